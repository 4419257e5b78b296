/** Why the server would not do it, in the person's words. */
import { type TFunction } from "i18next";
import { isProblem, isUnclear } from "../../../api/problem.ts";

const EXPLAINED = [
  "already_filled",
  "overlap",
  "not_agreed",
  "not_credentialed",
  "list_started",
  "stale",
  "invalid_transition",
  "not_sent_yet",
  "too_late_to_call_back",
  "rate_limited",
  "storage_full",
] as const;

/** Goes well a few seconds later. */
export const isTooEarly = (error: unknown): boolean => isProblem(error) && error.code === "not_sent_yet";

/** Whether trying the same again can only be refused again: the present state must be looked at first. */
export const isFinal = (error: unknown): boolean =>
  isProblem(error) && (error.status === 409 || error.status === 404) && !isTooEarly(error);

/** Of one callout among many: nothing else is known but the server's code. */
export function codeText(code: string | undefined, t: TFunction<"callouts">): string {
  if (code === "rate_limited") return t("life.remindAll.tooSoon");
  if (code === "nobody_to_send_to") return t("form.nobodyToSend");
  return t(`dialog.refusal.${EXPLAINED.find((one) => one === code) ?? "other"}`);
}

export function refusalText(error: unknown, t: TFunction<"callouts">): string {
  // Done again it is refused, or mails nobody twice.
  if (isUnclear(error)) return t("dialog.refusal.unsure");
  if (isProblem(error) && error.code === "nobody_to_send_to") return t("form.nobodyToSend");
  const code = isProblem(error) ? EXPLAINED.find((one) => one === error.code) : undefined;
  return t(`dialog.refusal.${code ?? "other"}`);
}
