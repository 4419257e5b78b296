/** The events of an iCalendar file. */
import ICAL from "ical.js";

/** Stands in an event in place of what cannot be understood of its times. */
export const UNREADABLE = "x-unreadable";
const OF_TIMES = /^(dtstart|dtend|duration|rrule|rdate|exdate|recurrence-id)\b/i;

const isReadable = (block: string): boolean => {
  try {
    ICAL.parse(block);
    return true;
  } catch {
    return false;
  }
};

/** An event without the lines that would make the whole file unreadable. */
function mended(block: string): string {
  if (isReadable(block)) return block;
  const lines = block.replaceAll(/\r?\n[ \t]/g, "").split(/\r?\n/);
  return lines
    .flatMap((line) => {
      if (/^(BEGIN|END):/i.test(line) || isReadable(`BEGIN:VEVENT\r\n${line}\r\nEND:VEVENT`)) return [line];
      return OF_TIMES.test(line) ? [`${UNREADABLE.toUpperCase()}:${line.length}`] : [];
    })
    .join("\r\n");
}

function parse(text: string): unknown[] {
  try {
    return ICAL.parse(text) as unknown[];
  } catch {
    return ICAL.parse(text.replaceAll(/^BEGIN:VEVENT$.*?^END:VEVENT$/gims, mended)) as unknown[];
  }
}

/** Of all calendars in the file. Throws where it holds none. */
export function eventsOf(text: string): ICAL.Component[] {
  const parsed = parse(text);
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]).map((one) => new ICAL.Component(one as never));
  if (calendars.some(({ name }) => name !== "vcalendar")) throw new Error("Not a calendar");
  return calendars.flatMap((calendar) => calendar.getAllSubcomponents("vevent"));
}
