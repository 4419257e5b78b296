/** A date, typed or picked, in the order of the language: "Wed 2 Dec 2026". Its value is "2026-12-02". */
import { styled } from "@mui/material/styles";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { DATES } from "../../contract/dates.ts";
import { type Language } from "../../contract/languages.ts";
import { dateLocale } from "../../lib/dateLocale.ts";
import { dateOf, dateText } from "./localValues.ts";
import { PickerLanguage, usePickerLanguage } from "./PickerLanguage.tsx";
import { type PickerNames, textFieldProps } from "./pickerProps.ts";
import { usePickerValue } from "./usePickerValue.ts";

/** The order of day, month and year; the weekday stands before them and is not typed. */
const FORMAT = "d MMM yyyy";
const OTHER_FORMATS: Partial<Record<Language, string>> = {
  de: "d. MMM yyyy",
  ja: "yyyy年M月d日",
  zh: "yyyy年M月d日",
};

const Weekday = styled("span")({ flex: "none", whiteSpace: "nowrap", marginInlineEnd: ".35em" });

type Props = PickerNames & {
  value: string;
  required?: boolean;
  onChange: (date: string) => void;
  /** First and last that the calendar offers. */
  min?: string;
  max?: string;
};

export function DateControl({
  value,
  required = false,
  onChange,
  min = DATES.first,
  max = DATES.last,
  ...names
}: Props) {
  const language = usePickerLanguage();
  const { date, fieldRef, handleChange, keys } = usePickerValue({
    value,
    read: dateOf,
    write: dateText,
    required,
    onChange,
  });
  const isWhole = date !== null && !Number.isNaN(date.getTime()) && date.getFullYear() > 999;
  const weekday = isWhole && new Intl.DateTimeFormat(dateLocale(language), { weekday: "short" }).format(date);
  return (
    <PickerLanguage>
      <DatePicker
        value={date}
        onChange={handleChange}
        format={OTHER_FORMATS[language] ?? FORMAT}
        {...boundsOf(min, max)}
        slotProps={{
          toolbar: { hidden: true },
          field: { fieldRef, shouldRespectLeadingZeros: true },
          textField: textFieldProps(names, keys, weekday && <Weekday>{weekday}</Weekday>),
        }}
      />
    </PickerLanguage>
  );
}

function boundsOf(min: string, max: string) {
  const [minDate, maxDate] = [dateOf(min), dateOf(max)];
  return { ...(minDate ? { minDate } : {}), ...(maxDate ? { maxDate } : {}) };
}
