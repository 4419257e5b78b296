/** German texts: the practice’s own email texts. */

import { type emailTexts as en } from "../en/emailTexts.ts";
import { type Texts } from "../texts.ts";

export const emailTexts = {
  intro:
    "Ergänzen Sie die E-Mails an Ärztinnen und Ärzte um eigene Worte: reiner Text, ein Absatz nach der Anrede und einer am Ende. Wer eine E-Mail erhält, liest den Text in der eigenen Sprache; der Rest der E-Mail bleibt, wie er ist.",
  failed: "Die E-Mail-Texte konnten nicht geladen werden",
  kindLabel: "E-Mail",
  languageLabel: "Sprache der E-Mail",
  written: "{{name}} (eigener Text)",
  form: "Eigener Text",
  opening: "Absatz am Anfang",
  openingHelp: "Nach der Anrede.",
  closing: "Absatz am Ende",
  closingHelp: "Vor Ihren Kontaktdaten.",
  room: "{{count}} von {{of}} Zeichen.",
  save: "Text speichern",
  saved: "Gespeichert. Der Text steht in der nächsten E-Mail.",
  unsaved: "Noch nicht gespeichert.",
  test: "Test an mich senden",
  tested: "Ein Test ist unterwegs an {{address}}.",
  preview: "So sieht die E-Mail aus",
  previewFailed: "Die Vorschau konnte nicht erstellt werden.",
  part: {
    label: "Teil der E-Mail",
    html: "Gestaltet",
    text: "Reiner Text",
    frame: "Die gestaltete E-Mail",
  },
  stale: {
    title: "{{name}} hat diesen Text inzwischen geändert",
    empty: "Der Text wurde entfernt.",
    theirs: "Diesen Text übernehmen",
    mine: "Meinen behalten",
  },
  kind: {
    invitation: "Einladung an Ärztin oder Arzt",
    callout: "Anfrage",
    reminder: "Erinnerung",
    confirmation: "Buchungsbestätigung",
    changed: "Geändert",
    times_changed: "Neue Zeiten",
    moved: "Verlegt (an Gebuchte)",
    asked_anew: "Verlegt (an alle, die geantwortet hatten)",
    list_added: "Eine weitere OP-Liste",
    standby: "Als Reserve vorgemerkt",
    standby_offer: "Reserve wird zuerst gefragt",
    offer_closed: "Reserve muss nicht mehr antworten",
    filled: "Besetzt, vielen Dank",
    ask_again: "Wieder offen: noch Zeit?",
    not_required: "Diesmal nicht benötigt, vielen Dank",
    released: "Nicht mehr gebucht",
    cancelled: "Anfrage abgesagt",
    expired: "Geschlossen, vielen Dank",
  },
} satisfies Texts<typeof en>;
