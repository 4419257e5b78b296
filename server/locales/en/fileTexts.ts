/** Words of the exported audit log that the screen does not have, in English. */
import { type AUDIT_ACTOR_TYPES, type AuditFact, type AuditSubjectType } from "../../../src/contract/audit.ts";

export type FileTexts = {
  person: Record<(typeof AUDIT_ACTOR_TYPES)[number], string>;
  thing: Record<AuditSubjectType, string>;
  /** What the facts of an entry are called; the columns' names are in columnNames.ts. */
  fact: Record<AuditFact, string>;
  /** The same of what was changed from one value to another; else they are the ends of a time. */
  changed: Record<"from" | "to", string>;
};

export const en: FileTexts = {
  person: { admin: "Administrator", doctor: "Doctor", system: "System", provider: "Support" },
  thing: {
    ...{ callout: "Callout", user: "Administrator", company: "Practice", doctor: "Doctor" },
    ...{ group: "Group", site: "Site", surgeon: "Surgeon", list: "List", standing_list: "Standing list" },
  },
  fact: {
    ...{ doctor: "Doctor", doctors: "Doctors", surgeon: "Surgeon", site: "Site", group: "Group", name: "Name" },
    ...{ email: "Email", reference: "Reference", by: "By", actor: "By", list_date: "Date", session: "Session" },
    ...{ start_time: "Start", end_time: "End", list_start: "Start of the list", response: "Response" },
    ...{ before: "Before", reason: "Reason", change: "Change", fields: "Fields", from: "From", to: "To" },
    ...{ until: "Until", send_at: "To be sent", kind: "Email", language: "Language", what: "File", rows: "Rows" },
    ...{ added: "Added", removed: "Removed", created: "Created", updated: "Updated", unchanged: "Unchanged" },
    ...{ skipped: "Skipped", mails: "Emails", notes: "Notes", news: "Notifications", wave: "Wave" },
  },
  changed: { from: "From", to: "To" },
};
