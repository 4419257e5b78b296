/** Doctors out of a CSV file in four steps; nothing is saved before the last. */
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../../lib/hooks/useLeaveGuard.ts";
import { CheckStep } from "./CheckStep.tsx";
import { MatchStep } from "./MatchStep.tsx";
import { ResultStep } from "./ResultStep.tsx";
import { StepHead } from "./StepHead.tsx";
import { UploadStep } from "./UploadStep.tsx";
import { type ImportSteps } from "./useImportSteps.ts";

const AskDialog = lazy(() =>
  import("../../ui/AskDialog.tsx").then(({ AskDialog: component }) => ({ default: component })),
);

function StepView({ steps }: { steps: ImportSteps }) {
  const { step } = steps;
  switch (step.kind) {
    case "upload":
      return (
        <UploadStep
          table={step.table}
          problem={step.problem}
          onFile={(file) => void steps.take(file)}
          onNext={steps.toMatch}
        />
      );
    case "match":
      return (
        <MatchStep
          table={step.table}
          matching={step.matching}
          busy={steps.busy}
          error={steps.error}
          onChange={(matching) => steps.match(step.table, matching)}
          onBack={steps.back}
          onNext={() => void steps.toCheck(step.table, step.matching)}
        />
      );
    case "check":
      return (
        <CheckStep
          check={step.check}
          onBack={(check) => steps.backToMatch(step.table, step.matching, check)}
          onDone={(report, rows) => steps.toResult(step.table, report, rows)}
        />
      );
    case "result":
      return <ResultStep report={step.report} rows={step.rows} onAgain={steps.back} />;
  }
}

/** Asks before a file half worked through is left. */
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

export function DoctorsImport({ steps }: { steps: ImportSteps }) {
  const { kind } = steps.step;
  return (
    <Paper variant="outlined" component="section" sx={{ overflow: "hidden" }}>
      <StepHead step={kind} />
      <StepView steps={steps} />
      <Guard dirty={kind === "match" || kind === "check"} />
    </Paper>
  );
}
