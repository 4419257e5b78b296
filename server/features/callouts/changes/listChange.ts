/** What became different of a list, and how much that asks of its doctors. */

import { type ListChange } from "../../../../src/contract/callout.ts";
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { formatSpan } from "../../../../src/contract/wallSpan.ts";
import { type MailChange } from "../../../db/tables/callouts.ts";
import { isSame, type Range, rangeOf } from "../../../domain/coverage.ts";
import { type ListRecord, type PlannedList } from "../../../domain/records.ts";

const textOf = (words: readonly string[]): string | null => words.join(", ") || null;
const times = ({ start_time, end_time }: PlannedList | ListRecord): string => formatSpan(start_time, end_time);

/** What doctors read of a list, field by field. */
const TOLD: Record<
  Exclude<MailChange["field"], "message" | "fee">,
  (list: PlannedList | ListRecord) => string | null
> = {
  date: (list) => list.date,
  times,
  site: (list) => list.site_name,
  role: (list) => list.role_needed,
  theatre: (list) => list.theatre,
  surgeon: (list) => list.surgeon || null,
  specialty: (list) => list.specialty,
  case_mix: (list) => list.case_mix,
  requirements: (list) => textOf(list.requirements),
  notes: (list) => list.notes_public,
};

export function changesOf(before: ListRecord, after: PlannedList): MailChange[] {
  const fields = Object.keys(TOLD) as (keyof typeof TOLD)[];
  return fields
    .map((field) => ({ listId: before.id, field, before: TOLD[field](before), after: TOLD[field](after) }))
    .filter((change) => change.before !== change.after);
}

/** More than an hour earlier or later, at either end: nobody stays booked for that without a yes. */
export const isFarFrom = (one: Range, other: Range): boolean =>
  Math.abs(one.from.getTime() - other.from.getTime()) > HOUR_MS ||
  Math.abs(one.to.getTime() - other.to.getTime()) > HOUR_MS;

export function classOf(before: ListRecord, after: PlannedList): ListChange {
  const [old, now] = [rangeOf(before), rangeOf(after)];
  const elsewhere =
    before.date !== after.date || before.site_id !== after.site_id || before.role_needed !== after.role_needed;
  if (elsewhere || isFarFrom(old, now)) return "moved";
  if (!isSame(old, now)) return "times";
  return changesOf(before, after).length > 0 ? "details" : "none";
}

/** What the log tells of a list. */
export const auditedOf = (list: PlannedList | ListRecord): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(TOLD).map(([field, of]) => [field, of(list)])),
  session: list.session,
  positions: list.positions,
  notes: list.notes_internal,
  notes_public: list.notes_public,
});
