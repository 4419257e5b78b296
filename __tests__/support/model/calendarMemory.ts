/** What stands in the doctors' calendars if they take every invitation: the bookings, those that wait for a yes as such, and nothing else. */
import { bookedStretch } from "./bookingState.ts";
import { type Happening, isBooked, nameIn } from "./happening.ts";

type Entry = { sequence: number; there: boolean; tentative: boolean; from: number; to: number };

/** Entries of an iCalendar text: its lines unfolded, and nothing asked of the program that wrote them. */
function entriesOf(ics: string): (Entry & { uid: string })[] {
  const text = ics.replaceAll(/\r\n[ \t]/g, "");
  const field = (part: string, name: string): string =>
    new RegExp(`^${name}[^:\r\n]*:(.*?)\r?$`, "m").exec(part)?.[1] ?? "";
  const instant = (basic: string): number =>
    Date.parse(basic.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  return text
    .split("BEGIN:VEVENT")
    .slice(1)
    .map((part) => ({
      uid: field(part, "UID"),
      sequence: Number(field(part, "SEQUENCE")),
      there: field(text, "METHOD") === "REQUEST",
      tentative: field(part, "STATUS") === "TENTATIVE",
      from: instant(field(part, "DTSTART")),
      to: instant(field(part, "DTEND")),
    }));
}

export class CalendarMemory {
  /** By recipient and the entry's own name. */
  readonly #entries = new Map<string, Entry>();
  /** What the entry of a list is called, for ever. */
  readonly #names = new Map<number, string>();

  see(happening: Happening): string[] {
    const faults = happening.mails.flatMap(({ ics, recipientId, kind, facts }) => {
      if (!ics) return [];
      const lists = facts.lists.filter(({ id }) => id in facts.sequences);
      return entriesOf(ics).flatMap(({ uid, ...entry }, place) => {
        const listId = lists[place]?.id ?? 0;
        const named = this.#names.get(listId) ?? uid;
        this.#names.set(listId, named);
        const key = `${recipientId} ${uid}`;
        const before = this.#entries.get(key);
        this.#entries.set(key, entry);
        return [
          ...(named === uid ? [] : [`${kind}: an entry of another name: ${uid}, not ${named}`]),
          ...(before && before.sequence >= entry.sequence
            ? [`${kind} to recipient ${recipientId}: ${uid} has sequence ${entry.sequence} after ${before.sequence}`]
            : []),
        ];
      });
    });
    return [...faults, ...this.#untrue(happening)];
  }

  #untrue(happening: Happening): string[] {
    return happening.after.answers.flatMap((one) => {
      const entry = this.#entries.get(`${one.recipient_id} ${this.#names.get(one.list_id)}`);
      const booked = bookedStretch(one);
      if (!isBooked(one) || !booked)
        return entry?.there ? [`${nameIn(happening, one)}: in the calendar, and not booked`] : [];
      const right = entry?.there && entry.from === booked.from && entry.to === booked.to;
      if (!right) return [`${nameIn(happening, one)}: booked, and not in the calendar at that time`];
      const waits = one.consent === "moved";
      return entry.tentative === waits
        ? []
        : [`${nameIn(happening, one)}: ${waits ? "waits for a yes" : "is firm"}, and the calendar says otherwise`];
    });
  }
}
