/** German texts: lists covered in part, open again, and decided about together. */

import { type calloutCover as en } from "../../en/callouts/cover.ts";
import { type Texts } from "../../texts.ts";

export const calloutCover = {
  seat: "{{span}} {{doctor}}",
  open_one: "{{span}} offen",
  open_other: "{{span}}: {{count}} offen",
  openOn: "{{date}}: {{spans}} offen",
  cancelledFor: "Abgesagt: {{reason}}",
  consent: {
    times: "Zeiten geändert, noch nicht beantwortet",
    moved: "Verlegt: muss erneut bestätigt werden",
    movedBy: "Verlegt: erneut zu bestätigen bis {{when}}",
  },
  said: {
    offered: "Angeboten für {{span}}",
    offeredOn: "Angeboten für {{date}}, {{span}}",
    earlier: "Hatte „{{answer}}“ für {{date}}, {{span}} geantwortet",
    before: "Hatte vor der Verlegung „{{answer}}“ geantwortet",
  },
  completes: "Damit vollständig besetzt",
  bookedFor: "Für {{span}}",
  withdrew: "Hat abgesagt",
  ended: {
    times: "Grund: Die Zeiten wurden geändert",
    moved: "Grund: Die OP-Liste wurde verlegt",
  },
  stoodDown: "Nicht mehr benötigt",
  toldNotNeeded: "Informiert: nicht mehr benötigt",
  cameLate: "Angebot kam zu spät",
  filledThen: "OP-Liste war schon besetzt; zählt, sobald die Person noch einmal Ja sagt",
  askedAgain: "Erneut gefragt {{when}}",
  toldWhy: "Grund: {{reason}}",
  again: {
    short: "Erneut fragen",
    one: "Erneut fragen: {{doctor}}",
    bar_one: "Das frühere Angebot von {{count}} Person zählt erst wieder, wenn sie noch einmal Ja sagt.",
    bar_other: "Die früheren Angebote von {{count}} Personen zählen erst wieder, wenn sie noch einmal Ja sagen.",
    barAsked_one: "{{count}} Person, die sich angeboten hatte, wurde erneut gefragt.",
    barAsked_other: "{{count}} Personen, die sich angeboten hatten, wurden erneut gefragt.",
    all_one: "Erneut fragen",
    all_other: "Alle erneut fragen",
    rest_one: "Noch {{count}} Person fragen",
    rest_other: "Die übrigen {{count}} fragen",
    title: "{{doctor}} erneut fragen?",
    titleAll_one: "{{count}} Person erneut fragen?",
    titleAll_other: "{{count}} Personen erneut fragen?",
    text: "Die OP-Liste ist wieder offen. Das frühere Angebot zählt erst wieder, wenn die Person noch einmal Ja sagt.",
    submit_one: "Erneut fragen und {{count}} E-Mail senden",
    submit_other: "Erneut fragen und {{count}} E-Mails senden",
    done: "Erneut gefragt",
  },
  spoken: {
    short: "Besprochen",
    one: "Besprochen: {{doctor}} bestätigen",
    recorded:
      "Die eigene Antwort der Ärztin oder des Arztes deckt dies nicht ab. Im Verlauf wird vermerkt, dass Sie miteinander gesprochen haben.",
  },
  books: {
    whole: "Gebucht wird die ganze OP-Liste, {{span}}",
    part: "Gebucht wird {{span}}",
  },
  choice: {
    label: "Gebucht wird",
    offered: "Wie angeboten: {{span}}",
    whole: "Die ganze OP-Liste: {{span}}. Rücksprache gehalten",
    open: "Alles, was offen ist: {{span}}. Rücksprache gehalten",
  },
  picks: {
    confirm: "Für welche OP-Listen?",
    release: "Aus welchen OP-Listen?",
  },
  record: {
    all: "Alle OP-Listen",
    before: "Bisher: {{answer}}.",
    instant:
      "Für telefonische Antworten. „Verfügbar“ für die ganze OP-Liste bucht sofort und sendet die Bestätigung, sofern noch jemand gesucht wird.",
    withdraws:
      "{{doctor}} ist für diese OP-Liste gebucht. „Nicht verfügbar“ beendet die Buchung, die OP-Liste ist wieder offen.",
    missing: "Bitte wählen Sie eine Antwort.",
  },
  chain: {
    title: "Reserve",
    asking: {
      whole: "{{doctor}} wird zuerst gefragt",
      part: "{{doctor}} wird zuerst gefragt, für {{span}}",
    },
    left: "noch {{span}}, bis {{time}}",
    over: "Die Zeit ist um",
    state: {
      asking: "Zurzeit wird niemand gefragt.",
      stopped: "Das Fragen wurde angehalten.",
      exhausted: "Aus der Reserve konnte niemand kommen, oder die Zeit reicht nicht mehr.",
    },
    result: {
      accepted: "{{doctor}} ist verfügbar",
      declined: "{{doctor}} ist nicht verfügbar",
      lapsed: "{{doctor}} hat nicht rechtzeitig geantwortet",
      withdrawn: "{{doctor}}: Angebot zurückgezogen",
    },
    following: "Danach: {{doctors}}",
    start: "Reserve nacheinander fragen",
    again: "Erneut beginnen",
    hurry: "Jetzt weiterfragen",
    stop: "Anhalten",
    do: {
      start: {
        title: "Die Reserve nacheinander fragen?",
        text: "Jede Person hat eine bestimmte Zeit zum Antworten, bevor die nächste gefragt wird. Ein Ja bucht sofort; nach einem Nein oder ohne rechtzeitige Antwort ist die nächste an der Reihe.",
        submit: "Fragen beginnen",
        submitMails_one: "Fragen beginnen und {{count}} E-Mail senden",
        submitMails_other: "Fragen beginnen und {{count}} E-Mails senden",
        done: "Die Reserve wird gefragt",
      },
      next: {
        title: "Jetzt die nächste Person fragen?",
        text: "Wer gerade gefragt wird, wird übergangen und bleibt als Reserve vorgemerkt.",
        submit: "Jetzt weiterfragen",
        submitMails_one: "Weiterfragen und {{count}} E-Mail senden",
        submitMails_other: "Weiterfragen und {{count}} E-Mails senden",
        done: "Die nächste Person wird gefragt",
      },
      stop: {
        title: "Das Fragen der Reserve anhalten?",
        text: "Das laufende Angebot wird zurückgezogen. Alle bleiben als Reserve vorgemerkt, und Sie können erneut beginnen.",
        submit: "Anhalten",
        submitMails_one: "Anhalten und {{count}} E-Mail senden",
        submitMails_other: "Anhalten und {{count}} E-Mails senden",
        done: "Das Fragen wurde angehalten",
      },
    },
  },
} satisfies Texts<typeof en>;
