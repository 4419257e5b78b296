/** One callout as a row: when, whose list, where, and how the asking goes. */

import { styled } from "@mui/material/styles";
import { memo } from "react";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { spanWords } from "../../../contract/wallSpan.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { LongName, SecondLine, ToolCell } from "../../../ui/table/DataTable.tsx";
import { leadList } from "../shared/cover.ts";
import { ResponsesBar } from "../shared/ResponsesBar.tsx";
import { SessionWord } from "../shared/SessionWord.tsx";
import { type RowWords } from "../shared/useTimeWords.ts";
import { Booking, countsDown, Faint, RespondBy, RowName, StatusNotes } from "./CalloutCells.tsx";
import { ChooseBox, MoreForCallout, type RowHandlers } from "./RowTools.tsx";

/** What stands out is below the status, not beside it. */
const StatusCell = styled("td")({
  "&& > *": { display: "flex", width: "fit-content" },
  "& > * + *": { marginTop: 4 },
});

/** Figures below figures. Not for names and references: it would space their hyphens out too. */
const FIGURES = { fontVariantNumeric: "tabular-nums" };
const TimeCell = styled("td")(FIGURES);

const DayCell = styled("td")({
  ...FIGURES,
  whiteSpace: "nowrap",
  fontWeight: 600,
  "& > span": { marginInlineStart: 4 },
  "& > div": { fontWeight: 400 },
});

/** Below 1380 px there is no column for the role: it stands in the second line of the list. From 1600 px who sent it has one. */
export type CalloutTableRowProps = RowProps & { narrow: boolean; wide: boolean };

export type RowProps = { row: CalloutRow; words: RowWords; chosen: boolean } & RowHandlers;

export const CalloutTableRow = memo(function CalloutTableRow(props: CalloutTableRowProps) {
  const { row, words, chosen, narrow, wide, onChoose, onMenu } = props;
  const { t } = words;
  const list = leadList(row.lists);
  if (!list) return null;
  const role = t(`role.${list.role_needed}`);
  const asked = row.status !== "draft" && row.status !== "scheduled";
  const zone = words.zone(list);
  const when = [spanWords(list.start_time, list.end_time), countsDown(row) && words.until(list), zone]
    .filter(Boolean)
    .join(" · ");
  const about = [
    row.title_own && list.surgeon.name,
    list.specialty,
    row.lists.length > 1 && nonBreaking(t("more", { count: row.lists.length - 1 })),
    narrow && role,
  ];
  return (
    <tr
      {...(chosen ? { "data-chosen": "" } : {})}
      {...(row.risk ? { "data-risk": "" } : {})}
      {...(row.status === "cancelled" ? { "data-muted": "" } : {})}
    >
      <ToolCell>
        <ChooseBox row={row} words={words} chosen={chosen} onChoose={onChoose} />
      </ToolCell>
      <DayCell>
        {words.date(list.date)} <SessionWord session={list.session} t={t} />
        <SecondLine>{when}</SecondLine>
      </DayCell>
      <td>
        <RowName row={row} />
        <SecondLine>{about.filter(Boolean).join(" · ")}</SecondLine>
      </td>
      <td>
        {nonBreaking(list.site.short_name)}
        {list.theatre && <SecondLine>{list.theatre}</SecondLine>}
      </td>
      {!narrow && <td>{role}</td>}
      <StatusCell>
        <StatusNotes row={row} list={list} words={words} />
      </StatusCell>
      <td>{asked ? <ResponsesBar counts={row.counts} words={words} /> : <Faint>{t("notSent")}</Faint>}</td>
      <td>
        <Booking row={row} words={words} />
      </td>
      <TimeCell>
        <RespondBy row={row} list={list} words={words} />
      </TimeCell>
      {wide && (
        <>
          <td>{row.sent_by ? <LongName>{row.sent_by}</LongName> : <Faint>{t("notSent")}</Faint>}</td>
          <TimeCell>{words.moment(row.updated_at, list.time_zone)}</TimeCell>
        </>
      )}
      <ToolCell>
        <MoreForCallout row={row} words={words} onMenu={onMenu} />
      </ToolCell>
    </tr>
  );
});
