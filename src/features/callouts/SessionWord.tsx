/** A session as three cells (morning, afternoon, narrow evening) and, always, the word. */
import { type Session } from "../../contract/callout.ts";
import { paint } from "../../ui/paint.ts";
import { styledOnce } from "../../ui/styledOnce.tsx";
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

/** Three drawn cells, those that are meant or the others. */
function cells(session: Session, filled: boolean): string {
  const drawn = PLACES.map(([x, width], index) => {
    if (CELLS[session][index] !== filled) return "";
    return filled
      ? `<rect x='${x}' width='${width}' height='10' rx='2'/>`
      : `<rect x='${x + 0.75}' y='.75' width='${width - 1.5}' height='8.5' rx='1.25' fill='none' stroke='#000' stroke-width='1.5'/>`;
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='25' height='10'>${drawn.join("")}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") left center no-repeat`;
}

/** Drawn by the style, not by elements: every row has one. */
const Words = styledOnce("span", {
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
    width: 25,
    height: 10,
    printColorAdjust: "exact",
  },
  "&::before": { background: paint("text-tertiary") },
  "&::after": { background: paint("text-primary") },
  ...Object.fromEntries(
    (Object.keys(CELLS) as Session[]).flatMap((session) => [
      [`&[data-session=${session}]::before`, { mask: cells(session, false) }],
      [`&[data-session=${session}]::after`, { mask: cells(session, true) }],
    ]),
  ),
  "@media (forced-colors: active)": {
    "&::before, &::after": { forcedColorAdjust: "none", background: "CanvasText" },
  },
});

export function SessionWord({ session, t }: { session: Session } & Pick<RowWords, "t">) {
  return <Words data-session={session}>{t(`session.${session}`)}</Words>;
}
