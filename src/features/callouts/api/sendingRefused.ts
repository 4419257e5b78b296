/** Why a callout was not sent, in the person's words. */
import { type TFunction } from "i18next";
import { isProblem } from "../../../api/problem.ts";
import { refusalText } from "./refusalText.ts";

export function sendingRefused(error: unknown, t: TFunction<"callouts">): string {
  if (!isProblem(error)) return t("form.sendFailed");
  if (error.code === "contact_details_missing") return t("form.contactMissing");
  if (error.fields?.send_at) return t("saving.past");
  if (error.status === 409 || error.code === "nobody_to_send_to") return refusalText(error, t);
  return t("form.sendFailed");
}
