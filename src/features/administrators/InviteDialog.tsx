/** Inviting a colleague: name, address, role, and that a mail goes out. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { FORM_ERROR } from "final-form";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem, isUnclear } from "../../api/problem.ts";
import { requestKeys } from "../../api/requestKey.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { USER_ROLES, type UserRole } from "../../contract/account.ts";
import { checkForm } from "../../contract/rules/forms.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { ClosingGuard, Typed } from "../../ui/unsaved/ClosingGuard.tsx";
import { toasted } from "../notifications/public.ts";
import { useInviteAdministratorMutation } from "./administratorsApi.ts";

const check = (values: FormValues) => checkForm("invitation", values);

function useInvite(role: UserRole, onDone: () => void) {
  const { t } = useTranslation("administrators");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [invite] = useInviteAdministratorMutation();
  const [keyOf] = useState(requestKeys);
  return async ({ name, email }: FormValues): Promise<FormOutcome> => {
    const invitation = { name: String(name), email: String(email), role };
    const { error } = await invite({ ...invitation, key: keyOf(invitation) });
    if (!error) {
      dispatch(toasted({ tone: "success", text: { key: "doctors:page.done" } }));
      onDone();
      return undefined;
    }
    if (isProblem(error) && error.fields?.email?.includes("has already been taken")) return { email: t("form.taken") };
    const [title, text] = isUnclear(error)
      ? [t("form.unclear"), t("form.again")]
      : [t("form.failed"), problemText(error)];
    return {
      [FORM_ERROR]: (
        <FormAlert tone="error" title={title}>
          {text}
        </FormAlert>
      ),
    };
  };
}

type Props = {
  /** An owner may invite owners too. */
  asOwner: boolean;
  onClose: () => void;
};

function InviteForm({ asOwner, onClose, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation(["administrators", "audit"]);
  const heading = useId();
  const [role, setRole] = useState<UserRole>("admin");
  const invite = useInvite(role, onDone);
  const roles = USER_ROLES.map((value) => ({ value, text: t(`audit:role.${value}`) }));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{t("administrators:invite")}</DialogTitle>
      <AppForm label={t("administrators:invite")} validate={check} onSubmit={invite}>
        <Typed />
        <DialogContent>
          <FormFailure />
          <FormTextField name="name" label={t("administrators:form.name")} autoFocus />
          <FormTextField name="email" type="email" inputMode="email" label={t("administrators:form.email")} />
          {asOwner && (
            <>
              <Segments label={t("administrators:form.role")} value={role} options={roles} onChange={setRole} />
              <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
                {t(`administrators:form.${role}Text`)}
              </Typography>
            </>
          )}
          <FormAlert tone="info">{t("administrators:form.mail")}</FormAlert>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t("administrators:ask.back")}
          </Button>
          <SubmitButton>{t("administrators:form.submit")}</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}

export function InviteDialog({ asOwner, onClose }: Props) {
  return (
    <ClosingGuard onClose={onClose}>
      {(close) => <InviteForm asOwner={asOwner} onClose={close} onDone={onClose} />}
    </ClosingGuard>
  );
}
