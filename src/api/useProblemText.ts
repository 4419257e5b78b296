/** A problem in the person's language: by its code, else as the server worded it, else by its kind. */
import { useTranslation } from "react-i18next";
import { isCommonPassword, isProblem, missingThing } from "./problem.ts";

/** Takes whatever RTK Query calls an error. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation("errors");
  return (error) => {
    if (!isProblem(error)) return t("unknown");
    if (error.status === "network") return t("network");
    const missing = missingThing(error);
    if (missing) return t("missing", { name: t(`thing.${missing}`) });
    if (isCommonPassword(error)) return t("commonPassword");
    // Which input it was, only the server's own words say.
    const isPlain = error.code !== "invalid_input" || error.messages.length === 0;
    if (error.code && isPlain) return t(`code.${error.code}`);
    return error.messages.join(". ") || t("unknown");
  };
}
