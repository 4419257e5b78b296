/** German texts: doctors. */

import { type doctors as en } from "../../en/doctors/doctors.ts";
import { type Texts } from "../../texts.ts";
import { doctorActions } from "./actions.ts";
import { doctorMerge } from "./merge.ts";
import { doctorPages } from "./pages.ts";

export const doctors = {
  page: doctorPages,
  actions: doctorActions,
  merge: doctorMerge,
  title: "Ärztinnen und Ärzte",
  description: "Die Personen, an die Ihre Anfragen gehen können.",
  counts: "{{active}} aktiv, {{paused}} pausiert.",
  statusCount: "{{status}} ({{number}})",
  tableLabel: "Ärztinnen und Ärzte",
  search: "Person suchen",
  searchHint: "Name oder E-Mail",
  group: "Gruppe",
  status: "Status",
  statuses: { active: "Aktiv", paused: "Pausiert", archived: "Archiviert" },
  activeAndPaused: "Aktiv und pausiert",
  clear: "Zurücksetzen",
  column: {
    name: "Name",
    role: "Funktion, Position",
    groups: "Gruppen",
    email: "E-Mail",
    lastResponse: "Letzte Antwort",
  },
  emailState: {
    ok: "Vom Server angenommen",
    bounced: "Unzustellbar",
    complained: "Als Spam gemeldet",
    unverified: "Noch nichts gesendet",
  },
  never: "Nie",
  noPhone: "Kein Telefon",
  empty: {
    title: "Noch niemand eingetragen",
    text: "Anfragen gehen an die Ärztinnen und Ärzte Ihrer Praxis.",
  },
  picker: {
    searching: "Wird gesucht …",
    none: "Keine weitere Person gefunden.",
    more: "Weitere Personen passen; bitte mehr vom Namen eingeben.",
  },
  noMatch: {
    title: "Niemand gefunden",
    text: "Zu Ihrer Suche und den Filtern gibt es niemanden.",
    clear: "Filter zurücksetzen",
  },
  failed: { title: "Die Ärztinnen und Ärzte konnten nicht geladen werden" },
} satisfies Texts<typeof en>;
