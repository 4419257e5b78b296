/** At the ends of a callout's row: the box that chooses it, the button for everything else. */
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { MoreButton } from "../../../ui/table/MoreButton.tsx";
import { RowCheckbox } from "../../../ui/table/RowCheckbox.tsx";
import { furtherLists, leadList } from "../shared/cover.ts";
import { nameOf } from "../shared/nameOf.ts";
import { type RowFormat } from "../shared/useTimeFormat.ts";

/** What a row can ask of its table; stable, so that rows stay as they are. */
export type RowHandlers = {
  onChoose: (ids: readonly number[], on: boolean) => void;
  onMenu: (row: CalloutRow, opener: HTMLElement) => void;
};

type Props = RowHandlers & { row: CalloutRow; format: RowFormat; chosen: boolean };

function rowName(row: CalloutRow, format: RowFormat): string {
  const list = leadList(row.lists);
  if (!list) return row.reference;
  const more = furtherLists(row.lists);
  return joinFacts(format.language, [
    nameOf(row),
    format.date(list.date),
    more > 0 ? format.t("more", { count: more }) : null,
  ]);
}

export function ChooseBox({ row, format, chosen, onChoose }: Omit<Props, "onMenu">) {
  return (
    <RowCheckbox
      checked={chosen}
      slotProps={{ input: { "aria-label": format.t("choose", { list: rowName(row, format) }) } }}
      onChange={(event) => onChoose([row.id], event.target.checked)}
    />
  );
}

export function MoreForCallout({ row, format, onMenu }: Omit<Props, "chosen" | "onChoose">) {
  return (
    <MoreButton
      label={format.t("moreFor", { list: rowName(row, format) })}
      onClick={(event) => onMenu(row, event.currentTarget)}
    />
  );
}
