/** Why the server would not do it, in the person's words. */
import { type TFunction } from "i18next";
import { isProblem } from "../../api/problem.ts";

const EXPLAINED = [
  "already_filled",
  "overlap",
  "not_credentialed",
  "list_started",
  "stale",
  "invalid_transition",
] as const;

/** Whether trying the same again can only be refused again: the present state must be looked at first. */
export const isFinal = (error: unknown): boolean => isProblem(error) && (error.status === 409 || error.status === 404);

export function refusalText(error: unknown, t: TFunction<"callouts">): string {
  const code = isProblem(error) ? EXPLAINED.find((one) => one === error.code) : undefined;
  return t(`dialog.refusal.${code ?? "other"}`);
}
