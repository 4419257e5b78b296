/** A problem in the person's language: by its code, else as the server worded it, else by its kind. */
import { useTranslation } from "react-i18next";
import { isCommonPassword, isProblem, missingThing } from "./problem.ts";
import { waitText } from "./waitText.ts";

/** Takes whatever RTK Query calls an error. */
export function useProblemText(): (error: unknown) => string {
  const { t, i18n } = useTranslation("errors");
  return (error) => {
    if (!isProblem(error)) return t("unknown");
    if (error.status === "network") return t("network");
    const missing = missingThing(error);
    if (missing) return t("missing", { name: t(`thing.${missing}`) });
    if (isCommonPassword(error)) return t("commonPassword");
    const when = waitText(error, i18n.language);
    if (when) return t("tooManyUntil", { when });
    const { code } = error;
    // Which input it was, only the server's own words say.
    const isPlain = code !== "invalid_input" || error.messages.length === 0;
    if (code && isPlain) return t(`code.${code}`);
    return error.messages.join(". ") || t("unknown");
  };
}
