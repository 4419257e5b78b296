/** What is wrong with a field of a row, in words that say what to do. */
import { useTranslation } from "react-i18next";
import { type ImportField } from "../../contract/files/importFields.ts";
import { type ImportProblem } from "../../contract/rules/doctorImport.ts";

const PLAIN = ["required", "min", "max", "email", "ascii", "phone", "twice", "ambiguous", "date"] as const;
const NAMED = ["groups", "sites", "role", "locale"] as const;

export function useImportProblemFormat(): (field: ImportField, problem: ImportProblem) => string {
  const { t } = useTranslation("transfer");
  return (field, { rule, count = 0, value = "" }) => {
    const plain = PLAIN.find((one) => one === rule);
    if (plain) return t(`import.problem.${plain}`, { limit: count, value });
    const named = rule === "unknown" ? NAMED.find((one) => one === field) : undefined;
    return named ? t(`import.problem.unknown.${named}`, { value }) : t("import.problem.other");
  };
}
