/** The one place where final-form's state of a field meets what a person sees: errors on leaving, gone while typing. */
import { type ChangeEvent, type FocusEvent, useState } from "react";
import { useField } from "react-final-form";
import { type FieldTexts, useFieldProblemFormat } from "./useFieldProblemFormat.ts";

export type FormFieldOptions = { name: string; label: string; texts?: FieldTexts };

/** Addressable, so that a summary can lead here. */
export const fieldId = (name: string): string => `field-${name}`;

export function useFormField({ name, label, texts }: FormFieldOptions) {
  const formatProblem = useFieldProblemFormat(label, texts);
  const [editing, setEditing] = useState(false);
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, error: true, submitError: true, touched: true, dirtySinceLastSubmit: true },
  });
  const trouble = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  // What the server said is gone with the next letter in any case; who pressed Enter is still in the field.
  const error = meta.touched && (meta.error === undefined || !editing) ? formatProblem(trouble) : undefined;
  return {
    id: fieldId(name),
    value: input.value ?? "",
    error,
    write: (value: string) => input.onChange(value),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      setEditing(true);
      input.onChange(event.target.value);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      setEditing(false);
      // An error that appears now would push the button away from under the pointer, and its click would be lost.
      if (!document.querySelector("button:active")) input.onBlur(event);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => input.onFocus(event),
  };
}
