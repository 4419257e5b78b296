/** /auth/second-factor: two-step verification, which the practice requires before anything else; signing out is the only way around. */
import "../../features/i18n/addPageTexts.ts";
import Button from "@mui/material/Button";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { AuthHead } from "../../features/auth/authLayout.tsx";
import { secondFactorReady, selectWhoSetsUp } from "../../features/auth/openedSession.ts";
import { signOutWanted } from "../../features/auth/public.ts";
import { RecheckOnResume } from "../../features/user/secondFactor/RecheckOnResume.tsx";
import { SetUp } from "../../features/user/secondFactor/SetUp.tsx";
import { UnsavedGuard } from "../../features/user/UnsavedGuard.tsx";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";

export function SecondFactorPage() {
  const { t } = useTranslation("secondFactor");
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectWhoSetsUp);
  useDocumentTitle(t("title"));
  const goOn = useCallback(() => void dispatch(secondFactorReady()), [dispatch]);
  if (email === null) return null;
  return (
    <UnsavedGuard text={t("leave")}>
      {(hasUnsaved) => (
        <>
          <AuthHead title={t("title")} lead={t("required")} />
          <SetUp email={email} first={<RecheckOnResume onReady={goOn} />} onOvertaken={goOn} onDone={goOn} />
          {!hasUnsaved && (
            <Button variant="outlined" sx={{ mt: 4, alignSelf: "start" }} onClick={() => dispatch(signOutWanted())}>
              {t("signOut")}
            </Button>
          )}
        </>
      )}
    </UnsavedGuard>
  );
}
