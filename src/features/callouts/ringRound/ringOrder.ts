/** Whom to ring first: the doctors who were asked about a list, in the order of fit, each with the calls to them. */
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type PhoneCall } from "../../../contract/shapes/callouts/ringRound.ts";
import { asksOnceMore } from "../shared/ResponseFit.tsx";

export type RingEntry = {
  response: CalloutResponse;
  /** Under way. */
  current: PhoneCall | null;
  /** Over, newest first. */
  calls: readonly PhoneCall[];
};

/** What is on record against the doctor for this list. */
function against(one: CalloutResponse): number {
  const { away, usually_not, preference } = one.fit;
  return [one.clash !== null, away, asksOnceMore(one), preference === "avoid", usually_not].filter(Boolean).length;
}

const SAID = { available: 0, if_needed: 1, none: 2, unavailable: 3 } as const;

/** Smaller comes first, from left to right. */
function rankOf(one: CalloutResponse): number[] {
  const { preference, with_surgeon, accepted, offered } = one.fit;
  const yeses = offered > 0 ? accepted / offered : 0;
  return [against(one), preference === "preferred" ? 0 : 1, SAID[one.response], -with_surgeon, -yeses];
}

/** The same every time: who is alike goes by name, then by number. */
function byFit(one: CalloutResponse, other: CalloutResponse): number {
  const [a, b] = [rankOf(one), rankOf(other)];
  const at = a.findIndex((value, place) => value !== b[place]);
  if (at >= 0) return (a[at] ?? 0) - (b[at] ?? 0);
  return one.doctor.name.localeCompare(other.doctor.name) || one.doctor.id - other.doctor.id;
}

type Asked = { responses: readonly CalloutResponse[]; calls: readonly PhoneCall[] };

/** Of the answers to one list; whoever is booked for it need not be rung. */
export function ringOrder({ responses, calls }: Asked): { open: RingEntry[]; refused: RingEntry[] } {
  const entries = responses
    .filter(({ outcome }) => outcome !== "confirmed")
    .sort(byFit)
    .map((response): RingEntry => {
      const own = calls.filter((call) => call.recipient_id === response.recipient_id);
      return {
        response,
        current: own.find(({ result }) => result === null) ?? null,
        calls: own.filter(({ result }) => result !== null),
      };
    });
  const refused = entries.filter(({ response }) => response.response === "unavailable");
  return { open: entries.filter((entry) => !refused.includes(entry)), refused };
}

/** The first whom nobody has rung yet. */
export const nextToRing = (open: readonly RingEntry[]): RingEntry | undefined =>
  open.find(({ response, current, calls }) => !current && calls.length === 0 && response.doctor.mobile_phone);
