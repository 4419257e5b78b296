/** The second step: which column holds what, with an example of what stands there. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { joinNames } from "../../lib/formatList.ts";
import { type Matching } from "../../lib/tables/matchColumns.ts";
import { type Table } from "../../lib/tables/readTable.ts";
import { LabelledField } from "../../ui/LabelledField.tsx";
import { SelectControl } from "../../ui/nativeControls.ts";
import { StepBody, StepFoot, StepTitle } from "./StepFrame.tsx";

const Grid = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
  gap: "12px 20px",
});

/** `forAll`: values that all rows may have without a column. */
type MatchedField<Field extends string> = {
  name: Field;
  label: string;
  needed: boolean;
  forAll?: readonly { value: string; text: string }[];
};

type FieldProps<Field extends string> = {
  field: MatchedField<Field>;
  table: Table;
  matching: Matching<Field>;
  onChange: (matching: Matching<Field>) => void;
};

function FieldMatch<Field extends string>({ field, table, matching, onChange }: FieldProps<Field>) {
  const { t } = useTranslation("transfer");
  const { name, label, needed, forAll = [] } = field;
  const id = `match-${name}`;
  const value = matching[name];
  const example = /^\d+$/.test(value)
    ? table.rows.find(({ cells }) => cells[Number(value)]?.trim())?.cells[Number(value)]?.trim()
    : undefined;
  return (
    <LabelledField
      id={id}
      label={label}
      {...(needed ? {} : { mark: t("import.match.optional") })}
      help={example && t("import.match.example", { example: example.slice(0, 60) })}
    >
      <SelectControl
        id={id}
        aria-describedby={`${id}-help`}
        value={value}
        onChange={(event) => onChange({ ...matching, [name]: event.target.value })}
      >
        <option value="">{t("import.match.none")}</option>
        {table.headers.map((header, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; names may stand twice.
          <option key={at} value={String(at)}>
            {header || t("import.match.unnamed", { number: at + 1 })}
          </option>
        ))}
        {forAll.map(({ value: one, text }) => (
          <option key={one} value={`=${one}`}>
            {t("import.match.all", { value: text })}
          </option>
        ))}
      </SelectControl>
    </LabelledField>
  );
}

type Props<Field extends string> = {
  table: Table;
  matching: Matching<Field>;
  fields: readonly MatchedField<Field>[];
  /** Labels of the fields that still need a column. */
  missing: readonly string[];
  /** Something beside the columns has to be said first. */
  blocked?: boolean;
  busy: boolean;
  error: unknown;
  /** What has to be said beside the columns. */
  children?: ReactNode;
  onChange: (matching: Matching<Field>) => void;
  onBack: () => void;
  onNext: () => void;
};

export function MatchStep<Field extends string>(props: Props<Field>) {
  const { table, matching, fields, missing, blocked = false, busy, error, children, onChange, onBack, onNext } = props;
  const { t, i18n } = useTranslation("transfer");
  const problemText = useProblemText();
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
          {fields.map((field) => (
            <FieldMatch key={field.name} field={field} table={table} matching={matching} onChange={onChange} />
          ))}
          {children}
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
              {t("import.failed")} {problemText(error)}
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
        blocked={missing.length > 0 || blocked}
        busy={busy}
        onNext={onNext}
      />
    </>
  );
}
