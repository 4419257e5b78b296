/** The rows of a page as a table, or as cards where it is narrow; before the first answer, rows to come. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type CalloutRow } from "../../contract/callout.ts";
import { useMediaQuery } from "../../lib/useMediaQuery.ts";
import { useNow } from "../../lib/useNow.ts";
import { type Selection } from "../../lib/useSelection.ts";
import { CARDS, NARROW } from "../../ui/breakpoints.ts";
import { DataTable, TableFrame } from "../../ui/DataTable.tsx";
import { RowBox } from "../../ui/RowBox.tsx";
import { SkeletonRows } from "../../ui/SkeletonRows.tsx";
import { SortHead } from "../../ui/SortHead.tsx";
import { CalloutCard } from "./CalloutCard.tsx";
import { CalloutTableRow } from "./CalloutTableRow.tsx";
import { CardSkeletons } from "./CardSkeletons.tsx";
import { type Sort, type View } from "./calloutQuery.ts";
import { type RowHandlers } from "./RowTools.tsx";

/** Widths of the lines to come, by column. */
const COLUMNS = [
  [18, 0],
  [128, 104],
  [118, 82],
  [74, 58],
  [88, 0],
  [72, 0],
  [138, 110],
  [72, 0],
  [112, 64],
  [20, 0],
] as const;

/** The column that a narrow window has no room for. */
const ROLE = 4;

const Cards = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 1,
  background: theme.vars.palette.divider,
  "@media (max-width: 899.95px)": { gridTemplateColumns: "minmax(0, 1fr)" },
}));

type Props = {
  /** Undefined before the first answer. */
  rows: readonly CalloutRow[] | undefined;
  selection: Selection;
  onMenu: RowHandlers["onMenu"];
  view: View;
  onSort: (sort: Sort) => void;
};

/** What the order is when none was asked for: soonest first, in the past newest first. */
const orderOf = ({ sort, tab }: View): Sort => sort || (tab === "past" ? "-when" : "when");

function ChooseAll({ rows = [], selection }: Pick<Props, "rows" | "selection">) {
  const { t } = useTranslation("callouts");
  const all = rows.length > 0 && selection.ids.size === rows.length;
  const handleAll = () =>
    selection.choose(
      rows.map(({ id }) => id),
      !all,
    );
  return (
    <RowBox
      type="checkbox"
      checked={all}
      aria-label={t("chooseAll")}
      disabled={rows.length === 0}
      onChange={handleAll}
    />
  );
}

function Heads({ view, onSort, rows, selection, narrow }: Omit<Props, "onMenu"> & { narrow: boolean }) {
  const { t } = useTranslation("callouts");
  const order = orderOf(view);
  const sorted = (by: "when" | "respond_by") => (order === by ? "ascending" : order === `-${by}` ? "descending" : null);
  const handleSort = (by: "when" | "respond_by") => () => onSort(order === by ? `-${by}` : by);
  return (
    <tr>
      <th>
        <ChooseAll rows={rows} selection={selection} />
      </th>
      <SortHead label={t("column.when")} sorted={sorted("when")} onSort={handleSort("when")} />
      <th scope="col">{t("column.list")}</th>
      <th scope="col">{t("column.site")}</th>
      {!narrow && <th scope="col">{t("column.role")}</th>}
      <th scope="col">{t("column.status")}</th>
      <th scope="col">{t("column.responses")}</th>
      <th scope="col">{t("column.confirmed")}</th>
      <SortHead label={t("column.respondBy")} sorted={sorted("respond_by")} onSort={handleSort("respond_by")} />
      <td />
    </tr>
  );
}

export function CalloutsTable({ rows, view, selection, onSort, onMenu }: Props) {
  const { t } = useTranslation("callouts");
  const now = useNow();
  const cards = useMediaQuery(CARDS);
  const narrow = useMediaQuery(NARROW);
  const { choose, ids } = selection;
  const rowProps = (row: CalloutRow) => ({ row, now, chosen: ids.has(row.id), onChoose: choose, onMenu });
  if (cards)
    return rows ? (
      <Cards aria-label={t("tableLabel")}>
        {rows.map((row) => (
          <CalloutCard key={row.id} {...rowProps(row)} />
        ))}
      </Cards>
    ) : (
      <CardSkeletons />
    );
  return (
    <TableFrame>
      <DataTable aria-label={t("tableLabel")} aria-busy={!rows} sx={{ wordBreak: "keep-all" }}>
        <thead>
          <Heads view={view} onSort={onSort} rows={rows} selection={selection} narrow={narrow} />
        </thead>
        {rows ? (
          <tbody>
            {rows.map((row) => (
              <CalloutTableRow key={row.id} {...rowProps(row)} narrow={narrow} />
            ))}
          </tbody>
        ) : (
          <tbody aria-hidden="true">
            <SkeletonRows columns={narrow ? COLUMNS.toSpliced(ROLE, 1) : COLUMNS} />
          </tbody>
        )}
      </DataTable>
    </TableFrame>
  );
}
