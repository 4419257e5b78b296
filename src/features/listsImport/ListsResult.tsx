/** The last step: what was done, the way to the plan of those weeks, and the rows that were left out as a file to mend. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { LIST_FIELDS } from "../../contract/files/listFields.ts";
import { MOST_WEEKS } from "../../contract/planning.ts";
import { type ListsImportReport } from "../../contract/shapes/lists/listsImport.ts";
import { daysBetween, firstOfWeek } from "../../lib/dateFormats.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { LeftOut, ResultFacts, StepBody, StepButtons, StepTitle } from "../fileImport/public.ts";
import { useSitesQuery } from "../places/public.ts";
import { selectWeekStart, usePracticeZone } from "../user/public.ts";
import { type CheckedRow, type Problems } from "./checkedRows.ts";
import { leftOutCells } from "./leftOutCells.ts";
import { useListsImportFormat } from "./useListsImportFormat.ts";

function LeftOutLists({ rows }: { rows: readonly CheckedRow[] }) {
  const { t, fields, problem, note } = useListsImportFormat();
  const told = ({ problems, notes, draft }: CheckedRow): string =>
    [
      ...(Object.values(problems) as NonNullable<Problems[keyof Problems]>[]).map(
        (error) => `${fields[error.field]}: ${problem(error, draft)}`,
      ),
      ...notes.map(note),
    ].join(" ");
  const { data: sites = [] } = useSitesQuery();
  const zone = usePracticeZone();
  const lines = rows.map((row) => {
    const cells = leftOutCells(row, { sites, zone });
    return [...LIST_FIELDS.map((field) => cells[field]), row.draft.number, told(row)];
  });
  const head = [
    ...LIST_FIELDS.map((field) => fields[field]),
    t("transfer:import.column.row"),
    t("transfer:import.column.problem"),
  ];
  return <LeftOut head={head} lines={lines} download="lists-left-out.csv" />;
}

/** The weeks of the lists that were taken, as many as a plan shows at once. */
function usePlanPath(rows: readonly CheckedRow[]): string {
  const begins = useAppSelector(selectWeekStart);
  const dates = rows
    .filter(({ fate }) => fate === "new" || fate === "there")
    .map(({ sent }) => sent.date)
    .sort();
  const [first = "", last = first] = [dates[0], dates.at(-1)];
  if (!first) return "/planning";
  const from = firstOfWeek(first, begins);
  const weeks = Math.min(MOST_WEEKS, Math.floor(daysBetween(from, last) / 7) + 1);
  return `/planning?from=${from}${weeks > 1 ? `&weeks=${weeks}` : ""}`;
}

type Props = { report: ListsImportReport; rows: readonly CheckedRow[]; onAgain: () => void };

export function ListsResult({ report, rows, onAgain }: Props) {
  const { t } = useListsImportFormat();
  const path = usePlanPath(rows);
  const left = rows.filter(({ fate }) => fate === "wrong" || fate === "left");
  const there = rows.filter(({ fate }) => fate === "there").length + report.existing.length;
  return (
    <>
      <StepBody>
        <StepTitle>{t("transfer:import.result.title")}</StepTitle>
        <ResultFacts
          facts={[
            [t("transfer:lists.result.created"), report.created],
            [t("transfer:lists.result.there"), there],
            [t("transfer:lists.result.left"), left.length],
          ]}
        />
        <LeftOutLists rows={left} />
        <Alert role="note" severity="info">
          {t("transfer:lists.result.nobody")}
        </Alert>
      </StepBody>
      <StepButtons>
        <Button variant="outlined" size="large" onClick={onAgain}>
          {t("transfer:import.result.again")}
        </Button>
        <Button variant="contained" size="large" component={Link} to={path}>
          {t("transfer:lists.result.plan")}
        </Button>
      </StepButtons>
    </>
  );
}
