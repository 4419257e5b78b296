/** /auth/email-confirmed: where a confirmation leads, well or not. */
import "../../features/i18n/addAuthPageTexts.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { AuthHead, AuthOutcome } from "../../features/auth/authLayout.tsx";
import { RepeatConfirmationForm } from "../../features/auth/RepeatConfirmationForm.tsx";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";

function Outcome({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation("auth");
  return (
    <AuthOutcome
      title={title}
      actions={
        <Button variant="contained" size="large" component={Link} to="/auth/login">
          {t("toLogin")}
        </Button>
      }
    >
      {text}
    </AuthOutcome>
  );
}

export function EmailConfirmedPage() {
  const { t } = useTranslation("auth");
  const [search] = useSearchParams();
  const [asked, setAsked] = useState(false);
  // As devise_token_auth redirects.
  const failed = search.get("account_confirmation_success") === "false";
  const title = failed ? t("newPassword.failedTitle") : t("confirmed.title");
  useDocumentTitle(title);
  if (!failed) return <Outcome title={title} text={t("confirmed.text")} />;
  if (asked) return <Outcome title={t("forgot.doneTitle")} text={t("forgot.done")} />;
  return (
    <>
      <AuthHead title={title} lead={t("confirmed.failed")} />
      <RepeatConfirmationForm onDone={() => setAsked(true)} />
    </>
  );
}
