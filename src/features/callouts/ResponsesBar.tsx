/** How many answered what: a bar that works without colour, and the four counts with icons and hidden words. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type ResponseCounts } from "../../contract/callout.ts";
import { Hidden } from "../../ui/Hidden.tsx";

const ORDER = ["available", "if_needed", "unavailable", "none"] as const;
const ICONS = {
  available: CheckRounded,
  if_needed: HelpOutlineRounded,
  unavailable: CloseRounded,
  none: MoreHorizRounded,
};

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
  "& svg": { fontSize: 15 },
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
        {ORDER.map((answer) => {
          const Icon = ICONS[answer];
          return (
            <span key={answer} data-answer={answer} {...(counts[answer] === 0 ? { "data-zero": "" } : {})}>
              <Icon aria-hidden="true" />
              <Hidden>{`${t(`answer.${answer}`)} `}</Hidden>
              {counts[answer]}
            </span>
          );
        })}
      </Tally>
    </div>
  );
}
