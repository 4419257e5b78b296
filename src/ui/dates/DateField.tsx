/** A labelled date, as `LabelledField` labels other controls. */
import { LabelledField } from "../LabelledField.tsx";
import { DateControl } from "./DateControl.tsx";

export type LabelledProps = {
  id: string;
  label: string;
  /** Beside the label: "(optional)". */
  mark?: string;
  help?: string;
  error?: string | undefined;
  /** What is begun and not finished counts as nothing. */
  required?: boolean;
};

/** How a control below a `LabelledField` of that id is named and described. */
export const labelledBy = (id: string, error: string | undefined) => ({
  id,
  labelledBy: `${id}-label`,
  describedBy: `${id}-help`,
  invalid: error !== undefined,
});

type Props = LabelledProps & { value: string; min?: string; onChange: (date: string) => void };

export function DateField({ value, min, required = false, onChange, ...field }: Props) {
  return (
    <LabelledField {...field}>
      <DateControl
        {...labelledBy(field.id, field.error)}
        {...(min ? { min } : {})}
        value={value}
        required={required}
        onChange={onChange}
      />
    </LabelledField>
  );
}
