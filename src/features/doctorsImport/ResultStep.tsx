/** The last step: what was done, and the rows that were left out as a file to mend. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { IMPORT_FIELDS, type ImportField } from "../../contract/files/importFields.ts";
import { type ImportReport } from "../../contract/shapes/doctors/doctorImport.ts";
import { LeftOut, ResultFacts, StepBody, StepButtons, StepTitle } from "../fileImport/public.ts";
import { type CheckedRow, fateOf } from "./checkedRows.ts";
import { useImportProblemFormat } from "./useImportProblemFormat.ts";

function LeftOutDoctors({ rows }: { rows: readonly CheckedRow[] }) {
  const { t } = useTranslation("transfer");
  const formatProblem = useImportProblemFormat();
  const lines = rows
    .filter((row) => fateOf(row) === "wrong")
    .map(({ draft, problems }) => {
      const told = Object.entries(problems).map(
        ([field, problem]) => `${t(`field.${field as ImportField}`)}: ${formatProblem(field as ImportField, problem)}`,
      );
      return [...IMPORT_FIELDS.map((field) => draft.cells[field]), draft.number, told.join(" ")];
    });
  const names = IMPORT_FIELDS.map((field) => t(`field.${field}`));
  const head = [...names, t("import.column.row"), t("import.column.problem")];
  return <LeftOut head={head} lines={lines} download="doctors-left-out.csv" />;
}

type Props = { report: ImportReport; rows: readonly CheckedRow[]; onAgain: () => void };

export function ResultStep({ report, rows, onAgain }: Props) {
  const { t } = useTranslation("transfer");
  return (
    <>
      <StepBody>
        <StepTitle>{t("import.result.title")}</StepTitle>
        <ResultFacts
          facts={(["created", "updated", "unchanged", "skipped"] as const).map((name) => [
            t(`import.result.${name}`),
            report[name],
          ])}
        />
        <LeftOutDoctors rows={rows} />
        <Alert role="note" severity="info">
          {t("import.result.nobody")}
        </Alert>
      </StepBody>
      <StepButtons>
        <Button variant="outlined" size="large" onClick={onAgain}>
          {t("import.result.again")}
        </Button>
        <Button variant="contained" size="large" component={Link} to="/doctors">
          {t("import.result.doctors")}
        </Button>
      </StepButtons>
    </>
  );
}
