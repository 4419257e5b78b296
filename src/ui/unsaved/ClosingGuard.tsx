/** Around a dialog in which something is typed: asks before it is lost, by closing the dialog or by going elsewhere. */
import { type ReactNode, useContext, useState } from "react";
import { useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../../lib/hooks/useLeaveGuard.ts";
import { AskDialog } from "../AskDialog.tsx";
import { UnsavedContext, useNoteUnsaved, useUnsavedParts } from "./Unsaved.tsx";

/** Inside the dialog's form. Also while it is being saved, which may be refused. */
export function Typed() {
  const { dirty } = useFormState({ subscription: { dirty: true } });
  useNoteUnsaved(dirty === true);
  return null;
}

type AskedProps = { onStay: () => void; onLeave: () => void };

/** Whether what was typed may be lost. */
function UnsavedQuestion({ onStay, onLeave }: AskedProps) {
  const { t } = useTranslation("account");
  return (
    <AskDialog
      title={t("leave.title")}
      back={t("leave.stay")}
      submit={t("leave.leave")}
      dangerous
      short
      onBack={onStay}
      onSubmit={onLeave}
    >
      {t("leave.text")}
    </AskDialog>
  );
}

type QuestionProps = AskedProps & { isClosing: boolean };

/** Where no page around it asks: the router can be held up by one part of a page only. */
function QuestionAnywhere({ dirty, isClosing, onStay, onLeave }: QuestionProps & { dirty: boolean }) {
  const { isBlocked, stay, leave } = useLeaveGuard(dirty);
  if (!isBlocked && !isClosing) return null;
  const handleStay = () => {
    stay();
    onStay();
  };
  return <UnsavedQuestion onStay={handleStay} onLeave={() => (isBlocked ? leave() : onLeave())} />;
}

type Props = {
  /** Closes it without a question, as it does when what was typed is saved. */
  onClose: () => void;
  /** `close`: asks where a part holds something. */
  children: (close: () => void) => ReactNode;
};

export function ClosingGuard({ onClose, children }: Props) {
  const asksAround = useContext(UnsavedContext) !== null;
  const { note, hasUnsaved } = useUnsavedParts();
  const [isClosing, setIsClosing] = useState(false);
  useNoteUnsaved(hasUnsaved);
  const question = { isClosing, onStay: () => setIsClosing(false), onLeave: onClose };
  return (
    <>
      <UnsavedContext value={note}>{children(() => (hasUnsaved ? setIsClosing(true) : onClose()))}</UnsavedContext>
      {!asksAround && <QuestionAnywhere {...question} dirty={hasUnsaved} />}
      {asksAround && isClosing && <UnsavedQuestion onStay={question.onStay} onLeave={onClose} />}
    </>
  );
}
