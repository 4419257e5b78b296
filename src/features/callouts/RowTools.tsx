/** At the ends of a callout's row: the box that chooses it, the button for everything else. */
import { useTranslation } from "react-i18next";
import { type CalloutRow } from "../../contract/callout.ts";
import { MoreDots } from "../../ui/MoreDots.tsx";
import { RowBox } from "../../ui/RowBox.tsx";
import { nameOf } from "./CalloutCells.tsx";
import { useTimeWords } from "./useTimeWords.ts";

/** What a row can ask of its table; stable, so that rows stay as they are. */
export type RowHandlers = {
  onChoose: (ids: readonly number[], on: boolean) => void;
  onMenu: (row: CalloutRow, opener: HTMLElement) => void;
};

type Props = RowHandlers & { row: CalloutRow; now: number; chosen: boolean };

function useRowName(row: CalloutRow, now: number): string {
  const words = useTimeWords(now);
  const [list] = row.lists;
  return list ? [nameOf(row), words.date(list.date)].join(", ") : row.reference;
}

export function ChooseBox({ row, now, chosen, onChoose }: Omit<Props, "onMenu">) {
  const { t } = useTranslation("callouts");
  return (
    <RowBox
      type="checkbox"
      checked={chosen}
      aria-label={t("choose", { list: useRowName(row, now) })}
      onChange={(event) => onChoose([row.id], event.target.checked)}
    />
  );
}

export function MoreButton({ row, now, onMenu }: Omit<Props, "chosen" | "onChoose">) {
  const { t } = useTranslation("callouts");
  return (
    <MoreDots
      type="button"
      aria-haspopup="menu"
      aria-label={t("moreFor", { list: useRowName(row, now) })}
      onClick={(event) => onMenu(row, event.currentTarget)}
    />
  );
}
