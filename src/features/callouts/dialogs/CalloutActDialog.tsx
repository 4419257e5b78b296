/** The dialog of what is to be done with a callout. */
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type CalloutAct } from "../shared/calloutActs.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import { ConfirmBest } from "./ConfirmBest.tsx";
import { DuplicateDialog } from "./DuplicateDialog.tsx";
import { RemindDialog } from "./RemindDialog.tsx";

type Props = { act: CalloutAct; callout: CalloutRow; onClose: () => void };

export function CalloutActDialog({ act, callout, onClose }: Props) {
  switch (act) {
    case "confirmBest":
      return <ConfirmBest calloutId={callout.id} onClose={onClose} />;
    case "remind":
      return <RemindDialog callout={callout} onClose={onClose} />;
    case "duplicate":
      return <DuplicateDialog callout={callout} onClose={onClose} />;
    case "cancel":
      return <CancelDialog callout={callout} onClose={onClose} />;
  }
}
