/** Moments and spans in the person's language: "Today, 17:00", "in 1 d 6 h", "4 min ago". */
import { type TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { MINUTE_MS } from "../../../contract/durations.ts";
import { dateIn, daysBetween, listDate, otherZone, spanOf, timeIn } from "../../../lib/dateFormats.ts";
import { joinMoment } from "../../../lib/formatList.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { useClockZone } from "../../user/public.ts";

type Listed = { date: string; starts_at: string; ends_at: string; time_zone: string };

type Translate = TFunction<"callouts">;

export type TimeFormat = {
  language: string;
  /** "1 d 6 h" of milliseconds. */
  span: (ms: number) => string;
  /** "in 1 d 6 h" or "4 min ago". */
  from: (instant: string) => string;
  /** "Thu 26 Nov" of a local date. */
  date: (date: string) => string;
  /** "Today, 17:00" or "Wed 25 Nov, 17:00", by the clocks of the zone; "today, 17:00" within other words. */
  moment: (instant: string, timeZone: string, within?: true) => string;
  /** The same of what was done, by the person's own clock. */
  past: (instant: string, within?: true) => string;
  /** "in 2 d" until a list, counted in days of its own place. */
  until: (list: Listed) => string;
  /** "Sydney time" where the list's clocks differ from the browser's. */
  zone: (list: Listed) => string | null;
};

/** Shared by the rows of a list, with the texts: each row for itself would have to listen for another language. */
export type RowFormat = TimeFormat & { t: Translate };

function spanIn(t: Translate, ms: number): string {
  const { days, hours, minutes } = spanOf(ms);
  const parts = [
    days > 0 && t("time.days", { count: days }),
    hours > 0 && t("time.hours", { count: hours }),
    // Beside days, minutes are noise.
    days === 0 && minutes > 0 && t("time.minutes", { count: minutes }),
  ].filter(Boolean);
  const words = parts.slice(0, 2).join(" ") || t("time.minutes", { count: 1 });
  return nonBreaking(words);
}

/** `zone`: of the person's own clock. */
export function createTimeFormat(t: Translate, language: string, now: number, zone: string): RowFormat {
  const span = (ms: number) => spanIn(t, ms);
  const moment: TimeFormat["moment"] = (instant, timeZone, within) => {
    const at = Date.parse(instant);
    const time = timeIn(timeZone, at);
    const date = dateIn(timeZone, at);
    if (date === dateIn(timeZone, now)) return nonBreaking(t(within ? "time.todayWithin" : "time.todayAt", { time }));
    return joinMoment(language, nonBreaking(listDate(language, date, now)), time);
  };
  const from = (instant: string) => {
    const ms = Date.parse(instant) - now;
    if (Math.abs(ms) < MINUTE_MS) return t("time.now");
    return t(ms > 0 ? "time.in" : "time.ago", { span: span(ms) });
  };
  return {
    t,
    language,
    span,
    from,
    date: (date) => listDate(language, date, now),
    moment,
    past: (instant, within) => moment(instant, zone, within),
    until: ({ date, starts_at, ends_at, time_zone }) => {
      if (Date.parse(starts_at) <= now && now < Date.parse(ends_at)) return t("time.now");
      const days = daysBetween(dateIn(time_zone, now), date);
      if (days === 0) return from(Date.parse(starts_at) > now ? starts_at : ends_at);
      if (days === 1) return t("time.tomorrow");
      if (days === -1) return t("time.yesterday");
      return t(days > 0 ? "time.in" : "time.ago", { span: t("time.days", { count: Math.abs(days) }) });
    },
    zone: ({ time_zone, starts_at }) => {
      const other = otherZone(time_zone, Date.parse(starts_at));
      return other && t("localTime", { zone: other });
    },
  };
}

/** The same until the language or the moment is another. */
export function useTimeFormat(now: number): RowFormat {
  const { t, i18n } = useTranslation("callouts");
  const { language } = i18n;
  const zone = useClockZone();
  return useMemo(() => createTimeFormat(t, language, now, zone), [t, language, now, zone]);
}
