/** /auth/complete-signup: what an invitation opens (specification §2). */
import "../../features/i18n/addAuthPageTexts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { AuthHead } from "../../features/auth/authLayout.tsx";
import { CompleteSignupForm } from "../../features/auth/CompleteSignupForm.tsx";
import { useLinkSearch } from "../../features/auth/useLinkSearch.ts";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";

function readInvitation(search: string) {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? "";
  return { token: text("token"), name: text("name"), email: text("email") };
}

export function CompleteSignupPage() {
  const { t } = useTranslation("auth");
  const search = useLinkSearch();
  const navigate = useNavigate();
  const [invitation] = useState(() => readInvitation(search));
  useDocumentTitle(t("completeSignup.title"));
  return (
    <>
      <AuthHead title={t("completeSignup.title")} lead={t("completeSignup.lead")} />
      <CompleteSignupForm invitation={invitation} onDone={() => void navigate("/", { replace: true })} />
    </>
  );
}
