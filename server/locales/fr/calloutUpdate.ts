/** What the mails about changed and reopened lists say, in French. */
import { type UpdateTexts } from "../en/updateTexts.ts";

export const fr: UpdateTexts = {
  askAgain: {
    subject: "De nouveau à pourvoir : êtes-vous toujours disponible ?",
    firstSubject: "De nouveau à pourvoir, premier oui retenu : êtes-vous toujours disponible ?",
    heading: "De nouveau à pourvoir : êtes-vous toujours disponible ?",
    lead: "Vous vous étiez proposé(e). Votre proposition ne compte de nouveau que si vous dites encore oui. ",
  },
  changedAsking: {
    subject: "Changement : êtes-vous disponible ?",
    firstSubject: "Changement, premier oui retenu : êtes-vous disponible ?",
    heading: "Il y a un changement : êtes-vous disponible ?",
    lead: "Il y a du changement depuis notre demande. ",
  },
  askedAnew: {
    subject: "Vacation déplacée : êtes-vous disponible ?",
    firstSubject: "Vacation déplacée, premier oui retenu : êtes-vous disponible ?",
    heading: "Vacation déplacée : êtes-vous disponible ?",
    lead: "Vous aviez répondu avant ce changement ; votre réponse ne compte donc plus. Merci de répondre à nouveau. ",
  },
  listAdded: {
    subject: "Une vacation de plus : êtes-vous disponible ?",
    firstSubject: "Une vacation de plus, premier oui retenu : êtes-vous disponible ?",
    heading: "Une vacation de plus : êtes-vous disponible ?",
    lead: "Nous avons ajouté une vacation à cette demande. ",
  },
  alsoOpen: {
    subject: "Aussi à pourvoir : êtes-vous disponible ?",
    firstSubject: "Aussi à pourvoir, premier oui retenu : êtes-vous disponible ?",
    heading: "Aussi à pourvoir : êtes-vous disponible ?",
    lead: "Nous ne vous avions pas encore sollicité(e) à ce sujet. Vos autres réponses restent inchangées. ",
  },
  changed: {
    subject: "Réservation modifiée",
    heading: "Il y a un changement dans votre réservation",
    lead: (lists) => `Votre réservation pour ${lists} a été modifiée.`,
    button: "Ouvrir ma page",
    ease: "Votre réservation, telle qu’elle est maintenant.",
    title: "Votre réservation tient toujours.",
    text: ["Vous n’avez rien à faire. Si vous ne pouvez plus venir, dites-le-nous sur votre page."],
  },
  timesChanged: {
    subject: "Horaires modifiés : cela vous convient-il ?",
    heading: "Horaires modifiés : cela vous convient-il ?",
    lead: (lists) => `Les horaires de votre réservation pour ${lists} ont changé.`,
    button: "Répondre maintenant",
    ease: "Dites-nous si cela vous convient : quelques secondes, sans connexion.",
    title: "Votre réservation tient toujours.",
    text: [
      "Nous comptons sur vous aux nouveaux horaires, sauf si vous nous dites que ce n’est pas possible. Au dernier moment, téléphonez aussi.",
    ],
  },
  moved: {
    subject: "Vacation déplacée : êtes-vous toujours disponible ?",
    heading: "Vacation déplacée : êtes-vous toujours disponible ?",
    lead: (lists) => `Votre réservation pour ${lists} a été déplacée.`,
    button: "Répondre maintenant",
    ease: "Oui ou non : quelques secondes, sans connexion.",
    title: "Merci de confirmer à nouveau votre réservation.",
    text: (until) =>
      until
        ? ["Merci de répondre au plus tard le ", until, ". Sans réponse, votre réservation prendra fin à ce moment-là."]
        : ["Tant que vous n’avez pas répondu, nous ne savons pas si vous pouvez venir."],
  },
  standbyOffer: {
    subject: "Vous en premier : êtes-vous disponible ?",
    heading: "Nous vous sollicitons en premier : êtes-vous disponible ?",
    lead: (lists) => `Vous êtes en réserve, et nous avons maintenant besoin d’un médecin pour ${lists}.`,
    button: "Répondre maintenant",
    ease: "Oui ou non : quelques secondes, sans connexion.",
    title: "Un oui vaut confirmation immédiate.",
    text: (until) => [
      "Personne d’autre n’est sollicité jusqu’au ",
      until,
      ". Si vous ne pouvez pas, dites-le-nous, pour que nous puissions demander à d’autres.",
    ],
  },
  offerClosed: {
    subject: "Réponse plus nécessaire",
    heading: "Vous n’avez plus besoin de répondre",
    lead: (lists) => `Nous vous avions sollicité(e) en premier pour ${lists}. Cette proposition a pris fin.`,
    button: "Ouvrir ma page",
    ease: "Vous pouvez aussi y quitter la réserve.",
    title: "Vous restez en réserve.",
    text: ["Sans nouvelles de notre part, votre présence n’est ", "pas", " attendue."],
  },
  message: {
    subject: "Message au sujet de votre proposition",
    heading: "Un message au sujet de votre proposition",
    lead: (lists) => `Vous vous êtes proposé(e) pour ${lists}. Nous avons un message pour vous.`,
    button: "Ouvrir ma page",
    ease: "Vous y verrez votre réponse et pourrez la modifier.",
    title: "Rien n’a changé.",
    text: ["Votre proposition reste valable. Si vous êtes retenu(e), vous le restez."],
    again: ["Votre ancienne proposition ne compte de nouveau que si vous dites encore oui sur votre page."],
  },
  changes: {
    title: "Ce qui a changé",
    none: "non précisé",
    field: {
      date: "Date",
      times: "Horaires",
      site: "Établissement",
      theatre: "Salle",
      surgeon: "Chirurgien(ne)",
      specialty: "Spécialité",
      role: "Fonction",
      case_mix: "Types d’interventions",
      requirements: "Exigences",
      notes: "Remarque",
      message: "Message du cabinet",
      fee: "Honoraires",
    },
  },
};
