/** German texts: ringing the doctors of a callout one after another. */

import { type ringRound as en } from "../en/ringRound.ts";
import { type Texts } from "../texts.ts";

export const ringRound = {
  title: "Telefonrunde",
  about: "Für {{list}}. Das Team sieht sofort, wen Sie gerade anrufen.",
  order:
    "Reihenfolge wie bei der Anfrage: Angebote zuerst, kein Hindernis, von Operateurin oder Operateur bevorzugt, in 90 Tagen am seltensten gebucht, meiste gemeinsame OP-Listen. Wer nur andere Zeiten angeboten hat, steht am Ende.",
  which: "OP-Liste, für die angerufen wird",
  noCovers:
    "„Nicht verfügbar“ gilt für diese OP-Liste und für die anderen offenen OP-Listen, für die kein Angebot vorliegt; Angebote für andere OP-Listen bleiben bestehen.",
  back: "Zurück zur Anfrage",
  ring: "Anrufen",
  ringOne: "{{doctor}} anrufen",
  noPhone: "Keine Telefonnummer",
  add: "Eintragen",
  decide: "Antwort eintragen oder buchen",
  decideFor: "Antwort eintragen oder buchen: {{doctor}}",
  book: "Buchen",
  bookFor: "Buchen: {{doctor}}",
  asking: "Wird gerade gefragt",
  addPhone: "Nummer für {{doctor}} eintragen",
  mine: "Sie telefonieren mit {{doctor}}",
  other: "{{name}} ruft gerade an",
  lapsed: "{{name}} hat angerufen, {{ago}}",
  call: {
    no_answer: "Nicht erreicht",
    yes: "Am Telefon: verfügbar",
    no: "Am Telefon: nicht verfügbar",
    call_back: "Rückruf: {{when}}",
    dropped: "Anruf abgebrochen",
    lapsed: "Anruf ohne Ergebnis",
  },
  done: "{{what}} · {{ago}}, {{name}}",
  result: {
    no_answer: "Nicht erreicht",
    yes: "Verfügbar",
    no: "Nicht verfügbar",
    call_back: "Rückruf um …",
    dropped: "Anruf abbrechen",
  },
  resultFor: "{{result}}: {{doctor}}",
  taken: "{{name}} ruft {{doctor}} schon an. Bitte machen Sie mit der nächsten Nummer weiter.",
  moved: "Dieser Anruf ist inzwischen beendet.",
  again: {
    title: "Wann soll {{doctor}} zurückgerufen werden?",
    date: "Datum",
    time: "Uhrzeit",
    past: "Wählen Sie eine Zeit in der Zukunft.",
    submit: "Speichern",
    back: "Abbrechen",
  },
  refused: "Nicht verfügbar",
  empty: {
    title: "Niemand anzurufen",
    text: "Von den Gefragten ist niemand mehr unentschieden.",
  },
  closed: {
    title: "Niemand muss angerufen werden",
    text: "Für diese Anfrage wird zurzeit niemand gebraucht.",
  },
  failed: "Die Anrufe konnten nicht geladen werden",
} satisfies Texts<typeof en, "de">;
