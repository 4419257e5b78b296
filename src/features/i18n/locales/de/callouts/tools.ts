/** German texts: what can be done from the list of callouts, its keys, its week, its first run. */

import { type calloutTools as en } from "../../en/callouts/tools.ts";
import { type Texts } from "../../texts.ts";

export const calloutTools = {
  menu: {
    open: "Öffnen",
    confirmBest: "Beste Rückmeldung bestätigen …",
    remind: "Erinnern …",
    duplicate: "Duplizieren",
    cancel: "Anfrage absagen …",
  },
  best: {
    title: "Beste Rückmeldung bestätigen",
    none: "Alle Angebote müssen geprüft werden: Bei allen Verfügbaren spricht etwas dagegen. Öffnen Sie die Anfrage, um auszuwählen.",
  },
  bulk: {
    label: "Ausgewählte Anfragen",
    chosen_one: "{{count}} ausgewählt",
    chosen_other: "{{count}} ausgewählt",
    remind: "Erinnern",
    cancel: "Absagen",
    print: "Drucken",
    clear: "Auswahl aufheben",
    remindTitle_one: "Für {{count}} Anfrage erinnern?",
    remindTitle_other: "Für {{count}} Anfragen erinnern?",
    remindText:
      "Wer noch nicht geantwortet hat, erhält je Anfrage eine E-Mail. Ausgelassen werden Anfragen, die nicht offen sind oder zu denen in den letzten zwei Stunden eine Erinnerung ging.",
    remindSubmit: "Erinnerungen senden",
    cancelTitle_one: "{{count}} Anfrage absagen?",
    cancelTitle_other: "{{count}} Anfragen absagen?",
    cancelSubmit: "Absagen und Bescheid geben",
    done_one: "{{count}} erledigt",
    done_other: "{{count}} erledigt",
    notDone_one: "{{count}} nicht möglich",
    notDone_other: "{{count}} nicht möglich",
    close: "Schließen",
    back: "Zurück",
  },
  keys: {
    title: "Tastenkürzel",
    help: "Diese Hilfe zeigen",
    search: "Suchen",
    find: "Alles durchsuchen",
    new: "Neue Anfrage",
    next: "Nächste Zeile",
    previous: "Vorige Zeile",
    callouts: "Zu den Anfragen",
    doctors: "Zu den Ärztinnen und Ärzten",
    insights: "Zur Auswertung",
    manage: "Zur Praxisverwaltung",
    thenKey: "dann",
    on: "Kürzel aus einer Taste sind aktiv",
    close: "Schließen",
  },
  week: {
    title: "OP-Listen vom {{from}} bis {{to}}",
    previous: "Vorige Woche",
    next: "Nächste Woche",
    thisWeek: "Diese Woche",
    site: "Klinik",
    uncovered: "Unbesetzt",
    calling: "Wird angefragt",
    covered: "Besetzt",
    cancelled: "Abgesagt",
    add: "Neue OP-Liste: {{site}}, {{date}}, {{part}}",
    noSites: "Legen Sie zuerst eine Klinik an: Die Woche zeigt je Klinik eine Zeile.",
    failed: "Die Woche konnte nicht geladen werden",
  },
  first: {
    title: "Willkommen, {{name}}. Vier Schritte zur ersten Anfrage.",
    text: "Sie können jederzeit unterbrechen und hierher zurückkehren.",
    progress: "{{done}} von {{all}} erledigt",
    done: "Erledigt",
    contact: {
      title: "Kontaktdaten",
      text: "Stehen in jeder E-Mail an die Ärztinnen und Ärzte",
    },
    site: {
      title: "Klinik anlegen",
      text: "Ein Krankenhaus oder eine Klinik mit den OP-Sälen",
    },
    doctors: {
      title: "Ärztinnen und Ärzte anlegen",
      text: "Einzeln oder aus einer CSV-Datei",
    },
    callout: {
      title: "Erste Anfrage senden",
      text: "Sie sehen jede E-Mail, bevor sie gesendet wird",
    },
  },
} satisfies Texts<typeof en, "de">;
