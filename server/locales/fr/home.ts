/** What a doctor's home says besides the words of the page of one callout, in French. */
import { type HomeTexts } from "../en/home.ts";

const lists = (count: number): string => (count === 1 ? "1 vacation" : `${count} vacations`);

export const fr: HomeTexts = {
  title: "Vos vacations",
  contents: {
    answer: (count) => `${count} sans réponse`,
    offered: (count) => (count === 1 ? "1 proposée" : `${count} proposées`),
    booked: (count) => (count === 1 ? "1 confirmée" : `${count} confirmées`),
  },
  answer: {
    title: "À répondre",
    none: "Aucune demande n’attend votre réponse.",
    send: "Envoyer mes réponses",
    thanks: "Merci, le cabinet a reçu vos réponses.",
    notTaken: "Ces réponses n’ont pas été enregistrées, car la vacation a commencé ou est close\u00a0:",
    rest: "Vos autres réponses sont enregistrées.",
    note: (count) => (count === 1 ? "Note sur cette vacation" : `Note sur ces ${count} vacations`),
  },
  offered: { title: "Proposées", none: "Aucune proposition en attente.", change: "Modifier ma réponse" },
  others: (count) => `Déclinées ou pourvues\u00a0: ${lists(count)}`,
  booked: { title: "Confirmées", none: "Aucune vacation confirmée à venir.", chip: "Confirmée" },
  past: (count) => `Passées\u00a0: ${lists(count)}`,
};
