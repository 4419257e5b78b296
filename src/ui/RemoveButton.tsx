/** A quiet button beside what it removes, once its question has been answered. */
import Button from "@mui/material/Button";
import { useState } from "react";
import { WarningDialog } from "./WarningDialog.tsx";

type Props = {
  texts: {
    button: string;
    /** For screen readers: which one. */
    label: string;
    title: string;
    text: string;
    back: string;
  };
  busy: boolean;
  /** The question is gone once it is over, however it went. */
  onRemove: () => Promise<void>;
};

export function RemoveButton({ texts: { button, label, title, text, back }, busy, onRemove }: Props) {
  const [asking, setAsking] = useState(false);
  const handleSubmit = async () => {
    await onRemove();
    setAsking(false);
  };
  return (
    <>
      <Button size="small" variant="quiet" aria-label={label} onClick={() => setAsking(true)}>
        {button}
      </Button>
      {asking && (
        <WarningDialog
          title={title}
          text={text}
          back={back}
          submit={button}
          busy={busy}
          onBack={() => setAsking(false)}
          onSubmit={handleSubmit}
        />
      )}
    </>
  );
}
