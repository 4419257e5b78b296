/** English texts: doctors. */
import { doctorActions } from "./actions.ts";
import { doctorMerge } from "./merge.ts";
import { doctorPages } from "./pages.ts";

export const doctors = {
  page: doctorPages,
  actions: doctorActions,
  merge: doctorMerge,
  title: "Doctors",
  description: "The doctors you can send callouts to.",
  counts: "{{active}} active, {{paused}} paused.",
  statusCount: "{{status}} ({{number}})",
  tableLabel: "Doctors",
  search: "Search doctors",
  searchHint: "Name or email",
  group: "Group",
  status: "Status",
  statuses: { active: "Active", paused: "Paused", archived: "Archived" },
  activeAndPaused: "Active and paused",
  clear: "Clear",
  column: {
    name: "Name",
    role: "Role, grade",
    groups: "Groups",
    email: "Email",
    lastResponse: "Last response",
  },
  emailState: {
    ok: "Accepted by mail server",
    bounced: "Bouncing",
    complained: "Marked as spam",
    unverified: "No email sent yet",
  },
  never: "Never",
  noPhone: "No phone",
  empty: { title: "No doctors yet", text: "Callouts go to the doctors of your practice." },
  picker: {
    searching: "Searching…",
    none: "No other doctor matches.",
    more: "More doctors match; type more of the name.",
  },
  noMatch: { title: "No doctors match", text: "Nothing matches your search and filters.", clear: "Clear filters" },
  failed: { title: "The doctors could not be loaded" },
} as const;
