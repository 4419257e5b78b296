/** The answer that the practice decides about, locked with its callout and doctor (product.md I2, I3, I10, I12). */
import { notFound, Problem } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { listOf } from "./booking.ts";
import { lockCallout, type ResponseFacts } from "./lockCallout.ts";
import { responsesOf } from "./showCallout.ts";

/** `lockVersion`: of the answer as the administrator saw it. */
export type AnswerAsked = { calloutId: number; responseId: number; lockVersion: number };

/** Refuses what is not under way, and lists that have begun. */
export async function lockAnswer(unit: CompanyWork, { calloutId, responseId }: AnswerAsked) {
  const found = await unit.tx
    .selectFrom("responses")
    .select("doctor_id")
    .where("id", "=", responseId)
    .where("callout_id", "=", calloutId)
    .executeTakeFirst();
  if (!found) throw notFound("response");
  const locked = await lockCallout(unit, calloutId, [found.doctor_id]);
  const response = locked.responses.find((one) => one.id === responseId);
  if (!response) throw notFound("response");
  const { status } = locked.callout;
  if (status !== "open" && status !== "confirmed")
    throw new Problem(409, "invalid_transition", ["This can be decided only while the callout is open or confirmed."]);
  const list = listOf(locked, response);
  if (list.starts_at <= unit.now) throw new Problem(409, "list_started", ["This list has already started."]);
  return { locked, response, list };
}

export async function refuseStale(
  { tx, now }: CompanyWork,
  asked: AnswerAsked,
  response: ResponseFacts,
): Promise<void> {
  if (response.lock_version === asked.lockVersion) return;
  const data = (await responsesOf(tx, now, asked.calloutId)).find((one) => one.id === response.id);
  throw new Problem(409, "stale", ["This answer has changed meanwhile. Please look again."], { data });
}
