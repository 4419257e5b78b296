/** German texts: the first steps of an import of doctors. */

import { type importSteps as en } from "../en/importSteps.ts";
import { type Texts } from "../texts.ts";

export const importSteps = {
  title: "Ärztinnen und Ärzte importieren",
  description: "Aus einer CSV-Datei, in vier Schritten. Vor dem letzten wird nichts gespeichert.",
  descriptionAfter: "Aus einer CSV-Datei. Das Ergebnis sehen Sie unten.",
  open: "CSV importieren",
  steps: {
    label: "Schritte des Imports",
    upload: "Hochladen",
    match: "Spalten zuordnen",
    check: "Prüfen",
    result: "Ergebnis",
  },
  cancel: "Abbrechen",
  back: "Zurück",
  busy: "Bitte warten …",
  failed: "Das hat nicht geklappt; es wurde nichts gespeichert.",
  unclear:
    "Ob der Import gespeichert wurde, ist nicht sicher. Importieren Sie noch einmal: Niemand wird doppelt angelegt.",
  toMatch: "Weiter: Spalten zuordnen",
  toCheck: "Weiter: prüfen",
  upload: {
    drop: "CSV-Datei hier ablegen",
    or: "oder",
    choose: "Datei auswählen",
    limits: "Bis zu {{max}} Zeilen. UTF-8 oder CSV aus Excel. Vor dem letzten Schritt wird nichts gespeichert.",
    chosen_one: "{{name}}: {{count}} Zeile",
    chosen_other: "{{name}}: {{count}} Zeilen",
    need: "Sie brauchen mindestens Vorname, Nachname, E-Mail und Funktion.",
    sample: "Beispiel-CSV",
    note: "Zeilen, deren E-Mail-Adresse Sie schon haben, sehen Sie in Schritt 3 und entscheiden dort, ob sie übersprungen oder aktualisiert werden. Ein Import verschickt keine E-Mails.",
  },
  unreadable: {
    spreadsheet:
      "Das ist eine Tabelle, keine CSV-Datei. Wählen Sie in Excel „Datei“, „Speichern unter“ und das Format „CSV UTF-8 (durch Trennzeichen getrennt)“; wählen Sie dann hier die neue Datei.",
    tooLarge: "Diese Datei ist für eine Ärzteliste zu groß.",
    tooMany:
      "Die Datei hat {{rows}} Zeilen; ein Import fasst höchstens {{max}}. Teilen Sie sie auf und importieren Sie die Teile nacheinander.",
    empty:
      "In dieser Datei stehen keine Zeilen. Die erste Zeile benennt die Spalten, darunter folgen die Ärztinnen und Ärzte.",
    unreadable: "Diese Datei lässt sich nicht als CSV lesen.",
  },
  match: {
    title: "Was steht in welcher Spalte?",
    text: "Prüfen Sie, was erkannt wurde. Nicht gewählte Spalten werden nicht importiert; Ihre Zuordnung merken wir uns für das nächste Mal.",
    optional: "(optional)",
    none: "Nicht in der Datei",
    unnamed: "Spalte {{number}}",
    all: "Alle Zeilen: {{value}}",
    example: "Zum Beispiel: {{example}}",
    missing: "Bitte wählen Sie eine Spalte für: {{fields}}",
  },
} satisfies Texts<typeof en, "de">;
