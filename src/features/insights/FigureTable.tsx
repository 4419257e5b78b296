/** The numbers of a figure; each leads to the callouts behind it. */
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { csvLine } from "../../contract/files/csvLine.ts";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";

/** `value`: what the file has where it is not the words. */
export type Cell = { text: string; value?: number | string | null; to?: string | undefined };
export type FigureRow = { key: string; cells: Cell[] };
export type FigureRows = { head: string[]; rows: FigureRow[] };

const Frame = styled("div")(({ theme: { vars } }) => ({
  maxHeight: 260,
  overflow: "auto",
  borderTop: `1px solid ${vars.palette.divider}`,
  fontVariantNumeric: "tabular-nums",
  "& thead th": { position: "sticky", top: 0, zIndex: 1 },
  "& tbody :is(td, th)": {
    height: "auto",
    padding: "6px 11px",
    fontSize: ".8125rem",
    fontWeight: 400,
    color: vars.palette.text.primary,
    background: "none",
    whiteSpace: "normal",
  },
  "& tbody td:first-of-type": { paddingInlineStart: 11 },
  // Digits below each other; what did not happen is there, but stands back.
  "& :is(td, thead th:not(:first-of-type))": { textAlign: "end" },
  "& tbody td[data-none]": { color: vars.palette.text.tertiary },
  "& tbody tr:last-of-type th": { borderBottom: 0 },
  [PHONE]: {
    "& thead th": { whiteSpace: "normal", verticalAlign: "bottom" },
    "& :is(thead, tbody) :is(th, td)": { paddingInline: 6 },
    "& tbody td:first-of-type": { paddingInlineStart: 6 },
  },
  "@media print": {
    maxHeight: "none",
    overflow: "visible",
    "& thead th": { position: "static", paddingBlock: 4 },
    "& tbody :is(td, th)": { paddingBlock: 1, fontSize: ".75rem" },
  },
}));

/** A number that is none leads nowhere. */
const Shown = ({ cell: { text, to } }: { cell: Cell }) => (to ? <Link to={to}>{text}</Link> : text);

/** "0", "0%" or "–". */
const NONE = /^(0\D*|–)$/;

/** May be scrolled with the keyboard. */
export function FigureTable({ label, table }: { label: string; table: FigureRows }) {
  return (
    <Frame tabIndex={0} role="group" aria-label={label}>
      <DataTable aria-label={label}>
        <thead>
          <tr>
            {table.head.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              {first && (
                <th scope="row">
                  <Shown cell={first} />
                </th>
              )}
              {rest.map((cell, nth) => (
                <td key={table.head[nth + 1]} {...(NONE.test(cell.text) ? { "data-none": "" } : {})}>
                  <Shown cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Frame>
  );
}

/** As a file: numbers without signs, so that a spreadsheet takes them for numbers. */
export const figureCsv = ({ head, rows }: FigureRows, delimiter: "," | ";"): string =>
  [head, ...rows.map(({ cells }) => cells.map(({ text, value }) => (value === undefined ? text : value)))]
    .map((cells) => csvLine(cells, delimiter))
    .join("");
