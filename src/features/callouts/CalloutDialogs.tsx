/** The dialogs of a callout, fetched when the first one opens. */
import { type CalloutDetail, type CalloutList, type CalloutResponse } from "../../contract/callout.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { RecordDialog } from "./RecordDialog.tsx";
import { type TimeWords } from "./useTimeWords.ts";

export type Asking =
  | { kind: "confirm"; response: CalloutResponse; list: CalloutList }
  | { kind: "record"; response: CalloutResponse }
  | { kind: "cancel" };

type Props = { asking: Asking; callout: CalloutDetail; words: TimeWords; onClose: () => void };

export function CalloutDialogs({ asking, callout, words, onClose }: Props) {
  switch (asking.kind) {
    case "confirm":
      return (
        <ConfirmDialog
          calloutId={callout.id}
          response={asking.response}
          list={asking.list}
          words={words}
          onClose={onClose}
        />
      );
    case "record":
      return <RecordDialog calloutId={callout.id} response={asking.response} onClose={onClose} />;
    case "cancel":
      return <CancelDialog callout={callout} onClose={onClose} />;
  }
}
