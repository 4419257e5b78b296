/** One callout as a row: when, whose list, where, and how the asking goes. */
import { memo } from "react";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { spanWords } from "../../../contract/wallSpan.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { classOnce } from "../../../ui/styling/classOnce.ts";
import { oneName, secondLine, toolCell } from "../../../ui/table/DataTable.tsx";
import { leadList } from "../shared/cover.ts";
import { ResponsesBar } from "../shared/ResponsesBar.tsx";
import { SessionWord } from "../shared/SessionWord.tsx";
import { type RowWords } from "../shared/useTimeWords.ts";
import { Booking, countsDown, faint, RespondBy, RowName, StatusNotes } from "./CalloutCells.tsx";
import { ChooseBox, MoreButton, type RowHandlers } from "./RowTools.tsx";

/** What stands out is below the status, not beside it. */
const statusCell = classOnce({
  "&& > *": { display: "flex", width: "fit-content" },
  "& > * + *": { marginTop: 4 },
});

/** Figures below figures. Not for names and references: it would space their hyphens out too. */
const FIGURES = { fontVariantNumeric: "tabular-nums" };
const timeCell = classOnce(FIGURES);

const dayCell = classOnce({
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
      <td className={toolCell}>
        <ChooseBox row={row} words={words} chosen={chosen} onChoose={onChoose} />
      </td>
      <td className={dayCell}>
        {words.date(list.date)} <SessionWord session={list.session} t={t} />
        <div className={secondLine}>{when}</div>
      </td>
      <td>
        <RowName row={row} />
        <div className={secondLine}>{about.filter(Boolean).join(" · ")}</div>
      </td>
      <td>
        {nonBreaking(list.site.short_name)}
        {list.theatre && <div className={secondLine}>{list.theatre}</div>}
      </td>
      {!narrow && <td>{role}</td>}
      <td className={statusCell}>
        <StatusNotes row={row} list={list} words={words} />
      </td>
      <td>
        {asked ? <ResponsesBar counts={row.counts} words={words} /> : <span className={faint}>{t("notSent")}</span>}
      </td>
      <td>
        <Booking row={row} words={words} />
      </td>
      <td className={timeCell}>
        <RespondBy row={row} list={list} words={words} />
      </td>
      {wide && (
        <>
          <td>
            {row.sent_by ? (
              <span className={oneName}>{row.sent_by}</span>
            ) : (
              <span className={faint}>{t("notSent")}</span>
            )}
          </td>
          <td className={timeCell}>{words.moment(row.updated_at, list.time_zone)}</td>
        </>
      )}
      <td className={toolCell}>
        <MoreButton row={row} words={words} onMenu={onMenu} />
      </td>
    </tr>
  );
});
