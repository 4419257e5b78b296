/** How many of the last ninety days' callouts a doctor answered, as a bar and in figures; no ranking. */

import { styled } from "@mui/material/styles";
import { type CSSProperties } from "react";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { NARROW } from "../../../ui/styling/breakpoints.ts";
import { type DoctorFormat } from "../shared/useDoctorFormat.ts";

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
    background: `linear-gradient(90deg, ${vars.palette.text.secondary} var(--rate), ${vars.palette.response.none} 0)`,
    printColorAdjust: "exact",
  },
  // The figures stand below the bar where room is short.
  [NARROW]: { "&[style]::before": { display: "block", marginBlock: "2px 5px" } },
  "@media (forced-colors: active)": {
    "&[style]::before": {
      forcedColorAdjust: "none",
      outline: "1px solid CanvasText",
      background: "linear-gradient(90deg, CanvasText var(--rate), Canvas 0)",
    },
  },
}));

export function RateCell({
  asked,
  answered,
  format: { t },
}: Pick<Doctor, "asked" | "answered"> & { format: DoctorFormat }) {
  if (asked === 0) return <Cell>–</Cell>;
  return (
    <Cell style={{ "--rate": `${(100 * answered) / asked}%` } as CSSProperties}>
      {t("doctors:page.rateOf", { asked, answered })}
    </Cell>
  );
}
