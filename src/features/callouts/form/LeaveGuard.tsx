/** Asks whether what was typed may be lost. */
import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../../../lib/hooks/useLeaveGuard.ts";
import { LeaveQuestion } from "../../../ui/unsaved/LeaveQuestion.tsx";

type Props = {
  dirty: boolean;
  /** Cancel was pressed. */
  leaving: boolean;
  onStay: () => void;
  /** What was typed is given up. */
  onLeave: () => void;
};

export function LeaveGuard({ dirty, leaving, onStay, onLeave }: Props) {
  const { t } = useTranslation("callouts");
  const { isBlocked, stay, leave } = useLeaveGuard(dirty);
  if (!isBlocked && !leaving) return null;
  const handleStay = () => {
    stay();
    onStay();
  };
  return (
    <LeaveQuestion
      texts={{
        title: t("form.leave.title"),
        text: t("form.leave.text"),
        stay: t("form.leave.stay"),
        leave: t("form.leave.leave"),
      }}
      onStay={handleStay}
      onLeave={() => {
        onLeave();
        leave(isBlocked ? undefined : "/callouts");
      }}
    />
  );
}
