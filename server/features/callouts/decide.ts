/** What the practice decides about an answer besides booking: standby, not required, release (product.md R6, R8; Q2, Q3). */
import { type DecisionPreview } from "../../../src/contract/calloutRequests.ts";
import { notFound, Problem } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { doctorName, doctorRef } from "../doctors/doctorName.ts";
import { recordChange } from "../notifications/record.ts";
import { listOf, release } from "./booking.ts";
import { listParams } from "./listParams.ts";
import { type LockedCallout, lockCallout, type ResponseFacts } from "./lockCallout.ts";
import { doctorsById, queueMailings } from "./queueMailings.ts";
import { responsesOf } from "./showCallout.ts";
import { moveResponse, refuseMove } from "./transition.ts";

export const DECISIONS = ["standby", "not_required", "release"] as const;
export type Decision = (typeof DECISIONS)[number];
const MOVE = { standby: "standby", not_required: "standDown", release: "release" } as const;
const MAIL = { standby: "standby", not_required: "not_required", release: "released" } as const;

export type DecisionAsked = {
  decision: Decision;
  calloutId: number;
  responseId: number;
  lockVersion: number;
  rank?: number;
  reason: string | null;
};

/** The callout locked together with the doctor, and the answer, if deciding so is still right. */
async function decidable(unit: CompanyWork, asked: DecisionAsked) {
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
  const { status } = locked.callout;
  if (status !== "open" && status !== "confirmed")
    throw new Problem(409, "invalid_transition", ["This can be decided only while the callout is open or confirmed."]);
  if (listOf(locked, response).starts_at <= now)
    throw new Problem(409, "list_started", ["This list has already started."]);
  if (response.lock_version !== asked.lockVersion) {
    const data = (await responsesOf(tx, asked.calloutId)).find((one) => one.id === response.id);
    throw new Problem(409, "stale", ["This answer has changed meanwhile. Please look again."], { data });
  }
  refuseMove(response, MOVE[asked.decision], now);
  const doctor = (await doctorsById(tx, [response.doctor_id])).get(response.doctor_id);
  if (!doctor) throw notFound("doctor");
  return { locked, response, doctor };
}

export async function decide(unit: CompanyWork, asked: DecisionAsked, userId: number): Promise<void> {
  const { locked, response, doctor } = await decidable(unit, asked);
  const actor = { type: "admin", id: userId } as const;
  const reason = asked.reason?.trim() || null;
  if (asked.decision === "release") await release(unit, locked, response, actor, reason);
  else await rank(unit, locked, response, { ...asked, reason, doctor: doctorName(doctor), actor });
  await recordChange(unit, asked.calloutId);
}

type Ranking = Omit<DecisionAsked, "lockVersion"> & { doctor: string; actor: { type: "admin"; id: number } };

async function rank(unit: CompanyWork, locked: LockedCallout, response: ResponseFacts, asked: Ranking): Promise<void> {
  const { decision, doctor, actor, reason } = asked;
  if (decision === "release") return;
  const list = listOf(locked, response);
  // Another rank of the same list is the office's affair; the doctor knows already.
  const known = decision === "standby" && response.outcome === "standby";
  const set = { decision_reason: reason, standby_rank: decision === "standby" ? (asked.rank ?? 1) : null };
  await moveResponse(unit, response, MOVE[decision], { actor, params: { doctor, ...listParams(list) }, set });
  if (!known) await queueMailings(unit, locked, [{ kind: MAIL[decision], response, lists: [list] }]);
}

/** The mail that the decision sends; refused for the same reasons. */
export async function previewDecision(unit: CompanyWork, asked: DecisionAsked): Promise<DecisionPreview> {
  const { response, doctor } = await decidable(unit, asked);
  const known = asked.decision === "standby" && response.outcome === "standby";
  return { mails: known ? [] : [{ kind: MAIL[asked.decision], doctors: [doctorRef(doctor)] }], silent: 0 };
}
