/** A table of what happened to a doctor, a page at a time. */
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { DataTable, TableFrame } from "../../../ui/table/DataTable.tsx";
import { HeadCells } from "../../../ui/table/HeadCells.tsx";
import { RecordsPage, type RecordsQuery } from "./RecordsPage.tsx";

/** On a phone the first cell of a record stands above the others, and one that holds nothing (`data-none`) is left out. */
const RecordsTable = styled(DataTable)(({ theme }) => ({
  // In line with the words of the tabs above.
  "& :is(th, td):first-of-type": { paddingInlineStart: 20 },
  "& :is(th, td):last-of-type": { paddingInlineEnd: 20 },
  [PHONE]: {
    "& thead": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "&, & tbody": { display: "block" },
    "& tbody tr": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "6px 16px",
      padding: "12px 20px",
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    "& tbody tr td, & tbody tr td:is(:first-of-type, :last-of-type)": { height: "auto", padding: 0, border: 0 },
    "& tbody tr td:first-of-type": { flex: "1 0 100%", minWidth: 0, overflowWrap: "anywhere" },
    "& tbody tr td[data-none]": { display: "none" },
    "& tbody tr:last-of-type": { borderBottom: 0 },
    "& tbody tr:hover td": { background: "none" },
  },
}));

type Props<Row> = {
  query: RecordsQuery<{ data: Row[]; meta: { total: number } }>;
  page: number;
  onPage: (page: number) => void;
  label: string;
  /** What to say when there are none. */
  empty: string;
  heads: readonly string[];
  /** The table's row of one record. */
  children: (row: Row) => ReactNode;
};

export function DoctorRecords<Row>({ label, heads, children, ...page }: Props<Row>) {
  return (
    <RecordsPage {...page} loading={<Skeleton height={120} style={{ margin: 20 }} />}>
      {({ data }) => (
        <TableFrame>
          <RecordsTable aria-label={label}>
            <thead>
              <tr>
                <HeadCells heads={heads} />
              </tr>
            </thead>
            <tbody>{data.map(children)}</tbody>
          </RecordsTable>
        </TableFrame>
      )}
    </RecordsPage>
  );
}
