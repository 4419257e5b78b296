/** Why a callout was not sent, or not saved, in the person's words; where the answer was lost, that this is not known. */
import { type TFunction } from "i18next";
import { isProblem } from "../../../api/problem.ts";
import { reasonText } from "./refusalText.ts";

/** No answer came, or a server that is not well gave it: the same may go well later. */
export const isTemporary = (error: unknown): boolean =>
  !isProblem(error) || typeof error.status === "string" || error.status >= 500 || error.status === 429;

export function sendingRefused(error: unknown, t: TFunction<"callouts">): string {
  if (isProblem(error) && error.code === "contact_details_missing") return t("form.contactMissing");
  if (isProblem(error) && error.fields?.send_at) return t("saving.past");
  return reasonText(error, t) ?? t("form.sendFailed");
}

/** Undefined: as in `reasonText`. */
export function savingReason(error: unknown, t: TFunction<"callouts">): string | undefined {
  if (isProblem(error) && error.fields?.["callout.respond_by"]) return t("saving.afterRespondBy");
  return reasonText(error, t);
}
