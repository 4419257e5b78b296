/** How chosen groups and doctors, and those that can be chosen, are drawn. */
import CloseRounded from "@mui/icons-material/CloseRounded";
import GroupsRounded from "@mui/icons-material/GroupsRounded";
import PersonRounded from "@mui/icons-material/PersonRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type Chosen } from "../model/chosen.ts";

const Tag = styled("span")(({ theme: { vars } }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 5,
  minHeight: 28,
  paddingInlineStart: 7,
  borderRadius: 6,
  fontSize: ".75rem",
  fontWeight: 500,
  background: vars.palette.status.open.bg,
  color: vars.palette.status.open.fg,
  "& svg": { fontSize: 15 },
  "& button": {
    display: "grid",
    placeItems: "center",
    width: 26,
    height: 26,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: "none",
    color: "inherit",
    cursor: "pointer",
  },
}));

export function useRecipientName(): (one: Chosen) => string {
  const { t } = useTranslation("callouts");
  return ({ name, count }) => (count === undefined ? name : t("form.groupCount", { name, count }));
}

export const RecipientIcon = ({ kind }: Pick<Chosen, "kind">) =>
  kind === "group" ? <GroupsRounded aria-hidden="true" /> : <PersonRounded aria-hidden="true" />;

export function RecipientTag({ one, onRemove }: { one: Chosen; onRemove: () => void }) {
  const { t } = useTranslation("callouts");
  const name = useRecipientName()(one);
  return (
    <Tag>
      <RecipientIcon kind={one.kind} />
      <bdi>{name}</bdi>
      <button type="button" aria-label={t("form.remove", { name })} onClick={onRemove}>
        <CloseRounded />
      </button>
    </Tag>
  );
}
