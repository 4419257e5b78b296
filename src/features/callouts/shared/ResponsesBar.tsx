/** How many answered what: a bar that works without colour, and the four counts with signs. */
import { type ResponseCounts } from "../../../contract/shapes/calloutList.ts";
import { joinNames } from "../../../lib/formatList.ts";
import { classOnce } from "../../../ui/styling/classOnce.ts";
import { paint } from "../../../ui/styling/paint.ts";
import { type RowWords } from "./useTimeWords.ts";

const ORDER = ["available", "if_needed", "unavailable", "none"] as const;
const SIGN = { available: "check", if_needed: "question", unavailable: "cross", none: "dots" } as const;

const PAINT = {
  available: paint("response-available"),
  // The stripes below shine through.
  if_needed: "transparent",
  unavailable: paint("response-unavailable"),
  none: paint("response-none"),
};
const GAP = paint("background-paper");
const STRIPES = `repeating-linear-gradient(115deg, ${paint("response-ifNeeded")} 0 3px, color-mix(in srgb, ${paint("response-ifNeeded")} 38%, ${GAP}) 3px 5px)`;

/** The bar is the background: lengths as the counts, 2 px between them, none shorter than 3 px. */
function bar(counts: ResponseCounts): string {
  const given = ORDER.filter((answer) => counts[answer] > 0);
  const total = given.reduce((sum, answer) => sum + counts[answer], 0);
  if (total === 0) return "none";
  let from = 0;
  const stops = given.map((answer) => {
    const to = from + (100 * counts[answer]) / total;
    const end = to >= 99.99 ? "100%" : `max(${to}% - 2px, ${from}% + 3px)`;
    const stop = `${PAINT[answer]} ${from}% ${end}, ${GAP} ${end} ${to}%`;
    from = to;
    return stop;
  });
  return `linear-gradient(90deg, ${stops.join(", ")}), ${counts.if_needed > 0 ? STRIPES : "none"}`;
}

/** One line of text: boxes in a row would each be laid out by themselves. */
const tally = classOnce({
  minWidth: 138,
  paddingTop: 12,
  backgroundRepeat: "no-repeat",
  backgroundSize: "100% 7px",
  printColorAdjust: "exact",
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
  color: paint("text-secondary"),
  whiteSpace: "nowrap",
  "& > span + span": { marginInlineStart: 9 },
  "& > span::before": { display: "inline-block", marginInlineEnd: 2, verticalAlign: -2.75 },
  "& [data-sign=check]": { color: paint("status-confirmed-fg"), fontWeight: 600 },
  "& [data-sign=question]": { color: paint("status-risk-fg"), fontWeight: 600 },
  "& [data-zero]": { color: `${paint("text-tertiary")} !important`, fontWeight: "400 !important" },
  "@media (forced-colors: active)": { forcedColorAdjust: "none", color: "CanvasText" },
});

/** One picture, said in one line of words. */
export function ResponsesBar({ counts, words }: { counts: ResponseCounts; words: Pick<RowWords, "t" | "language"> }) {
  const { t, language } = words;
  const said = joinNames(
    language,
    ORDER.map((answer) => `${t(`answer.${answer}`)} ${counts[answer]}`),
  );
  return (
    <div className={tally} role="img" aria-label={said} style={{ backgroundImage: bar(counts) }}>
      {ORDER.map((answer) => (
        <span key={answer} data-sign={SIGN[answer]} {...(counts[answer] === 0 ? { "data-zero": "" } : {})}>
          {counts[answer]}
        </span>
      ))}
    </div>
  );
}
