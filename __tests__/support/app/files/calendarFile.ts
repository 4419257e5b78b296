/** Calendars as files, as hospitals export them. */
import "./readableFiles.ts";

const SYDNEY = [
  "BEGIN:VTIMEZONE",
  "TZID:Hospital time",
  "BEGIN:STANDARD",
  "DTSTART:20000101T000000",
  "TZOFFSETFROM:+1100",
  "TZOFFSETTO:+1100",
  "END:STANDARD",
  "END:VTIMEZONE",
];
export const event = (uid: string, ...lines: string[]) => ["BEGIN:VEVENT", `UID:${uid}`, ...lines, "END:VEVENT"];
export const calendar = (...events: string[][]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hospital//EN", ...SYDNEY, ...events.flat(), "END:VCALENDAR", ""].join(
    "\r\n",
  );
export const icsFile = (text: string) => new File([text], "theatre.ics", { type: "text/calendar" });
