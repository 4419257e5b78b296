/** What API, mail, doctor's page and app show of the same wall times around the days on which clocks change. */

import { instantAt } from "../../server/domain/zonedTime.ts";
import { zonedTimeLabels } from "../../server/mail/layout/zonedTimeLabels.ts";
import { DAY_MS } from "../../src/contract/durations.ts";
import { LANGUAGES } from "../../src/contract/languages.ts";
import { dateIn, listDate, timeIn } from "../../src/lib/dateFormats.ts";
import { instantOf } from "../../src/lib/instants.ts";

/** The days on which each zone's clocks go forward and back. */
const CHANGES = {
  "Europe/London": ["2026-03-29", "2026-10-25"],
  "America/New_York": ["2026-03-08", "2026-11-01"],
  "Australia/Sydney": ["2026-04-05", "2026-10-04"],
  "Australia/Lord_Howe": ["2026-04-05", "2026-10-04"],
  "Pacific/Auckland": ["2026-04-05", "2026-09-27"],
};
const TIMES = ["00:15", "01:45", "02:30", "03:00", "07:30", "12:00", "17:30", "23:45"];

/** The day before, the day itself and the days after. */
const around = (date: string): string[] =>
  [-1, 0, 1, 2, 180].map((days) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10));

/** One line a case: 400 of them. */
export function wallTimesShown(): string[] {
  return Object.entries(CHANGES).flatMap(([zone, changes]) =>
    changes.flatMap(around).flatMap((date, at) =>
      TIMES.map((time) => {
        const language = LANGUAGES[at % LANGUAGES.length] ?? "en";
        const instant = instantAt(date, time, zone) ?? new Date(0);
        const words = zonedTimeLabels(language);
        return JSON.stringify({
          asked: `${zone} ${date} ${time}`,
          api: instant.toISOString(),
          mail: [words.longDate(date), words.shortInstant(instant, zone, instant), words.zoneName(instant, zone)],
          app: [listDate(language, date, 0), dateIn(zone, instant.getTime()), timeIn(zone, instant.getTime())],
          typed: instantOf(zone, date, time),
        });
      }),
    ),
  );
}
