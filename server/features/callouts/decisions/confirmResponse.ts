/** The practice books one of those who offered, for one list of the callout or several at once. */

import { partRange, type Range } from "../../../domain/coverage.ts";
import { listParams } from "../../../domain/listParams.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type ListRecord, type ResponseRecord } from "../../../domain/records.ts";
import { invalid, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { book } from "../booking/booking.ts";
import { doctorNameOf, type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { archivedOf, lacksCredential } from "../recipients/reasonsAgainst.ts";
import { refuseOverlap } from "../recipients/refuseOverlap.ts";
import {
  agreedRange,
  hasAgreed,
  hasRoomFor,
  isCovered,
  isOffered,
  type LockedCallout,
  openRange,
} from "../state/lockCallout.ts";
import { answerOf, lockAnswers, refuseStale } from "./lockResponse.ts";

/** `lockVersion`: of the answer as the administrator saw it. `from`, `to`: wall times of a part. */
type Item = { responseId: number; lockVersion: number; from?: string | undefined; to?: string | undefined };

export type Confirmation = {
  calloutId: number;
  items: readonly Item[];
  /** Somebody was asked once more whether the doctor is to come without being credentialed. */
  despiteCredential?: boolean | undefined;
  /** The office's word stands for a yes to times that the doctor has not agreed to. */
  spoken?: boolean | undefined;
  reason?: string | null | undefined;
};

const notAgreed = (): Problem =>
  new Problem(409, "not_agreed", [
    "The doctor has not said yes to these times. Please ask, or say that you have spoken.",
  ]);

/** What is to be booked. Throws 422 for times outside the list, 409 for what nobody agreed to or has no room. */
function rangeToBook(
  locked: LockedCallout,
  list: ListRecord,
  response: ResponseRecord,
  item: Item,
  spoken: boolean,
): Range {
  const { from, to } = item;
  if (!isOffered(response)) throw new Problem(409, "invalid_transition", ["Only a doctor who offered can be booked."]);
  const given =
    from === undefined && to === undefined ? undefined : partRange(list, { from: from ?? null, to: to ?? null });
  if ((from !== undefined || to !== undefined) && !given)
    throw invalid({ from: ["must lie within the list and before to"] });
  const range = given ?? (spoken ? openRange(locked, list) : agreedRange(locked, list, response));
  if (!range) throw notAgreed();
  if (!hasRoomFor(locked, list, range))
    throw new Problem(409, "already_filled", ["All positions of this list are filled at that time."]);
  if (!spoken && !hasAgreed(response, list, range)) throw notAgreed();
  return range;
}

async function bookOne(unit: CompanyWork, locked: LockedCallout, item: Item, asked: Confirmation, userId: number) {
  const { tx, now, companyId } = unit;
  const { response, list } = answerOf(unit, locked, item.responseId);
  if (response.outcome !== "confirmed" && isCovered(locked, list))
    throw new Problem(409, "already_filled", ["All positions of this list are filled."]);
  await refuseStale(unit, { calloutId: asked.calloutId, lockVersion: item.lockVersion }, response);
  if (response.outcome === "confirmed")
    throw new Problem(409, "invalid_transition", ["This doctor is already booked for this list."]);
  if ((await archivedOf(tx, [response.doctor_id])).size > 0)
    throw new Problem(409, "invalid_transition", ["This doctor is archived. Restore the doctor first."]);
  const range = rangeToBook(locked, list, response, item, asked.spoken ?? false);
  await refuseOverlap(tx, response.doctor_id, range);
  const actor = { type: "admin", id: userId } as const;
  if (await lacksCredential(tx, response.doctor_id, list)) {
    if (!asked.despiteCredential)
      throw new Problem(409, "not_credentialed", ["This doctor is not credentialed at the site."]);
    await recordAudit(tx, now, {
      companyId,
      actor,
      action: "credential_overridden",
      subject: { type: "callout", id: asked.calloutId },
      params: { doctor: await doctorNameOf(tx, response), ...listParams(list) },
    });
  }
  const reason = asked.reason?.trim() || null;
  return book(unit, locked, response, { range, actor, reason, spoken: asked.spoken ?? false });
}

/** All of it or nothing; one mail to the doctor. Returns whose answers could have heard of it. */
export async function confirmResponses(unit: CompanyWork, asked: Confirmation, userId: number): Promise<number[]> {
  const ids = asked.items.map((item) => item.responseId);
  const locked = await lockAnswers(unit, asked.calloutId, ids);
  const chosen = locked.responses.filter((one) => ids.includes(one.id));
  if (new Set(chosen.map((one) => one.doctor_id)).size > 1) throw invalid({ responses: ["must be of one doctor"] });
  const mailings: Mailing[] = [];
  for (const item of asked.items) mailings.push(...(await bookOne(unit, locked, item, asked, userId)));
  await queueMailings(unit, locked, mailings);
  const lists = new Set(chosen.map((one) => one.list_id));
  return locked.responses.filter((one) => lists.has(one.list_id)).map((one) => one.doctor_id);
}
