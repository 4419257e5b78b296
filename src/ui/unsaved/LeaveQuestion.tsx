/** Asks whether what was typed may be lost. It is there from the start: the server may be away by then. */
import { WarningDialog } from "../WarningDialog.tsx";

type Props = {
  texts: { title: string; text: string; stay: string; leave: string };
  onStay: () => void;
  onLeave: () => void;
};

export function LeaveQuestion({ texts: { title, text, stay, leave }, onStay, onLeave }: Props) {
  return <WarningDialog title={title} text={text} back={stay} submit={leave} onBack={onStay} onSubmit={onLeave} />;
}
