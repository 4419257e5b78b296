/** English texts: the first steps of an import of doctors. */

export const importSteps = {
  title: "Import doctors",
  description: "From a CSV file, in four steps. Nothing is saved until the last.",
  open: "Import CSV",
  steps: {
    label: "Steps of the import",
    upload: "Upload",
    match: "Match columns",
    check: "Check",
    result: "Result",
  },
  cancel: "Cancel",
  back: "Back",
  busy: "Please wait…",
  failed: "That did not work; nothing was saved.",
  toMatch: "Next: match columns",
  toCheck: "Next: check",
  upload: {
    drop: "Drop a CSV file here",
    or: "or",
    choose: "Choose a file",
    limits: "Up to {{max}} rows. UTF-8 or Excel CSV. Nothing is saved until the last step.",
    chosen_one: "{{name}}: {{count}} row",
    chosen_other: "{{name}}: {{count}} rows",
    need: "You need at least first name, last name, email and role.",
    sample: "Sample CSV",
    note: "Rows whose email you already have are shown in step 3, where you choose to skip or update them. Nobody is emailed by an import.",
  },
  unreadable: {
    spreadsheet:
      "This is a spreadsheet, not a CSV file. In Excel choose File, Save As, and the format “CSV UTF-8 (comma delimited)”; then choose the new file here.",
    tooLarge: "This file is too large for a list of doctors.",
    tooMany: "The file has {{rows}} rows; an import takes up to {{max}}. Split it and import one part after the other.",
    empty: "There are no rows in this file. The first row names the columns, the doctors follow below.",
    unreadable: "This file could not be read as CSV.",
  },
  match: {
    title: "Which column holds what?",
    text: "Check what was recognised. Columns that are not chosen are not imported; your choice is remembered for next time.",
    optional: "(optional)",
    none: "Not in the file",
    unnamed: "Column {{number}}",
    all: "All rows: {{value}}",
    example: "For example: {{example}}",
    missing: "Please choose a column for: {{fields}}",
  },
} as const;
