/** One question for all forms of a page before what was typed is lost, by a link or by closing the page. */
import Typography from "@mui/material/Typography";
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from "react";
import { useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../../lib/hooks/useLeaveGuard.ts";

const AskDialog = lazy(() =>
  import("../../ui/AskDialog.tsx").then(({ AskDialog: component }) => ({ default: component })),
);

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
        <Suspense fallback={null}>
          <AskDialog
            title={t("leave.title")}
            back={t("leave.stay")}
            submit={t("leave.leave")}
            dangerous
            short
            onBack={stay}
            onSubmit={() => leave()}
          >
            <Typography variant="body2">{t("leave.text")}</Typography>
          </AskDialog>
        </Suspense>
      )}
    </NoteContext>
  );
}
