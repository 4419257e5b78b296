/** Saves a change of the account and tells the form what came of it. */
import { FORM_ERROR } from "final-form";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { readUser } from "../../api/readUser.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type AccountRequest } from "../../contract/shapes/account.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { type FormOutcome } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { useChangeAccountMutation } from "./accountApi.ts";
import { userChanged } from "./userSlice.ts";

/** Another admin API may not have the call at all. */
export const isUnavailable = (error: unknown): boolean =>
  isProblem(error) && (error.status === 404 || error.status === 405 || error.status === 501);

/** `words`: what a field's refusal means here; else it is shown as the server gave it. */
export function useChangeAccount(words: (field: string, message: string) => string = (_field, message) => message) {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [change] = useChangeAccountMutation();
  return async (body: AccountRequest): Promise<FormOutcome> => {
    const { data, error } = await change(body);
    if (!error) {
      dispatch(userChanged({ user: readUser(data.data) }));
      return undefined;
    }
    if (isUnavailable(error)) return { [FORM_ERROR]: <FormAlert tone="info">{t("unavailable")}</FormAlert> };
    const fields = isProblem(error) ? Object.entries(error.fields ?? {}) : [];
    const known = fields.filter(([field]) => field in body);
    if (known.length > 0)
      return Object.fromEntries(known.map(([field, [message = ""]]) => [field, words(field, message)]));
    return {
      [FORM_ERROR]: (
        <FormAlert tone="error" title={t("failed")}>
          {problemText(error)}
        </FormAlert>
      ),
    };
  };
}
