/** German texts: doctors out of files, and everything into files. */

import { type transfer as en } from "../en/transfer.ts";
import { type Texts } from "../texts.ts";
import { importCheck } from "./importCheck.ts";
import { importLists } from "./importLists.ts";
import { importSteps } from "./importSteps.ts";

export const transfer = {
  field: {
    title: "Titel",
    first_name: "Vorname",
    last_name: "Nachname",
    email: "E-Mail",
    mobile_phone: "Mobiltelefon",
    role: "Funktion",
    grade: "Position",
    specialties: "Fachgebiete",
    registration_body: "Kammer/Register",
    registration_number: "Registernummer",
    locale: "Sprache",
    groups: "Gruppen",
    sites: "Kliniken",
    notes: "Notizen",
  },
  export: {
    csv: "CSV exportieren",
    busy: "Wird vorbereitet …",
    failed: "Die Datei konnte nicht vorbereitet werden. Bitte versuchen Sie es noch einmal.",
    title: "Daten",
    allText:
      "Alles, was Ihre Praxis hier gespeichert hat, in einer JSON-Datei: Ärztinnen und Ärzte, Gruppen, Kliniken, Operateurinnen und Operateure, OP-Listen, Anfragen mit allen Antworten, E-Mails, Benutzerkonten und das Protokoll.",
    all: "Alle Daten exportieren",
    tables: "Tabellen",
    tablesText: "Für Tabellenprogramme. Jede Datei enthält alle Zeilen, ungefiltert.",
    doctors: "Ärztinnen und Ärzte (CSV)",
    archived: "Archivierte Ärztinnen und Ärzte (CSV)",
    callouts: "Anfragen (CSV)",
    audit: "Protokoll (CSV)",
    secrets:
      "Die Datei enthält personenbezogene Daten Ihrer Ärztinnen und Ärzte. Passwörter und Anmeldeschlüssel sind nie darin enthalten.",
  },
  import: { ...importSteps, ...importCheck },
  lists: importLists,
} satisfies Texts<typeof en, "de">;
