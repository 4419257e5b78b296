/** Date and time fields on a screen: groups of parts that are typed one by one; a hidden input holds the whole. */
import { act, fireEvent, screen, within } from "@testing-library/react";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "10 Dec 2099", as an English field shows it. */
export const fieldDate = (date: string): string => {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
};

type Name = string | RegExp;
type Screen = Pick<typeof screen, "getByRole" | "findByRole">;

const named = (name: Name) => ({ name });

export const pickerField = (name: Name, on: Screen = screen) => on.getByRole("group", named(name));

const inputOf = (field: HTMLElement): HTMLInputElement => {
  const input = field.querySelector("input");
  if (!input) throw new Error("No field of a date or a time");
  return input;
};

/** What stands in it: "10 Dec 2099", "17:00", "" for nothing. */
export const shownIn = (name: Name, on: Screen = screen): string => inputOf(pickerField(name, on)).value;

/**
 * A date as YYYY-MM-DD, or a time as HH:MM. What it sets going is waited for as well: it may be the moment at which what was
 * typed before is kept.
 */
export async function pick(name: Name, value: string, on: Screen = screen): Promise<void> {
  const field = await on.findByRole("group", named(name));
  const shown = value.includes(":") ? value : fieldDate(value);
  await act(async () => {
    fireEvent.change(inputOf(field), { target: { value: shown } });
  });
}

export const partOf = (name: Name, part: string, on: Screen = screen) =>
  within(pickerField(name, on)).getByRole("spinbutton", { name: part });
