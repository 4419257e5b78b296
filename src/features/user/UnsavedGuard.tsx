/** One question for all forms of a page before what was typed is lost, by a link or by closing the page. */
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../../lib/hooks/useLeaveGuard.ts";
import { UnsavedContext, useUnsavedParts } from "../../ui/form/Unsaved.tsx";
import { LeaveQuestion } from "../../ui/LeaveQuestion.tsx";

export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation("account");
  const { note, hasUnsaved } = useUnsavedParts();
  const { isBlocked, stay, leave } = useLeaveGuard(hasUnsaved);
  return (
    <UnsavedContext value={note}>
      {children}
      {isBlocked && (
        <LeaveQuestion
          texts={{ title: t("leave.title"), text: t("leave.text"), stay: t("leave.stay"), leave: t("leave.leave") }}
          onStay={stay}
          onLeave={() => leave()}
        />
      )}
    </UnsavedContext>
  );
}
