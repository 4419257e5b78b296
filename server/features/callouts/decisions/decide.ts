/** What the practice decides about an answer besides booking: standby, not required, release. */

import { listParams } from "../../../domain/listParams.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { invalid } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { release } from "../booking/booking.ts";
import { doctorNameOf, type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { passOn } from "../standbys/standbyChain.ts";
import { type LockedCallout, listOf } from "../state/lockCallout.ts";
import { closeRanks, makeRoom } from "../state/rankStandbys.ts";
import { moveResponse, refuseMove } from "../state/transition.ts";
import { answerOf, lockAnswers, refuseStale } from "./lockResponse.ts";

export const DECISIONS = ["standby", "not_required", "release"] as const;
type Decision = (typeof DECISIONS)[number];
const MOVE = { standby: "standby", not_required: "standDown", release: "release" } as const;
const MAIL = { standby: "standby", not_required: "not_required" } as const;

export type DecisionAsked = {
  decision: Decision;
  calloutId: number;
  /** `lockVersion`: of each answer as the administrator saw it. */
  items: readonly { responseId: number; lockVersion: number }[];
  rank?: number;
  /** The doctor reads it. */
  reason: string | null;
};

/** All of it or nothing; one mail to the doctor. */
export async function decide(unit: CompanyWork, asked: DecisionAsked, userId: number): Promise<void> {
  const { calloutId, items, decision } = asked;
  const ids = items.map((item) => item.responseId);
  const locked = await lockAnswers(unit, calloutId, ids);
  const doctors = locked.responses.filter((one) => ids.includes(one.id)).map((one) => one.doctor_id);
  if (new Set(doctors).size > 1) throw invalid({ responses: ["must be of one doctor"] });
  const actor = { type: "admin", id: userId } as const;
  const reason = asked.reason?.trim() || null;
  const mailings: Mailing[] = [];
  for (const { responseId, lockVersion } of items) {
    const { response } = answerOf(unit, locked, responseId);
    await refuseStale(unit, { calloutId, lockVersion }, response);
    refuseMove(response, MOVE[decision], unit.now);
    if (decision === "release") mailings.push(...(await release(unit, locked, response, { actor, reason })));
    else mailings.push(...(await place(unit, locked, response, { ...asked, decision, reason, actor })));
  }
  await queueMailings(unit, locked, mailings);
  await recordChange(unit, calloutId);
}

type Placing = {
  decision: "standby" | "not_required";
  rank?: number;
  reason: string | null;
  actor: { type: "admin"; id: number };
};

async function place(
  unit: CompanyWork,
  locked: LockedCallout,
  response: ResponseRecord,
  { decision, rank, reason, actor }: Placing,
): Promise<Mailing[]> {
  const list = listOf(locked, response);
  const again = decision === "standby" && response.outcome === "standby";
  const said = again ? (reason ?? response.decision_reason) : reason;
  // Another rank of the same list is the office's affair; the doctor knows already. A reason is for the doctor to read.
  const known = again && said === response.decision_reason;
  const standby_rank = decision === "standby" ? await makeRoom(unit, locked, response, rank) : null;
  // A rank, or "not needed", is the answer to the doctor's own wish.
  const set = { decision_reason: said, standby_rank, standby_wanted_at: null };
  const params = { doctor: await doctorNameOf(unit.tx, response), ...listParams(list) };
  await moveResponse(unit, response, MOVE[decision], { actor, params, set });
  await closeRanks(unit, locked, list.id);
  const asked = decision === "not_required" && locked.offers.some((one) => one.response_id === response.id);
  const next = asked ? await passOn(unit, locked, list, "withdrawn", actor) : [];
  return known ? next : [{ kind: MAIL[decision], response, lists: [list], reason: said }, ...next];
}
