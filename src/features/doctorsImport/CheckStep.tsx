/** The third step: what would happen to each row; mistakes are corrected here, and nothing is saved yet. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isUnclear } from "../../api/problem.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type ImportReport } from "../../contract/shapes/doctors/doctorImport.ts";
import { Segments } from "../../ui/Segments.tsx";
import { Pager } from "../../ui/table/Pager.tsx";
import { CheckBar, ROWS_OF_PAGE, StepBody, StepFoot, StepTitle } from "../fileImport/public.ts";
import { CheckTable } from "./CheckTable.tsx";
import { type Check, type CheckedRow, type Fate, fateOf } from "./checkedRows.ts";
import { useCheck } from "./useCheck.ts";

type Shown = "wrong" | "known" | "all";

const isShown = (row: CheckedRow, shown: Shown): boolean => {
  if (shown === "all") return true;
  // A row that was corrected stays where it is until the person looks elsewhere.
  return shown === "wrong" ? fateOf(row) === "wrong" || row.touched.length > 0 : row.doctor !== undefined;
};

function count(rows: readonly CheckedRow[]): Record<Fate | "known" | "all", number> {
  const counts = { wrong: 0, new: 0, update: 0, skip: 0, known: 0, all: rows.length };
  for (const row of rows) {
    counts[fateOf(row)]++;
    if (row.doctor) counts.known++;
  }
  return counts;
}

type Props = {
  check: Check;
  onDone: (report: ImportReport, rows: CheckedRow[]) => void;
  onBack: (check: Check) => void;
};

export function CheckStep({ check, onDone, onBack }: Props) {
  const { t } = useTranslation("transfer");
  const problemText = useProblemText();
  const checking = useCheck(check, onDone);
  const { rows, busy, error } = checking;
  const counts = count(rows);
  const [shown, setShown] = useState<Shown>(counts.wrong > 0 ? "wrong" : "all");
  const [page, setPage] = useState(1);
  const chosen = rows.filter((row) => isShown(row, shown));
  const here = Math.min(page, Math.max(1, Math.ceil(chosen.length / ROWS_OF_PAGE)));
  const going = counts.new + counts.update;
  return (
    <>
      <StepBody>
        <div>
          <StepTitle>{t("import.check.title")}</StepTitle>
          <Typography variant="body2" color="text.secondary" role="status">
            {(["new", "update", "skip", "wrong"] as const)
              .filter((fate) => fate === "new" || counts[fate] > 0)
              .map((fate) => t(`import.count.${fate}`, { count: counts[fate] }))
              .join(" · ")}
          </Typography>
        </div>
        <CheckBar>
          <Segments
            label={t("import.check.show")}
            value={shown}
            options={(["wrong", "known", "all"] as const).map((value) => ({
              value,
              text: `${t(`import.show.${value}`)} ${counts[value]}`,
            }))}
            onChange={(value) => {
              setShown(value);
              setPage(1);
            }}
          />
          {counts.known > 0 && (
            <div>
              <span aria-hidden="true">{t("import.check.known")}</span>
              <Segments
                label={t("import.check.known")}
                value={checking.choice}
                options={(["skip", "update"] as const).map((value) => ({ value, text: t(`import.check.${value}`) }))}
                onChange={checking.chooseAll}
              />
            </div>
          )}
        </CheckBar>
        {counts.wrong > 0 && (
          <Alert role="note" severity="warning">
            {t("import.check.leftOut", { count: counts.wrong })}
          </Alert>
        )}
        <div role="alert">
          {error !== undefined && (
            <Alert role="presentation" severity="error">
              {isUnclear(error) ? t("import.unclear") : `${t("import.failed")} ${problemText(error)}`}
            </Alert>
          )}
        </div>
      </StepBody>
      {chosen.length === 0 ? (
        <Typography color="text.secondary" sx={{ p: "12px 20px 28px" }}>
          {t(shown === "wrong" ? "import.check.noneWrong" : "import.check.noneKnown")}
        </Typography>
      ) : (
        <CheckTable
          rows={chosen.slice((here - 1) * ROWS_OF_PAGE, here * ROWS_OF_PAGE)}
          onEdit={checking.edit}
          onLeave={(number, field) => void checking.leave(number, field)}
          onChoose={checking.chooseOne}
        />
      )}
      <Pager page={here} perPage={ROWS_OF_PAGE} total={chosen.length} onPage={setPage} />
      <StepFoot
        back={
          <Button variant="outlined" size="large" onClick={() => onBack(checking.check)}>
            {t("import.back")}
          </Button>
        }
        next={busy ? t("import.busy") : t("import.check.submit", { count: going })}
        blocked={going === 0}
        busy={busy}
        onNext={() => void checking.submit()}
      />
    </>
  );
}
