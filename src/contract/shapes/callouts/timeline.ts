/** The activity of a callout as the wire has it. */
import { type Static, Type } from "typebox";
import { TIMELINE_ACTIONS, TIMELINE_ACTORS } from "../../timeline.ts";
import { AuditDiff, SentenceParams } from "../audit.ts";
import { additive, dataOf, instant, integer, nullable, oneOf, orNull, text } from "../base.ts";

export const TimelineEvent = Type.Object({
  id: integer,
  action: oneOf(TIMELINE_ACTIONS),
  actor: Type.Object({ type: oneOf(TIMELINE_ACTORS), name: nullable(text) }),
  params: SentenceParams,
  /** Of changes, by field, before and after. */
  diff: additive(orNull(AuditDiff)),
  created_at: instant,
});
export type TimelineEvent = Static<typeof TimelineEvent>;
export const TimelineResponse = dataOf(Type.Array(TimelineEvent));
