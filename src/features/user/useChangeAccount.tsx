/** Saves a change of the account and tells the form what came of it. */
import { FORM_ERROR } from "final-form";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { isProblem, isUnclear } from "../../api/problem.ts";
import { readUser } from "../../api/readUser.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type AccountRequest } from "../../contract/shapes/account.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { type FormOutcome } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { useChangeAccountMutation } from "./accountApi.ts";
import { userChanged } from "./userSlice.ts";

/** devise_token_auth's words where it knows nothing of what was sent. */
const NOTHING_KNOWN = "Please submit proper account update data in request body.";

/** Another admin API may not have the call at all, or nothing of what it is to change. */
export const isUnavailable = (error: unknown): boolean => {
  if (!isProblem(error)) return false;
  const { status, code, messages } = error;
  const isUnknown = status === 422 && code === undefined && messages.includes(NOTHING_KNOWN);
  return isUnknown || status === 404 || status === 405 || status === 501;
};

/** What a refusal of this field means where the answer before it was lost: it may have been done. */
type AfterLost = { field: string; text: string };

/** `words`: what a field's refusal means here; else it is shown as the server gave it. */
export function useChangeAccount(
  words: (field: string, message: string) => string = (_field, message) => message,
  afterLost?: AfterLost,
) {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [change] = useChangeAccountMutation();
  const wasLost = useRef(false);
  return async (body: AccountRequest): Promise<FormOutcome> => {
    const { data, error } = await change(body);
    if (!error) {
      wasLost.current = false;
      dispatch(userChanged({ user: readUser(data.data) }));
      return undefined;
    }
    if (isUnavailable(error)) return { [FORM_ERROR]: <FormAlert tone="info">{t("unavailable")}</FormAlert> };
    const fields = isProblem(error) ? Object.entries(error.fields ?? {}) : [];
    const known = fields.filter(([field]) => field in body);
    if (afterLost && wasLost.current && known.some(([field]) => field === afterLost.field))
      return { [FORM_ERROR]: <FormAlert tone="info">{afterLost.text}</FormAlert> };
    wasLost.current ||= isUnclear(error);
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
