/** The frame of an import: which of its four steps this is, and a question before a file half worked through is left. */
import Paper from "@mui/material/Paper";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../../lib/hooks/useLeaveGuard.ts";
import { LeaveQuestion } from "../../ui/unsaved/LeaveQuestion.tsx";
import { StepChanged } from "./StepFrame.tsx";
import { StepHead, type StepName } from "./StepHead.tsx";

function Guard({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation("transfer");
  const { isBlocked, stay, leave } = useLeaveGuard(dirty);
  if (!isBlocked) return null;
  return (
    <LeaveQuestion
      texts={{
        title: t("import.leave.title"),
        text: t("import.leave.text"),
        stay: t("import.leave.stay"),
        leave: t("import.leave.leave"),
      }}
      onStay={stay}
      onLeave={() => leave()}
    />
  );
}

export function ImportFrame({ step, children }: { step: StepName; children: ReactNode }) {
  const [changed, setChanged] = useState(false);
  if (step !== "upload" && !changed) setChanged(true);
  return (
    <Paper variant="outlined" component="section" sx={{ overflow: "hidden" }}>
      <StepHead step={step} />
      <StepChanged value={changed}>{children}</StepChanged>
      <Guard dirty={step === "match" || step === "check"} />
    </Paper>
  );
}
