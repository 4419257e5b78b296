/** /auth/complete-signup: what an invitation opens (specification §2). */
import "../../features/i18n/addAuthPageTexts.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router-dom";
import { fullName } from "../../contract/names.ts";
import { AuthHead, AuthOutcome } from "../../features/auth/authLayout.tsx";
import { CompleteSignupForm } from "../../features/auth/CompleteSignupForm.tsx";
import { selectWhoSetsUp } from "../../features/auth/openedSession.ts";
import { useLinkSearch } from "../../features/auth/useLinkSearch.ts";
import { selectUser } from "../../features/user/public.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";

function readInvitation(search: string) {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? "";
  return { token: text("token"), name: text("name"), email: text("email") };
}

/** Whose session the browser holds, as the person would say it; null: nobody's. */
function useSignedInName(): string | null {
  const { i18n } = useTranslation();
  const user = useAppSelector(selectUser);
  const settingUp = useAppSelector(selectWhoSetsUp);
  return user ? fullName(user, i18n.language) : settingUp;
}

/** The root would be the pages of whoever is signed in. */
function SomebodyElse({ name }: { name: string }) {
  const { t } = useTranslation("auth");
  return (
    <AuthOutcome
      title={t("completeSignup.doneTitle")}
      actions={
        <Button variant="contained" size="large" component={Link} to="/logout">
          {t("completeSignup.signIn")}
        </Button>
      }
    >
      {t("completeSignup.done", { name })}
    </AuthOutcome>
  );
}

export function CompleteSignupPage() {
  const { t } = useTranslation("auth");
  const search = useLinkSearch();
  const [invitation] = useState(() => readInvitation(search));
  const [done, setDone] = useState(false);
  const name = useSignedInName();
  useDocumentTitle(t(done ? "completeSignup.doneTitle" : "completeSignup.title"));
  if (done) return name === null ? <Navigate to="/" replace /> : <SomebodyElse name={name} />;
  return (
    <>
      <AuthHead title={t("completeSignup.title")} lead={t("completeSignup.lead")} />
      <CompleteSignupForm invitation={invitation} onDone={() => setDone(true)} />
    </>
  );
}
