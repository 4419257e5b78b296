/** /auth/complete-signup: what an invitation opens (specification §2). */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { AuthHead } from "../../features/auth/authParts.tsx";
import { CompleteSignupForm } from "../../features/auth/CompleteSignupForm.tsx";
import { useDocumentTitle } from "../../ui/useDocumentTitle.ts";

function readInvitation(search: string) {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? "";
  return { token: text("token"), name: text("name"), email: text("email") };
}

export function CompleteSignupPage() {
  const { t } = useTranslation("auth");
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [invitation] = useState(() => readInvitation(search));
  useDocumentTitle(t("completeSignup.title"));
  // The outside world is the address bar: the token must not stay in it (product.md T5).
  useEffect(() => {
    if (search) void navigate({ pathname, search: "" }, { replace: true });
  }, [search, pathname, navigate]);
  return (
    <>
      <AuthHead title={t("completeSignup.title")} lead={t("completeSignup.lead")} />
      <CompleteSignupForm invitation={invitation} onDone={() => void navigate("/", { replace: true })} />
    </>
  );
}
