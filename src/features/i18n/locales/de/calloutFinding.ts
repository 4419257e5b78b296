/** German texts: finding things: further filters, the palette. */
import { type Texts } from "../../texts.ts";
import { type calloutFinding as en } from "../en/calloutFinding.ts";

export const calloutFinding = {
  filters: {
    doctor: "Angefragter Arzt",
    answers: "Antworten",
    noAvailability: "Noch niemand verfügbar",
  },
  palette: {
    title: "Gehe zu",
    label: "Anfragen, Ärzte, Kliniken, Operateure und Seiten suchen",
    hint: "Anfrage, Arzt, Klinik oder Seite",
    type: {
      callout: "Anfrage",
      doctor: "Arzt",
      site: "Klinik",
      surgeon: "Operateur",
      page: "Seite",
    },
    found_one: "{{count}} Treffer",
    found_other: "{{count}} Treffer",
    none: "Nichts gefunden",
    failed: "Die Suche hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    page: {
      week: "Wochenansicht",
      newDoctor: "Arzt/Ärztin anlegen",
    },
  },
} satisfies Texts<typeof en, "de">;
