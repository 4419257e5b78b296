/** One answer written down, with its history and audit line, and told to the office. */
import { sql } from "kysely";
import { type Answer, type ResponseSource } from "../../../../src/contract/callout.ts";
import { type Range, wallSpan } from "../../../domain/coverage.ts";
import { doctorName } from "../../../domain/doctorName.ts";
import { actionById, actorParams, listParams } from "../../../domain/listParams.ts";
import { type AuditEvent, recordAudit } from "../../../domain/recordAudit.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordNotification } from "../../notifications/public.ts";
import { doctorsById } from "../mails/queueMailings.ts";
import { type LockedCallout, listOf } from "../state/lockCallout.ts";
import { whoToAsk } from "../state/rankStandbys.ts";

/** Only part of the list, in its wall times, HH:MM. */
export type Part = { from: string | null; to: string | null };

export type Given = {
  response: Answer;
  note: string | null;
  part: Part;
  /** The times that a yes is given for. */
  range: Range | null;
  source: ResponseSource;
  actor: AuditEvent["actor"];
  doctor: string;
};

export const WHOLE: Part = { from: null, to: null };

/** What is first stays first. */
const firsts = ({ response, source }: Given, now: Date) => ({
  ...(source === "email_link" ? { first_answered_at: sql<Date>`coalesce(first_answered_at, ${now})` } : {}),
  ...(response === "unavailable" ? {} : { first_offered_at: sql<Date>`coalesce(first_offered_at, ${now})` }),
});

export async function storeAnswer(
  unit: CompanyWork,
  locked: LockedCallout,
  row: ResponseRecord,
  given: Given,
): Promise<void> {
  const { tx, now, companyId } = unit;
  const before = row.response;
  const { response, note, source, actor } = given;
  const part = response === "unavailable" ? WHOLE : given.part;
  // What a booking was agreed to stays; another yes does not move it.
  const agreed =
    row.outcome === "confirmed"
      ? {}
      : { offered_from: given.range?.from ?? null, offered_to: given.range?.to ?? null, stood_down_at: null };
  const values = {
    response,
    note,
    source,
    part_from: part.from,
    part_to: part.to,
    ...agreed,
    earlier_response: null,
    untold_changes: null,
    responded_at: now,
    ...(response === "unavailable" ? { standby_wanted_at: null } : {}),
    lock_version: row.lock_version + 1,
  };
  await tx
    .updateTable("responses")
    .set({ ...values, ...firsts(given, now) })
    .where("id", "=", row.id)
    .execute();
  Object.assign(row, values);
  const history = { company_id: companyId, response_id: row.id, response, note, source, outcome: row.outcome };
  await tx
    .insertInto("response_history")
    .values({ ...history, created_at: now })
    .execute();
  await tx.updateTable("callouts").set({ updated_at: now }).where("id", "=", locked.callout.id).execute();
  await recordAudit(tx, now, {
    companyId,
    actor,
    action: "answer_recorded",
    subject: { type: "callout", id: locked.callout.id },
    params: { doctor: given.doctor, response, before, ...listParams(listOf(locked, row)) },
  });
}

/** The booking has ended although the doctor never said no. */
const isLapse = ({ response }: ResponseRecord): boolean => response !== "unavailable";

/** What a booked doctor's withdrawal tells besides: what is open again, and who may be asked. */
async function lossParams({ tx }: CompanyWork, locked: LockedCallout, row: ResponseRecord, range: Range) {
  const list = listOf(locked, row);
  const others = whoToAsk(locked, list.id);
  const doctors = await doctorsById(
    tx,
    others.map((one) => one.doctor_id),
  );
  const names = others.flatMap((one) => {
    const doctor = doctors.get(one.doctor_id);
    return doctor ? [doctorName(doctor)] : [];
  });
  const { from: start_time, to: end_time } = wallSpan(list, range);
  return {
    was_booked: "yes" as const,
    list_start: list.start_time,
    start_time,
    end_time,
    others: String(names.length),
    ...(names.length > 0 ? { ask: names.slice(0, MOST_NAMED).join("; ") } : {}),
    // Beside a yes a note was no reason.
    ...(row.response === "unavailable" && row.note ? { reason: row.note } : {}),
    ...(row.consent ? { over: isLapse(row) ? ("unanswered" as const) : row.consent } : {}),
  };
}

/** As many who can be asked are named. */
const MOST_NAMED = 3;

/** "Every change of answer notifies", but for a first no. `lost`: what the doctor was booked for. */
export async function notifyAnswer(
  unit: CompanyWork,
  locked: LockedCallout,
  row: ResponseRecord,
  { response, doctor, actor, lost }: Pick<Given, "response" | "doctor" | "actor"> & { lost?: Range | undefined },
): Promise<void> {
  const ended = isLapse(row)
    ? "has not confirmed the moved list; it is open again"
    : "can no longer come; the list is open again";
  const says = {
    available: "is available",
    if_needed: "is available if needed",
    unavailable: lost ? ended : "is no longer available",
  };
  recordNotification(unit, {
    type: response === "unavailable" ? "notification_change_to_unavailable" : "new_availability",
    title: `${doctor} ${says[response]}`,
    calloutId: locked.callout.id,
    actionById: actionById(actor),
    params: {
      doctor,
      ...(response === "unavailable" ? {} : { response }),
      ...listParams(listOf(locked, row)),
      ...(lost ? await lossParams(unit, locked, row, lost) : {}),
      ...(await actorParams(unit.tx, actor)),
    },
  });
}
