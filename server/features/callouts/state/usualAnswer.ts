/** What the usual doctor has said of a list, while a callout asks that doctor alone. */
import { type Outcome, type ResponseState, saysYes } from "../../../../src/contract/callout.ts";
import { type UsualAnswer } from "../../../../src/contract/planning.ts";

type Asking = { asks_usual: boolean; respond_by: Date | null };
type Answer = { response: ResponseState; outcome: Outcome };

const stillOffers = ({ response, outcome }: Answer): boolean =>
  saysYes(response) && (outcome === "none" || outcome === "standby");

const isNo = ({ response }: Answer): boolean => response === "unavailable";

/** `answers`: those to the list. Null where anybody may be asked. */
export function usualAnswer(
  { asks_usual, respond_by }: Asking,
  answers: readonly Answer[],
  now: Date,
): UsualAnswer | null {
  if (!asks_usual) return null;
  if (answers.some(({ outcome }) => outcome === "confirmed")) return "booked";
  if (answers.some(stillOffers)) return "offered";
  if (answers.every(isNo)) return "refused";
  if (answers.every(({ response }) => response !== "none")) return "released";
  return respond_by && respond_by <= now ? "silent" : "waiting";
}

/** The list waits for that doctor no longer: others may be asked. */
export const isGivenUp = (answer: UsualAnswer | null): boolean =>
  answer === "refused" || answer === "silent" || answer === "released";
