/** The practice books one of those who offered (product.md C4, R5; I1–I3, I10, I12). */
import { type DecisionPreview } from "../../../src/contract/calloutRequests.ts";
import { Problem } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { doctorName } from "../doctors/doctorName.ts";
import { book, previewBooking, refuseOverlap } from "./booking.ts";
import { listParams } from "./listParams.ts";
import { type AnswerAsked, lockAnswer, refuseStale } from "./lockAnswer.ts";
import { isBookable, isFilled } from "./lockCallout.ts";
import { doctorsById } from "./queueMailings.ts";
import { lacksCredential } from "./reasonsAgainst.ts";

/** The answer locked, if booking it is still right. */
async function bookable(unit: CompanyWork, asked: AnswerAsked) {
  const { locked, response, list } = await lockAnswer(unit, asked);
  if (response.outcome !== "confirmed" && isFilled(locked, list))
    throw new Problem(409, "already_filled", ["All positions of this list are filled."]);
  await refuseStale(unit, asked, response);
  if (!isBookable(response))
    throw new Problem(409, "invalid_transition", ["Only a doctor who offered can be confirmed."]);
  await refuseOverlap(unit.tx, response.doctor_id, list);
  return { locked, response, list };
}

/** `despiteCredential`: somebody was asked once more whether the doctor is to come without being credentialed (Q1). */
export type Confirmation = AnswerAsked & {
  despiteCredential?: boolean | undefined;
  reason?: string | null | undefined;
};

export async function confirmResponse(unit: CompanyWork, asked: Confirmation, userId: number): Promise<void> {
  const { locked, response, list } = await bookable(unit, asked);
  const actor = { type: "admin", id: userId } as const;
  if (await lacksCredential(unit.tx, response.doctor_id, list)) {
    if (!asked.despiteCredential)
      throw new Problem(409, "not_credentialed", ["This doctor is not credentialed at the site."]);
    const doctor = (await doctorsById(unit.tx, [response.doctor_id])).get(response.doctor_id);
    await recordAudit(unit.tx, unit.now, {
      companyId: unit.companyId,
      actor,
      action: "credential_overridden",
      subject: { type: "callout", id: asked.calloutId },
      params: { doctor: doctor ? doctorName(doctor) : "", ...listParams(list) },
    });
  }
  await book(unit, locked, response, actor, asked.reason?.trim() || null);
}

/** What confirming would send, refused for the same reasons. */
export async function previewConfirmation(unit: CompanyWork, asked: AnswerAsked): Promise<DecisionPreview> {
  const { locked, response } = await bookable(unit, asked);
  return previewBooking(unit, locked, response);
}
