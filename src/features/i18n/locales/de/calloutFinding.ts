/** German texts: finding things: further filters, saved views, the palette. */
import { type Texts } from "../../texts.ts";
import { type calloutFinding as en } from "../en/calloutFinding.ts";

export const calloutFinding = {
  filters: {
    doctor: "Angefragter Arzt",
    mode: "Vergabe",
    urgency: "Dringlichkeit",
    status: "Status",
    answers: "Antworten",
    noAvailability: "Noch niemand verfügbar",
  },
  views: {
    mine: "Meine",
    shared: "In der Praxis geteilt",
    none: "Noch keine Ansichten. Setzen Sie Filter und speichern Sie, was Sie sehen.",
    save: "Diese Ansicht speichern …",
    change: "„{{name}}“ ändern …",
    title: "Diese Ansicht speichern",
    changeTitle: "Diese Ansicht ändern",
    text: "Reiter, Suche, Filter und Reihenfolge werden unter einem Namen aufbewahrt.",
    name: "Name",
    nameMissing: "Bitte geben Sie der Ansicht einen Namen.",
    share: "Alle in der Praxis dürfen sie nutzen",
    replace: "Die jetzt gesetzten Filter übernehmen",
    submit: "Ansicht speichern",
    back: "Zurück",
    delete: "Ansicht löschen",
    saved: "Ansicht gespeichert",
    deleted: "Ansicht „{{name}}“ gelöscht",
    failed: "Die Ansichten konnten nicht geladen werden.",
    refused: "Die Ansicht konnte nicht gespeichert werden.",
    stale: "Diese Ansicht wurde inzwischen geändert. Bitte sehen Sie noch einmal nach.",
    taken: "Sie haben schon eine Ansicht mit diesem Namen.",
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
