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
  views: {
    button: "Ansichten",
    shared: "Mit der Praxis geteilt",
    sharedBy: "Geteilt von {{name}}",
    none: "Noch keine gespeicherten Ansichten",
    loading: "Wird geladen …",
    failed: "Die Ansichten konnten nicht geladen werden. Noch einmal versuchen",
    save: "Diese Ansicht speichern …",
    manage: "Ansichten ändern oder löschen …",
    back: "Zurück zu den Ansichten",
    changeOne: "„{{name}}“ ändern …",
    removeOne: "„{{name}}“ löschen …",
    saveTitle: "Diese Ansicht speichern",
    changeTitle: "Ansicht ändern",
    name: "Name",
    nameHint: "Gespeichert werden Reiter, Filter, Reihenfolge und Seitenlänge.",
    share: "Mit der Praxis teilen",
    anew: "Durch das ersetzen, was gerade angezeigt wird",
    submit: "Speichern",
    needName: "Bitte geben Sie einen Namen ein.",
    taken: "Sie haben schon eine Ansicht mit diesem Namen.",
    takenByOwner: "{{name}} hat schon eine Ansicht mit diesem Namen.",
    saved: "„{{name}}“ gespeichert",
    removed: "„{{name}}“ gelöscht",
    removeTitle: "„{{name}}“ löschen?",
    remove: "Löschen",
    removeShared: "Die Ansicht verschwindet für alle in der Praxis. Die Anfragen bleiben.",
    removeOwn: "Die Anfragen bleiben.",
  },
  palette: {
    title: "Suchen oder etwas tun",
    label: "Anfragen, Ärztinnen und Ärzte, Kliniken, Operateurinnen und Operateure und Seiten suchen oder etwas tun",
    hint: "Suchen oder etwas tun",
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
