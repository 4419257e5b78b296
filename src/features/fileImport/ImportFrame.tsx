/** The frame of an import: which of its four steps this is, and a question before a file half worked through is left. */
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../../lib/hooks/useLeaveGuard.ts";
import { StepHead, type StepName } from "./StepHead.tsx";

const AskDialog = lazy(() =>
  import("../../ui/AskDialog.tsx").then(({ AskDialog: component }) => ({ default: component })),
);

function Guard({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation("transfer");
  const { isBlocked, stay, leave } = useLeaveGuard(dirty);
  if (!isBlocked) return null;
  return (
    <Suspense fallback={null}>
      <AskDialog
        title={t("import.leave.title")}
        back={t("import.leave.stay")}
        submit={t("import.leave.leave")}
        dangerous
        short
        onBack={stay}
        onSubmit={() => leave()}
      >
        <Typography variant="body2">{t("import.leave.text")}</Typography>
      </AskDialog>
    </Suspense>
  );
}

export function ImportFrame({ step, children }: { step: StepName; children: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" sx={{ overflow: "hidden" }}>
      <StepHead step={step} />
      {children}
      <Guard dirty={step === "match" || step === "check"} />
    </Paper>
  );
}
