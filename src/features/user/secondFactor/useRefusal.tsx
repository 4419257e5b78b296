/** What a refused change of the second factor says, and where. */
import { FORM_ERROR } from "final-form";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type FormOutcome, type FormValues } from "../../../ui/form/AppForm.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { type FieldTrouble } from "../../../ui/form/useFieldProblemFormat.ts";

export const textIn = (values: FormValues, field: string): string => {
  const value = values[field];
  return typeof value === "string" ? value : "";
};

/** Each field must be filled in; what is right only the server knows. */
export const requiring =
  (...fields: string[]) =>
  (values: FormValues): Record<string, FieldTrouble> =>
    Object.fromEntries(
      fields.filter((field) => textIn(values, field).trim() === "").map((field) => [field, { rule: "required" }]),
    );

/** Which fields of the form hold the password and the code. */
type Fields = { password?: string; code?: string };

/** At its field what is wrong with it, else above the form. */
export function useRefusal({ password, code }: Fields): (error: unknown) => FormOutcome {
  const { t } = useTranslation(["secondFactor", "account"]);
  const problemText = useProblemText();
  return (error) => {
    const wrong = isProblem(error) ? (error.fields ?? {}) : {};
    if (password && wrong.current_password) return { [password]: t("account:wrongPassword") };
    if (code && wrong.otp_code) return { [code]: t("wrongCode") };
    return {
      [FORM_ERROR]: (
        <FormAlert tone="error" title={t("account:failed")}>
          {problemText(error)}
        </FormAlert>
      ),
    };
  };
}
