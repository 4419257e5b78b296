/** Asking the doctors. Everybody asked gets one mail of their own. */

import { type Tx } from "../../../db/database.ts";
import { refuseWithoutContactDetails } from "../../../domain/contactDetails.ts";
import { actionById, actorParams, listParams } from "../../../domain/listParams.ts";
import { type AuditEvent } from "../../../domain/recordAudit.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordNotification } from "../../notifications/public.ts";
import { refuseStale } from "../list/staleCallout.ts";
import { queueMailings } from "../mails/queueMailings.ts";
import { overriddenOf, type Selection, sortOut } from "../recipients/chooseRecipients.ts";
import { planExpiry, planReminder } from "../state/calloutClock.ts";
import { type LockedCallout, lockCallout } from "../state/lockCallout.ts";
import { startWaves } from "../state/planWaves.ts";
import { moveCallout } from "../state/transition.ts";
import { earlierSequences } from "./earlierSequences.ts";

/** Whom sending now would ask, by name, and whom it would leave out. */
export async function sortOutStored({ tx, now }: CompanyWork, { callout, lists }: LockedCallout): Promise<Selection> {
  const doctors = await tx
    .selectFrom("doctors")
    .innerJoin("callout_recipients", "callout_recipients.doctor_id", "doctors.id")
    .selectAll("doctors")
    .where("callout_recipients.callout_id", "=", callout.id)
    .where("doctors.archived_at", "is", null)
    .orderBy("doctors.last_name")
    .orderBy("doctors.first_name")
    .orderBy("doctors.id")
    .execute();
  return sortOut(tx, doctors, lists, await overriddenOf(tx, callout.id), now);
}

function holdFrom({ now, ports }: CompanyWork): Date | null {
  const { callBackSeconds } = ports.config;
  return callBackSeconds > 0 ? new Date(now.getTime() + callBackSeconds * 1000) : null;
}

/** The version is that of the callout as it was looked at, where somebody did. */
export async function sendCallout(
  unit: CompanyWork,
  calloutId: number,
  actor: AuditEvent["actor"],
  lockVersion?: number,
): Promise<void> {
  const { tx, now } = unit;
  const locked = await lockCallout(unit, calloutId);
  if (lockVersion !== undefined) await refuseStale(unit, locked, lockVersion);
  const { willSend, skipped } = await sortOutStored(unit, locked);
  const params = { doctors: willSend.length };
  // What goes out at its time is sent by whoever scheduled it, who had until then to think better of it.
  const sender = actor.type === "admin" ? { sent_by: actor.id, held_until: holdFrom(unit) } : {};
  await moveCallout(unit, locked, "send", { actor, params, set: { sent_at: now, send_at: null, ...sender } });
  await refuseWithoutContactDetails(tx);
  if (willSend.length === 0)
    throw new Problem(409, "nobody_to_send_to", ["None of the chosen doctors can be asked at the moment."]);
  const listIds = locked.lists.map((list) => list.id);
  await tx.updateTable("lists").set({ cover_status: "calling" }).where("id", "in", listIds).execute();
  for (const list of locked.lists) list.cover_status = "calling";
  await skip(tx, calloutId, skipped);
  locked.responses = await askForAnswers(
    unit,
    locked,
    willSend.map((doctor) => doctor.id),
  );
  const asked = locked.responses.filter((response) => response.list_id === listIds[0]);
  await queueMailings(
    unit,
    locked,
    asked.map((response) => ({ kind: "callout", response, lists: locked.lists })),
  );
  await planReminder(unit, locked.callout);
  await planExpiry(unit, locked);
  await startWaves(unit, locked);
  const [first, ...more] = locked.lists;
  recordNotification(unit, {
    type: "new_callout",
    title: locked.callout.title,
    calloutId,
    actionById: actionById(actor),
    params: {
      ...(first ? listParams(first) : {}),
      ...(more.length > 0 ? { more_lists: `${more.length}` } : {}),
      ...(await actorParams(tx, actor)),
    },
  });
}

export async function skip(tx: Tx, calloutId: number, skipped: Selection["skipped"]): Promise<void> {
  for (const reason of new Set(skipped.map((one) => one.reason)))
    await tx
      .updateTable("callout_recipients")
      .set({ delivery: "skipped", skip_reason: reason })
      .where("callout_id", "=", calloutId)
      .where(
        "doctor_id",
        "in",
        skipped.filter((one) => one.reason === reason).map((one) => one.doctor.id),
      )
      .execute();
}

/** As many rows as one statement takes: it has at most 65,535 parameters. */
const ROWS_PER_STATEMENT = 5000;

/** One answer to come for each doctor and list. */
export async function askForAnswers(
  { tx, companyId }: CompanyWork,
  { callout, lists }: Pick<LockedCallout, "callout" | "lists">,
  doctorIds: number[],
) {
  const recipients = await tx
    .selectFrom("callout_recipients")
    .select(["id", "doctor_id"])
    .where("callout_id", "=", callout.id)
    .where("doctor_id", "in", doctorIds)
    .orderBy("id")
    .execute();
  const listIds = lists.map((list) => list.id);
  const sequenceOf = await earlierSequences(tx, doctorIds, listIds);
  const rows = recipients.flatMap((recipient) =>
    lists.map((list) => ({
      company_id: companyId,
      callout_id: callout.id,
      recipient_id: recipient.id,
      list_id: list.id,
      doctor_id: recipient.doctor_id,
      note: null,
      responded_at: null,
      source: null,
      decided_by: null,
      decided_at: null,
      acknowledged_at: null,
      calendar_sequence: sequenceOf(recipient.doctor_id, list.id),
    })),
  );
  const stored: ResponseRecord[] = [];
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
    stored.push(
      ...(await tx
        .insertInto("responses")
        .values(rows.slice(at, at + ROWS_PER_STATEMENT))
        .returningAll()
        .execute()),
    );
  return stored;
}
