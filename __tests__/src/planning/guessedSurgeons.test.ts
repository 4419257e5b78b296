/** A surgeon's name in a file that is not written as the practice writes it: whom it may mean. */
import { type DraftRow, nameKey } from "../../../src/features/listsImport/draftRows.ts";
import { guessedSurgeons } from "../../../src/features/listsImport/guessedSurgeons.ts";

const SURGEONS = [
  "Mr Aoife Keane",
  "Ms P. Sorrento-Hale",
  "Dr J. van der Berg",
  "Mr Owen Müller",
  "Ms Sinéad O’Hara",
  "Ms Ada Lind",
  "Mr Per Lind",
].map((display_name) => ({ display_name }));
const guess = (surgeon: string, decided = new Map<string, string>()) => {
  const row = { number: 2, cells: { surgeon } } as DraftRow;
  return guessedSurgeons([row, row], SURGEONS, decided).get(nameKey("surgeon", surgeon));
};

test.each([
  ["Keane", "Mr Aoife Keane"],
  ["Dr Keane", "Mr Aoife Keane"],
  ["A. Keane", "Mr Aoife Keane"],
  ["KEANE A", "Mr Aoife Keane"],
  [" Keane, Aoife ", "Mr Aoife Keane"],
  ["Paola Sorrento-Hale", "Ms P. Sorrento-Hale"],
  ["van der Berg", "Dr J. van der Berg"],
  ["S O'Hara", "Ms Sinéad O’Hara"],
  ["Muller", "Mr Owen Müller"],
])("%s is guessed to be %s", (text, name) => {
  expect(guess(text)).toBe(name);
});

test.each([
  ["another first name", "Brian Keane"],
  ["another initial, though a title is written so", "M Keane"],
  ["other initials", "SR Keane"],
  ["two of that surname", "Lind"],
  ["nobody of that surname", "Ms Merrowby"],
  ["a name as the practice writes it", "mr aoife keane"],
  ["a title alone", "Dr"],
  ["nothing", ""],
])("nobody for %s", (_, text) => {
  expect(guess(text)).toBeUndefined();
});

test("nobody where a person has decided, for nobody too", () => {
  expect(guess("Keane", new Map([[nameKey("surgeon", "Keane"), ""]]))).toBeUndefined();
});
