/** The box in a table's head: it chooses all rows of the page, or lets go of them. */
import { type Selection } from "../../lib/hooks/useSelection.ts";
import { RowCheckbox } from "./RowCheckbox.tsx";

type Props = {
  label: string;
  /** Undefined before the first answer. */
  rows: readonly { id: number }[] | undefined;
  selection: Selection;
};

export function ChooseAll({ label, rows = [], selection }: Props) {
  const ids = rows.map(({ id }) => id);
  const all = ids.length > 0 && selection.ids.size === ids.length;
  return (
    <RowCheckbox
      checked={all}
      disabled={ids.length === 0}
      slotProps={{ input: { "aria-label": label, ref: selection.everyone } }}
      onChange={() => selection.choose(ids, !all)}
    />
  );
}
