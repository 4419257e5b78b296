/** Why the server would not do it, in the person's words. */
import i18next, { type TFunction } from "i18next";
import { isProblem, isUnclear } from "../../../api/problem.ts";
import { waitText } from "../../../api/waitText.ts";

const EXPLAINED = [
  "already_filled",
  "overlap",
  "not_agreed",
  "not_credentialed",
  "list_started",
  "list_in_callout",
  "stale",
  "invalid_transition",
  "not_sent_yet",
  "too_late_to_call_back",
  "rate_limited",
  "storage_full",
] as const;

/** Another server names no code. */
const BY_STATUS: Record<string, string> = { 429: "rate_limited", 507: "storage_full" };

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

/** "Too many attempts. Please try again in 5 minutes."; null where there is not so long to wait. */
export function tooManyText(error: unknown): string | null {
  const when = waitText(error, i18next.language);
  return when && i18next.t("errors:tooManyUntil", { when });
}

/** What has a reason of its own; undefined: no more is known than that it did not work. */
export function reasonText(error: unknown, t: TFunction<"callouts">): string | undefined {
  // Done again it is refused, or mails nobody twice.
  if (isUnclear(error)) return t("dialog.refusal.unsure");
  if (!isProblem(error)) return undefined;
  if (error.code === "nobody_to_send_to") return t("form.nobodyToSend");
  const tooMany = tooManyText(error);
  if (tooMany) return tooMany;
  const code = error.code ?? BY_STATUS[error.status];
  const explained = EXPLAINED.find((one) => one === code);
  return explained && t(`dialog.refusal.${explained}`);
}

export const refusalText = (error: unknown, t: TFunction<"callouts">): string =>
  reasonText(error, t) ?? t("dialog.refusal.other");
