/** A line or a paragraph of text in a form. */
import OutlinedInput from "@mui/material/OutlinedInput";
import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { described, LabelledField } from "../LabelledField.tsx";
import { useRoom } from "../page/useRoom.ts";
import { useKeepTyped } from "../useKeepTyped.ts";
import { type FormFieldOptions, useFormField } from "./useFormField.ts";

type Props = FormFieldOptions & {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: "email" | "tel" | "numeric" | "text";
  autoFocus?: boolean;
  /** Marked, since required ones are not. */
  optional?: boolean;
  help?: string;
  /** At the end of the label's line. */
  aside?: ReactNode;
  /** At the end inside the field. */
  endAdornment?: ReactNode;
  /** More than one: a paragraph. */
  rows?: number;
  /** How much may be written; more is not cut but refused by the form. */
  bounds?: readonly [minimum: number, maximum: number];
};

export function FormTextField(props: Props) {
  const { name, label, texts, type = "text", optional = false, help, bounds, aside, endAdornment, rows = 1 } = props;
  const { t } = useTranslation("errors");
  const roomOf = useRoom();
  const field = useFormField({ name, label, ...(texts ? { texts } : {}) });
  const inputRef = useKeepTyped(field.value, field.write);
  const said = (bounds && roomOf(field.value, bounds).count) ?? help;
  return (
    <LabelledField
      id={field.id}
      label={label}
      error={field.error}
      aside={aside}
      help={said}
      mark={optional ? t("form.optional") : undefined}
    >
      <OutlinedInput
        id={field.id}
        name={name}
        type={type}
        value={field.value}
        error={field.error !== undefined}
        inputRef={inputRef}
        fullWidth
        endAdornment={endAdornment}
        {...(rows > 1 ? { multiline: true, minRows: rows } : {})}
        autoComplete={props.autoComplete ?? "off"}
        autoFocus={props.autoFocus ?? false}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onFocus={field.onFocus}
        slotProps={{
          input: { ...described(field.id, field.error), inputMode: props.inputMode },
        }}
      />
    </LabelledField>
  );
}
