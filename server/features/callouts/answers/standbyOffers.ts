/** What a doctor answers who is asked first: yes books the stretch that was offered, no passes the list on. */

import { isSame, rangeOf, wallSpan } from "../../../domain/coverage.ts";
import { listParams } from "../../../domain/listParams.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { book } from "../booking/booking.ts";
import { doctorNameOf, queueMailings } from "../mails/queueMailings.ts";
import { bookingsOf } from "../recipients/chooseRecipients.ts";
import { archivedOf, lacksCredential } from "../recipients/reasonsAgainst.ts";
import { endOffer, passOn } from "../standbys/standbyChain.ts";
import { hasRoomFor, type LockedCallout, listOf, lockCallout, type StandbyOffer } from "../state/lockCallout.ts";
import { moveResponse } from "../state/transition.ts";
import { type AsShown, takesAnswers } from "./asShown.ts";
import { recordAnswers } from "./recordAnswers.ts";
import { storeAnswer, WHOLE } from "./storeAnswer.ts";

type Answered = { recipientId: number; listId: number; accept: boolean; asShown?: AsShown };

/** The callout locked with the offer that waits for this recipient, if it still does. */
async function waitingOffer(unit: CompanyWork, { recipientId, listId }: Answered) {
  const asked = await unit.tx
    .selectFrom("responses")
    .select(["id", "callout_id", "doctor_id"])
    .where("recipient_id", "=", recipientId)
    .where("list_id", "=", listId)
    .executeTakeFirst();
  if (!asked) return undefined;
  const locked = await lockCallout(unit, asked.callout_id, [asked.doctor_id]);
  const row = locked.responses.find((one) => one.id === asked.id);
  const offer = locked.offers.find((one) => one.response_id === asked.id && one.expires_at > unit.now);
  return row && offer && { locked, row, offer };
}

/** Whether what was offered can still be booked. */
async function isPossible({ tx, now }: CompanyWork, locked: LockedCallout, row: ResponseRecord, offer: StandbyOffer) {
  const list = listOf(locked, row);
  const range = { from: offer.offered_from, to: offer.offered_to };
  if (!takesAnswers(locked, list, now)) return false;
  if ((await archivedOf(tx, [row.doctor_id])).size > 0) return false;
  const busy = await bookingsOf(tx, [row.doctor_id], [{ starts_at: range.from, ends_at: range.to }]);
  return busy.length === 0 && hasRoomFor(locked, list, range) && !(await lacksCredential(tx, row.doctor_id, list));
}

/** `gone`: the offer has passed on, or cannot be booked any more. `changed`: it is another one than was shown, and still waits. */
export async function answerStandbyOffer(
  unit: CompanyWork,
  answered: Answered,
): Promise<"booked" | "declined" | "gone" | "changed"> {
  const waiting = await waitingOffer(unit, answered);
  if (!waiting) return "gone";
  const { locked, row, offer } = waiting;
  const list = listOf(locked, row);
  const actor = { type: "doctor", id: row.doctor_id } as const;
  if (!answered.accept) {
    const no = { listId: list.id, response: "unavailable" as const, note: null };
    await recordAnswers(unit, { recipientId: answered.recipientId, answers: [no], source: "email_link", actor });
    return "declined";
  }
  const range = { from: offer.offered_from, to: offer.offered_to };
  if (answered.asShown?.(list, range) === false) return "changed";
  if (!(await isPossible(unit, locked, row, offer))) {
    // Nobody waits for what cannot be: the next one's turn.
    await queueMailings(unit, locked, await passOn(unit, locked, list, "withdrawn"));
    await recordChange(unit, locked.callout.id);
    return "gone";
  }
  await endOffer(unit, locked, offer, "accepted");
  const doctor = await doctorNameOf(unit.tx, row);
  await storeAnswer(unit, locked, row, {
    response: "available",
    note: row.note,
    part: isSame(range, rangeOf(list)) ? WHOLE : wallSpan(list, range),
    range,
    source: "email_link",
    actor,
    doctor,
  });
  // Was told before that the list is filled, or that the booking had ended.
  if (row.outcome === "not_required" || row.outcome === "released")
    await moveResponse(unit, row, "reconsider", { actor, params: { doctor, ...listParams(list) } });
  await queueMailings(unit, locked, await book(unit, locked, row, { range, actor }));
  await recordChange(unit, locked.callout.id);
  return "booked";
}
