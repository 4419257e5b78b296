/** /auth/forgot-password (specification §2). */
import "../../features/i18n/addAuthPageTexts.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AuthHead, AuthOutcome } from "../../features/auth/authLayout.tsx";
import { ForgotPasswordForm } from "../../features/auth/ForgotPasswordForm.tsx";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";

export function ForgotPasswordPage() {
  const { t } = useTranslation("auth");
  const [done, setDone] = useState(false);
  useDocumentTitle(t("forgot.title"));
  if (done)
    return (
      <AuthOutcome
        title={t("forgot.doneTitle")}
        actions={
          <Button variant="contained" size="large" component={Link} to="/auth/login">
            {t("toLogin")}
          </Button>
        }
      >
        {t("forgot.done")}
      </AuthOutcome>
    );
  return (
    <>
      <AuthHead title={t("forgot.title")} lead={t("forgot.lead")} />
      <ForgotPasswordForm onDone={() => setDone(true)} />
    </>
  );
}
