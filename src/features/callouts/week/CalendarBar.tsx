/** Above the calendar: its days, how they are shown, and the way to those before and after. */
import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { Segments } from "../../../ui/Segments.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { type View } from "../shared/calloutQuery.ts";
import { CALENDARS, type Calendar, type Period, PHONE_CALENDARS } from "./period.ts";

const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  padding: "12px 16px",
  "& > div": { display: "flex", alignItems: "center", gap: 4 },
  [PHONE]: { "& > :is(h2, div)": { width: "100%" }, "& > div:not([role]) > button:not([aria-label])": { flex: 1 } },
  // Paper has nothing to press.
  "@media print": { "& button, & [role=radiogroup]": { display: "none" } },
});

type Props = { title: string; period: Period; onChange: (next: Partial<View>) => void };

export function CalendarBar({ title, period: { calendar, before, after }, onChange }: Props) {
  const { t } = useTranslation("callouts");
  const steps = calendar === "month" ? "month" : "week";
  const names = {
    week: [t("tools.week.previous"), t("tools.week.thisWeek"), t("tools.week.next")],
    month: [t("week.month.previous"), t("week.month.this"), t("week.month.next")],
  }[steps];
  const phone = useMediaQuery(PHONE);
  // A phone has no rows of sites or theatres: it shows the week day by day.
  const options = phone
    ? PHONE_CALENDARS.map((value) => ({ value, text: t(`week.shown.${value === "week" ? "days" : value}`) }))
    : CALENDARS.map((value) => ({ value, text: t(`week.shown.${value}`) }));
  const value = phone && calendar === "theatres" ? "week" : calendar;
  const handleShown = (display: Calendar) => onChange({ display });
  return (
    <Bar>
      <Typography variant="h2" sx={{ marginInlineEnd: "auto" }} aria-live="polite">
        {title}
      </Typography>
      <Segments label={t("week.shown.label")} value={value} options={options} onChange={handleShown} />
      <div>
        <IconButton aria-label={names[0] ?? ""} onClick={() => onChange({ week: before })}>
          <ChevronLeftRounded />
        </IconButton>
        <Button variant="outlined" size="small" onClick={() => onChange({ week: "" })}>
          {names[1]}
        </Button>
        <IconButton aria-label={names[2] ?? ""} onClick={() => onChange({ week: after })}>
          <ChevronRightRounded />
        </IconButton>
      </div>
    </Bar>
  );
}
