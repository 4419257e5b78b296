/** Keeps what stands in a picker while it is typed, and tells the form the text of it. */
import { type FieldRef } from "@mui/x-date-pickers/models";
import { type KeyboardEvent, useRef, useState } from "react";
import { UNFINISHED } from "./localValues.ts";

/** What people write between day, month and year, hours and minutes. */
const SIGNS = new Set(["/", ".", "-", ":", ",", " "]);

type Options = {
  value: string;
  read: (text: string) => Date | null;
  write: (date: Date) => string;
  /** What is begun and not finished counts as nothing: the form asks for it all the same. */
  required?: boolean;
  onChange: (text: string) => void;
};

export function usePickerValue({ value, read, write, required = false, onChange }: Options) {
  const unfinished = required ? "" : UNFINISHED;
  const [entry, setEntry] = useState(() => ({ text: value, date: read(value) }));
  // Set by somebody else: a preset, the list's usual hours.
  if (entry.text !== value) setEntry({ text: value, date: read(value) });
  const fieldRef = useRef<FieldRef<Date | null>>(null);
  const tell = (text: string, date: Date | null) => {
    setEntry({ text, date });
    if (text !== value) onChange(text);
  };
  return {
    date: entry.date,
    fieldRef,
    handleChange: (date: Date | null) =>
      tell(date === null ? "" : Number.isNaN(date.getTime()) ? unfinished : write(date), date),
    keys: {
      /** The picker is silent about parts that are no date yet. */
      onBlur: () => {
        const isBegun = fieldRef.current?.getSections().some((section) => section.value !== "");
        if (entry.date === null && isBegun) tell(unfinished, null);
      },
      /** "2/12/2026" and "8.30": a sign between two parts leads to the next. */
      onKeyDown: (event: KeyboardEvent) => {
        const field = fieldRef.current;
        const at = field?.getActiveSectionIndex();
        const sections = field?.getSections() ?? [];
        if (!SIGNS.has(event.key) || event.ctrlKey || event.metaKey || at === null || at === undefined) return;
        event.preventDefault();
        if (sections[at]?.value !== "" && at + 1 < sections.length) field?.setSelectedSections(at + 1);
      },
    },
  };
}
