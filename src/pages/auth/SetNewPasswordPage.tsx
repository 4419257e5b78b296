/** /auth/set-new-password: what a mailed reset link opens (specification §2, §4, §8). */
import "../../features/i18n/addAuthPageTexts.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { AuthHead, AuthOutcome } from "../../features/auth/authLayout.tsx";
import { NewPasswordForm } from "../../features/auth/NewPasswordForm.tsx";
import { passwordReset } from "../../features/auth/public.ts";
import { useResetLink } from "../../features/auth/useResetLink.ts";
import { usePublicConfig } from "../../features/layout/public.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";

const isDone = (state: unknown): boolean => typeof state === "object" && state !== null && "passwordReset" in state;

/** First what has to be done next. Loads afresh: a stored session is not checked on this page, but on the next. */
function Ways({ done = false }: { done?: boolean }) {
  const { t } = useTranslation("auth");
  const ways = [
    <Button key="in" variant={done ? "contained" : "quiet"} size="large" href="/auth/login">
      {t("toLogin")}
    </Button>,
    <Button key="again" variant={done ? "quiet" : "contained"} size="large" href="/auth/forgot-password">
      {t("newPassword.again")}
    </Button>,
  ];
  return <>{done ? ways : ways.reverse()}</>;
}

export function SetNewPasswordPage() {
  const { t } = useTranslation("auth");
  const { state } = useLocation();
  useDocumentTitle(t("newPassword.title"));
  if (!isDone(state)) return <Attempt />;
  return (
    <AuthOutcome title={t("newPassword.doneTitle")} actions={<Ways done />}>
      {t("newPassword.done")}
    </AuthOutcome>
  );
}

function Attempt() {
  const { t } = useTranslation("auth");
  const { provider_name } = usePublicConfig();
  const [spent, setSpent] = useState(false);
  const link = useResetLink(spent);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  if (link.kind === "checking") return <p role="status">{t("newPassword.checking")}</p>;
  if (link.kind === "bad")
    return (
      <AuthOutcome title={t("newPassword.failedTitle")} actions={<Ways />}>
        {link.found ? t("newPassword.unknown", { provider: provider_name }) : t("newPassword.notFound")}
      </AuthOutcome>
    );
  const handleDone = () => {
    setSpent(true);
    // First the address, then the end of the session: that end may build this page anew.
    void navigate("/auth/set-new-password", { replace: true, state: { passwordReset: true } });
    dispatch(passwordReset());
  };
  return (
    <>
      <AuthHead title={t("newPassword.title")} lead={t("newPassword.lead")} />
      <NewPasswordForm uid={link.uid} token={link.token} onDone={handleDone} />
    </>
  );
}
