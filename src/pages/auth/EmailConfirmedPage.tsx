/** /auth/email-confirmed: where the confirmation's button leads (specification §2). */
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AuthOutcome } from "../../features/auth/authParts.tsx";
import { useDocumentTitle } from "../../ui/useDocumentTitle.ts";

export function EmailConfirmedPage() {
  const { t } = useTranslation("auth");
  useDocumentTitle(t("confirmed.title"));
  return (
    <AuthOutcome
      title={t("confirmed.title")}
      actions={
        <Button variant="contained" size="large" component={Link} to="/auth/login">
          {t("toLogin")}
        </Button>
      }
    >
      {t("confirmed.text")}
    </AuthOutcome>
  );
}
