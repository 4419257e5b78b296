/** A session as three cells (morning, afternoon, narrow evening) and, always, the word. */
import { type Session } from "../../contract/callout.ts";
import { classOnce } from "../../ui/classOnce.ts";
import { paint } from "../../ui/paint.ts";
import { type RowWords } from "./useTimeWords.ts";

/** Which cells are filled; own times say nothing about the time of day. */
const CELLS: Record<Session, readonly boolean[]> = {
  am: [true, false, false],
  pm: [false, true, false],
  all_day: [true, true, false],
  evening: [false, false, true],
  on_call: [true, true, true],
  custom: [false, false, false],
};
/** Left edge and width of each. */
const PLACES = [
  [0, 8],
  [10, 8],
  [20, 5],
] as const;

const SESSIONS = Object.keys(CELLS) as Session[];
const [WIDTH, HEIGHT] = [25, 10];

/** Three drawn cells, those that are meant or the others. */
const cells = (session: Session, filled: boolean): string =>
  PLACES.map(([x, width], index) => {
    if (CELLS[session][index] !== filled) return "";
    return filled
      ? `<rect x='${x}' width='${width}' height='10' rx='2'/>`
      : `<rect x='${x + 0.75}' y='.75' width='${width - 1.5}' height='8.5' rx='1.25' fill='none' stroke='#000' stroke-width='1.5'/>`;
  }).join("");

/** One picture for all, since the browser makes a document of each: left what is meant, right the others. */
const SHEET = [
  `<svg xmlns='http://www.w3.org/2000/svg' width='${2 * WIDTH}' height='${HEIGHT * SESSIONS.length}'>`,
  ...SESSIONS.map(
    (session, place) =>
      `<g transform='translate(0 ${HEIGHT * place})'>${cells(session, true)}` +
      `<g transform='translate(${WIDTH})'>${cells(session, false)}</g></g>`,
  ),
  "</svg>",
].join("");

/** Drawn by the style, not by elements: every row has one. */
const sessionWord = classOnce({
  position: "relative",
  display: "inline-block",
  paddingInlineStart: 31,
  whiteSpace: "nowrap",
  fontWeight: 500,
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    top: "calc(50% - 5px)",
    width: WIDTH,
    height: HEIGHT,
    mask: `url("data:image/svg+xml,${encodeURIComponent(SHEET)}") no-repeat`,
    printColorAdjust: "exact",
  },
  "&::before": { background: paint("text-tertiary") },
  "&::after": { background: paint("text-primary") },
  ...Object.fromEntries(
    SESSIONS.flatMap((session, place) => [
      [`&[data-session=${session}]::before`, { maskPosition: `-${WIDTH}px -${HEIGHT * place}px` }],
      [`&[data-session=${session}]::after`, { maskPosition: `0 -${HEIGHT * place}px` }],
    ]),
  ),
  "@media (forced-colors: active)": {
    "&::before, &::after": { forcedColorAdjust: "none", background: "CanvasText" },
  },
});

export function SessionWord({ session, t }: { session: Session } & Pick<RowWords, "t">) {
  return (
    <span className={sessionWord} data-session={session}>
      {t(`session.${session}`)}
    </span>
  );
}
