/** Ringing the doctors of a callout one after another, as the wire has it. */
import { type Static, Type } from "typebox";
import { CALL_RESULTS, PHONE_CALL_RESULTS } from "../../callout.ts";
import { additive, dataOf, instant, integer, moment, nullable, oneOf, recordId, strict, text } from "../base.ts";

/** One call. `result` null: `user` is ringing the doctor; from `lapses_at` on somebody else may. */
const PhoneCall = Type.Object({
  id: integer,
  recipient_id: integer,
  user: Type.Object({ id: integer, name: text }),
  started_at: instant,
  lapses_at: instant,
  ended_at: nullable(instant),
  result: nullable(oneOf(PHONE_CALL_RESULTS)),
  /** When the doctor asked to be rung again. */
  call_back_at: nullable(instant),
  /** For which list of the callout; null while nothing came of it, and where nobody said it. */
  list_id: additive(nullable(integer)),
});
export type PhoneCall = Static<typeof PhoneCall>;

/** GET …/ring_round: the calls about a callout, newest first. */
const RingRound = Type.Object({ calls: Type.Array(PhoneCall) });
export type RingRound = Static<typeof RingRound>;
export const RingRoundResponse = dataOf(RingRound);

/**
 * POST …/ring_round/calls: the doctor is being rung by whoever asks; for them once more it lasts longer. 409 `stale`
 * carries the PhoneCall of a colleague. Other calls that the person has under way are dropped.
 */
export const TakeCallRequest = strict({ recipient_id: recordId });
export type TakeCallRequest = Static<typeof TakeCallRequest>;

export const PhoneCallParams = strict({ id: recordId, call_id: recordId });
/**
 * PUT …/ring_round/calls/{call_id}: what came of one's own call, and for which list it was (`list_id`). `call_back` needs a
 * moment ahead. `no` is recorded as the doctor's answer to that list, without it to the first that is open, and to every
 * other open list of the callout that the doctor has not said yes to. 409 `stale` where a colleague has taken the call over.
 */
export const EndCallRequest = strict({
  result: oneOf(CALL_RESULTS),
  call_back_at: Type.Optional(moment),
  list_id: Type.Optional(recordId),
});
export type EndCallRequest = Static<typeof EndCallRequest>;
