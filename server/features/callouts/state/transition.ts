/**
 * The only way a callout's status or an answer's outcome changes: tables of what may become
 * what, and under which condition. Each move writes its audit line in the caller's transaction.
 */
import { sql, type Updateable } from "kysely";
import { type AuditAction } from "../../../../src/contract/audit.ts";
import { type CalloutStatus, type Outcome, saysYes } from "../../../../src/contract/callout.ts";
import { type Tables } from "../../../db/schema.ts";
import { type AuditEvent, recordAudit } from "../../../domain/recordAudit.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { dropInvitations } from "./heldMails.ts";
import { heldUntil } from "./hold.ts";
import { isCovered, type LockedCallout, liveLists } from "./lockCallout.ts";

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

const allCovered = (locked: LockedCallout): boolean => liveLists(locked).every((list) => isCovered(locked, list));

const CALLOUT = {
  schedule: { from: ["draft", "scheduled"], to: "scheduled", audit: "callout_scheduled", guard: allAhead },
  unschedule: { from: ["scheduled"], to: "draft", audit: "callout_unscheduled" },
  // That somebody is asked, and by whom, is seen to while sending.
  send: { from: ["draft", "scheduled"], to: "open", audit: "callout_sent", guard: allAhead },
  // Whether anything but the sending has happened is seen to while calling back.
  callBack: { from: ["open"], to: "draft", audit: "callout_called_back" },
  fill: {
    from: ["open"],
    to: "confirmed",
    audit: "callout_filled",
    guard: (locked) => (allCovered(locked) ? undefined : notNow()),
  },
  reopen: {
    from: ["confirmed"],
    to: "open",
    audit: "callout_reopened",
    guard: (locked) => (allCovered(locked) ? notNow() : undefined),
  },
  cancel: {
    from: ["draft", "scheduled", "open", "confirmed"],
    to: "cancelled",
    audit: "callout_cancelled",
    guard: ({ callout }, now) => (callout.last_ends_at > now ? undefined : notNow()),
  },
  expire: {
    from: ["open"],
    to: "expired",
    audit: "callout_expired",
    guard: (locked, now) => (liveLists(locked).some((list) => list.starts_at > now) ? notNow() : undefined),
  },
} as const satisfies Record<string, Rule<CalloutStatus, LockedCallout>>;
export type CalloutMove = keyof typeof CALLOUT;

/** Only what a doctor offered can be booked. */
const offered = ({ response }: ResponseRecord): Problem | undefined => (saysYes(response) ? undefined : notNow());

const RESPONSE = {
  confirm: { from: ["none", "standby"], to: "confirmed", audit: "booking_confirmed", guard: offered },
  // The office has spoken to the doctor, whatever the doctor was told before.
  confirmByWord: {
    from: ["none", "standby", "not_required", "released"],
    to: "confirmed",
    audit: "booking_confirmed",
    guard: offered,
  },
  // Again is another rank.
  standby: { from: ["none", "not_required", "standby"], to: "standby", audit: "doctor_on_standby", guard: offered },
  // By the practice, or by itself when the list is covered.
  standDown: { from: ["none", "standby"], to: "not_required", audit: "doctor_stood_down", guard: offered },
  // A yes to a list that is covered already: nobody decided about it, and nobody is mailed.
  comeLate: { from: ["none"], to: "not_required", audit: "offer_came_late", guard: offered },
  release: { from: ["confirmed"], to: "released", audit: "booking_released" },
  // The doctor offers again, or takes the offer back.
  reconsider: { from: ["not_required", "released", "standby"], to: "none", audit: "offer_reconsidered" },
} as const satisfies Record<string, Rule<Outcome, ResponseRecord>>;
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
export const refuseMove = (response: ResponseRecord, move: ResponseMove, now: Date): void =>
  check<Outcome, ResponseRecord>(RESPONSE[move], response.outcome, response, now);

type Move = { actor: Actor; params?: NonNullable<AuditEvent["params"]>; reason?: string | null };

const personOf = (actor: Actor): number | null => (actor.type === "admin" ? actor.id : null);

