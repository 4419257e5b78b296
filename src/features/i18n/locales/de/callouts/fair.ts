/** German texts: in which order the answers stand, why, and what helps to choose fairly. */

import { type calloutFair as en } from "../../en/callouts/fair.ts";
import { type Texts } from "../../texts.ts";

export const calloutFair = {
  order: {
    label: "Reihenfolge",
    fit: "Nach Eignung",
    answered: "Nach Eingang",
  },
  ofFit:
    "Reihenfolge: kein Hindernis, ganze OP-Liste, „verfügbar“ vor „wenn nötig“, von Operateurin oder Operateur bevorzugt, in 90 Tagen am seltensten gebucht, meiste gemeinsame OP-Listen, zuerst geantwortet.",
  ofAnswers: "Angebote in der Reihenfolge ihres Eingangs.",
  before: "{{first}} steht vor {{second}}: {{why}}.",
  why: {
    against: "weniger Hinderungsgründe",
    stretch: "mehr von der offenen Zeit",
    wish: "„verfügbar“ statt „wenn nötig“",
    preference: "von Operateurin oder Operateur bevorzugt",
    booked: "in 90 Tagen seltener gebucht",
    surgeon: "mehr gemeinsame OP-Listen",
    answered: "früher geantwortet",
    name: "sonst gleich, daher nach Namen",
  },
  offers: "verfügbar: {{accepted}} von {{offered}}",
  offersMedian: "verfügbar: {{accepted}} von {{offered}} (Median {{usual}} von {{asked}})",
  booked: "gebucht: {{booked}}",
  bookedMedian: "gebucht: {{booked}} (Median {{usual}})",
  weekends: "am Wochenende: {{weekends}}",
  weekendsMedian: "am Wochenende: {{weekends}} (Median {{usual}})",
  days: "90 Tage: {{facts}}",
  last: "zuletzt am {{date}}",
  reason: {
    label: "Warum nicht zuerst {{doctor}}?",
    help: "Wird im Verlauf festgehalten. Ärztinnen und Ärzte sehen es nicht.",
  },
  email: {
    button: "E-Mail an alle mit Angebot",
    title: "E-Mail an alle, die ein Angebot gemacht haben",
    text: "Alle erhalten eine eigene E-Mail und sehen keine anderen Namen. Antworten und Buchungen bleiben, wie sie sind.",
    who: "An",
    none: "Bitte wählen Sie mindestens eine Person aus.",
    message: "Nachricht",
    need: "Bitte schreiben Sie eine Nachricht.",
    send: "Senden",
    submit_one: "{{count}} E-Mail senden",
    submit_other: "{{count}} E-Mails senden",
    unreached_one: "{{count}} ausgewählte Person ist derzeit nicht per E-Mail erreichbar.",
    unreached_other: "{{count}} ausgewählte Personen sind derzeit nicht per E-Mail erreichbar.",
    done: "Die E-Mails werden gesendet",
  },
} satisfies Texts<typeof en>;
