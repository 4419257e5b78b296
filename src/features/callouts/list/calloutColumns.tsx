/** The columns of the callouts table, in their order: a new one is an entry here, and its texts under `column`. */
import { type ReactNode } from "react";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { formatSpan } from "../../../contract/wallSpan.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { LongName } from "../../../ui/table/DataTable.tsx";
import { furtherLists } from "../shared/cover.ts";
import { ResponsesBar } from "../shared/ResponsesBar.tsx";
import { SessionLabel } from "../shared/SessionLabel.tsx";
import { type RowFormat } from "../shared/useTimeFormat.ts";
import { Booking, countsDown, RespondBy, RowName, StatusNotes } from "./CalloutCells.tsx";

/** `narrow`: there is no column for the role, which stands in the second line of the list. */
type CellProps = { row: CalloutRow; list: CalloutList; format: RowFormat; narrow: boolean };

export type CalloutColumn = {
  /** Its head's text, under `column`. */
  name: "when" | "list" | "site" | "role" | "status" | "responses" | "confirmed" | "respondBy" | "sentBy" | "updated";
  /** By what the server sorts it; without, it is not sorted. */
  sort?: "when" | "respond_by" | "updated_at";
  /** Only windows so wide have room for it (ui/styling/breakpoints.ts); without, all. */
  from?: "1380px" | "1600px";
  /** Widths of the two lines of a row that is still to come, in pixels. */
  lines: readonly [number, number];
  /** A `td`. */
  cell: (props: CellProps) => ReactNode;
};

function whenCell({ row, list, format }: CellProps) {
  const when = [formatSpan(list.start_time, list.end_time), countsDown(row) && format.until(list), format.zone(list)];
  return (
    <td className="day figures">
      {format.date(list.date)} <SessionLabel session={list.session} t={format.t} />
      <div className="second">{when.filter(Boolean).join(" · ")}</div>
    </td>
  );
}

function listCell({ row, list, format: { t }, narrow }: CellProps) {
  const more = furtherLists(row.lists);
  const about = [
    row.title_own && list.surgeon.name,
    list.specialty,
    more > 0 && nonBreaking(t("more", { count: more })),
    narrow && t(`role.${list.role_needed}`),
  ];
  return (
    <td>
      <RowName row={row} />
      <div className="second">{about.filter(Boolean).join(" · ")}</div>
    </td>
  );
}

const siteCell = ({ list }: CellProps) => (
  <td>
    {nonBreaking(list.site.short_name)}
    {list.theatre && <div className="second">{list.theatre}</div>}
  </td>
);

const isAsked = ({ status }: CalloutRow): boolean => status !== "draft" && status !== "scheduled";

const responsesCell = ({ row, format }: CellProps) => (
  <td>
    {isAsked(row) ? (
      <ResponsesBar counts={row.counts} format={format} />
    ) : (
      <span className="faint">{format.t("notSent")}</span>
    )}
  </td>
);

export const CALLOUT_COLUMNS: readonly CalloutColumn[] = [
  { name: "when", sort: "when", lines: [128, 104], cell: whenCell },
  { name: "list", lines: [118, 82], cell: listCell },
  { name: "site", lines: [74, 58], cell: siteCell },
  {
    name: "role",
    from: "1380px",
    lines: [88, 0],
    cell: ({ list, format: { t } }) => <td>{t(`role.${list.role_needed}`)}</td>,
  },
  {
    name: "status",
    lines: [72, 0],
    cell: ({ row, list, format }) => (
      <td className="status">
        <StatusNotes row={row} list={list} format={format} />
      </td>
    ),
  },
  { name: "responses", lines: [138, 110], cell: responsesCell },
  {
    name: "confirmed",
    lines: [72, 0],
    cell: ({ row, format }) => (
      <td>
        <Booking row={row} format={format} />
      </td>
    ),
  },
  {
    name: "respondBy",
    sort: "respond_by",
    lines: [112, 64],
    cell: ({ row, list, format }) => (
      <td className="figures">
        <RespondBy row={row} list={list} format={format} />
      </td>
    ),
  },
  {
    name: "sentBy",
    from: "1600px",
    lines: [96, 0],
    cell: ({ row: { sent_by }, format: { t } }) => (
      <td>{sent_by ? <LongName>{sent_by}</LongName> : <span className="faint">{t("notSent")}</span>}</td>
    ),
  },
  {
    name: "updated",
    sort: "updated_at",
    from: "1600px",
    lines: [72, 0],
    cell: ({ row, format }) => <td className="figures">{format.past(row.updated_at)}</td>,
  },
];
