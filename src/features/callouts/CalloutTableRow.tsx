/** One callout as a row: when, whose list, where, and how the asking goes. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type CalloutRow } from "../../contract/callout.ts";
import { NARROW } from "../../ui/breakpoints.ts";
import { OneLine, SecondLine } from "../../ui/DataTable.tsx";
import { Booking, RespondBy, StatusNotes } from "./CalloutCells.tsx";
import { ResponsesBar } from "./ResponsesBar.tsx";
import { ChooseBox, MoreButton, type RowHandlers } from "./RowTools.tsx";
import { SessionWord } from "./SessionWord.tsx";
import { useTimeWords } from "./useTimeWords.ts";

export const RowLink = styled(Link)(({ theme }) => ({
  color: "inherit",
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", color: theme.vars.palette.text.link },
}));

/** Below 1380 px the role stands in the second line of the list. */
const LowCell = styled("td")({ [NARROW]: { display: "none" } });
export const LowHead = styled("th")({ [NARROW]: { display: "none" } });
const RoleInside = styled("span")({ display: "none", [NARROW]: { display: "inline" } });

const ToolCell = styled("td")({ width: 1, "@media print": { display: "none" } });

/** What stands out is below the status, not beside it. */
const StatusCell = styled("td")({ "& > div": { flexDirection: "column", alignItems: "flex-start" } });

const Day = styled("div")({ display: "flex", alignItems: "center", gap: 8, whiteSpace: "nowrap", fontWeight: 600 });

export type RowProps = { row: CalloutRow; now: number; chosen: boolean } & RowHandlers;

export const CalloutTableRow = memo(function CalloutTableRow({ row, now, chosen, onChoose, onMenu }: RowProps) {
  const { t } = useTranslation("callouts");
  const words = useTimeWords(now);
  const [list, ...more] = row.lists;
  if (!list) return null;
  const role = t(`role.${list.role_needed}`);
  const zone = words.zone(list);
  const asked = row.status !== "draft" && row.status !== "scheduled";
  return (
    <tr
      {...(chosen ? { "data-chosen": "" } : {})}
      {...(row.risk ? { "data-risk": "" } : {})}
      {...(row.status === "cancelled" ? { "data-muted": "" } : {})}
    >
      <ToolCell>
        <ChooseBox row={row} now={now} chosen={chosen} onChoose={onChoose} />
      </ToolCell>
      <td>
        <Day>
          {words.date(list.date)} <SessionWord session={list.session} />
        </Day>
        <SecondLine>
          {`${list.start_time}–${list.end_time} · ${words.until(list)}`}
          {zone && ` · ${zone}`}
        </SecondLine>
      </td>
      <td>
        <RowLink to={`/callouts/${row.id}`} data-row="">
          {list.surgeon.name || row.reference}
        </RowLink>
        <SecondLine>
          {list.specialty}
          {more.length > 0 && (
            <>
              {list.specialty && " · "}
              <OneLine sx={{ fontWeight: 500 }}>{t("more", { count: more.length })}</OneLine>
            </>
          )}
          <RoleInside>{`${list.specialty || more.length > 0 ? " · " : ""}${role}`}</RoleInside>
        </SecondLine>
      </td>
      <td>
        <OneLine>{list.site.short_name}</OneLine>
        <SecondLine>{list.theatre}</SecondLine>
      </td>
      <LowCell>{role}</LowCell>
      <StatusCell>
        <StatusNotes row={row} list={list} words={words} />
      </StatusCell>
      <td>
        {asked ? (
          <ResponsesBar counts={row.counts} />
        ) : (
          <Typography variant="body2" component="span" color="text.tertiary">
            {t("notSent")}
          </Typography>
        )}
      </td>
      <td>
        <Booking row={row} />
      </td>
      <td>
        <RespondBy row={row} list={list} words={words} />
      </td>
      <ToolCell>
        <MoreButton row={row} now={now} onMenu={onMenu} />
      </ToolCell>
    </tr>
  );
});
