/** The heads of the callouts table: all of a page chosen at once, and what it can be sorted by. */
import { useTranslation } from "react-i18next";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type Selection } from "../../../lib/hooks/useSelection.ts";
import { ChooseAll } from "../../../ui/table/ChooseAll.tsx";
import { SortHead } from "../../../ui/table/SortHead.tsx";
import { type Sort, type View } from "../shared/calloutQuery.ts";
import { type CalloutColumn } from "./calloutColumns.tsx";

export type CalloutHeadsProps = {
  /** Undefined before the first answer. */
  rows: readonly CalloutRow[] | undefined;
  selection: Selection;
  view: View;
  onSort: (sort: Sort) => void;
  columns: readonly CalloutColumn[];
};

/** What the order is when none was asked for: soonest first, in the past newest first; what presses, and all, as in a diary, come by no column. */
function orderOf({ sort, tab }: View): Sort | null {
  if (sort) return sort;
  if (tab === "past") return "-when";
  return tab === "confirmed" || tab === "drafts" ? "when" : null;
}

export function CalloutHeads({ view, onSort, rows, selection, columns }: CalloutHeadsProps) {
  const { t } = useTranslation("callouts");
  const order = orderOf(view);
  const head = (by: NonNullable<CalloutColumn["sort"]>) => ({
    sorted: order === by ? ("ascending" as const) : order === `-${by}` ? ("descending" as const) : null,
    onSort: () => onSort(order === by ? `-${by}` : by),
  });
  return (
    <tr>
      <th className="tool">
        <ChooseAll label={t("chooseAll")} rows={rows} selection={selection} />
      </th>
      {columns.map(({ name, sort }) => {
        const label = t(`column.${name}`);
        return sort ? (
          <SortHead key={name} label={label} {...head(sort)} />
        ) : (
          <th key={name} scope="col">
            {label}
          </th>
        );
      })}
      <td className="tool" />
    </tr>
  );
}
