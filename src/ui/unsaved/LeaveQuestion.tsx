/** Asks whether what was typed may be lost; loaded when it is needed. */
import { lazy, Suspense } from "react";

const WarningDialog = lazy(() =>
  import("../WarningDialog.tsx").then(({ WarningDialog: component }) => ({ default: component })),
);

type Props = {
  texts: { title: string; text: string; stay: string; leave: string };
  onStay: () => void;
  onLeave: () => void;
};

export function LeaveQuestion({ texts: { title, text, stay, leave }, onStay, onLeave }: Props) {
  return (
    <Suspense fallback={null}>
      <WarningDialog title={title} text={text} back={stay} submit={leave} onBack={onStay} onSubmit={onLeave} />
    </Suspense>
  );
}
