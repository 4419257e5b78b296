/** How many answered what: a bar that works without colour, and the four counts with signs, said in one line of hidden words. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type ResponseCounts } from "../../contract/callout.ts";
import { Hidden } from "../../ui/Hidden.tsx";

const ORDER = ["available", "if_needed", "unavailable", "none"] as const;

/** Drawn by the style, not by elements: a page of rows has a hundred of them. */
const SIGNS = {
  available: "<path d='m5 12.6 4.4 4.4L19 7.4'/>",
  if_needed: "<circle cx='12' cy='12' r='9'/><path d='M9.4 9.6a2.6 2.6 0 1 1 3.9 2.2q-1.3.8-1.3 2M12 16.8v.1'/>",
  unavailable: "<path d='m6.5 6.5 11 11m0-11-11 11'/>",
  none: "<path d='M6 12h.01M12 12h.01M18 12h.01' stroke-width='4'/>",
};
const sign = (answer: keyof typeof SIGNS): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${SIGNS[answer]}</svg>`,
  )}") center / contain no-repeat`;

const Bar = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  gap: 2,
  height: 7,
  minWidth: 138,
  marginBottom: 5,
  "& span": { minWidth: 3, borderRadius: 2 },
  "& [data-answer=available]": { background: vars.palette.response.available },
  "& [data-answer=if_needed]": {
    background: `repeating-linear-gradient(115deg, ${vars.palette.response.ifNeeded} 0 3px, color-mix(in srgb, ${vars.palette.response.ifNeeded} 38%, ${vars.palette.background.paper}) 3px 5px)`,
  },
  "& [data-answer=unavailable]": { background: vars.palette.response.unavailable },
  "& [data-answer=none]": { background: vars.palette.response.none },
  "@media (forced-colors: active)": { "& span": { forcedColorAdjust: "none" } },
}));

const Tally = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  gap: 9,
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
  color: vars.palette.text.secondary,
  "& > span": { display: "inline-flex", alignItems: "center", gap: 2 },
  "& [data-answer]::before": { content: '""', width: 15, height: 15, background: "currentColor" },
  ...Object.fromEntries(ORDER.map((answer) => [`& [data-answer=${answer}]::before`, { mask: sign(answer) }])),
  "@media (forced-colors: active)": {
    "& [data-answer]::before": { forcedColorAdjust: "none", background: "CanvasText" },
  },
  "@media print": { "& [data-answer]::before": { printColorAdjust: "exact" } },
  "& [data-answer=available]": { color: vars.palette.status.confirmed.fg, fontWeight: 600 },
  "& [data-answer=if_needed]": { color: vars.palette.status.risk.fg, fontWeight: 600 },
  "& [data-zero]": { color: `${vars.palette.text.tertiary} !important`, fontWeight: "400 !important" },
}));

export function ResponsesBar({ counts }: { counts: ResponseCounts }) {
  const { t } = useTranslation("callouts");
  return (
    <div>
      <Bar aria-hidden="true">
        {ORDER.filter((answer) => counts[answer] > 0).map((answer) => (
          <span key={answer} data-answer={answer} style={{ flex: `${counts[answer]} 0 0` }} />
        ))}
      </Bar>
      <Tally>
        <Hidden>{ORDER.map((answer) => `${t(`answer.${answer}`)} ${counts[answer]}`).join(", ")}</Hidden>
        {ORDER.map((answer) => (
          <span
            key={answer}
            data-answer={answer}
            aria-hidden="true"
            {...(counts[answer] === 0 ? { "data-zero": "" } : {})}
          >
            {counts[answer]}
          </span>
        ))}
      </Tally>
    </div>
  );
}
