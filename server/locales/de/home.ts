/** What a doctor's home says besides the words of the page of one callout, in German. */
import { type HomeTexts } from "../en/home.ts";

const lists = (count: number): string => (count === 1 ? "1 OP-Liste" : `${count} OP-Listen`);

export const de: HomeTexts = {
  title: "Ihre OP-Listen",
  contents: {
    answer: (count) => `${count} zu beantworten`,
    offered: (count) => `${count} von Ihnen angeboten`,
    booked: (count) => `${count} gebucht`,
  },
  answer: {
    title: "Zu beantworten",
    none: "Im Moment wartet nichts auf Ihre Antwort.",
    send: "Antworten senden",
    thanks: "Vielen Dank, die Praxis hat Ihre Antworten.",
    notTaken: "Diese Antworten wurden nicht angenommen, weil die OP-Liste begonnen hat oder abgeschlossen ist:",
    rest: "Ihre übrigen Antworten sind gespeichert.",
    note: (count) => (count === 1 ? "Notiz zu dieser OP-Liste" : `Notiz zu diesen ${count} OP-Listen`),
  },
  offered: { title: "Von Ihnen angeboten", none: "Keines Ihrer Angebote ist offen.", change: "Antwort ändern" },
  others: (count) => `Abgelehnt oder besetzt: ${lists(count)}`,
  booked: { title: "Gebucht", none: "Sie haben keine bevorstehenden Buchungen.", chip: "Gebucht" },
  cancelled: (count) => `Abgesagt: ${lists(count)}`,
  past: (count) => `Vergangen: ${lists(count)}`,
  away: {
    title: "Ich bin abwesend",
    lead: "An diesen Tagen werden Sie nicht für OP-Listen angefragt. Bestehende Buchungen bleiben, wie sie sind.",
    from: "Erster Tag",
    to: "Letzter Tag",
    add: "Diese Tage eintragen",
    remove: "Entfernen",
    removeSpan: (span) => `${span} entfernen`,
    byOffice: "Von der Praxis eingetragen",
    saved: (span) => `Gespeichert. Sie sind als abwesend eingetragen: ${span}`,
    booked: (count) =>
      count === 1 ? "Sie haben in dieser Zeit eine Buchung" : `Sie haben in dieser Zeit ${count} Buchungen`,
    stays:
      "Eine Buchung bleibt bestehen, solange Sie nicht absagen. Wenn Sie nicht können, sagen Sie bitte jetzt ab, damit Ersatz gefunden werden kann.",
    keep: (count) => (count === 1 ? "Buchung behalten" : "Buchungen behalten"),
    wrong: {
      dates: "Bitte geben Sie den ersten und den letzten Tag ein.",
      order: "Der letzte Tag darf nicht vor dem ersten liegen.",
      past: "Diese Tage sind vorbei. Bitte prüfen Sie das Datum.",
      long: "Das ist mehr als ein Jahr oder liegt mehr als zwei Jahre voraus. Bitte prüfen Sie das Jahr.",
    },
  },
  usuallyNot: {
    title: "Üblicherweise nicht",
    lead: "Kreuzen Sie an, wann Sie üblicherweise nicht arbeiten. Die Praxis sieht das und kann Sie trotzdem anfragen.",
    saved: "Gespeichert. Die Praxis sieht diese Zeiten.",
  },
  calendar: {
    title: "Kalenderadresse",
    lead: "Ihre Kalender-App kann Ihre Buchungen anzeigen und aktuell halten.",
    open: "Adresse anlegen",
    address: "Adresse für Ihre Kalender-App",
    secret: "Wer diese Adresse hat, kann Ihre Buchungen lesen. Bitte geben Sie sie nicht weiter.",
    subscribe: "In meiner Kalender-App hinzufügen",
    replace: "Neue Adresse",
    close: "Adresse schließen",
    opened: "Fügen Sie diese Adresse in Ihrer Kalender-App als abonnierten Kalender hinzu.",
    closed: "Geschlossen. Kalender, die sie abonniert haben, werden nicht mehr aktualisiert.",
  },
  figures: {
    title: "Ihre letzten 90 Tage",
    you: "Sie",
    median: "Median",
    asked: "Angefragte OP-Listen",
    offered: "Davon verfügbar",
    booked: "Davon gebucht",
    weekends: "Davon am Wochenende",
    of: (doctors) => `Median der ${doctors} angefragten Ärztinnen und Ärzte.`,
    few: "Ein Median zum Vergleich fehlt, weil nur wenige angefragt wurden.",
    order:
      "Die Praxis sieht diese Zahlen neben Ihren Angeboten. Bei sonst gleichen Angeboten steht oben, wer am seltensten gebucht wurde.",
  },
};
