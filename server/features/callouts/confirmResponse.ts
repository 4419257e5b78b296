/** The practice books one of those who offered (product.md C4, R5; I1–I3, I10, I12). */
import { type DecisionPreview } from "../../../src/contract/calloutRequests.ts";
import { Problem } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { book, previewBooking, refuseOverlap } from "./booking.ts";
import { type AnswerAsked, lockAnswer, refuseStale } from "./lockAnswer.ts";
import { isBookable, isFilled } from "./lockCallout.ts";

/** The answer locked, if booking it is still right. */
async function bookable(unit: CompanyWork, asked: AnswerAsked) {
  const { locked, response, list } = await lockAnswer(unit, asked);
  if (response.outcome !== "confirmed" && isFilled(locked, list))
    throw new Problem(409, "already_filled", ["All positions of this list are filled."]);
  await refuseStale(unit, asked, response);
  if (!isBookable(response))
    throw new Problem(409, "invalid_transition", ["Only a doctor who offered can be confirmed."]);
  await refuseOverlap(unit.tx, response.doctor_id, list);
  return { locked, response };
}

export async function confirmResponse(unit: CompanyWork, asked: AnswerAsked, userId: number): Promise<void> {
  const { locked, response } = await bookable(unit, asked);
  await book(unit, locked, response, { type: "admin", id: userId });
}

/** What confirming would send, refused for the same reasons. */
export async function previewConfirmation(unit: CompanyWork, asked: AnswerAsked): Promise<DecisionPreview> {
  const { locked, response } = await bookable(unit, asked);
  return previewBooking(unit.tx, locked, response);
}
