/** One question for all forms of a page before what was typed is lost, by a link or by closing the page. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from "react";
import { useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../../lib/hooks/useLeaveGuard.ts";
import { LeaveQuestion } from "../../ui/LeaveQuestion.tsx";

const NoteContext = createContext<(form: string, dirty: boolean) => void>(() => undefined);

/** Inside a form: tells the page's guard whether it holds something unsaved. */
export function Unsaved() {
  const note = useContext(NoteContext);
  const form = useId();
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  const unsaved = dirty === true && !submitting;
  // The guard is outside of the form; a form that goes away has nothing to lose.
  useEffect(() => {
    note(form, unsaved);
    return () => note(form, false);
  }, [note, form, unsaved]);
  return null;
}

export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation("account");
  const [forms, setForms] = useState<readonly string[]>([]);
  const note = useCallback((form: string, dirty: boolean) => {
    setForms((known) => {
      if (known.includes(form) === dirty) return known;
      return dirty ? [...known, form] : known.filter((one) => one !== form);
    });
  }, []);
  const { isBlocked, stay, leave } = useLeaveGuard(forms.length > 0);
  return (
    <NoteContext value={note}>
      {children}
      {isBlocked && (
        <LeaveQuestion
          texts={{ title: t("leave.title"), text: t("leave.text"), stay: t("leave.stay"), leave: t("leave.leave") }}
          onStay={stay}
          onLeave={() => leave()}
        />
      )}
    </NoteContext>
  );
}
