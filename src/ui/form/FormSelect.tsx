/** A choice from a short list: the browser's own, which every phone knows how to show. */
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { described, FieldFrame } from "./FieldFrame.tsx";
import { type FormFieldOptions, useFormField } from "./useFormField.ts";

type Props = FormFieldOptions & { options: readonly { value: string; label: string }[]; help?: string };

export function FormSelect({ name, label, texts, options, help }: Props) {
  const field = useFormField({ name, label, ...(texts ? { texts } : {}) });
  return (
    <FieldFrame id={field.id} label={label} error={field.error} {...(help ? { help } : {})}>
      <NativeSelect
        input={<OutlinedInput id={field.id} fullWidth error={field.error !== null} />}
        name={name}
        value={field.value}
        inputProps={{ id: field.id, ...described(field.id, field.error) }}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onFocus={field.onFocus}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
