/** A date in a form. */
import { useTranslation } from "react-i18next";
import { DateControl } from "../dates/DateControl.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
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
    <FieldFrame
      id={id}
      label={label}
      error={error}
      {...(help ? { help } : {})}
      {...(optional ? { optional: t("form.optional") } : {})}
    >
      <DateControl
        id={id}
        labelledBy={`${id}-label`}
        describedBy={`${id}-help`}
        invalid={error !== null}
        value={value}
        required={!optional}
        onChange={write}
      />
    </FieldFrame>
  );
}
