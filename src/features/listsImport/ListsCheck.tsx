/** The third step: what would happen to each row; names are matched and mistakes corrected here, and nothing is saved yet. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { isUnclear } from "../../api/problem.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type ListsImportReport } from "../../contract/shapes/lists/listsImport.ts";
import { Segments } from "../../ui/Segments.tsx";
import { Pager } from "../../ui/table/Pager.tsx";
import { CheckBar, ROWS_OF_PAGE, StepBody, StepFoot, StepTitle } from "../fileImport/public.ts";
import { type Check, type CheckedRow } from "./checkedRows.ts";
import { ListsCheckTable } from "./ListsCheckTable.tsx";
import { NameMatches } from "./NameMatches.tsx";
import { type Checking, useCheck } from "./useCheck.ts";
import { useListsImportFormat } from "./useListsImportFormat.ts";

const SHOWN = ["question", "there", "all"] as const;
type Shown = (typeof SHOWN)[number];

/** A row that was corrected or ticked stays where it is until the person looks elsewhere. */
const isShown = ({ fate, notes, touched }: CheckedRow, shown: Shown): boolean => {
  if (shown === "all") return true;
  if (shown === "there") return fate === "there";
  return fate === "wrong" || touched.length > 0 || (fate !== "there" && notes.length > 0);
};

const countOf = (rows: readonly CheckedRow[]) => {
  const counts = { wrong: 0, new: 0, there: 0, left: 0 };
  for (const { fate } of rows) counts[fate] += 1;
  return counts;
};

function Failed({ checking: { error, importing } }: { checking: Checking }) {
  const { t } = useListsImportFormat();
  const problemText = useProblemText();
  return (
    <div role="alert">
      {error !== undefined && (
        <Alert role="presentation" severity="error">
          {importing && isUnclear(error)
            ? t("transfer:lists.unclear")
            : `${t("transfer:import.failed")} ${problemText(error)}`}
        </Alert>
      )}
    </div>
  );
}

type Props = {
  check: Check;
  onDone: (report: ListsImportReport, rows: CheckedRow[]) => void;
  onBack: (check: Check) => void;
};

export function ListsCheck({ check, onDone, onBack }: Props) {
  const { t } = useListsImportFormat();
  const checking = useCheck(check, onDone);
  const { rows, busy } = checking;
  const counts = countOf(rows);
  const [shown, setShown] = useState<Shown>(rows.some((row) => isShown(row, "question")) ? "question" : "all");
  const [page, setPage] = useState(1);
  const chosen = rows.filter((row) => isShown(row, shown));
  const here = Math.min(page, Math.max(1, Math.ceil(chosen.length / ROWS_OF_PAGE)));
  const left = counts.wrong + counts.left;
  return (
    <>
      <StepBody>
        <div>
          <StepTitle>{t("transfer:import.check.title")}</StepTitle>
          <Typography variant="body2" color="text.secondary" role="status">
            {checking.checking
              ? t("transfer:lists.check.checking")
              : (["new", "there", "left", "wrong"] as const)
                  .filter((fate) => fate === "new" || counts[fate] > 0)
                  .map((fate) => t(`transfer:lists.count.${fate}`, { count: counts[fate] }))
                  .join(" · ")}
          </Typography>
        </div>
        <NameMatches checking={checking} />
        <CheckBar>
          <Segments
            label={t("transfer:import.check.show")}
            value={shown}
            options={SHOWN.map((value) => ({
              value,
              text: `${t(`transfer:lists.show.${value}`)} ${rows.filter((row) => isShown(row, value)).length}`,
            }))}
            onChange={(value) => {
              setShown(value);
              setPage(1);
            }}
          />
        </CheckBar>
        {left > 0 && (
          <Alert role="note" severity="warning">
            {t("transfer:lists.check.leftOut", { count: left })}
          </Alert>
        )}
        <Failed checking={checking} />
      </StepBody>
      {chosen.length === 0 ? (
        <Typography color="text.secondary" sx={{ p: "12px 20px 28px" }}>
          {t(shown === "there" ? "transfer:lists.check.noneThere" : "transfer:lists.check.none")}
        </Typography>
      ) : (
        <ListsCheckTable rows={chosen.slice((here - 1) * ROWS_OF_PAGE, here * ROWS_OF_PAGE)} checking={checking} />
      )}
      <Pager page={here} perPage={ROWS_OF_PAGE} total={chosen.length} onPage={setPage} />
      <StepFoot
        back={
          <Button variant="outlined" size="large" onClick={() => onBack(checking.check)}>
            {t("transfer:import.back")}
          </Button>
        }
        next={busy ? t("transfer:import.busy") : t("transfer:lists.check.submit", { count: counts.new })}
        blocked={counts.new === 0}
        busy={busy}
        onNext={() => void checking.submit()}
      />
    </>
  );
}
