/** The week on a narrow screen: a card for each day, its lists by their start. */
import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { dateIn, ownTimeZone } from "../../lib/wallDates.ts";
import { WeekEntry } from "./WeekEntry.tsx";
import { type WeekProps } from "./WeekRows.tsx";

const Day = styled("section")(({ theme: { vars } }) => ({
  padding: "12px 16px",
  borderTop: `1px solid ${vars.palette.divider}`,
  "& > div": { display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: 40 },
  "& ul": { listStyle: "none", margin: 0, padding: 0 },
  "@media print": { "& > div > button": { display: "none" } },
}));

export function WeekDays({ lists, days, now, words, onOpen, onAdd }: WeekProps) {
  const { t } = useTranslation("callouts");
  const today = dateIn(ownTimeZone(), now);
  return days.map((date) => {
    const here = lists.filter((list) => list.date === date);
    return (
      <Day key={date} aria-label={words.date(date)}>
        <div>
          <Typography variant="h3">{words.date(date)}</Typography>
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
                list={list}
                onOpen={onOpen}
                before={
                  <span style={{ fontWeight: 400 }}>
                    {[`${list.start_time}–${list.end_time}`, list.site.short_name, words.zone(list)]
                      .filter(Boolean)
                      .join(" · ")}
                    <br />
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      </Day>
    );
  });
}
