/** Calendar entries of bookings (RFC 5545, RFC 5546): instants in UTC, so that no reader needs a zone it does not know. */
import icalendar, { ICalAttendeeStatus, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import { calloutTexts } from "./calloutTexts.ts";
import { listLabels } from "./listLabels.ts";
import { arrivalRows, rowAsText } from "./listRows.ts";
import { type MailDoctor, type MailList, type MailPractice } from "./mailFacts.ts";

export type CalendarFacts = {
  method: "request" | "cancel" | "publish";
  practice: MailPractice;
  doctor: MailDoctor;
  lists: readonly MailList[];
  /** By list id. */
  sequences: Record<number, number>;
  /** Host name of this installation: with the list's number it names the entry for ever. */
  host: string;
  now: Date;
};

const METHOD = {
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
  publish: ICalCalendarMethod.PUBLISH,
} as const;

export function calendar({ method, practice, doctor, lists, sequences, host, now }: CalendarFacts): string {
  const texts = calloutTexts(doctor.locale);
  const event = (list: MailList): ICalEventData => ({
    id: `list-${list.id}@${host}`,
    sequence: sequences[list.id] ?? 0,
    stamp: now,
    start: list.startsAt,
    end: list.endsAt,
    summary: [texts.role[list.role], list.surgeon].filter(Boolean).join(listLabels(texts.language).colon),
    location: [list.siteName, list.theatre, list.siteAddress].filter(Boolean).join(", "),
    description: [
      texts.event(practice.name, practice.phone),
      ...(method === "cancel" ? [] : arrivalRows(list, texts.language)).map((row) => rowAsText(row, texts.language)),
    ].join("\n"),
    status: method === "cancel" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A published entry is the doctor's own and has no guests.
    ...(method === "publish"
      ? {}
      : {
          organizer: { name: practice.name, email: practice.replyTo },
          attendees: [{ name: doctor.name, email: doctor.email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
        }),
  });
  return icalendar({ prodId: "//Practice Callouts//EN", method: METHOD[method], events: lists.map(event) }).toString();
}
