/** /auth/registration: the form, then what happens next (specification §2). */
import "../../features/i18n/addAuthPageTexts.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AuthHead, AuthOutcome } from "../../features/auth/authLayout.tsx";
import { RegistrationForm } from "../../features/auth/RegistrationForm.tsx";
import { usePublicConfig } from "../../features/layout/public.ts";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";

export function RegistrationPage() {
  const { t } = useTranslation("auth");
  const { terms_url } = usePublicConfig();
  const [done, setDone] = useState(false);
  const title = t(done ? "registration.doneTitle" : "registration.title");
  useDocumentTitle(title);
  if (done)
    return (
      <AuthOutcome
        title={title}
        actions={
          <Button variant="contained" size="large" component={Link} to="/auth/login">
            {t("toLogin")}
          </Button>
        }
      >
        {t("registration.doneText")}
      </AuthOutcome>
    );
  return (
    <>
      <AuthHead title={title} lead={t("registration.lead")} />
      <RegistrationForm termsUrl={terms_url} onDone={() => setDone(true)} />
    </>
  );
}
