/** What a doctor's home says besides the words of the page of one callout, in German. */
import { type HomeTexts } from "../en/home.ts";

const lists = (count: number): string => (count === 1 ? "1 OP-Liste" : `${count} OP-Listen`);

export const de: HomeTexts = {
  title: "Ihre OP-Listen",
  contents: {
    answer: (count) => `${count} zu beantworten`,
    offered: (count) => `${count} angeboten`,
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
  offered: { title: "Angeboten", none: "Keines Ihrer Angebote ist offen.", change: "Antwort ändern" },
  others: (count) => `Abgelehnt oder besetzt: ${lists(count)}`,
  booked: { title: "Gebucht", none: "Sie haben keine Buchungen vor sich.", chip: "Gebucht" },
  past: (count) => `Vergangen: ${lists(count)}`,
};
