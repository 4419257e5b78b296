/** An invited administrator's name and password (specification §2, §5, §8). */
import Button from "@mui/material/Button";
import { FORM_ERROR } from "final-form";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { isProblem, isUnclear } from "../../api/problem.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { checkForm } from "../../contract/rules/forms.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { selectChosenLanguage } from "../i18n/public.ts";
import { useCompleteSignupMutation } from "./authApi.ts";
import { Actions, Stack } from "./authLayout.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

const check = (values: FormValues) => checkForm("completeSignup", values);

type Invitation = { token: string; name: string; email: string };

const isNotFound = (error: unknown): boolean =>
  isProblem(error) && (error.code === "new_user_not_found" || error.fields?.new_user_not_found !== undefined);

/** The way on where the account may be there, by an address that is loaded afresh. */
function MaybeDone() {
  const { t } = useTranslation("auth");
  return (
    <>
      <FormAlert tone="info">{t("newPassword.unclear")}</FormAlert>
      <Actions sx={{ mb: 2 }}>
        <Button variant="contained" href="/auth/login">
          {t("toLogin")}
        </Button>
      </Actions>
    </>
  );
}

/** What is wrong with the address, if that is it. */
function useAddressTrouble(invited: string): (error: unknown, typed: string) => string | undefined {
  const { t } = useTranslation("auth");
  return (error, typed) => {
    if (!isProblem(error)) return undefined;
    if (error.fields?.email?.includes("has already been taken")) return t("completeSignup.taken");
    const isOther = invited.trim() !== "" && invited.trim().toLowerCase() !== typed.toLowerCase();
    // Our server binds an invitation to its address.
    return error.code === "new_user_not_found" && isOther
      ? t("completeSignup.otherAddress", { email: invited.trim() })
      : undefined;
  };
}

function useExplain(): (error: unknown) => string {
  const { t } = useTranslation("auth");
  const problemText = useProblemText();
  /** Only what a person can act on is told in the server's words. */
  return (error) => {
    const known = isProblem(error) && (error.code !== undefined || error.status === "network");
    // As given (specification §8); our own server's sentence is known in every language.
    if (isProblem(error) && !known && error.fields?.new_user_not_found)
      return error.fields.new_user_not_found.join(". ");
    return known && error.code !== "server_error" ? problemText(error) : t("completeSignup.failed");
  };
}

function useComplete(invitation: Invitation, onDone: () => void): (values: FormValues) => Promise<FormOutcome> {
  const explain = useExplain();
  const addressTrouble = useAddressTrouble(invitation.email);
  const [complete] = useCompleteSignupMutation();
  const locale = useAppSelector(selectChosenLanguage);
  /** The last answer was lost: it may have worked, and then the invitation is over. */
  const mayBeDone = useRef(false);
  return async (values) => {
    const { name, email, password } = values as Record<string, string>;
    const body = { name: (name ?? "").trim(), email: (email ?? "").trim(), password: password ?? "" };
    const { error } = await complete({ invitation_token: invitation.token, ...body, ...(locale ? { locale } : {}) });
    if (!error) {
      onDone();
      return undefined;
    }
    const trouble = addressTrouble(error, body.email);
    if (trouble) return { email: trouble };
    if (mayBeDone.current && isNotFound(error)) return { [FORM_ERROR]: <MaybeDone /> };
    mayBeDone.current ||= isUnclear(error);
    return { [FORM_ERROR]: <FormAlert tone="error">{explain(error)}</FormAlert> };
  };
}

type Props = { invitation: Invitation; onDone: () => void };

export function CompleteSignupForm({ invitation, onDone }: Props) {
  const { t } = useTranslation("auth");
  const { name, email } = invitation;
  return (
    <AppForm wide initialValues={{ name, email }} validate={check} onSubmit={useComplete(invitation, onDone)}>
      <FormFailure />
      <Stack>
        <FormTextField
          name="name"
          autoComplete="name"
          label={t("completeSignup.name")}
          texts={{ capital: t("nameCapital") }}
        />
        <FormTextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t("email")}
          texts={{ required: t("emailRequired"), email: t("emailFormat") }}
        />
        <NewPasswordFields repeated="passwordrepeat" />
      </Stack>
      <Actions>
        <SubmitButton>{t("submit")}</SubmitButton>
      </Actions>
    </AppForm>
  );
}
