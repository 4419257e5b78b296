/** Asks whether what was typed may be lost. */
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useLeaveGuard } from "../../lib/useLeaveGuard.ts";

const AskDialog = lazy(() =>
  import("../../ui/AskDialog.tsx").then(({ AskDialog: component }) => ({ default: component })),
);

type Props = {
  dirty: boolean;
  /** Cancel was pressed. */
  leaving: boolean;
  onStay: () => void;
};

export function LeaveGuard({ dirty, leaving, onStay }: Props) {
  const { t } = useTranslation("callouts");
  const navigate = useNavigate();
  const { wanted, want } = useLeaveGuard(dirty);
  const to = wanted ?? (leaving ? "/callouts" : null);
  if (to === null) return null;
  const handleStay = () => {
    want(null);
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
        onSubmit={() => void navigate(to)}
      >
        <Typography variant="body2">{t("form.leave.text")}</Typography>
      </AskDialog>
    </Suspense>
  );
}
