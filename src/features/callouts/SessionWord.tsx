/** A session as three cells (morning, afternoon, narrow evening) and, always, the word. */
import { type Session } from "../../contract/callout.ts";
import { classOnce } from "../../ui/classOnce.ts";
import { paint } from "../../ui/paint.ts";
import { CELL_PLACES, CELLS_HEIGHT, CELLS_MASK, CELLS_WIDTH, type Cells, cellsPosition } from "../../ui/signs.ts";
import { type RowWords } from "./useTimeWords.ts";

/** Which cells are full; own times say nothing about the time of day. */
const FULL: Record<Session, Cells> = {
  am: "100",
  pm: "010",
  all_day: "110",
  evening: "001",
  on_call: "111",
  custom: "000",
};

/** The colour behind each cell, changing between them. */
function colours(which: Cells): string {
  const stops = CELL_PLACES.map(([x, width], index) => {
    const colour = paint(which[index] === "1" ? "text-primary" : "text-tertiary");
    return `${colour} ${x - 1}px ${x + width + 1}px`;
  });
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}

/** Drawn by the style, not by elements: every row has one. */
const sessionWord = classOnce({
  position: "relative",
  display: "inline-block",
  paddingInlineStart: 31,
  whiteSpace: "nowrap",
  fontWeight: 500,
  "&::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    top: "calc(50% - 5px)",
    width: CELLS_WIDTH,
    height: CELLS_HEIGHT,
    mask: CELLS_MASK,
    printColorAdjust: "exact",
  },
  ...Object.fromEntries(
    Object.entries(FULL).map(([session, which]) => [
      `&[data-session=${session}]::before`,
      { background: colours(which), maskPosition: cellsPosition(which) },
    ]),
  ),
  "@media (forced-colors: active)": {
    "&[data-session]::before": { forcedColorAdjust: "none", background: "CanvasText" },
  },
});

export function SessionWord({ session, t }: { session: Session } & Pick<RowWords, "t">) {
  return (
    <span className={sessionWord} data-session={session}>
      {t(`session.${session}`)}
    </span>
  );
}
