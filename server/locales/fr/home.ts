/** What a doctor's home says besides the words of the page of one callout, in French. */
import { type HomeTexts } from "../en/home.ts";

const lists = (count: number): string => (count === 1 ? "1 vacation" : `${count} vacations`);

export const fr: HomeTexts = {
  title: "Vos vacations",
  contents: {
    answer: (count) => `${count} sans réponse`,
    offered: (count) => (count === 1 ? "1 proposition" : `${count} propositions`),
    booked: (count) => (count === 1 ? "1 confirmée" : `${count} confirmées`),
  },
  answer: {
    title: "En attente de votre réponse",
    none: "Aucune demande n’attend votre réponse.",
    send: "Envoyer mes réponses",
    thanks: "Merci, le cabinet a reçu vos réponses.",
    notTaken: "Ces réponses n’ont pas été enregistrées, car la vacation a commencé ou est close\u00a0:",
    rest: "Vos autres réponses sont enregistrées.",
    note: (count) => (count === 1 ? "Note sur cette vacation" : `Note sur ces ${count} vacations`),
  },
  offered: { title: "Vos propositions", none: "Aucune proposition en attente.", change: "Modifier ma réponse" },
  others: (count) => `Déclinées ou pourvues\u00a0: ${lists(count)}`,
  booked: { title: "Confirmées", none: "Aucune vacation confirmée à venir.", chip: "Confirmée" },
  cancelled: (count) => `Annulées\u00a0: ${lists(count)}`,
  past: (count) => `Passées\u00a0: ${lists(count)}`,
  away: {
    title: "Je suis absent(e)",
    lead: "Ces jours-là, vous ne serez sollicité(e) pour aucune vacation. Celles qui sont déjà confirmées restent inchangées.",
    from: "Premier jour",
    to: "Dernier jour",
    add: "Ajouter ces jours",
    remove: "Supprimer",
    removeSpan: (span) => `Supprimer ${span}`,
    byOffice: "Saisi par le cabinet",
    saved: (span) => `Enregistré. Vous êtes noté(e) absent(e)\u00a0: ${span}`,
    booked: (count) =>
      count === 1
        ? "Une vacation confirmée tombe sur cette période"
        : `${count} vacations confirmées tombent sur cette période`,
    stays:
      "Une vacation confirmée reste la vôtre tant que vous ne vous désistez pas. Si vous ne pouvez pas l’assurer, désistez-vous maintenant pour que quelqu’un d’autre puisse être trouvé.",
    keep: (count) => (count === 1 ? "Garder ma vacation" : "Garder mes vacations"),
    wrong: {
      dates: "Veuillez indiquer le premier et le dernier jour.",
      order: "Le dernier jour ne peut pas précéder le premier.",
      past: "Ces jours sont passés. Veuillez vérifier les dates.",
      long: "C’est plus d’un an, ou dans plus de deux ans. Veuillez vérifier l’année.",
    },
  },
  usuallyNot: {
    title: "Indisponibilités habituelles",
    lead: "Cochez les moments où, d’habitude, vous ne travaillez pas. Le cabinet le voit et peut tout de même vous solliciter.",
    saved: "Enregistré. Le cabinet voit ces moments.",
  },
  calendar: {
    title: "Adresse d’agenda",
    lead: "Votre application d’agenda peut afficher vos vacations confirmées et les tenir à jour.",
    open: "Créer une adresse",
    address: "Adresse pour votre application d’agenda",
    secret: "Toute personne qui a cette adresse peut voir vos vacations confirmées. Ne la transmettez pas.",
    subscribe: "Ajouter à mon application d’agenda",
    replace: "Nouvelle adresse",
    close: "Fermer l’adresse",
    opened: "Ajoutez cette adresse à votre application d’agenda, comme agenda auquel on s’abonne.",
    closed: "Fermée. Les agendas abonnés ne sont plus mis à jour.",
  },
  figures: {
    title: "Vos 90 derniers jours",
    you: "Vous",
    median: "Médiane",
    asked: "Sollicitations",
    offered: "Réponses positives",
    booked: "Confirmées",
    weekends: "Dont le week-end",
    of: (doctors) => `Médiane des ${doctors} médecins sollicités.`,
    few: "Pas de médiane à comparer, car peu de médecins ont été sollicités.",
    order:
      "Le cabinet voit ces chiffres à côté de vos propositions. À propositions égales, le médecin retenu le moins souvent est affiché en premier.",
  },
};
