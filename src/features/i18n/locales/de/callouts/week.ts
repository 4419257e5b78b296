/** German texts: the calendar of lists by site, theatre, doctor and month, and moving a list in it. */

import { type calloutWeek as en } from "../../en/callouts/week.ts";
import { type Texts } from "../../texts.ts";

export const calloutWeek = {
  shown: {
    label: "Anordnen nach",
    days: "Woche",
    week: "Kliniken",
    theatres: "OP-Säle",
    doctors: "Ärztinnen und Ärzte",
    month: "Monat",
  },
  lists_one: "{{count}} OP-Liste",
  lists_other: "{{count}} OP-Listen",
  uncovered_one: "{{count}} unbesetzt",
  uncovered_other: "{{count}} unbesetzt",
  waiting: "Antwort offen",
  noTheatre: "Ohne OP-Saal",
  hint: "Mit den Pfeiltasten gelangen Sie von OP-Liste zu OP-Liste. Zum Verschieben ziehen Sie eine OP-Liste oder wählen in ihrem Menü „Verschieben nach …“.",
  move: {
    open: "Verschieben nach …",
    title: "OP-Liste am {{date}} verschieben",
    part: "Tageszeit",
    nobody: "Niemand erhält eine E-Mail.",
    asks: "Zu dieser OP-Liste wurden bereits Ärztinnen und Ärzte angefragt. Im nächsten Schritt sehen Sie, was das Verschieben für sie bedeutet und welche E-Mails gesendet werden.",
    same: "Dort steht die OP-Liste bereits. Wählen Sie einen anderen Tag oder Ort.",
    submit: "OP-Liste verschieben",
    next: "Weiter",
    done: "Verschoben auf {{when}}",
    noted: "Verschoben auf {{when}} · {{notes}}",
    failed: "Die OP-Liste wurde nicht verschoben. {{reason}}",
    reason: "{{reason}}.",
    sentLater: "Die Anfrage würde erst nach Beginn der OP-Liste gesendet.",
  },
  month: {
    previous: "Voriger Monat",
    this: "Dieser Monat",
    next: "Nächster Monat",
    failed: "Der Monat konnte nicht geladen werden",
    empty: "Keine OP-Listen in diesem Monat",
    noMatch: "Keine OP-Liste dieses Monats passt zu Ihrer Suche und Ihren Filtern.",
    more_one: "{{count}} weitere",
    more_other: "{{count}} weitere",
    week: "Woche mit {{date}} anzeigen",
  },
  doctors: {
    doctor: "Ärztin/Arzt",
    nobody: "Noch niemand",
    none: "In dieser Woche ist niemand gebucht",
    noneText: "Hier stehen alle, die für eine OP-Liste gebucht sind, mit ihren Tagen.",
  },
} satisfies Texts<typeof en, "de">;
