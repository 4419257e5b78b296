/** A date in a form. */
import { useTranslation } from "react-i18next";
import { DateControl } from "../dates/DateControl.tsx";
import { LabelledField } from "../LabelledField.tsx";
import { useFormField } from "./useFormField.ts";

type Props = {
  name: string;
  label: string;
  help?: string;
  /** Marked, since required ones are not. */
  optional?: boolean;
};

export function FormDateField({ name, label, help, optional = false }: Props) {
  const { t } = useTranslation("errors");
  const { id, value, error, write } = useFormField({ name, label });
  return (
    <LabelledField id={id} label={label} error={error} help={help} mark={optional ? t("form.optional") : undefined}>
      <DateControl
        id={id}
        labelledBy={`${id}-label`}
        describedBy={`${id}-help`}
        invalid={error !== undefined}
        value={value}
        required={!optional}
        onChange={write}
      />
    </LabelledField>
  );
}