/** Moves the callout and the locked copy with it. */
export async function moveCallout(
  { tx, now, companyId }: CompanyWork,
  locked: LockedCallout,
  move: CalloutMove,
  { actor, params, reason = null, set }: Move & { set?: Updateable<Tables["callouts"]> },
): Promise<void> {
  const { callout } = locked;
  const rule: Rule<CalloutStatus, LockedCallout> = CALLOUT[move];
  check(rule, callout.status, locked, now);
  const lock_version = callout.lock_version + 1;
  const dropsMails = callout.status === "open" && rule.to !== "draft" && heldUntil(callout, now);
  // Nobody else is asked once a callout is filled or over.
  const stopped = callout.waves_state === "running" ? { waves_state: "stopped" as const, next_wave_at: null } : {};
  const values = {
    ...(rule.to === "open" ? {} : stopped),
    ...set,
    status: rule.to,
    lock_version,
    updated_by: personOf(actor),
    updated_at: now,
  };
  await announce(tx, true);
  await tx.updateTable("callouts").set(values).where("id", "=", callout.id).execute();
  await announce(tx, false);
  Object.assign(callout, values);
  if (dropsMails) await dropInvitations({ tx }, locked);
  const subject = { type: "callout", id: callout.id } as const;
  await recordAudit(tx, now, { companyId, actor, action: rule.audit, subject, reason, ...(params ? { params } : {}) });
}

type Decided = Pick<
  Updateable<Tables["responses"]>,
  "standby_rank" | "standby_wanted_at" | "decision_reason" | "booked_from" | "booked_to" | "spoken_by" | "consent"
>;

/** Moves one answer's outcome and the locked copy with it; the audit line stands under the callout. */
export async function moveResponse(
  { tx, now, companyId }: CompanyWork,
  response: ResponseRecord,
  move: ResponseMove,
  { actor, params, reason = null, set }: Move & { set?: Decided },
): Promise<void> {
  const rule: Rule<Outcome, ResponseRecord> = RESPONSE[move];
  check(rule, response.outcome, response, now);
  const values = {
    outcome: rule.to,
    acknowledged_at: null,
    // Who was asked again has been answered, by their own word or the office's.
    asked_again_at: null,
    decided_at: now,
    standby_rank: null,
    decision_reason: null,
    booked_from: null,
    booked_to: null,
    spoken_by: null,
    consent: null,
    consent_due_at: null,
    agreed_from: null,
    agreed_to: null,
    ...(rule.to === "not_required" ? { stood_down_at: now } : {}),
    ...(rule.to === "confirmed" ? { standby_wanted_at: null } : {}),
    ...set,
    decided_by: personOf(actor),
    lock_version: response.lock_version + 1,
    // Calendar entries are told apart by this number (RFC 5545 §3.8.7.4).
    ...(rule.to === "confirmed" || move === "release" ? { calendar_sequence: response.calendar_sequence + 1 } : {}),
  };
  await announce(tx, true);
  await tx.updateTable("responses").set(values).where("id", "=", response.id).execute();
  await announce(tx, false);
  Object.assign(response, values);
  const subject = { type: "callout", id: response.callout_id } as const;
  await recordAudit(tx, now, { companyId, actor, action: rule.audit, subject, reason, ...(params ? { params } : {}) });
}

/** The list is another one now: what anybody said about it, short of a booking, is history and counts for nothing. */
export async function forgetAnswers({ tx, now }: CompanyWork, responses: readonly ResponseRecord[]): Promise<void> {
  await announce(tx, true);
  for (const one of responses) {
    const values = {
      response: "none" as const,
      outcome: "none" as const,
      earlier_response: one.response === "none" ? one.earlier_response : one.response,
      note: null,
      part_from: null,
      part_to: null,
      standby_rank: null,
      standby_wanted_at: null,
      stood_down_at: null,
      asked_again_at: null,
      decision_reason: null,
      consent: null,
      decided_at: now,
      lock_version: one.lock_version + 1,
    };
    await tx.updateTable("responses").set(values).where("id", "=", one.id).execute();
    Object.assign(one, values);
  }
  await announce(tx, false);
}
