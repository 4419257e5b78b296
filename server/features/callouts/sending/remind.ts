/** Reminders to those who have not answered: by the office, or once by themselves halfway to respond-by. */

import { REMINDER_PAUSE_MS } from "../../../../src/contract/rules/answerTimes.ts";
import { type AuditEvent, recordAudit } from "../../../domain/recordAudit.ts";
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { mayBeAskedAgain } from "../recipients/mayBeAskedAgain.ts";
import { ASKING, refuseInUndoWindow } from "../state/hold.ts";
import { isCovered, type LockedCallout, listOf, lockCallout } from "../state/lockCallout.ts";

/** One mail a doctor, about the lists that are still open to them and that they have said nothing about. */
async function remindersOf(unit: CompanyWork, locked: LockedCallout, recipientIds?: number[]) {
  const waiting = locked.responses.filter((one) => {
    const list = listOf(locked, one);
    const asked = !recipientIds || recipientIds.includes(one.recipient_id);
    const open = list.cover_status !== "cancelled" && list.starts_at > unit.now && !isCovered(locked, list);
    return asked && one.response === "none" && open;
  });
  const mayBeAsked = await mayBeAskedAgain(
    unit,
    locked,
    waiting.map((one) => ({ doctor_id: one.doctor_id, list: listOf(locked, one) })),
    // Their yes is an offer, and an answer is still due.
    ["clash", "not_credentialed"],
  );
  const byRecipient = Map.groupBy(waiting, (one) => one.recipient_id);
  return [...byRecipient.values()].flatMap((own): Mailing[] => {
    const [response] = own;
    if (!response || !mayBeAsked(response.doctor_id)) return [];
    const answered = own.some((one) => one.earlier_response !== null);
    return [{ kind: "reminder", response, lists: own.map((one) => listOf(locked, one)), answered }];
  });
}

async function remindable(unit: CompanyWork, calloutId: number): Promise<LockedCallout> {
  const locked = await lockCallout(unit, calloutId);
  if (locked.callout.status !== "open")
    throw new Problem(409, "invalid_transition", ["Doctors can be reminded only while the callout is open."]);
  refuseInUndoWindow(locked.callout, unit.now);
  const { last } = await unit.tx
    .selectFrom("callout_recipients")
    .select((e) => e.fn.max("reminded_at").as("last"))
    .where("callout_id", "=", calloutId)
    .executeTakeFirstOrThrow();
  const wait = last ? last.getTime() + REMINDER_PAUSE_MS - unit.now.getTime() : 0;
  if (wait > 0)
    throw new Problem(
      429,
      "rate_limited",
      ["The doctors were reminded less than two hours ago."],
      {},
      Math.ceil(wait / 1000),
    );
  return locked;
}

type Asked = { calloutId: number; recipientIds?: number[] | undefined };

/** Returns how many are mailed. */
export async function remind(unit: CompanyWork, asked: Asked, userId: number): Promise<number> {
  const locked = await remindable(unit, asked.calloutId);
  const mailings = await remindersOf(unit, locked, asked.recipientIds);
  await sendReminders(unit, locked, mailings, { type: "admin", id: userId });
  return mailings.length;
}

/** All who were asked, for previews. */
export async function remindedOf({ tx }: CompanyWork, calloutId: number): Promise<number[]> {
  const rows = await tx.selectFrom("responses").select("doctor_id").where("callout_id", "=", calloutId).execute();
  return rows.map((row) => row.doctor_id);
}

/** Once a doctor. Whoever was asked later than the others, or reminded by the office, just now is left in peace. */
export async function remindByItself(unit: CompanyWork, locked: LockedCallout): Promise<number> {
  const { id, sent_at } = locked.callout;
  const mailings = await remindersOf(unit, locked);
  const keyed = mailings.map((mailing) => ({ ...mailing, key: `reminder:auto:${mailing.response.recipient_id}` }));
  const since = new Date(Math.max(unit.now.getTime() - REMINDER_PAUSE_MS, sent_at?.getTime() ?? 0));
  const mailed = await unit.tx
    .selectFrom("outbox_emails")
    .select("recipient_id")
    .where("callout_id", "=", id)
    .where((e) =>
      e.or([
        e("idempotency_key", "in", ["", ...keyed.map(({ key }) => key)]),
        e.and([e("kind", "in", ASKING), e("created_at", ">", since)]),
      ]),
    )
    .execute();
  const due = keyed.filter(({ response }) => !mailed.some((one) => one.recipient_id === response.recipient_id));
  await sendReminders(unit, locked, due, { type: "system" });
  return due.length;
}

async function sendReminders(
  unit: CompanyWork,
  locked: LockedCallout,
  mailings: Mailing[],
  actor: AuditEvent["actor"],
): Promise<void> {
  if (mailings.length === 0) return;
  const { tx, now, companyId } = unit;
  const { id } = locked.callout;
  const ids = mailings.map(({ response }) => response.recipient_id);
  await tx.updateTable("callout_recipients").set({ reminded_at: now }).where("id", "in", ids).execute();
  const keyed = mailings.map((one) => ({ key: `reminder:${one.response.recipient_id}:${now.getTime()}`, ...one }));
  await queueMailings(unit, locked, keyed);
  const subject = { type: "callout", id } as const;
  const params = { doctors: ids.length };
  await recordAudit(tx, now, { companyId, actor, action: "callout_reminded", subject, params });
  await recordChange(unit, id);
}
