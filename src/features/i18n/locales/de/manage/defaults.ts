/** German texts: what callouts begin with. */

import { type manageDefaults as en } from "../../en/manage/defaults.ts";
import { type Texts } from "../../texts.ts";

export const manageDefaults = {
  title: "Vorgaben für Anfragen",
  text: "Die Anfangswerte jeder neuen Anfrage. Sie lassen sich bei jeder Anfrage ändern.",
  who: "Wer gebucht wird",
  respondWithin: "Antwortfrist in Stunden",
  respondWithinHelp: "Ab dem Versand gerechnet. Leer lassen, wenn keine Frist vorgeschlagen werden soll.",
  hoursWrong: "Ganze Stunden, {{least}} bis {{most}}",
  reminder: "Einmal automatisch erinnern",
  reminderHelp: "Nach der Hälfte der Antwortfrist erhalten alle, die noch nicht geantwortet haben, eine Erinnerung.",
  standbys: "Reserve automatisch fragen",
  standbysHelp:
    "Entfällt eine Buchung, werden die Vorgemerkten der Reihe nach gefragt. Jede Person hat dafür ein Viertel der Zeit bis zum Beginn, 15 Minuten bis 4 Stunden; wer zuerst Ja sagt, ist gebucht.",
  late: "Kurzfristige Absage, in Stunden",
  lateHelp: "Wer so kurz vor Beginn absagt, sieht Ihre Telefonnummer, und Sie werden benachrichtigt.",
  language: "Standardsprache der Ärztinnen und Ärzte",
  languageHelp: "Für E-Mails und Antwortseiten, wenn die Person selbst keine Sprache gewählt hat.",
  zone: "Zeitzone der Praxis",
  zoneHelp: "Für Abwesenheitstage, Protokoll und neue Kliniken.",
  fees: "Honorare anbieten",
  feesHelp:
    "Anfragen können dann ein Honorar nennen, das Ärztinnen und Ärzte sehen. Ist dies ausgeschaltet, erscheint nirgends ein Honorar.",
  currency: "Währung",
  save: "Vorgaben speichern",
  saved: "Gespeichert.",
  failed: "Konnte nicht gespeichert werden",
  stale: "Jemand anderes hat diese Einstellungen inzwischen geändert.",
  times: "Uhrzeiten der Zeitblöcke",
  timesText: "Ein auf einer OP-Liste gewählter Zeitblock füllt diese Uhrzeiten ein; dort lassen sie sich ändern.",
  start: "{{session}} von",
  end: "{{session}} bis",
  except: "Andere Zeiten an einzelnen Tagen",
  exceptText: "Manche OP-Listen beginnen an einem Wochentag früher.",
  addDay: "Tag hinzufügen",
  weekday: "Tag",
  session: "Zeitblock",
  removeDay: "{{day}}, {{session}} entfernen",
  noDays: "Jeden Tag dieselben Zeiten.",
  sameTimes: "Beginn und Ende dürfen nicht gleich sein.",
  twice: "Tag und Zeitblock sind doppelt eingetragen.",
  saveTimes: "Zeiten speichern",
  retention: {
    title: "Wie lange personenbezogene Daten bleiben",
    text: "Jede Nacht wird aus Anfragen, die vor diesem Zeitraum endeten, entfernt: der Text der E-Mails und die Adressen, an die sie gingen, Notizen zu Antworten, Nachrichten, Begründungen, interne Notizen, Kommentare und Benachrichtigungen. Bei Personen, die schon länger archiviert sind, werden Name, Kontaktdaten, Registernummer, Notizen, Gruppen, Kliniken, Abwesenheiten und Wünsche der Operateurinnen und Operateure gelöscht. Buchungen, Antworten und das Protokoll bleiben. Entferntes lässt sich nicht zurückholen.",
    label: "Aufbewahren",
    forEver: "Unbegrenzt",
    save: "Speichern",
  },
} satisfies Texts<typeof en>;
