/** An answer is to what its page showed. It is compared while the callout is locked, so that no change comes in between. */
import { type Answer, isRunning, saysYes } from "../../../../src/contract/callout.ts";
import { isSame, partRange, type Range, rangeOf } from "../../../domain/coverage.ts";
import { type ListRecord, type ResponseRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { instantLists } from "../recipients/instantBooking.ts";
import { type LockedCallout, listOf } from "../state/lockCallout.ts";
import { type Part, WHOLE } from "./storeAnswer.ts";

/** Whether the list, or this stretch of it, is what the doctor's page showed. */
export type AsShown = (list: ListRecord, stretch?: Range) => boolean;

/** `books`: ids of the lists of which the page said that a yes books at once. */
export type Seen = { asShown: AsShown; books: readonly number[] };

/** Not cancelled, not begun, and of a callout that runs. */
export function takesAnswers(locked: LockedCallout, list: ListRecord, now: Date): boolean {
  return isRunning(locked.callout.status) && list.cover_status !== "cancelled" && list.starts_at > now;
}

type Answered = { row: ResponseRecord | undefined; response: Answer; part?: Part | null };

/**
 * `changed`: one of the answers is a yes to another list than was shown. `booked_since`: or a no to a list the doctor has since
 * been booked for (withdrawing has its own button). `would_book`: it would book, which was not said.
 */
export async function notAsShown(
  unit: CompanyWork,
  locked: LockedCallout,
  { asShown, books }: Seen,
  answers: readonly Answered[],
): Promise<"changed" | "booked_since" | "would_book" | undefined> {
  const open = answers.flatMap(({ row, response, part }) => {
    const list = row && listOf(locked, row);
    return list && takesAnswers(locked, list, unit.now) ? [{ row, response, part, list }] : [];
  });
  if (open.some(({ row, response }) => !saysYes(response) && row.outcome === "confirmed")) return "booked_since";
  const yes = open.filter(({ response }) => saysYes(response));
  if (yes.some(({ list }) => !asShown(list))) return "changed";
  const untold = yes.filter(({ row, response, part, list }) => {
    const range = partRange(list, part ?? WHOLE);
    const isWhole = range !== undefined && isSame(range, rangeOf(list));
    const isUndecided = row.outcome !== "confirmed" && row.outcome !== "standby";
    return response === "available" && isWhole && isUndecided && !books.includes(list.id);
  });
  const doctors = untold.map(({ row }) => row.doctor_id);
  const instant = untold.length > 0 ? await instantLists(unit, locked, doctors) : new Map<number, Set<number>>();
  return untold.some(({ row, list }) => instant.get(row.doctor_id)?.has(list.id)) ? "would_book" : undefined;
}
