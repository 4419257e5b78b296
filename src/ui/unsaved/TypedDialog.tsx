/** A dialog that asks for something typed, and asks again before that is lost. */
import { type ComponentProps } from "react";
import { AskDialog } from "../AskDialog.tsx";
import { ClosingGuard } from "./ClosingGuard.tsx";
import { useNoteUnsaved } from "./Unsaved.tsx";

function Noted({ unsaved }: { unsaved: boolean }) {
  useNoteUnsaved(unsaved);
  return null;
}

type Props = ComponentProps<typeof AskDialog> & {
  /** It holds something that would be lost. */
  unsaved: boolean;
};

export function TypedDialog({ unsaved, onBack, children, ...asked }: Props) {
  return (
    <ClosingGuard onClose={onBack}>
      {(close) => (
        <AskDialog {...asked} onBack={close}>
          <Noted unsaved={unsaved} />
          {children}
        </AskDialog>
      )}
    </ClosingGuard>
  );
}
