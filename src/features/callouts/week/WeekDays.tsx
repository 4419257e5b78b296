/** The week on a narrow screen: a section for each day, its lists by their start. */
import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { dateIn } from "../../../lib/dateFormats.ts";
import { PrintDay } from "../../coverSheets/public.ts";
import { usePracticeZone } from "../../user/public.ts";
import { DayCount } from "./DayHeads.tsx";
import { DaySection } from "./DaySection.tsx";
import { WeekEntry } from "./WeekEntry.tsx";
import { type WeekProps } from "./WeekRows.tsx";

export function WeekDays({ lists, days, now, format, onOpen, onEdit, onMove, onAdd }: WeekProps) {
  const { t } = useTranslation("callouts");
  const today = dateIn(usePracticeZone(), now);
  return days.map((date) => {
    const here = lists.filter((list) => list.date === date);
    const sitesOf = new Map(here.map(({ site }) => [site.id, { date, siteId: site.id, label: site.short_name }]));
    const acts = (
      <>
        <PrintDay place={format.date(date)} days={[...sitesOf.values()]} />
        {date >= today && (
          <Button
            variant="quiet"
            size="small"
            startIcon={<AddRounded />}
            aria-label={t("lists.addOn", { date: format.date(date) })}
            onClick={() => onAdd({ date, site: "", session: "am" })}
          >
            {t("lists.newList")}
          </Button>
        )}
      </>
    );
    return (
      <DaySection
        key={date}
        {...{ date, format, acts }}
        isToday={date === today}
        count={<DayCount lists={here} now={now} />}
      >
        {here.map((list) => (
          <li key={list.id}>
            <WeekEntry
              {...{ list, now, format, onOpen, onEdit, onMove }}
              place={[list.site.short_name, list.theatre, format.zone(list)].filter(Boolean).join(" · ")}
            />
          </li>
        ))}
      </DaySection>
    );
  });
}
