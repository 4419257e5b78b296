/** What a doctor's home shows, held against what is stored: each list once for 90 days, and bookings ahead as such. */
import { sortLists } from "../../../server/features/doctorHome/homeLists.ts";
import { readAsked } from "../../../server/features/doctorHome/homeVisit.ts";
import { inCompany, type Ports } from "../../../server/platform/ports.ts";
import { DAY_MS } from "../../../src/contract/durations.ts";
import { answerName, type BookingState, bookedStretch, listOfAnswer } from "./bookingState.ts";

/** How long a callout is still shown after its last list. */
const SHOWN_AFTER_MS = 90 * DAY_MS;

type Shown = { state: BookingState; now: number };

export async function homeFaults(
  ports: Ports,
  { companyId, doctorId }: { companyId: number; doctorId: number },
  { state, now }: Shown,
): Promise<string[]> {
  const { cases } = await inCompany(ports, companyId, (unit) => readAsked(unit, doctorId));
  const lists = sortLists(cases, undefined);
  const shown = Object.values(lists).flatMap((some) => some.map(({ list }) => list.id));
  const booked = new Set([...lists.booked, ...lists.changed].map(({ list }) => list.id));
  const own = state.answers.filter((one) => one.doctor_id === doctorId);
  const recent = state.callouts.filter((one) => one.sent_at && one.last_ends_at.getTime() > now - SHOWN_AFTER_MS);
  const due = new Set(own.filter((one) => recent.some(({ id }) => id === one.callout_id)).map((one) => one.list_id));
  return own.flatMap((one) => {
    const sent = state.callouts.some(({ id, sent_at }) => id === one.callout_id && sent_at !== null);
    if (!sent) return [];
    const expected = due.has(one.list_id) ? 1 : 0;
    const times = shown.filter((id) => id === one.list_id).length;
    const ahead = (bookedStretch(one)?.to ?? 0) > now && listOfAnswer(state, one).ends_at.getTime() > now;
    const holds = one.outcome === "confirmed" && ahead;
    return [
      ...(times === expected ? [] : [`${answerName(state, one)}: ${times} times on the doctor's home`]),
      ...(holds === booked.has(one.list_id) || (one.outcome === "confirmed" && !ahead)
        ? []
        : [`${answerName(state, one)}: ${one.outcome}, and the doctor's home says otherwise`]),
    ];
  });
}
