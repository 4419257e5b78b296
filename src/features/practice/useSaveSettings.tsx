/** Saving one part of the settings: the person is known anew, or it is said why not; a colleague's version is shown beside one's own. */
import { FORM_ERROR } from "final-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { readUser } from "../../api/readUser.ts";
import { requestKeys } from "../../api/requestKey.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type CompanySettings, type User, type UserResponse } from "../../contract/shapes/user.ts";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { type FormOutcome } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { selectUser, userChanged } from "../user/public.ts";

export type SaveResult = { data?: UserResponse | undefined; error?: unknown };

type Options = {
  /** The form starts over with what was saved. */
  begin: () => void;
  /** The colleague's version was looked at, and one of the two was chosen. */
  onSeen: (settings: CompanySettings) => void;
  /** What is said above the reason it could not be saved. */
  failed?: string;
};

export function useSaveSettings({ begin, onSeen, failed }: Options) {
  const { t } = useTranslation("manage");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [keyOf] = useState(requestKeys);
  const [saved, setSaved] = useState(false);
  const [theirs, setTheirs] = useState<User | null>(null);
  const settle = ({ data, error }: SaveResult): FormOutcome => {
    const problem = isProblem(error) ? error : undefined;
    const newer = problem?.code === "stale" && problem.data ? readUser(problem.data) : null;
    setTheirs(newer);
    if (newer) return { [FORM_ERROR]: null };
    if (!data) {
      const alert = (
        <FormAlert tone="error" title={failed ?? t("defaults.failed")}>
          {problemText(error)}
        </FormAlert>
      );
      return { [FORM_ERROR]: alert };
    }
    begin();
    dispatch(userChanged({ user: readUser(data.data) }));
    setSaved(true);
    return undefined;
  };
  const known = useAppSelector(selectUser)?.company.company_settings.defaults_version ?? 0;
  const decided = () => {
    if (!theirs) return;
    const { company_settings } = theirs.company;
    onSeen(company_settings);
    // Something newer still may have come meanwhile.
    if (company_settings.defaults_version > known) dispatch(userChanged({ user: theirs }));
    setTheirs(null);
  };
  const forget = () => setSaved(false);
  return { keyOf, saved, forget, settle, theirs: theirs?.company.company_settings ?? null, decided };
}
