/** The fields of a row that are wrong, or were. */
import { useTranslation } from "react-i18next";
import { DOCTOR_ROLES } from "../../contract/doctor.ts";
import { IMPORT_FIELDS, type ImportField } from "../../contract/files/importFields.ts";
import { roleOf } from "../../contract/files/roleSynonyms.ts";
import { LANGUAGE_NAMES } from "../../contract/languages.ts";
import { RowField, RowFieldsGrid } from "../fileImport/public.ts";
import { OFFERED_LANGUAGES } from "../i18n/public.ts";
import { type CheckedRow } from "./checkedRows.ts";
import { languageOf } from "./headerSynonyms.ts";
import { useImportProblemFormat } from "./useImportProblemFormat.ts";

export type RowHandlers = {
  onEdit: (number: number, field: ImportField, text: string) => void;
  onLeave: (number: number, field: ImportField) => void;
};

/** What may be chosen where there is not everything to be typed. */
function useChoices(field: ImportField): readonly (readonly [value: string, text: string])[] | undefined {
  const { t } = useTranslation("callouts");
  if (field === "role") return DOCTOR_ROLES.map((role) => [role, t(`role.${role}`)] as const);
  return field === "locale" ? OFFERED_LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const) : undefined;
}

function DoctorField({ row, field, onEdit, onLeave }: { row: CheckedRow; field: ImportField } & RowHandlers) {
  const { t } = useTranslation("transfer");
  const formatProblem = useImportProblemFormat();
  const { number, cells } = row.draft;
  const problem = row.problems[field];
  return (
    <RowField
      number={number}
      field={field}
      label={t(`field.${field}`)}
      error={problem && formatProblem(field, problem)}
      value={cells[field]}
      choices={useChoices(field)}
      chosen={field === "role" ? roleOf(cells.role) : languageOf(cells[field])}
      onEdit={(text) => onEdit(number, field, text)}
      onLeave={() => onLeave(number, field)}
    />
  );
}

export function RowFields({ row, ...handlers }: { row: CheckedRow } & RowHandlers) {
  const open = IMPORT_FIELDS.filter((field) => row.problems[field] || row.touched.includes(field));
  if (open.length === 0) return null;
  return (
    <RowFieldsGrid>
      {open.map((field) => (
        <DoctorField key={field} row={row} field={field} {...handlers} />
      ))}
    </RowFieldsGrid>
  );
}
