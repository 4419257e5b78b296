/** What the office has to say to doctors who offered for a list: each gets an email of their own, and nothing else changes. */
import { listParams } from "../../../domain/listParams.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { refusesMail } from "../../../domain/refusesMail.ts";
import { notFound, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { doctorsById, type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { isBookable, isOffered } from "../state/lockCallout.ts";
import { answerOf, lockAnswers } from "./lockResponse.ts";

type Asked = { calloutId: number; listId: number; responseIds: readonly number[]; message: string };

/** Passes over who has taken the offer back or cannot be mailed. It asks nothing, so that a pause does not hold it back. */
export async function writeToOffered(unit: CompanyWork, asked: Asked, userId: number): Promise<void> {
  const { tx, now, companyId } = unit;
  const { calloutId, responseIds } = asked;
  const message = asked.message.trim();
  const locked = await lockAnswers(unit, calloutId, responseIds);
  const chosen = [...new Set(responseIds)].map((id) => answerOf(unit, locked, id));
  const [list, ...others] = new Set(chosen.map((one) => one.list));
  if (!list || others.length > 0 || list.id !== asked.listId) throw notFound("response");
  const doctors = await doctorsById(
    tx,
    chosen.map(({ response }) => response.doctor_id),
  );
  const mailings = chosen.flatMap(({ response }): Mailing[] => {
    const doctor = doctors.get(response.doctor_id);
    if (!isOffered(response) || !doctor || doctor.status === "archived" || refusesMail(doctor)) return [];
    const key = `message:${response.recipient_id}:${list.id}:${now.getTime()}`;
    const offerCounts = response.outcome === "confirmed" || isBookable(response);
    return [{ kind: "message", response, lists: [list], reason: message, key, offerCounts }];
  });
  if (mailings.length === 0)
    throw new Problem(409, "nobody_to_send_to", ["None of the chosen doctors can be emailed at the moment."]);
  await queueMailings(unit, locked, mailings);
  await recordAudit(tx, now, {
    companyId,
    actor: { type: "admin", id: userId },
    action: "offerers_emailed",
    subject: { type: "callout", id: calloutId },
    params: { ...listParams(list), doctors: mailings.length },
    reason: message,
  });
  await recordChange(unit, calloutId);
}
