/** What has become of a planned list, in a word and a tone. */
import { type PlanEntry } from "../../../contract/shapes/planning.ts";

export type PlannedState =
  | "cancelled"
  | "covered"
  | "booked"
  | "offered"
  | "waiting"
  | "refused"
  | "silent"
  | "released"
  | "draft"
  | "asked"
  | "free";

export function stateOf({ cover_status, callout, usual_answer }: NonNullable<PlanEntry["list"]>): PlannedState {
  if (cover_status === "cancelled") return "cancelled";
  if (usual_answer) return usual_answer;
  if (cover_status === "covered") return "covered";
  if (!callout) return "free";
  return callout.status === "draft" || callout.status === "scheduled" ? "draft" : "asked";
}

export const TONES = {
  cancelled: "neutral",
  covered: "confirmed",
  booked: "confirmed",
  offered: "open",
  waiting: "open",
  refused: "risk",
  silent: "risk",
  released: "risk",
  draft: "neutral",
  asked: "open",
  free: "risk",
} as const satisfies Record<PlannedState, string>;
