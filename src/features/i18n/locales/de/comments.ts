/** German texts: internal comments on a callout. */

import { type comments as en } from "../en/comments.ts";
import { type Texts } from "../texts.ts";

export const comments = {
  title: "Kommentare",
  privacy: "Nur Ihre Praxis sieht die Kommentare, Ärztinnen und Ärzte nie.",
  empty: "Noch keine Kommentare",
  emptyHint: "Fragen Sie Ihr Team etwas zu dieser Anfrage, oder halten Sie etwas fest.",
  label: "Neuer Kommentar",
  hint: "Mit @ und einem Namen benachrichtigen Sie jemanden im Team.",
  nobody: "„@{{name}}“ benachrichtigt niemanden. Geben Sie den ganzen Namen ein oder wählen Sie einen Vorschlag.",
  send: "Kommentieren",
  added: "Kommentar hinzugefügt",
  blank: "Bitte geben Sie einen Kommentar ein.",
  earlier_one: "{{count}} früheren Kommentar anzeigen",
  earlier_other: "{{count}} frühere Kommentare anzeigen",
  edited: "bearbeitet {{when}}",
  edit: "Bearbeiten",
  editOf: "Ihren Kommentar bearbeiten: {{when}}",
  editLabel: "Kommentar bearbeiten",
  save: "Speichern",
  changed: "Kommentar geändert",
  delete: "Löschen",
  deleteOf: "Ihren Kommentar löschen: {{when}}",
  ask: {
    title: "Diesen Kommentar löschen?",
    text: "Er wird für alle in Ihrer Praxis gelöscht.",
    back: "Behalten",
    submit: "Löschen",
  },
  gone: "Der gesuchte Kommentar wurde gelöscht.",
  unknown:
    "Eine der erwähnten Personen kann sich nicht mehr anmelden. Entfernen Sie den Namen nach dem @ und versuchen Sie es noch einmal.",
  tooMany: "In kurzer Zeit gab es zu viele Kommentare. Bitte versuchen Sie es später noch einmal.",
  unsure:
    "Es ist nicht sicher, ob der Kommentar gespeichert wurde. Sie können es noch einmal versuchen: Er wird nur einmal gespeichert.",
  other: "Der Kommentar konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  notDeleted: "Der Kommentar konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.",
  colleagues: "Team",
  found_one: "{{count}} Person gefunden. Mit den Pfeiltasten und der Eingabetaste auswählen.",
  found_other: "{{count}} Personen gefunden. Mit den Pfeiltasten und der Eingabetaste auswählen.",
  failed: "Die Kommentare konnten nicht geladen werden",
} satisfies Texts<typeof en, "de">;
