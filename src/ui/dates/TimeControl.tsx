/** A time of 24 hours, typed or picked; its value is "17:00". */
import { TimePicker } from "@mui/x-date-pickers/TimePicker";
import { timeOf, timeText } from "./localValues.ts";
import { PickerLanguage } from "./PickerLanguage.tsx";
import { type PickerNames, textFieldProps } from "./pickerProps.ts";
import { usePickerValue } from "./usePickerValue.ts";

type Props = PickerNames & { value: string; required?: boolean; onChange: (time: string) => void };

export function TimeControl({ value, required = false, onChange, ...names }: Props) {
  const { date, fieldRef, handleChange, keys } = usePickerValue({
    value,
    read: timeOf,
    write: timeText,
    required,
    onChange,
  });
  return (
    <PickerLanguage>
      <TimePicker
        ampm={false}
        value={date}
        onChange={handleChange}
        format="HH:mm"
        slotProps={{ toolbar: { hidden: true }, field: { fieldRef }, textField: textFieldProps(names, keys) }}
      />
    </PickerLanguage>
  );
}
