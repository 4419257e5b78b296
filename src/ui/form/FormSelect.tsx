/** One of several in a form, as the browser's own list. */
import { type ReactNode } from "react";
import { LabelledField } from "../LabelledField.tsx";
import { SelectControl } from "../nativeControls.ts";
import { useFormField } from "./useFormField.ts";

type Props = {
  name: string;
  label: string;
  help?: string;
  /** Its `option`s. */
  children: ReactNode;
};

export function FormSelect({ name, label, help, children }: Props) {
  const field = useFormField({ name, label });
  return (
    <LabelledField id={field.id} label={label} help={help} error={field.error}>
      <SelectControl
        id={field.id}
        name={name}
        value={field.value}
        aria-describedby={`${field.id}-help`}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onFocus={field.onFocus}
      >
        {children}
      </SelectControl>
    </LabelledField>
  );
}
