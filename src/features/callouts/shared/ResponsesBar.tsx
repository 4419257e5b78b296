/** How many answered what: a bar that works without colour, and the four counts with signs. */

import CheckRounded from "@mui/icons-material/CheckRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import { styled } from "@mui/material/styles";
import { type ResponseCounts } from "../../../contract/shapes/calloutList.ts";
import { joinNames } from "../../../lib/formatList.ts";
import { type RowFormat } from "./useTimeFormat.ts";

const ORDER = ["available", "if_needed", "unavailable", "none"] as const;
const ICONS = {
  available: CheckRounded,
  if_needed: HelpOutlineRounded,
  unavailable: CloseRounded,
  none: MoreHorizRounded,
};

const COLOURS = {
  available: "var(--mui-palette-response-available)",
  // The stripes below shine through.
  if_needed: "transparent",
  unavailable: "var(--mui-palette-response-unavailable)",
  none: "var(--mui-palette-response-none)",
};
const GAP = "var(--mui-palette-background-paper)";
const STRIPE = "var(--mui-palette-response-ifNeeded)";
const STRIPES = `repeating-linear-gradient(115deg, ${STRIPE} 0 3px, color-mix(in srgb, ${STRIPE} 38%, ${GAP}) 3px 5px)`;

/** The bar is the background: lengths as the counts, 2 px between them, none shorter than 3 px. */
function bar(counts: ResponseCounts): string {
  const given = ORDER.filter((answer) => counts[answer] > 0);
  const total = given.reduce((sum, answer) => sum + counts[answer], 0);
  if (total === 0) return "none";
  let from = 0;
  const stops = given.map((answer) => {
    const to = from + (100 * counts[answer]) / total;
    const end = to >= 99.99 ? "100%" : `max(${to}% - 2px, ${from}% + 3px)`;
    const stop = `${COLOURS[answer]} ${from}% ${end}, ${GAP} ${end} ${to}%`;
    from = to;
    return stop;
  });
  return `linear-gradient(90deg, ${stops.join(", ")}), ${counts.if_needed > 0 ? STRIPES : "none"}`;
}

const Tally = styled("div")(({ theme: { vars } }) => ({
  minWidth: 138,
  paddingTop: 12,
  backgroundRepeat: "no-repeat",
  backgroundSize: "100% 7px",
  printColorAdjust: "exact",
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
  color: vars.palette.text.secondary,
  whiteSpace: "nowrap",
  "& > span + span": { marginInlineStart: 9 },
  "& svg": { marginInlineEnd: 2, fontSize: 15, verticalAlign: -2.75 },
  "& > [data-answer=available]": { color: vars.palette.status.confirmed.fg, fontWeight: 600 },
  "& > [data-answer=if_needed]": { color: vars.palette.status.risk.fg, fontWeight: 600 },
  "& [data-zero]": { color: `${vars.palette.text.tertiary} !important`, fontWeight: "400 !important" },
  "@media (forced-colors: active)": { forcedColorAdjust: "none", color: "CanvasText" },
}));

/** One picture, said in one line of words. */
export function ResponsesBar({
  counts,
  format,
}: {
  counts: ResponseCounts;
  format: Pick<RowFormat, "t" | "language">;
}) {
  const { t, language } = format;
  const said = joinNames(
    language,
    ORDER.map((answer) => `${t(`answer.${answer}`)} ${counts[answer]}`),
  );
  return (
    <Tally role="img" aria-label={said} style={{ backgroundImage: bar(counts) }}>
      {ORDER.map((answer) => {
        const Icon = ICONS[answer];
        return (
          <span key={answer} data-answer={answer} {...(counts[answer] === 0 ? { "data-zero": "" } : {})}>
            <Icon />
            {counts[answer]}
          </span>
        );
      })}
    </Tally>
  );
}
