/** What a booked doctor answers to a change of the list: yes keeps the booking as it is now, no withdraws it. */
import { type CompanyWork } from "../../../platform/ports.ts";
import { keepBooking } from "../booking/keepBooking.ts";
import { queueMailings } from "../mails/queueMailings.ts";
import { bookedRange, listOf, lockCallout } from "../state/lockCallout.ts";
import { type AsShown } from "./asShown.ts";
import { recordAnswers } from "./recordAnswers.ts";

type Answered = { recipientId: number; listId: number; accept: boolean; asShown?: AsShown };

/** `gone`: there is nothing to agree to any more, or the list has begun. `changed`: it has become another one than was shown. */
export async function answerChange(
  unit: CompanyWork,
  answered: Answered,
): Promise<"kept" | "withdrawn" | "gone" | "changed"> {
  const { tx, now } = unit;
  const { recipientId, listId, accept } = answered;
  const asked = await tx
    .selectFrom("responses")
    .select(["id", "callout_id", "doctor_id"])
    .where("recipient_id", "=", recipientId)
    .where("list_id", "=", listId)
    .executeTakeFirst();
  if (!asked) return "gone";
  const locked = await lockCallout(unit, asked.callout_id, [asked.doctor_id]);
  const row = locked.responses.find((one) => one.id === asked.id);
  const booked = row && bookedRange(row);
  if (!booked || !row.consent) return "gone";
  const list = listOf(locked, row);
  if (list.starts_at <= now) return "gone";
  const actor = { type: "doctor", id: row.doctor_id } as const;
  if (!accept) {
    const no = { listId, response: "unavailable" as const, note: null };
    await recordAnswers(unit, { recipientId, answers: [no], source: "email_link", actor });
    return "withdrawn";
  }
  if (answered.asShown?.(list, booked) === false) return "changed";
  await queueMailings(unit, locked, await keepBooking(unit, locked, row, { actor, offered: booked }));
  return "kept";
}
