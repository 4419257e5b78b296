/** /auth/login: part of the entry, prerendered (specification §2). */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AuthHead } from "../../features/auth/authLayout.tsx";
import { LoginForm } from "../../features/auth/LoginForm.tsx";
import { selectSessionEnd } from "../../features/auth/public.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";

const loadCodeStep = async () => (await import("./codeStep.ts")).codeStep;

export function LoginPage() {
  const { t } = useTranslation("auth");
  const end = useAppSelector(selectSessionEnd);
  useDocumentTitle(t("login.title"));
  return (
    <>
      <AuthHead title={t("login.title")} lead={t("login.lead")} />
      {end === "expired" && <FormAlert tone="info">{t("login.ended")}</FormAlert>}
      {end === "elsewhere" && <FormAlert tone="info">{t("login.endedElsewhere")}</FormAlert>}
      <LoginForm loadCodeStep={loadCodeStep} />
      <Typography
        color="text.secondary"
        sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: "divider", "& a": { fontWeight: 600 } }}
      >
        {t("login.notMember")} <Link to="/auth/registration">{t("login.signUp")}</Link>
      </Typography>
      <Typography variant="caption" component="p" color="text.tertiary" sx={{ mt: 1.5 }}>
        {t("login.doctors")}
      </Typography>
    </>
  );
}
