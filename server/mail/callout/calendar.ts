/** Calendar entries of bookings (RFC 5545, RFC 5546): instants in UTC, so that no reader needs a zone it does not know. */
import icalendar, { ICalAttendeeStatus, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import { listLabels } from "../layout/listLabels.ts";
import { arrivalRows, rowAsText } from "../layout/listRows.ts";
import { partOfTimes } from "../layout/zonedTimeLabels.ts";
import { type MailDoctor, type MailList, type MailPractice } from "../mailFacts.ts";
import { calloutTexts } from "./calloutTexts.ts";

export type CalendarFacts = {
  /** `tentative`: a request for a booking that waits for the doctor's yes. */
  method: "request" | "tentative" | "cancel" | "publish";
  practice: MailPractice;
  doctor: MailDoctor;
  lists: readonly MailList[];
  /** By list id. */
  sequences: Record<number, number>;
  /** Lists of which the booking waits for the doctor's yes, where the others are firm. */
  waiting?: ReadonlySet<number>;
  /** With the list's number it names the entry for ever (`Config.calendarDomain`). */
  domain: string;
  /** The organiser of an invitation has the address that it is sent from, or calendar programs mistrust it. */
  mailFrom?: string;
  /** Where the doctor answers or withdraws. */
  link?: string;
  /** Of a calendar to subscribe to; a file or an invitation has none. */
  name?: string;
  now: Date;
};

/** How soon a calendar app should ask again. */
const TTL_SECONDS = 60 * 60;

const METHOD = {
  request: ICalCalendarMethod.REQUEST,
  tentative: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
  publish: ICalCalendarMethod.PUBLISH,
} as const;

const STATUS = {
  request: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancel: ICalEventStatus.CANCELLED,
  publish: ICalEventStatus.CONFIRMED,
} as const;

/** A published entry is the doctor's own and has no guests. Nobody is asked to reply by calendar: replies are not read. */
function people({ method, practice, doctor, mailFrom }: CalendarFacts): Partial<ICalEventData> {
  if (method === "publish" || mailFrom === undefined) return {};
  const status = method === "tentative" ? ICalAttendeeStatus.TENTATIVE : ICalAttendeeStatus.ACCEPTED;
  return {
    organizer: { name: practice.name, email: mailFrom },
    attendees: [{ name: doctor.name, email: doctor.email, status, rsvp: false }],
  };
}

export const entryId = (listId: number, domain: string): string => `list-${listId}@${domain}`;

/** Lines end with CRLF, the last one too (RFC 5545 §3.1). */
export const endedLines = (calendarText: string): string => `${calendarText.trimEnd()}\r\n`;

export function calendar(facts: CalendarFacts): string {
  const { method, practice, doctor, lists, sequences, waiting = new Set(), domain, link, name, now } = facts;
  const texts = calloutTexts(doctor.locale);
  const { colon, comma } = listLabels(texts.language);
  const event = (list: MailList): ICalEventData => ({
    id: entryId(list.id, domain),
    sequence: sequences[list.id] ?? 0,
    stamp: now,
    start: (list.part ?? list).startsAt,
    end: (list.part ?? list).endsAt,
    summary: [texts.role[list.role], list.surgeon].filter(Boolean).join(colon),
    location: [list.siteName, list.theatre, list.siteAddress].filter(Boolean).join(comma),
    description: [
      texts.event(practice.name, practice.phone),
      ...(list.part ? [partOfTimes(list.part, list, texts.partOf)] : []),
      ...(method === "cancel" ? [] : arrivalRows(list, texts.language, "public")).map((row) =>
        rowAsText(row, texts.language),
      ),
      ...(method === "request" || method === "tentative" ? [texts.declining] : []),
    ].join("\n"),
    status: waiting.has(list.id) ? ICalEventStatus.TENTATIVE : STATUS[method],
    ...(link ? { url: link } : {}),
    ...people(facts),
  });
  const made = icalendar({
    prodId: "//Practice Callouts//EN",
    method: METHOD[method],
    events: lists.map(event),
    ...(name === undefined ? {} : { name, ttl: TTL_SECONDS }),
  });
  return endedLines(made.toString());
}
