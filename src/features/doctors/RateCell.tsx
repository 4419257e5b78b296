/** How many of the last ninety days' callouts a doctor answered, as a bar and in figures; no ranking (mock-up 06). */
import { styled } from "@mui/material/styles";
import { type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { type Doctor } from "../../contract/doctor.ts";

const Cell = styled("td")(({ theme: { vars } }) => ({
  whiteSpace: "nowrap",
  "&[style]::before": {
    content: '""',
    display: "inline-block",
    width: 56,
    height: 6,
    marginInlineEnd: 8,
    borderRadius: 3,
    verticalAlign: "middle",
    background: `linear-gradient(90deg, ${vars.palette.text.secondary} var(--rate), ${vars.palette.divider} 0)`,
    printColorAdjust: "exact",
  },
  "@media (forced-colors: active)": {
    "&[style]::before": {
      forcedColorAdjust: "none",
      outline: "1px solid CanvasText",
      background: "linear-gradient(90deg, CanvasText var(--rate), Canvas 0)",
    },
  },
}));

export function RateCell({ asked, answered }: Pick<Doctor, "asked" | "answered">) {
  const { t } = useTranslation("doctors");
  if (asked === 0) return <Cell>–</Cell>;
  return (
    <Cell style={{ "--rate": `${(100 * answered) / asked}%` } as CSSProperties}>
      {t("page.rateOf", { asked, answered })}
    </Cell>
  );
}
