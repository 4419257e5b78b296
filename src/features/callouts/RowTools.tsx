/** At the ends of a callout's row: the box that chooses it, the button for everything else. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type CalloutRow } from "../../contract/callout.ts";
import { RowBox } from "../../ui/RowBox.tsx";
import { useTimeWords } from "./useTimeWords.ts";

const More = styled("button")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: "none",
  color: theme.vars.palette.text.secondary,
  cursor: "pointer",
  "&:hover, &[aria-expanded=true]": { background: theme.vars.palette.action.hover },
  // Three dots, drawn by the style: every row has them.
  "&::before": {
    content: '""',
    width: 15,
    height: 4,
    background: "currentColor",
    mask: "radial-gradient(circle at 2px, #000 1.6px, transparent 2px) 0 0 / 5.5px 4px",
  },
  "@media (forced-colors: active)": { "&::before": { forcedColorAdjust: "none", background: "ButtonText" } },
}));

/** What a row can ask of its table; stable, so that rows stay as they are. */
export type RowHandlers = {
  onChoose: (ids: readonly number[], on: boolean) => void;
  onMenu: (row: CalloutRow, opener: HTMLElement) => void;
};

type Props = RowHandlers & { row: CalloutRow; now: number; chosen: boolean };

function useRowName(row: CalloutRow, now: number): string {
  const words = useTimeWords(now);
  const [list] = row.lists;
  return list ? [list.surgeon.name || row.reference, words.date(list.date)].join(", ") : row.reference;
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
    <More
      type="button"
      aria-haspopup="menu"
      aria-label={t("moreFor", { list: useRowName(row, now) })}
      onClick={(event) => onMenu(row, event.currentTarget)}
    />
  );
}
