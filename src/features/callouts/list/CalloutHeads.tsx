/** The heads of the callouts table: all of a page chosen at once, and what it can be sorted by. */
import { useTranslation } from "react-i18next";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type Selection } from "../../../lib/hooks/useSelection.ts";
import { ChooseAll } from "../../../ui/table/ChooseAll.tsx";
import { SortHead } from "../../../ui/table/SortHead.tsx";
import { type Sort, type View } from "../shared/calloutQuery.ts";

export type CalloutHeadsProps = {
  /** Undefined before the first answer. */
  rows: readonly CalloutRow[] | undefined;
  selection: Selection;
  view: View;
  onSort: (sort: Sort) => void;
  /** Which columns there is room for. */
  narrow: boolean;
  wide: boolean;
};

/** What the order is when none was asked for: soonest first, in the past newest first; what presses, or needs cover soonest, comes by no column. */
function orderOf({ sort, tab }: View): Sort | null {
  if (sort) return sort;
  if (tab === "open" || tab === "needs_action") return null;
  return tab === "past" ? "-when" : "when";
}

type Sorting = "when" | "respond_by" | "updated_at";

export function CalloutHeads({ view, onSort, rows, selection, narrow, wide }: CalloutHeadsProps) {
  const { t } = useTranslation("callouts");
  const order = orderOf(view);
  const sorted = (by: Sorting) =>
    order === by ? ("ascending" as const) : order === `-${by}` ? ("descending" as const) : null;
  const next = (by: Sorting): Sort => (order === by ? `-${by}` : by);
  const head = (by: Sorting) => ({
    sorted: sorted(by),
    onSort: () => onSort(next(by)),
  });
  return (
    <tr>
      <th data-tool="">
        <ChooseAll label={t("chooseAll")} rows={rows} selection={selection} />
      </th>
      <SortHead label={t("column.when")} {...head("when")} />
      <th scope="col">{t("column.list")}</th>
      <th scope="col">{t("column.site")}</th>
      {!narrow && <th scope="col">{t("column.role")}</th>}
      <th scope="col">{t("column.status")}</th>
      <th scope="col">{t("column.responses")}</th>
      <th scope="col">{t("column.confirmed")}</th>
      <SortHead label={t("column.respondBy")} {...head("respond_by")} />
      {wide && (
        <>
          <th scope="col">{t("column.sentBy")}</th>
          <SortHead label={t("column.updated")} {...head("updated_at")} />
        </>
      )}
      <td data-tool="" />
    </tr>
  );
}
