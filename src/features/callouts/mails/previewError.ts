/** Why the mails of a decision could not be shown before it, and whether asking again may help. */
import { type TFunction } from "i18next";
import { isProblem } from "../../../api/problem.ts";
import { isTooEarly, type refusalText } from "../api/refusalText.ts";

/** Another admin API may know no previews: there, nothing is to wait for. Ours names a code with each refusal. */
export const knowsNoPreview = (error: unknown): boolean =>
  isProblem(error) && error.code === undefined && (error.status === 404 || error.status === 405);

/** No answer came, or a server that is not well gave it. */
const isLost = (error: unknown): boolean =>
  !isProblem(error) || typeof error.status === "string" || (error.status >= 500 && error.status !== 507);

export const isRetryable = (error: unknown): boolean =>
  isLost(error) || isTooEarly(error) || (isProblem(error) && (error.status === 429 || error.status === 507));

export const previewErrorText = (error: unknown, t: TFunction<"callouts">, format: typeof refusalText): string =>
  isLost(error) ? t("dialog.refusal.notLoaded") : format(error, t);
