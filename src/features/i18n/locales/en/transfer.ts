/** English texts: doctors out of files, and everything into files. */
import { importCheck } from "./importCheck.ts";
import { importLists } from "./importLists.ts";
import { importSteps } from "./importSteps.ts";

export const transfer = {
  field: {
    title: "Title",
    first_name: "First name",
    last_name: "Last name",
    email: "Email",
    mobile_phone: "Mobile phone",
    role: "Role",
    grade: "Grade",
    specialties: "Specialties",
    registration_body: "Registration body",
    registration_number: "Registration number",
    locale: "Language",
    groups: "Groups",
    sites: "Sites",
    notes: "Notes",
  },
  export: {
    csv: "Export CSV",
    busy: "Preparing…",
    failed: "The file could not be prepared. Please try again.",
    title: "Data",
    allText:
      "Everything your practice has stored here, in one JSON file: doctors, groups, sites, surgeons, lists, callouts with all answers, emails, administrators and the audit log.",
    all: "Export all data",
    tables: "Tables",
    tablesText: "For spreadsheets. Each file contains every row, unfiltered.",
    doctors: "Doctors (CSV)",
    archived: "Archived doctors (CSV)",
    callouts: "Callouts (CSV)",
    audit: "Audit log (CSV)",
    secrets: "The file holds personal data of your doctors. Passwords and sign-in keys are never part of it.",
  },
  import: { ...importSteps, ...importCheck },
  lists: importLists,
} as const;
