/** Lists out of a CSV file or a calendar in four steps; nothing is saved before the last. */
import { ImportFrame } from "../fileImport/public.ts";
import { ListsCheck } from "./ListsCheck.tsx";
import { ListsMatch } from "./ListsMatch.tsx";
import { ListsResult } from "./ListsResult.tsx";
import { ListsUpload } from "./ListsUpload.tsx";
import { type ListsSteps } from "./useListsSteps.ts";

function StepView({ steps }: { steps: ListsSteps }) {
  const { step } = steps;
  switch (step.kind) {
    case "upload":
      return <ListsUpload step={step} steps={steps} />;
    case "match":
      return <ListsMatch step={step} steps={steps} />;
    case "check":
      return (
        <ListsCheck
          check={step.check}
          onBack={(check) => steps.backToMatch(step, check)}
          onDone={(report, rows) => steps.toResult(report, rows)}
        />
      );
    case "result":
      return <ListsResult report={step.report} rows={step.rows} onAgain={steps.back} />;
  }
}

export function ListsImport({ steps }: { steps: ListsSteps }) {
  return (
    <ImportFrame step={steps.step.kind}>
      <StepView steps={steps} />
    </ImportFrame>
  );
}
