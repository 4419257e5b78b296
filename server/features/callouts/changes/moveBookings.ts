/** What a change of the list makes of its bookings, and what each booked doctor is told or asked. */
import { type ListChange } from "../../../../src/contract/callout.ts";
import { DAY_MS } from "../../../../src/contract/durations.ts";
import { type MailChange } from "../../../db/tables/callouts.ts";
import { type Range } from "../../../domain/coverage.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { planConsent } from "../state/calloutClock.ts";
import { agreedBooking } from "../state/lockCallout.ts";
import { isFarFrom } from "./listChange.ts";

/** Milliseconds a moved booking waits for a yes, unless half the time to the start is less. */
const CONSENT_MS = DAY_MS;

/** `range`: what the booking becomes, unless nothing of it is left. `same`: the doctor keeps these times. */
export type Moved = { response: ResponseRecord; range: Range | undefined; same: boolean };
export type Told = {
  response: ResponseRecord;
  kind: "changed" | "times_changed" | "moved";
  until?: Date | undefined;
};

/** A booking that waits for a yes goes on waiting; changes of an hour each, unanswered, add up to a move. */
function kindOf({ response, range, same }: Moved & { range: Range }, change: ListChange): Told["kind"] {
  const agreed = agreedBooking(response);
  const far = agreed !== undefined && isFarFrom(agreed, range);
  if (change === "moved" || response.consent === "moved" || far) return "moved";
  return same ? "changed" : "times_changed";
}

/** Until when a move waits; `asked`: until when it waits already. It has its yes, or ends, before the list begins. */
function untilOf(now: Date, startsAt: Date, asked: Date | null): Date {
  if (asked && asked < startsAt) return asked;
  return new Date(now.getTime() + Math.min(CONSENT_MS, (startsAt.getTime() - now.getTime()) / 2));
}

type Moving = { change: ListChange; changes: readonly MailChange[]; startsAt: Date };

/** Writes each booking's new stretch and what its doctor is asked. Who has nothing to hear is not returned. */
export async function moveBookings(
  unit: CompanyWork,
  booked: readonly Moved[],
  { change, changes, startsAt }: Moving,
): Promise<Told[]> {
  const { tx, now } = unit;
  const told: Told[] = [];
  if (change === "none") return told;
  const onlyTimes = changes.every(({ field }) => field === "times");
  for (const { response, range, same } of booked) {
    const hurried = response.consent_due_at !== null && response.consent_due_at >= startsAt;
    if (!range || (same && onlyTimes && !hurried)) continue;
    const kind = kindOf({ response, range, same }, change);
    // Moved once more, the question is another one and has its time anew.
    const until = kind === "moved" ? untilOf(now, startsAt, change === "moved" ? null : response.consent_due_at) : null;
    const agreed = agreedBooking(response);
    const asked = {
      consent: kind === "moved" ? ("moved" as const) : ("times" as const),
      consent_due_at: until,
      agreed_from: agreed?.from ?? null,
      agreed_to: agreed?.to ?? null,
      acknowledged_at: null,
    };
    const values = {
      booked_from: range.from,
      booked_to: range.to,
      ...(kind === "changed" ? {} : asked),
      calendar_sequence: response.calendar_sequence + 1,
      lock_version: response.lock_version + 1,
    };
    const isPlanned = until?.getTime() === response.consent_due_at?.getTime();
    await tx.updateTable("responses").set(values).where("id", "=", response.id).execute();
    Object.assign(response, values);
    if (until && !isPlanned) await planConsent(unit, response.callout_id, until);
    told.push({ response, kind, ...(until ? { until } : {}) });
  }
  return told;
}
