/** What the practice decides about an answer besides booking: standby, not required, release (product.md R6, R8; Q2, Q3). */
import { type DecisionPreview } from "../../../src/contract/calloutRequests.ts";
import { notFound } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { doctorName } from "../doctors/doctorName.ts";
import { recordChange } from "../notifications/record.ts";
import { listOf, release } from "./booking.ts";
import { listParams } from "./listParams.ts";
import { type AnswerAsked, lockAnswer, refuseStale } from "./lockAnswer.ts";
import { type LockedCallout, type ResponseFacts } from "./lockCallout.ts";
import { doctorsById, previewMailings, queueMailings } from "./queueMailings.ts";
import { closeRanks, makeRoom, placeOf } from "./rankStandbys.ts";
import { moveResponse, refuseMove } from "./transition.ts";

export const DECISIONS = ["standby", "not_required", "release"] as const;
export type Decision = (typeof DECISIONS)[number];
const MOVE = { standby: "standby", not_required: "standDown", release: "release" } as const;
const MAIL = { standby: "standby", not_required: "not_required", release: "released" } as const;

export type DecisionAsked = AnswerAsked & {
  decision: Decision;
  rank?: number;
  reason: string | null;
};

/** The answer locked, if deciding so is still right. */
async function decidable(unit: CompanyWork, asked: DecisionAsked) {
  const { locked, response } = await lockAnswer(unit, asked);
  await refuseStale(unit, asked, response);
  refuseMove(response, MOVE[asked.decision], unit.now);
  const doctor = (await doctorsById(unit.tx, [response.doctor_id])).get(response.doctor_id);
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
  const place = decision === "standby" ? await makeRoom(unit, locked, response, asked.rank) : null;
  const set = { decision_reason: reason, standby_rank: place };
  await moveResponse(unit, response, MOVE[decision], { actor, params: { doctor, ...listParams(list) }, set });
  await closeRanks(unit, locked, list.id);
  if (!known) await queueMailings(unit, locked, [{ kind: MAIL[decision], response, lists: [list] }]);
}

/** The mail that the decision sends; refused for the same reasons. */
export async function previewDecision(unit: CompanyWork, asked: DecisionAsked): Promise<DecisionPreview> {
  const { locked, response } = await decidable(unit, asked);
  const { decision } = asked;
  if (decision === "standby" && response.outcome === "standby") return { mails: [], silent: 0 };
  const standby_rank = decision === "standby" ? placeOf(locked, response, asked.rank) : null;
  const mailing = { kind: MAIL[decision], response: { ...response, standby_rank }, lists: [listOf(locked, response)] };
  return { mails: await previewMailings(unit, locked, [mailing]), silent: 0 };
}
