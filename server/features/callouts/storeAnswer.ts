/** One answer written down, with its history and audit line, and told to the office (product.md R1–R4, Q10, Q16). */
import { type Answer, type ResponseSource } from "../../../src/contract/callout.ts";
import { type CompanyWork } from "../../ports.ts";
import { type AuditEvent, recordAudit } from "../audit/recordAudit.ts";
import { recordNotification } from "../notifications/record.ts";
import { listOf } from "./booking.ts";
import { actionById, actorParams, listParams } from "./listParams.ts";
import { type LockedCallout, type ResponseFacts } from "./lockCallout.ts";

/** Only part of the list, in its wall times, HH:MM (product.md Q10). */
export type Part = { from: string | null; to: string | null };

export type Given = {
  response: Answer;
  note: string | null;
  part: Part;
  source: ResponseSource;
  actor: AuditEvent["actor"];
  doctor: string;
};

export const WHOLE: Part = { from: null, to: null };

export async function storeAnswer(
  unit: CompanyWork,
  locked: LockedCallout,
  row: ResponseFacts,
  given: Given,
): Promise<void> {
  const { tx, now, companyId } = unit;
  const before = row.response;
  const { response, note, source, actor } = given;
  const part = response === "unavailable" ? WHOLE : given.part;
  const values = {
    response,
    note,
    source,
    part_from: part.from,
    part_to: part.to,
    responded_at: now,
    ...(response === "unavailable" ? { standby_wanted_at: null } : {}),
    lock_version: row.lock_version + 1,
  };
  await tx.updateTable("responses").set(values).where("id", "=", row.id).execute();
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

/** "Every change of answer notifies" (Q16), but for a first no. */
export async function notifyAnswer(
  unit: CompanyWork,
  locked: LockedCallout,
  row: ResponseFacts,
  given: Given,
): Promise<void> {
  const { response, doctor, actor } = given;
  const says = {
    available: "is available",
    if_needed: "is available if needed",
    unavailable: "is no longer available",
  };
  await recordNotification(unit, {
    type: response === "unavailable" ? "notification_change_to_unavailable" : "new_availability",
    title: `${doctor} ${says[response]}`,
    calloutId: locked.callout.id,
    actionById: actionById(actor),
    params: {
      doctor,
      ...(response === "unavailable" ? {} : { response }),
      ...listParams(listOf(locked, row)),
      ...(await actorParams(unit.tx, actor)),
    },
  });
}
