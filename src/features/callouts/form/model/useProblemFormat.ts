/** A callout's problems as sentences. */
import { useTranslation } from "react-i18next";
import { type CalloutProblem } from "./checkCallout.ts";

/** `whole`: with the number of the list or of the wave, where it stands apart from the field. */
export function useProblemFormat(): (problem: CalloutProblem, whole?: boolean) => string {
  const { t } = useTranslation("callouts");
  return ({ key, count = 0, label, list, wave }, whole = false) => {
    const problem = t(`form.problem.${key}`, { count, name: label ? t(label) : "" });
    // The first is who is asked as the callout is sent.
    if (whole && wave !== undefined) return t("form.problem.inWave", { problem, number: wave + 2 });
    return whole && list !== undefined ? t("form.problem.inList", { problem, number: list + 1 }) : problem;
  };
}

export type ErrorOf = (field: string) => string | undefined;
