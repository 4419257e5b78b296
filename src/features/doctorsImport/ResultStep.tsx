/** The last step: what was done, and the rows that were left out as a file to mend. */
import DownloadRounded from "@mui/icons-material/DownloadRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BYTE_ORDER_MARK } from "../../contract/files/csvCell.ts";
import { csvLine } from "../../contract/files/csvLine.ts";
import { IMPORT_FIELDS, type ImportField } from "../../contract/files/importFields.ts";
import { type ImportReport } from "../../contract/shapes/doctors/doctorImport.ts";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { type CheckedRow, fateOf } from "./checkedRows.ts";
import { StepBody, StepButtons, StepTitle } from "./stepParts.tsx";
import { useImportWords } from "./useImportWords.ts";

const Facts = styled("dl")(({ theme: { vars } }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(110px, 1fr))",
  gap: 12,
  margin: 0,
  "& > div": {
    display: "flex",
    flexDirection: "column-reverse",
    padding: 14,
    borderRadius: 12,
    background: vars.palette.surface.sunken,
  },
  "& dt": { fontSize: ".8125rem", color: vars.palette.text.secondary },
  "& dd": { margin: 0, fontSize: "1.5rem", fontWeight: 600, fontVariantNumeric: "tabular-nums" },
}));

/** The way to the rows stands below the words where there is no room for both. */
const LeftOut = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 16px",
  // Its sign stands below the words' beginning.
  [PHONE]: { "& > a": { marginInlineStart: -10 } },
});

/** Under the same names as in our own files, so that the mended file finds its columns by itself. */
function useLeftOut(rows: readonly CheckedRow[]): { count: number; href: string } {
  const { t } = useTranslation("transfer");
  const words = useImportWords();
  const wrong = rows.filter((row) => fateOf(row) === "wrong");
  const lines = wrong.map(({ draft, problems }) => {
    const told = Object.entries(problems).map(
      ([field, problem]) => `${t(`field.${field as ImportField}`)}: ${words(field as ImportField, problem)}`,
    );
    return [...IMPORT_FIELDS.map((field) => draft.cells[field]), draft.number, told.join(" ")];
  });
  const head = [
    ...IMPORT_FIELDS.map((field) => t(`field.${field}`)),
    t("import.column.row"),
    t("import.column.problem"),
  ];
  const text = BYTE_ORDER_MARK + [head, ...lines].map((line) => csvLine(line)).join("");
  return { count: wrong.length, href: `data:text/csv;charset=utf-8,${encodeURIComponent(text)}` };
}

type Props = { report: ImportReport; rows: readonly CheckedRow[]; onAgain: () => void };

export function ResultStep({ report, rows, onAgain }: Props) {
  const { t } = useTranslation("transfer");
  const { count, href } = useLeftOut(rows);
  const facts = {
    created: report.created,
    updated: report.updated,
    unchanged: report.unchanged,
    skipped: report.skipped,
  };
  return (
    <>
      <StepBody>
        <StepTitle>{t("import.result.title")}</StepTitle>
        <Facts>
          {(["created", "updated", "unchanged", "skipped"] as const).map((name) => (
            <div key={name}>
              <dt>{t(`import.result.${name}`)}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ))}
        </Facts>
        {count > 0 && (
          <Alert role="note" severity="warning">
            <LeftOut>
              {t("import.result.leftOut", { count })}
              <Button
                size="small"
                color="inherit"
                startIcon={<DownloadRounded />}
                href={href}
                download="doctors-left-out.csv"
              >
                {t("import.result.download")}
              </Button>
            </LeftOut>
          </Alert>
        )}
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
