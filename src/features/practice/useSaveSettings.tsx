/** Saving one part of the settings: the person is known anew, or it is said why not; a newer version is offered, never overwritten. */
import Button from "@mui/material/Button";
import { FORM_ERROR } from "final-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { readUser } from "../../api/readUser.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type UserResponse } from "../../contract/user.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { type FormOutcome } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { userChanged } from "../user/public.ts";

type Answer = { data?: UserResponse | undefined; error?: unknown };

/** `begin`: the form starts over with what was saved or taken. */
export function useSaveSettings(begin: () => void) {
  const { t } = useTranslation("manage");
  const words = useProblemText();
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState(false);
  const refusal = (error: unknown) => {
    const problem = isProblem(error) ? error : undefined;
    if (problem?.code !== "stale" || !problem.data)
      return (
        <FormAlert tone="error" title={t("defaults.failed")}>
          {words(error)}
        </FormAlert>
      );
    // The form begins anew with what the store then knows.
    const handleTake = () => {
      begin();
      dispatch(userChanged({ user: readUser(problem.data) }));
    };
    return (
      <FormAlert tone="error" title={t("defaults.stale")}>
        <Button variant="outlined" size="small" onClick={handleTake} sx={{ mt: 1 }}>
          {t("defaults.staleAction")}
        </Button>
      </FormAlert>
    );
  };
  const settle = ({ data, error }: Answer): FormOutcome => {
    if (!data) return { [FORM_ERROR]: refusal(error) };
    begin();
    dispatch(userChanged({ user: readUser(data.data) }));
    setSaved(true);
    return undefined;
  };
  return { saved, forget: () => setSaved(false), settle };
}
