/** Doctors out of a CSV file in four steps; nothing is saved before the last. */
import { useTranslation } from "react-i18next";
import { DOCTOR_ROLES } from "../../contract/doctor.ts";
import { IMPORT_FIELDS, IMPORT_ROWS, NEEDED_FIELDS } from "../../contract/files/importFields.ts";
import { ImportFrame, MatchStep, UploadStep } from "../fileImport/public.ts";
import { CheckStep } from "./CheckStep.tsx";
import { missingFields } from "./doctorsFile.ts";
import { ResultStep } from "./ResultStep.tsx";
import { sampleFile } from "./sampleFile.ts";
import { type ImportSteps } from "./useImportSteps.ts";

function StepView({ steps }: { steps: ImportSteps }) {
  const { t, i18n } = useTranslation(["transfer", "callouts"]);
  const { step } = steps;
  switch (step.kind) {
    case "upload": {
      const { problem } = step;
      return (
        <UploadStep
          table={step.table}
          problem={
            problem &&
            t(`transfer:import.unreadable.${problem.problem}`, { rows: problem.count ?? 0, max: IMPORT_ROWS })
          }
          drop={t("transfer:import.upload.drop")}
          limits={t("transfer:import.upload.limits", { max: IMPORT_ROWS })}
          need={t("transfer:import.upload.need")}
          note={t("transfer:import.upload.note")}
          sample={sampleFile(i18n.language)}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          cancelTo="/doctors"
          onFile={(file) => void steps.take(file)}
          onNext={steps.toMatch}
        />
      );
    }
    case "match": {
      const roles = DOCTOR_ROLES.map((role) => ({ value: role, text: t(`callouts:role.${role}`) }));
      return (
        <MatchStep
          table={step.table}
          matching={step.matching}
          fields={IMPORT_FIELDS.map((name) => ({
            name,
            label: t(`transfer:field.${name}`),
            needed: NEEDED_FIELDS.some((one) => one === name),
            ...(name === "role" ? { forAll: roles } : {}),
          }))}
          missing={missingFields(step.matching).map((field) => t(`transfer:field.${field}`))}
          busy={steps.busy}
          error={steps.error}
          onChange={(matching) => steps.match(step.table, matching)}
          onBack={steps.back}
          onNext={() => void steps.toCheck(step.table, step.matching)}
        />
      );
    }
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

export function DoctorsImport({ steps }: { steps: ImportSteps }) {
  return (
    <ImportFrame step={steps.step.kind}>
      <StepView steps={steps} />
    </ImportFrame>
  );
}
