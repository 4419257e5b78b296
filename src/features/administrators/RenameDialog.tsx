/** Correcting the name of an administrator; nobody is mailed. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { FORM_ERROR } from "final-form";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { fullName } from "../../contract/names.ts";
import { checkForm } from "../../contract/rules/forms.ts";
import { type Administrator } from "../../contract/shapes/administrator.ts";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { ClosingGuard, Typed } from "../../ui/unsaved/ClosingGuard.tsx";
import { toasted } from "../notifications/public.ts";
import { selectUser, userChanged } from "../user/public.ts";
import { administratorName } from "./administratorActs.ts";
import { useChangeAdministratorMutation } from "./administratorsApi.ts";

function useRename({ id }: Administrator, onDone: () => void) {
  const { t } = useTranslation("administrators");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [change] = useChangeAdministratorMutation();
  return async ({ name }: FormValues): Promise<FormOutcome> => {
    const { data, error } = await change({ id, name: String(name).trim() });
    if (error)
      return {
        [FORM_ERROR]: (
          <FormAlert tone="error" title={t("rename.failed")}>
            {problemText(error)}
          </FormAlert>
        ),
      };
    const { first_name, last_name } = data.data;
    // One's own name stands in the bar too.
    if (user?.id === id) dispatch(userChanged({ user: { ...user, first_name, last_name } }));
    dispatch(toasted({ tone: "success", text: { key: "doctors:page.done" } }));
    onDone();
    return undefined;
  };
}

type Props = { about: Administrator; onClose: () => void };

function RenameForm({ about, onClose, onDone }: Props & { onDone: () => void }) {
  const { t, i18n } = useTranslation("administrators");
  const { language } = i18n;
  const heading = useId();
  const rename = useRename(about, onDone);
  const { first_name, last_name, email } = about;
  // What a colleague saves meanwhile does not wipe what is typed.
  const [initial] = useState({ name: fullName({ first_name, last_name }, language) });
  const title = t("rename.title", { name: administratorName(about, language) });
  const check = (values: FormValues) => {
    const wrong = checkForm("invitation", { ...values, email })?.name;
    return wrong ? { name: wrong } : undefined;
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <AppForm label={title} initialValues={initial} validate={check} onSubmit={rename}>
        <Typed />
        <DialogContent>
          <FormFailure />
          <FormTextField name="name" label={t("form.name")} autoFocus />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t("ask.back")}
          </Button>
          <SubmitButton>{t("rename.submit")}</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}

export function RenameDialog({ about, onClose }: Props) {
  return (
    <ClosingGuard onClose={onClose}>
      {(close) => <RenameForm about={about} onClose={close} onDone={onClose} />}
    </ClosingGuard>
  );
}
