/** Who belongs to a group, in order; buttons move a doctor up and down, so that no dragging is needed (WCAG 2.5.7). */
import ArrowDownwardRounded from "@mui/icons-material/ArrowDownwardRounded";
import ArrowUpwardRounded from "@mui/icons-material/ArrowUpwardRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { type GroupMember } from "../../contract/shapes/doctorRequests.ts";
import { useRowFocus } from "../../lib/hooks/useRowFocus.ts";
import { Card } from "../../ui/page/Card.tsx";
import { ErrorState } from "../../ui/page/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/styling/VisuallyHidden.ts";
import { SecondLine } from "../../ui/table/DataTable.tsx";
import { RowLink } from "../../ui/table/RowLink.ts";
import { AddMember } from "./AddMember.tsx";
import { useMembers } from "./useMembers.ts";

const Members = styled("ol")(({ theme }) => ({
  outline: 0,
  margin: "0 -20px -20px",
  "& > li": {
    display: "flex",
    alignItems: "center",
    gap: 4,
    padding: "6px 20px",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li > span": { width: "3ch", fontVariantNumeric: "tabular-nums", color: theme.vars.palette.text.tertiary },
  "& > li > div": { flex: 1, minWidth: 0, overflowWrap: "anywhere", "& a": { whiteSpace: "normal" } },
  "& button": { width: 44, height: 44 },
  // The first cannot go up, the last not down.
  "& button[aria-disabled=true]": { color: theme.vars.palette.text.disabled, cursor: "default" },
}));

const buttonId = (id: number, by: -1 | 1): string => `member-${id}-${by === 1 ? "down" : "up"}`;

type RowProps = {
  member: GroupMember;
  place: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function Row({ member: { id, name, grade }, place, count, onMove, onRemove }: RowProps) {
  const { t } = useTranslation("manage");
  return (
    <li>
      <span>{place}</span>
      <div>
        <RowLink to={`/doctors/${id}`}>{name}</RowLink>
        <SecondLine>{grade}</SecondLine>
      </div>
      <IconButton
        id={buttonId(id, -1)}
        aria-label={t("groups.up", { name })}
        aria-disabled={place === 1}
        onClick={() => onMove(-1)}
      >
        <ArrowUpwardRounded />
      </IconButton>
      <IconButton
        id={buttonId(id, 1)}
        aria-label={t("groups.down", { name })}
        aria-disabled={place === count}
        onClick={() => onMove(1)}
      >
        <ArrowDownwardRounded />
      </IconButton>
      <IconButton aria-label={t("groups.removeMember", { name })} onClick={onRemove}>
        <CloseRounded />
      </IconButton>
    </li>
  );
}

export function GroupMembers({ id }: { id: number }) {
  const { t } = useTranslation("manage");
  const { members, error, refetch, said, move, add, remove } = useMembers(id);
  const pressed = useRef("");
  const list = useRef<HTMLOListElement>(null);
  const handleFocus = useRowFocus(list);
  // The outside world is the focus: a row that is put elsewhere in the document loses it.
  useEffect(() => {
    if (members && pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = "";
  }, [members]);
  if (error && !members) {
    const requestId = isProblem(error) ? error.requestId : undefined;
    return <ErrorState title={t("groups.loadFailed")} requestId={requestId} onRetry={refetch} />;
  }
  if (!members) return <Skeleton height={160} />;
  return (
    <div>
      <Card title={t("groups.members")}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {t(members.length > 0 ? "groups.membersText" : "groups.noMembers")}
        </Typography>
        <div style={{ margin: "0 -20px" }}>
          <AddMember memberIds={members.map((one) => one.id)} onAdd={(doctor) => void add(doctor)} />
        </div>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <Members ref={list} tabIndex={-1} aria-label={t("groups.members")} onFocus={handleFocus}>
          {members.map((member, index) => (
            <Row
              key={member.id}
              member={member}
              place={index + 1}
              count={members.length}
              onMove={(by) => {
                pressed.current = buttonId(member.id, by);
                void move(member, by);
              }}
              onRemove={() => void remove(member)}
            />
          ))}
        </Members>
      </Card>
    </div>
  );
}
