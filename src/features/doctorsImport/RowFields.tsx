/** The fields of a row that are wrong, or were, as boxes to correct them in. */

import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { DOCTOR_ROLES } from "../../contract/doctor.ts";
import { IMPORT_FIELDS, type ImportField } from "../../contract/files/importFields.ts";
import { LANGUAGE_NAMES } from "../../contract/languages.ts";
import { described, LabelledField, SelectControl, TextControl } from "../../ui/nativeField.tsx";
import { OFFERED_LANGUAGES } from "../i18n/public.ts";
import { type CheckedRow } from "./checkedRows.ts";
import { languageOf, roleOf } from "./headerWords.ts";
import { useImportWords } from "./useImportWords.ts";

const Fields = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
  gap: "4px 16px",
});

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

function RowField({ row, field, onEdit, onLeave }: { row: CheckedRow; field: ImportField } & RowHandlers) {
  const { t } = useTranslation("transfer");
  const words = useImportWords();
  const choices = useChoices(field);
  const { number, cells } = row.draft;
  const problem = row.problems[field];
  const error = problem && words(field, problem);
  const id = `row-${number}-${field}`;
  const label = t(`field.${field}`);
  // The row's number is part of the name: many rows have a box of the same kind.
  const common = { ...described(id, error), "aria-label": t("import.check.fieldOf", { field: label, number }) };
  const value = field === "role" ? roleOf(cells.role) : languageOf(cells[field]);
  const isKnown = choices?.some(([one]) => one === value);
  return (
    <LabelledField id={id} label={label} error={error}>
      {choices ? (
        <SelectControl
          {...common}
          value={isKnown ? value : ""}
          onChange={(event) => onEdit(number, field, event.target.value)}
        >
          {!isKnown && <option value="">{cells[field] || "–"}</option>}
          {choices.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </SelectControl>
      ) : (
        <TextControl
          {...common}
          value={cells[field]}
          onChange={(event) => onEdit(number, field, event.target.value)}
          onBlur={() => onLeave(number, field)}
        />
      )}
    </LabelledField>
  );
}

export function RowFields({ row, ...handlers }: { row: CheckedRow } & RowHandlers) {
  const open = IMPORT_FIELDS.filter((field) => row.problems[field] || row.touched.includes(field));
  if (open.length === 0) return null;
  return (
    <Fields>
      {open.map((field) => (
        <RowField key={field} row={row} field={field} {...handlers} />
      ))}
    </Fields>
  );
}
