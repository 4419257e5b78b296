/** A problem in the person's language: by its code, else as the server worded it, else by its kind. */
import { useTranslation } from "react-i18next";
import { MINUTE_MS } from "../contract/durations.ts";
import { isCommonPassword, isProblem, missingThing } from "./problem.ts";

/** Beyond this, hours say enough. */
const MOST_MINUTES = 90;

/** "in 5 minutes"; rounded up. */
function waitText(milliseconds: number, language: string): string {
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  const isLong = minutes > MOST_MINUTES;
  const count = isLong ? Math.ceil(minutes / 60) : minutes;
  return new Intl.RelativeTimeFormat(language).format(count, isLong ? "hour" : "minute");
}

/** Takes whatever RTK Query calls an error. */
export function useProblemText(): (error: unknown) => string {
  const { t, i18n } = useTranslation("errors");
  return (error) => {
    if (!isProblem(error)) return t("unknown");
    if (error.status === "network") return t("network");
    const missing = missingThing(error);
    if (missing) return t("missing", { name: t(`thing.${missing}`) });
    if (isCommonPassword(error)) return t("commonPassword");
    const { code, retryAfter = 0 } = error;
    if (code === "rate_limited" && retryAfter >= MINUTE_MS)
      return t("tooManyUntil", { when: waitText(retryAfter, i18n.language) });
    // Which input it was, only the server's own words say.
    const isPlain = code !== "invalid_input" || error.messages.length === 0;
    if (code && isPlain) return t(`code.${code}`);
    return error.messages.join(". ") || t("unknown");
  };
}
