/** The dialogs of a callout, fetched when the first one opens. */
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { AddListDialog } from "../changes/AddListDialog.tsx";
import { ChangeDialog } from "../changes/ChangeDialog.tsx";
import { EditListDialog } from "../changes/EditListDialog.tsx";
import { versionOf } from "../mails/useMailsBefore.ts";
import { type Asking } from "../shared/calloutDialog.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { AddDoctorsDialog } from "./AddDoctorsDialog.tsx";
import { AskAgainDialog } from "./AskAgainDialog.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import { CancelListDialog } from "./CancelListDialog.tsx";
import { ChainDialog } from "./ChainDialog.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { DecideDialog } from "./DecideDialog.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { DuplicateDialog } from "./DuplicateDialog.tsx";
import { MessageDialog } from "./MessageDialog.tsx";
import { RecordDialog } from "./RecordDialog.tsx";
import { RemindDialog } from "./RemindDialog.tsx";
import { RenewLinkDialog } from "./RenewLinkDialog.tsx";
import { SendDialog } from "./SendDialog.tsx";
import { WavesDialog } from "./WavesDialog.tsx";

type Props = {
  asking: Asking;
  callout: CalloutDetail;
  format: TimeFormat;
  onClose: () => void;
  /** Instead of closing, once an answer is recorded. */
  onRecorded?: (callout: CalloutDetail) => void;
};

export function CalloutDialogs({ asking, callout, format, onClose, onRecorded }: Props) {
  const shared = { callout, format, onClose };
  switch (asking.kind) {
    case "confirm":
      return <ConfirmDialog {...shared} response={asking.response} spoken={asking.spoken} />;
    case "record":
      return <RecordDialog {...shared} response={asking.response} answer={asking.answer} onRecorded={onRecorded} />;
    case "decide":
      return <DecideDialog {...shared} response={asking.response} decision={asking.decision} />;
    case "askAgain":
      return <AskAgainDialog callout={callout} responses={asking.responses} onClose={onClose} />;
    case "chain":
      return <ChainDialog callout={callout} list={asking.list} chain={asking.chain} onClose={onClose} />;
    case "waves":
      return <WavesDialog callout={callout} wave={asking.wave} action={asking.action} onClose={onClose} />;
    case "renewLink":
      return <RenewLinkDialog calloutId={callout.id} response={asking.response} onClose={onClose} />;
    case "remind":
      return <RemindDialog callout={callout} response={asking.response} onClose={onClose} />;
    case "send":
      return <SendDialog callout={callout} format={format} onClose={onClose} />;
    case "remove":
      return <DeleteDialog callout={callout} onClose={onClose} />;
    case "add":
      return <AddDoctorsDialog callout={callout} onClose={onClose} />;
    case "change":
      return <ChangeDialog callout={callout} format={format} onClose={onClose} />;
    case "editList":
      return <EditListDialog {...shared} calloutId={callout.id} list={asking.list} version={versionOf(callout)} />;
    case "cancelList":
      return <CancelListDialog {...shared} list={asking.list} />;
    case "message":
      return <MessageDialog callout={callout} list={asking.list} onClose={onClose} />;
    case "addList":
      return <AddListDialog callout={callout} format={format} onClose={onClose} />;
    case "duplicate":
      return <DuplicateDialog callout={callout} onClose={onClose} />;
    case "cancel":
      return <CancelDialog callout={callout} onClose={onClose} />;
  }
}
