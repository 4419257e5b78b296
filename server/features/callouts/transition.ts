/**
 * The only way a callout's status or an answer's outcome changes (product.md §2.8, §2.9, I4): tables of what may become
 * what, and under which condition. Each move writes its audit line in the caller's transaction.
 */
import { sql, type Updateable } from "kysely";
import { type AuditAction } from "../../../src/contract/audit.ts";
import { type CalloutStatus, type Outcome } from "../../../src/contract/callout.ts";
import { type Tables } from "../../db/schema.ts";
import { Problem } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { type AuditEvent, recordAudit } from "../audit/recordAudit.ts";
import { isFilled, type LockedCallout, type ResponseFacts } from "./lockCallout.ts";

type Actor = AuditEvent["actor"];
type Rule<State, Facts> = {
  from: readonly State[];
  to: State;
  audit: AuditAction;
  /** What else must hold; the problem says what does not. */
  guard?: (facts: Facts, now: Date) => Problem | undefined;
};

const notNow = (): Problem =>
  new Problem(409, "invalid_transition", ["The callout’s state does not allow this. Please look again."]);
const started = (): Problem => new Problem(409, "list_started", ["A list of this callout has already started."]);

const allAhead = ({ lists }: LockedCallout, now: Date): Problem | undefined =>
  lists.length > 0 && lists.every((list) => list.starts_at > now) ? undefined : started();

const CALLOUT = {
  // C2
  schedule: { from: ["draft", "scheduled"], to: "scheduled", audit: "callout_scheduled", guard: allAhead },
  // C6
  unschedule: { from: ["scheduled"], to: "draft", audit: "callout_unscheduled" },
  // C3; that somebody is asked, and by whom, is seen to while sending.
  send: { from: ["draft", "scheduled"], to: "open", audit: "callout_sent", guard: allAhead },
  // C4
  fill: {
    from: ["open"],
    to: "confirmed",
    audit: "callout_filled",
    guard: (locked) => (locked.lists.every((list) => isFilled(locked, list)) ? undefined : notNow()),
  },
  // C5
  reopen: {
    from: ["confirmed"],
    to: "open",
    audit: "callout_reopened",
    guard: (locked) => (locked.lists.every((list) => isFilled(locked, list)) ? notNow() : undefined),
  },
  // C7
  cancel: {
    from: ["draft", "scheduled", "open", "confirmed"],
    to: "cancelled",
    audit: "callout_cancelled",
    guard: ({ callout }, now) => (callout.last_ends_at > now ? undefined : notNow()),
  },
  // C8, Q4
  expire: {
    from: ["open"],
    to: "expired",
    audit: "callout_expired",
    guard: (locked, now) =>
      locked.lists.some((list) => !isFilled(locked, list) && list.starts_at > now) ? notNow() : undefined,
  },
} as const satisfies Record<string, Rule<CalloutStatus, LockedCallout>>;
export type CalloutMove = keyof typeof CALLOUT;

/** Only what a doctor offered can be booked (I1). */
const offered = ({ response }: ResponseFacts): Problem | undefined =>
  response === "available" || response === "if_needed" ? undefined : notNow();

const RESPONSE = {
  // R5, R7
  confirm: { from: ["none", "standby"], to: "confirmed", audit: "booking_confirmed", guard: offered },
  // R6; again is another rank
  standby: { from: ["none", "not_required", "standby"], to: "standby", audit: "doctor_on_standby", guard: offered },
  // R6, by the practice or at C4 of the list
  standDown: { from: ["none", "standby"], to: "not_required", audit: "doctor_stood_down", guard: offered },
  // R8
  release: { from: ["confirmed"], to: "released", audit: "booking_released" },
  // The list is open again, or the doctor offers again: back among those to choose from.
  reconsider: { from: ["not_required", "released", "standby"], to: "none", audit: "offer_reconsidered" },
} as const satisfies Record<string, Rule<Outcome, ResponseFacts>>;
export type ResponseMove = keyof typeof RESPONSE;

/** Announces to the trigger of this transaction that a transition is under way, and that it is over. */
const announce = (tx: CompanyWork["tx"], on: boolean): Promise<unknown> =>
  sql`select set_config('app.transition', ${on ? "on" : "off"}, true)`.execute(tx);

function check<State, Facts>(rule: Rule<State, Facts>, from: State, facts: Facts, now: Date): void {
  if (!rule.from.includes(from)) throw notNow();
  const problem = rule.guard?.(facts, now);
  if (problem) throw problem;
}

/** Throws when the move is not allowed; for previews. */
export const refuseMove = (response: ResponseFacts, move: ResponseMove, now: Date): void =>
  check<Outcome, ResponseFacts>(RESPONSE[move], response.outcome, response, now);

type Move = { actor: Actor; params?: NonNullable<AuditEvent["params"]> };

const personOf = (actor: Actor): number | null => (actor.type === "admin" ? actor.id : null);

/** Moves the callout and the locked copy with it. */
export async function moveCallout(
  { tx, now, companyId }: CompanyWork,
  locked: LockedCallout,
  move: CalloutMove,
  { actor, params, set }: Move & { set?: Updateable<Tables["callouts"]> },
): Promise<void> {
  const { callout } = locked;
  const rule: Rule<CalloutStatus, LockedCallout> = CALLOUT[move];
  check(rule, callout.status, locked, now);
  const lock_version = callout.lock_version + 1;
  const values = { ...set, status: rule.to, lock_version, updated_by: personOf(actor), updated_at: now };
  await announce(tx, true);
  await tx.updateTable("callouts").set(values).where("id", "=", callout.id).execute();
  await announce(tx, false);
  Object.assign(callout, values);
  const subject = { type: "callout", id: callout.id } as const;
  await recordAudit(tx, now, { companyId, actor, action: rule.audit, subject, ...(params ? { params } : {}) });
}

/** Moves one answer's outcome and the locked copy with it; the audit line stands under the callout. */
export async function moveResponse(
  { tx, now, companyId }: CompanyWork,
  response: ResponseFacts,
  move: ResponseMove,
  { actor, params, set }: Move & { set?: Pick<Updateable<Tables["responses"]>, "standby_rank" | "decision_reason"> },
): Promise<void> {
  const rule: Rule<Outcome, ResponseFacts> = RESPONSE[move];
  check(rule, response.outcome, response, now);
  const values = {
    outcome: rule.to,
    acknowledged_at: null,
    decided_at: now,
    standby_rank: null,
    decision_reason: null,
    ...set,
    decided_by: personOf(actor),
    lock_version: response.lock_version + 1,
    // Calendar entries are told apart by this number (RFC 5545 §3.8.7.4).
    ...(move === "confirm" || move === "release" ? { calendar_sequence: response.calendar_sequence + 1 } : {}),
  };
  await announce(tx, true);
  await tx.updateTable("responses").set(values).where("id", "=", response.id).execute();
  await announce(tx, false);
  Object.assign(response, values);
  const subject = { type: "callout", id: response.callout_id } as const;
  await recordAudit(tx, now, { companyId, actor, action: rule.audit, subject, ...(params ? { params } : {}) });
}
