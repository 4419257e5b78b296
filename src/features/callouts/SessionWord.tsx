/** A session as three cells (morning, afternoon, narrow evening) and, always, the word. */
import { type Session } from "../../contract/callout.ts";
import { SESSION_CELLS } from "../../contract/sessionCells.ts";
import { classOnce } from "../../ui/classOnce.ts";
import { paint } from "../../ui/paint.ts";
import { type RowWords } from "./useTimeWords.ts";

/** Left edge and width of each. */
const PLACES = [
  [0, 8],
  [10, 8],
  [20, 5],
] as const;

const SESSIONS = Object.keys(SESSION_CELLS) as Session[];
const [WIDTH, HEIGHT] = [25, 10];

/** Those that are meant are full. */
const cells = (session: Session): string =>
  PLACES.map(([x, width], index) =>
    SESSION_CELLS[session][index]
      ? `<rect x='${x}' width='${width}' height='10' rx='2'/>`
      : `<rect x='${x + 0.75}' y='.75' width='${width - 1.5}' height='8.5' rx='1.25' fill='none' stroke='#000' stroke-width='1.5'/>`,
  ).join("");

/** One picture for all, since the browser makes a document of each. */
const SHEET = [
  `<svg xmlns='http://www.w3.org/2000/svg' width='${WIDTH}' height='${HEIGHT * SESSIONS.length}'>`,
  ...SESSIONS.map((session, place) => `<g transform='translate(0 ${HEIGHT * place})'>${cells(session)}</g>`),
  "</svg>",
].join("");

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
    width: WIDTH,
    height: HEIGHT,
    WebkitMask: `url("data:image/svg+xml,${encodeURIComponent(SHEET)}") no-repeat`,
    printColorAdjust: "exact",
  },
  ...Object.fromEntries(
    SESSIONS.map((session, place) => [
      `&[data-session=${session}]::before`,
      { background: colours(session), WebkitMaskPosition: `0 -${HEIGHT * place}px` },
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
