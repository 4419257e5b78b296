/** The week on a narrow screen: a card for each day, its lists by their start. */

import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { dateIn } from "../../../lib/dateFormats.ts";
import { PrintDay } from "../../coverSheets/public.ts";
import { useClockZone } from "../../user/public.ts";
import { useDayCount } from "./useListWords.ts";
import { WeekEntry } from "./WeekEntry.tsx";
import { type WeekProps } from "./WeekRows.tsx";

const Day = styled("section")(({ theme: { vars } }) => ({
  padding: "12px 16px",
  borderTop: `1px solid ${vars.palette.divider}`,
  "&[aria-current]": { boxShadow: `inset 4px 0 0 ${vars.palette.primary.main}` },
  // Date and buttons stay whole: what has no room beside the date goes below it.
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 40,
  },
  "& > div > *": { flex: "none", whiteSpace: "nowrap" },
  "& ul": { listStyle: "none", margin: 0, padding: 0 },
  "@media print": { "& > div > button": { display: "none" } },
}));

export function WeekDays({ lists, days, now, words, onOpen, onEdit, onMove, onAdd }: WeekProps) {
  const { t } = useTranslation("callouts");
  const today = dateIn(useClockZone(), now);
  const count = useDayCount(now);
  return days.map((date) => {
    const here = lists.filter((list) => list.date === date);
    const sitesOf = new Map(here.map(({ site }) => [site.id, { date, siteId: site.id, label: site.short_name }]));
    return (
      <Day key={date} aria-label={words.date(date)} {...(date === today ? { "aria-current": "date" as const } : {})}>
        <div>
          <div style={{ marginInlineEnd: "auto" }}>
            <Typography variant="h3">
              {date === today ? [words.date(date), t("screen.today")].join(" · ") : words.date(date)}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {count(here)}
            </Typography>
          </div>
          <PrintDay place={words.date(date)} days={[...sitesOf.values()]} />
          {date >= today && (
            <Button
              variant="quiet"
              size="small"
              startIcon={<AddRounded />}
              aria-label={t("lists.addOn", { date: words.date(date) })}
              onClick={() => onAdd({ date, site: "", session: "am" })}
            >
              {t("lists.newList")}
            </Button>
          )}
        </div>
        {here.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {t("lists.nothing")}
          </Typography>
        )}
        <ul>
          {here.map((list) => (
            <li key={list.id}>
              <WeekEntry
                {...{ list, now, words, onOpen, onEdit, onMove }}
                place={[list.site.short_name, list.theatre, words.zone(list)].filter(Boolean).join(" · ")}
              />
            </li>
          ))}
        </ul>
      </Day>
    );
  });
}
