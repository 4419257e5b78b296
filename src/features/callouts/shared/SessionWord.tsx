/** A session as three cells (morning, afternoon, narrow evening) and, always, the word. */
import { type Session } from "../../../contract/callout.ts";
import { SESSION_CELLS } from "../../../contract/sessionCells.ts";
import { classOnce } from "../../../ui/styling/classOnce.ts";
import { paint } from "../../../ui/styling/paint.ts";
import { type RowWords } from "./useTimeWords.ts";

/** Left edge and width of each. */
const PLACES = [
  [0, 8],
  [10, 8],
  [20, 5],
] as const;

const SESSIONS = Object.keys(SESSION_CELLS) as Session[];
const HEIGHT = 10;

/** A rectangle with round corners. */
const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** Those that are meant are full, of the others there is the border; where two boxes are one in the other, it is empty. */
const cells = (session: Session): string =>
  PLACES.map(([x, width], index) =>
    SESSION_CELLS[session][index]
      ? box(x, 0, width, HEIGHT, 2)
      : box(x, 0, width, HEIGHT, 2) + box(x + 1.5, 1.5, width - 3, HEIGHT - 3, 0.5),
  ).join("");

/** The colour behind each cell, changing between them. */
function colours(session: Session): string {
  const stops = PLACES.map(([x, width], index) => {
    const colour = paint(SESSION_CELLS[session][index] ? "text-primary" : "text-tertiary");
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
    width: 25,
    height: HEIGHT,
    printColorAdjust: "exact",
  },
  ...Object.fromEntries(
    SESSIONS.map((session) => [
      `&[data-session=${session}]::before`,
      { background: colours(session), clipPath: `path(evenodd, "${cells(session)}")` },
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
