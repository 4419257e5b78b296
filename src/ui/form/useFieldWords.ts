/** What is wrong with a field, in words. */
import { useTranslation } from "react-i18next";
import { type FieldProblem, type RuleKey } from "../../contract/rules.ts";

/** A broken rule, or words as the server gave them. */
export type FieldTrouble = FieldProblem | string;
/** Words of this field's own, by rule; the others are general. */
export type FieldTexts = Partial<Record<RuleKey, string>>;

export function useFieldWords(label: string, texts: FieldTexts = {}): (trouble: unknown) => string | null {
  const { t } = useTranslation("errors");
  return (trouble) => {
    if (typeof trouble === "string") return trouble;
    if (typeof trouble !== "object" || trouble === null || !("rule" in trouble)) return null;
    const { rule, count = 0 } = trouble as FieldProblem;
    return texts[rule] ?? t(`rule.${rule}`, { name: label, count });
  };
}
