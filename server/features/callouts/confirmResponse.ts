/** The practice books one of those who offered (product.md C4, R5; I1–I3, I10, I12). */
import { type DecisionPreview } from "../../../src/contract/calloutRequests.ts";
import { notFound, Problem } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { book, listOf, previewBooking, refuseOverlap } from "./booking.ts";
import { isBookable, isFilled, type LockedCallout, lockCallout, type ResponseFacts } from "./lockCallout.ts";
import { responsesOf } from "./showCallout.ts";

type Asked = { calloutId: number; responseId: number; lockVersion: number };

/** The callout locked together with the doctor, and the answer, if booking it is still right. */
async function bookable(unit: CompanyWork, asked: Asked): Promise<{ locked: LockedCallout; response: ResponseFacts }> {
  const { tx, now } = unit;
  const found = await tx
    .selectFrom("responses")
    .select("doctor_id")
    .where("id", "=", asked.responseId)
    .where("callout_id", "=", asked.calloutId)
    .executeTakeFirst();
  if (!found) throw notFound("response");
  const locked = await lockCallout(unit, asked.calloutId, [found.doctor_id]);
  const response = locked.responses.find((one) => one.id === asked.responseId);
  if (!response) throw notFound("response");
  const list = listOf(locked, response);
  const { status } = locked.callout;
  if (status !== "open" && status !== "confirmed")
    throw new Problem(409, "invalid_transition", ["Doctors can be confirmed only while the callout is open."]);
  if (list.starts_at <= now) throw new Problem(409, "list_started", ["This list has already started."]);
  if (response.outcome !== "confirmed" && isFilled(locked, list))
    throw new Problem(409, "already_filled", ["All positions of this list are filled."]);
  if (response.lock_version !== asked.lockVersion) {
    const data = (await responsesOf(tx, asked.calloutId)).find((one) => one.id === response.id);
    throw new Problem(409, "stale", ["This answer has changed meanwhile. Please look again."], { data });
  }
  if (!isBookable(response))
    throw new Problem(409, "invalid_transition", ["Only a doctor who offered can be confirmed."]);
  await refuseOverlap(tx, response.doctor_id, list);
  return { locked, response };
}

export async function confirmResponse(unit: CompanyWork, asked: Asked, userId: number): Promise<void> {
  const { locked, response } = await bookable(unit, asked);
  await book(unit, locked, response, { type: "admin", id: userId });
}

/** What confirming would send, refused for the same reasons. */
export async function previewConfirmation(unit: CompanyWork, asked: Asked): Promise<DecisionPreview> {
  const { locked, response } = await bookable(unit, asked);
  return previewBooking(unit.tx, locked, response);
}
