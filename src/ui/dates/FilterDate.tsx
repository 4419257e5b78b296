/** A date among filters: tells only a whole date, or that there is none. */
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { isDate } from "../../contract/dates.ts";
import { PHONE } from "../styling/breakpoints.ts";
import { DateControl } from "./DateControl.tsx";
import { type PickerNames } from "./pickerProps.ts";

const Narrow = styled("div")({
  width: 208,
  "--mui-size-field": "34px",
  "& .MuiPickersOutlinedInput-root": { fontSize: ".8125rem" },
  "& .MuiPickersSectionList-root": { padding: "4px 0" },
  "& .MuiIconButton-root": { width: 30, height: 30 },
  [PHONE]: { "--mui-size-field": "44px", flex: "1 1 160px", width: "auto" },
});

type Props = Pick<PickerNames, "describedBy" | "invalid"> & {
  label: string;
  value: string;
  onChange: (date: string) => void;
};

export function FilterDate({ label, value, onChange, ...problem }: Props) {
  const [typed, setTyped] = useState({ of: value, text: value });
  if (typed.of !== value) setTyped({ of: value, text: value });
  const handleChange = (text: string) => {
    const isTold = text === "" || isDate(text);
    setTyped({ of: isTold ? text : value, text });
    if (isTold && text !== value) onChange(text);
  };
  return (
    <Narrow>
      <DateControl {...problem} label={label} value={typed.text} onChange={handleChange} />
    </Narrow>
  );
}
