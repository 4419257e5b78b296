/** One question for all forms of a page before what was typed is lost, by a link or by closing the page. */
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../../lib/hooks/useLeaveGuard.ts";
import { LeaveQuestion } from "../../ui/unsaved/LeaveQuestion.tsx";
import { UnsavedContext, useUnsavedParts } from "../../ui/unsaved/Unsaved.tsx";

type Props = {
  /** What would be lost, where that is more than typed text. */
  text?: string;
  /** A function is told whether anything would be lost. */
  children: ReactNode | ((hasUnsaved: boolean) => ReactNode);
};

export function UnsavedGuard({ text, children }: Props) {
  const { t } = useTranslation("account");
  const { note, hasUnsaved } = useUnsavedParts();
  const { isBlocked, stay, leave } = useLeaveGuard(hasUnsaved);
  return (
    <UnsavedContext value={note}>
      {typeof children === "function" ? children(hasUnsaved) : children}
      {isBlocked && (
        <LeaveQuestion
          texts={{
            title: t("leave.title"),
            text: text ?? t("leave.text"),
            stay: t("leave.stay"),
            leave: t("leave.leave"),
          }}
          onStay={stay}
          onLeave={() => leave()}
        />
      )}
    </UnsavedContext>
  );
}
