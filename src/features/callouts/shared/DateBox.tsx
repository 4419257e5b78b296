/** A list's day as a small calendar leaf. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { listDay } from "../../../lib/dateFormats.ts";

const Box = styled("span")(({ theme }) => ({
  flex: "none",
  width: 56,
  textAlign: "center",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  overflow: "hidden",
  background: theme.vars.palette.surface.sunken,
  "& span": {
    display: "block",
    paddingTop: 5,
    fontSize: ".75rem",
    fontWeight: 600,
    lineHeight: 1.3334,
    color: theme.vars.palette.text.secondary,
  },
  "& b": { display: "block", paddingBottom: 3, fontSize: "1.125rem", fontWeight: 600, lineHeight: 1.5 },
}));

export function DateBox({ date }: { date: string }) {
  const { i18n } = useTranslation();
  const { weekday, day } = listDay(i18n.language, date);
  return (
    <Box aria-hidden="true">
      <span>{weekday}</span>
      <b>{day}</b>
    </Box>
  );
}
