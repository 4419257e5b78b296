/** German texts: finding things: further filters, the palette. */

import { type calloutFinding as en } from "../../en/callouts/finding.ts";
import { type Texts } from "../../texts.ts";

export const calloutFinding = {
  filters: {
    doctor: "Angefragt",
    answers: "Rückmeldungen",
    noAvailability: "Noch niemand verfügbar",
  },
  pageSize: {
    label: "Anfragen je Seite",
    rows: "{{count}} je Seite",
  },
  palette: {
    title: "Gehe zu",
    label: "Anfragen, Ärztinnen und Ärzte, Kliniken, Operateurinnen und Operateure und Seiten suchen",
    hint: "Anfrage, Ärztin/Arzt, Klinik, Operateur/in oder Seite",
    type: {
      callout: "Anfrage",
      doctor: "Ärztin/Arzt",
      site: "Klinik",
      surgeon: "Operateur/in",
      page: "Seite",
      action: "Aktion",
    },
    language: "Sprache",
    found_one: "{{count}} Treffer",
    found_other: "{{count}} Treffer",
    none: "Nichts gefunden",
    failed: "Die Suche hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    page: {
      week: "Wochenansicht",
      month: "Monatsansicht",
      newDoctor: "Ärztin/Arzt anlegen",
    },
  },
} satisfies Texts<typeof en, "de">;
