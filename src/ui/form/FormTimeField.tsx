/** A time of day in a form. */
import { TimeControl } from "../dates/TimeControl.tsx";
import { LabelledField } from "../LabelledField.tsx";
import { useFormField } from "./useFormField.ts";

export function FormTimeField({ name, label }: { name: string; label: string }) {
  const { id, value, error, write } = useFormField({ name, label });
  return (
    <LabelledField id={id} label={label} error={error}>
      <TimeControl
        id={id}
        labelledBy={`${id}-label`}
        describedBy={`${id}-help`}
        invalid={error !== undefined}
        value={value}
        required
        onChange={write}
      />
    </LabelledField>
  );
}
