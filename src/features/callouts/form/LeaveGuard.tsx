/** Asks whether what was typed may be lost. */
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../../../lib/hooks/useLeaveGuard.ts";

const AskDialog = lazy(() =>
  import("../../../ui/AskDialog.tsx").then(({ AskDialog: component }) => ({ default: component })),
);

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
    <Suspense fallback={null}>
      <AskDialog
        title={t("form.leave.title")}
        back={t("form.leave.stay")}
        submit={t("form.leave.leave")}
        dangerous
        short
        onBack={handleStay}
        onSubmit={() => {
          onLeave();
          leave(isBlocked ? undefined : "/callouts");
        }}
      >
        <Typography variant="body2">{t("form.leave.text")}</Typography>
      </AskDialog>
    </Suspense>
  );
}
