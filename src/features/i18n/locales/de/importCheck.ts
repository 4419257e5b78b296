/** German texts: the check of an import of doctors, and its result. */

import { type importCheck as en } from "../en/importCheck.ts";
import { type Texts } from "../texts.ts";

export const importCheck = {
  check: {
    title: "Zeilen prüfen",
    show: "Anzeigen",
    known: "Bereits vorhandene Personen",
    have: "Bereits vorhanden:",
    knownRow: "Zeile {{number}}: was mit der bereits vorhandenen Person geschieht",
    skip: "Überspringen",
    update: "Aktualisieren",
    fieldOf: "{{field}}, Zeile {{number}}",
    leftOut_one:
      "{{count}} Zeile hat noch Fehler und wird ausgelassen; Sie können sie im letzten Schritt herunterladen.",
    leftOut_other:
      "{{count}} Zeilen haben noch Fehler und werden ausgelassen; Sie können sie im letzten Schritt herunterladen.",
    noneWrong: "Keine Zeile hat Fehler.",
    noneKnown: "Keine dieser Personen ist bereits eingetragen.",
    submit_one: "{{count}} Person importieren",
    submit_other: "{{count}} Personen importieren",
  },
  show: {
    wrong: "Zu korrigieren",
    known: "Bereits vorhanden",
    all: "Alle",
  },
  column: {
    row: "Zeile",
    doctor: "Name",
    role: "Funktion, Position",
    fate: "Was geschieht",
    problem: "Fehler",
  },
  fate: {
    wrong: "Wird ausgelassen, bis korrigiert",
    new: "Wird hinzugefügt",
    update: "Wird aktualisiert",
    skip: "Wird übersprungen",
    fixed: "Korrigiert, wird hinzugefügt",
  },
  count: {
    new_one: "{{count}} neu",
    new_other: "{{count}} neu",
    update_one: "{{count}} zu aktualisieren",
    update_other: "{{count}} zu aktualisieren",
    skip_one: "{{count}} übersprungen",
    skip_other: "{{count}} übersprungen",
    wrong_one: "{{count}} zu korrigieren",
    wrong_other: "{{count}} zu korrigieren",
  },
  problem: {
    required: "Fehlt",
    min: "Mindestens {{limit}} Zeichen",
    max: "Höchstens {{limit}} Zeichen",
    email: "Keine E-Mail-Adresse",
    ascii: "In der E-Mail-Adresse sind hier nur die Buchstaben a bis z möglich, ohne Umlaute und Akzente",
    phone: "Nur Ziffern, Leerzeichen, Klammern, + und -",
    twice: "Steht schon in einer Zeile weiter oben",
    ambiguous: "„{{value}}“ ist nicht eindeutig; geben Sie den vollen Namen genau an",
    date: "„{{value}}“ ist kein Datum; schreiben Sie es als 2027-03-31",
    noSuchDay: "„{{value}}“ gibt es nicht; prüfen Sie Tag und Monat",
    other: "Hier nicht möglich",
    unknown: {
      groups: "Es gibt keine Gruppe „{{value}}“",
      sites: "Es gibt keine Klinik „{{value}}“",
      role: "„{{value}}“ ist keine bekannte Funktion",
      locale: "„{{value}}“ ist keine bekannte Sprache",
    },
  },
  result: {
    title: "Import abgeschlossen",
    created: "Hinzugefügt",
    updated: "Aktualisiert",
    unchanged: "Unverändert",
    skipped: "Übersprungen",
    leftOut_one: "{{count}} Zeile wurde ausgelassen.",
    leftOut_other: "{{count}} Zeilen wurden ausgelassen.",
    download: "Diese Zeilen herunterladen",
    nobody: "Es wurden keine E-Mails verschickt. Neue Ärztinnen und Ärzte können sofort angefragt werden.",
    doctors: "Zurück zur Übersicht",
    again: "Weitere Datei importieren",
  },
  leave: {
    title: "Import verlassen?",
    text: "Es wurde noch nichts gespeichert. Die Datei und Ihre Korrekturen gehen hier verloren.",
    stay: "Weiterarbeiten",
    leave: "Verlassen",
  },
} satisfies Texts<typeof en, "de">;
