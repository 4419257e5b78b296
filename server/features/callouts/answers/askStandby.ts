/** "Put me on standby": a doctor's own wish for lists that others have filled. It comes after the ranks that the office gives. */

import { doctorName } from "../../../domain/doctorName.ts";
import { listParams } from "../../../domain/listParams.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { doctorsById } from "../mails/queueMailings.ts";
import { isCovered, isOffered, type LockedCallout, listOf, lockCallout } from "../state/lockCallout.ts";
import { type AsShown, takesAnswers } from "./asShown.ts";
import { recordAnswers } from "./recordAnswers.ts";

type Wish = { calloutId: number; recipientId: number; doctorId: number; listIds: readonly number[]; asShown?: AsShown };

const mayWish = (locked: LockedCallout, row: ResponseRecord, now: Date): boolean => {
  const list = listOf(locked, row);
  return (
    takesAnswers(locked, list, now) &&
    isCovered(locked, list) &&
    row.outcome !== "confirmed" &&
    row.outcome !== "standby"
  );
};

/** Whoever has not offered offers "if needed" by it. Returns how many wishes are on record now; 0 is a refusal. `changed`: none, since one of the lists is not as shown. */
export async function askStandby(unit: CompanyWork, wish: Wish): Promise<number | "changed"> {
  const { tx, now, companyId } = unit;
  const { calloutId, recipientId, doctorId, listIds, asShown = () => true } = wish;
  const actor = { type: "doctor", id: doctorId } as const;
  const locked = await lockCallout(unit, calloutId, [doctorId]);
  const own = ({ responses }: LockedCallout): ResponseRecord[] =>
    responses.filter((one) => one.recipient_id === recipientId && listIds.includes(one.list_id));
  const lists = own(locked).map((row) => listOf(locked, row));
  if (lists.some((list) => takesAnswers(locked, list, now) && !asShown(list))) return "changed";
  const wished = own(locked).filter((row) => mayWish(locked, row, now));
  const answers = wished
    .filter((row) => !isOffered(row))
    // What was written with a no, or with a withdrawal, is no note to this.
    .map(({ list_id: listId }) => ({ listId, response: "if_needed" as const, note: null }));
  if (answers.length > 0) await recordAnswers(unit, { recipientId, answers, source: "email_link", actor });
  const doctor = (await doctorsById(tx, [doctorId])).get(doctorId);
  const ids = wished.filter((row) => !row.standby_wanted_at).map(({ id }) => id);
  await tx
    .updateTable("responses")
    .set((e) => ({ standby_wanted_at: now, lock_version: e("lock_version", "+", 1) }))
    .where("id", "in", [0, ...ids])
    .execute();
  for (const row of wished.filter(({ id }) => ids.includes(id)))
    await recordAudit(tx, now, {
      companyId,
      actor,
      action: "standby_wanted",
      subject: { type: "callout", id: calloutId },
      params: { doctor: doctor ? doctorName(doctor) : "", ...listParams(listOf(locked, row)) },
    });
  if (ids.length > 0) await recordChange(unit, calloutId);
  return wished.length;
}
