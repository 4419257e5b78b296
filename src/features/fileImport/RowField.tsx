/** A field of a row that is wrong, or was, as a box to correct it in. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { described, LabelledField } from "../../ui/LabelledField.tsx";
import { SelectControl, TextControl } from "../../ui/nativeControls.ts";

export const RowFieldsGrid = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
  gap: "4px 16px",
  marginTop: 8,
});

type Props = {
  number: number;
  field: string;
  label: string;
  error: string | undefined;
  value: string;
  /** What may be chosen where there is not everything to be typed, and what of it the value is. */
  choices?: readonly (readonly [value: string, text: string])[] | undefined;
  chosen?: string;
  onEdit: (text: string) => void;
  onLeave: () => void;
};

export function RowField({ number, field, label, error, value, choices, chosen = value, onEdit, onLeave }: Props) {
  const { t } = useTranslation("transfer");
  const id = `row-${number}-${field}`;
  // The row's number is part of the name: many rows have a box of the same kind.
  const common = { ...described(id, error), "aria-label": t("import.check.fieldOf", { field: label, number }) };
  const isKnown = choices?.some(([one]) => one === chosen);
  return (
    <LabelledField id={id} label={label} error={error}>
      {choices ? (
        <SelectControl {...common} value={isKnown ? chosen : ""} onChange={(event) => onEdit(event.target.value)}>
          {!isKnown && <option value="">{value || "–"}</option>}
          {choices.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </SelectControl>
      ) : (
        <TextControl {...common} value={value} onChange={(event) => onEdit(event.target.value)} onBlur={onLeave} />
      )}
    </LabelledField>
  );
}
