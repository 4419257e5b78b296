/** The second step: which column holds what, with an example of what stands there. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { DOCTOR_ROLES } from "../../contract/doctor.ts";
import { IMPORT_FIELDS, type ImportField, NEEDED_FIELDS } from "../../contract/files/importFields.ts";
import { joinNames } from "../../lib/formatList.ts";
import { LabelledField, SelectControl } from "../../ui/nativeField.tsx";
import { type Matching, missingFields } from "./matchColumns.ts";
import { type Table } from "./readTable.ts";
import { StepBody, StepFoot, StepTitle } from "./stepParts.tsx";

const Grid = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
  gap: "12px 20px",
});

type FieldProps = { field: ImportField; table: Table; matching: Matching; onChange: (matching: Matching) => void };

function FieldMatch({ field, table, matching, onChange }: FieldProps) {
  const { t } = useTranslation(["transfer", "callouts"]);
  const id = `match-${field}`;
  const value = matching[field];
  const example = /^\d+$/.test(value)
    ? table.rows.find(({ cells }) => cells[Number(value)]?.trim())?.cells[Number(value)]?.trim()
    : undefined;
  const needed = NEEDED_FIELDS.some((one) => one === field);
  return (
    <LabelledField
      id={id}
      label={t(`transfer:field.${field}`)}
      {...(needed ? {} : { mark: t("transfer:import.match.optional") })}
      help={example && t("transfer:import.match.example", { example: example.slice(0, 60) })}
    >
      <SelectControl
        id={id}
        aria-describedby={`${id}-help`}
        value={value}
        onChange={(event) => onChange({ ...matching, [field]: event.target.value })}
      >
        <option value="">{t("transfer:import.match.none")}</option>
        {table.headers.map((header, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; names may stand twice.
          <option key={at} value={String(at)}>
            {header || t("transfer:import.match.unnamed", { number: at + 1 })}
          </option>
        ))}
        {field === "role" &&
          DOCTOR_ROLES.map((role) => (
            <option key={role} value={`=${role}`}>
              {t("transfer:import.match.all", { value: t(`callouts:role.${role}`) })}
            </option>
          ))}
      </SelectControl>
    </LabelledField>
  );
}

type Props = {
  table: Table;
  matching: Matching;
  busy: boolean;
  error: unknown;
  onChange: (matching: Matching) => void;
  onBack: () => void;
  onNext: () => void;
};

export function MatchStep({ table, matching, busy, error, onChange, onBack, onNext }: Props) {
  const { t, i18n } = useTranslation("transfer");
  const words = useProblemText();
  const missing = missingFields(matching).map((field) => t(`field.${field}`));
  return (
    <>
      <StepBody>
        <div>
          <StepTitle>{t("import.match.title")}</StepTitle>
          <Typography variant="body2" color="text.secondary">
            {t("import.match.text")}
          </Typography>
        </div>
        <Grid>
          {IMPORT_FIELDS.map((field) => (
            <FieldMatch key={field} field={field} table={table} matching={matching} onChange={onChange} />
          ))}
        </Grid>
        <div role="status">
          {missing.length > 0 && (
            <Alert role="presentation" severity="warning">
              {t("import.match.missing", { fields: joinNames(i18n.language, missing) })}
            </Alert>
          )}
        </div>
        <div role="alert">
          {error !== undefined && (
            <Alert role="presentation" severity="error">
              {t("import.failed")} {words(error)}
            </Alert>
          )}
        </div>
      </StepBody>
      <StepFoot
        back={
          <Button variant="outlined" size="large" onClick={onBack}>
            {t("import.back")}
          </Button>
        }
        next={busy ? t("import.busy") : t("import.toCheck")}
        blocked={missing.length > 0}
        busy={busy}
        onNext={onNext}
      />
    </>
  );
}
