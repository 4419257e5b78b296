/** A labelled time. */
import { LabelledField } from "../LabelledField.tsx";
import { type LabelledProps, labelledBy } from "./DateField.tsx";
import { TimeControl } from "./TimeControl.tsx";

type Props = LabelledProps & { value: string; onChange: (time: string) => void };

export function TimeField({ value, required = false, onChange, ...field }: Props) {
  return (
    <LabelledField {...field}>
      <TimeControl {...labelledBy(field.id, field.error)} value={value} required={required} onChange={onChange} />
    </LabelledField>
  );
}
