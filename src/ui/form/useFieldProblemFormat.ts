/** What is wrong with a field, in words. */
import { useTranslation } from "react-i18next";
import { type FieldProblem, type RuleKey } from "../../contract/fieldRules.ts";

/** A broken rule, or words as the server gave them. */
export type FieldTrouble = FieldProblem | string;
/** Words of this field's own, by rule; the others are general. */
export type FieldTexts = Partial<Record<RuleKey, string>>;

/** `label`: empty where a field has no name that could stand in a sentence. */
export function useFieldProblemFormat(label: string, texts: FieldTexts = {}): (trouble: unknown) => string | undefined {
  const { t } = useTranslation("errors");
  const nameless = ({ rule, count = 0 }: FieldProblem): string => {
    if (rule === "required") return t("field.required");
    if (rule === "min" || rule === "max") return `${t(`field.${rule}`)} ${count}`;
    const general = rule === "phone" || rule === "capital" || rule === "direction" || rule === "link";
    return general ? t("field.invalid") : t(`rule.${rule}`);
  };
  return (trouble) => {
    // A server may name a field and give no words for it.
    if (trouble === "") return t("field.invalid");
    if (typeof trouble === "string") return trouble;
    if (typeof trouble !== "object" || trouble === null || !("rule" in trouble)) return undefined;
    const { rule, count = 0 } = trouble as FieldProblem;
    if (texts[rule]) return texts[rule];
    return label ? t(`rule.${rule}`, { name: label, count }) : nameless({ rule, count });
  };
}
