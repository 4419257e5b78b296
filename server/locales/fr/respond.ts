/** What the doctor's page says, in French. */
import { type RespondTexts } from "../en/respond.ts";

const these = (lists: number): string => (lists === 1 ? "cette vacation" : "ces vacations");
const booked = (lists: number, part: boolean): string =>
  part ? "Vous êtes retenu(e) pour les horaires ci-dessous." : `Vous êtes retenu(e) pour ${these(lists)}.`;

export const fr: RespondTexts = {
  language: "fr",
  calloutFor: (doctor) => `Demande pour ${doctor}`,
  call: (phone) => `Appeler le cabinet, ${phone}`,
  questions: "Une question ? Appelez le",
  privacy: "Confidentialité",
  needed: (role, surgeon, specialty) => `${role}${surgeon && ` avec ${surgeon}`}${specialty && `, ${specialty}`}.`,
  answerBy: ["Merci de répondre au plus tard le ", "."],
  answers: { available: "Disponible", if_needed: "Si nécessaire", unavailable: "Indisponible" },
  noAnswer: "Pas encore de réponse",
  filledChip: "Pourvue",
  closedChip: "Close",
  cancelledChip: "Annulée",
  stillOpen: (times) => `Reste à pourvoir : ${times}`,
  away: "Vous êtes noté(e) absent(e) à ce moment.",
  elsewhere: (where) => `Vous êtes déjà retenu(e) ailleurs à ce moment : ${where}`,
  note: "Note pour le cabinet",
  ownNote: "Votre note pour le cabinet",
  optional: "(facultatif)",
  noteExample: "Par exemple : seulement à partir de 08:30",
  notBooked: "Vous n’êtes retenu(e) qu’après confirmation du cabinet.",
  form: {
    title: "Êtes-vous disponible ?",
    others: "Êtes-vous disponible pour le reste ?",
    send: "Envoyer ma réponse",
  },
  first: {
    yes: "Oui, je la prends",
    send: "Envoyer : un oui vaut confirmation",
    part: "Pour une partie seulement, vous n’êtes retenu(e) qu’après confirmation du cabinet.",
    changed:
      "Il y a eu un changement : votre oui vaudrait maintenant confirmation immédiate. Vérifiez votre réponse et envoyez-la de nouveau.",
    late: {
      title: "Un autre médecin a été un instant plus rapide",
      lead: ["La vacation a été pourvue juste avant votre réponse. Vous n’êtes ", "pas", " retenu(e)."],
    },
  },
  again: {
    title: "De nouveau à pourvoir : êtes-vous toujours disponible ?",
    lead: "Vous vous étiez proposé(e), et la vacation était pourvue. Votre proposition ne compte de nouveau que si vous dites encore oui.",
    part: (times) => `Vous aviez proposé ${times}.`,
  },
  renewal: {
    title: "Les horaires ont changé",
    lead: "Merci de dire au cabinet si votre réponse tient toujours.",
    question: (times) => `Les horaires sont maintenant ${times}. Votre réponse tient-elle toujours ?`,
    before: (times) => `Vous aviez répondu pour ${times}.`,
    part: (times) => `De votre proposition, il reste ${times}.`,
    yes: "Oui, ma réponse tient toujours",
  },
  earlier: {
    date: (when) => `Vous aviez répondu pour le ${when} ; merci de répondre pour la nouvelle date.`,
    times: (when) => `Vous aviez répondu pour ${when} ; merci de répondre pour les nouveaux horaires.`,
    other: "La vacation a changé depuis votre réponse ; merci de répondre à nouveau.",
  },
  sent: {
    thanks: (name) => `Merci, ${name}`,
    told: ["Vous avez répondu « ", " » : ", "."],
    words: { available: "disponible", if_needed: "disponible si nécessaire", unavailable: "indisponible" },
    eitherWay: "Le cabinet vous écrira dans tous les cas.",
    released: "Votre réservation est annulée.",
    notExpected: "Votre présence n’est pas attendue pour cette vacation.",
    change: "Modifier ma réponse",
  },
  confirmed: {
    title: "Votre vacation est confirmée",
    booked,
    ask: "Appuyez sur « Bien noté » pour que le cabinet le sache.",
    known: "Le cabinet sait que vous l’avez vu.",
    times: (part, whole) => `Retenu(e) pour ${part} (sur ${whole})`,
    where: "Lieu",
    surgeon: "Chirurgien(ne)",
    address: "Adresse",
    gotIt: "Bien noté",
    calendar: "Ajouter à l’agenda",
    cannot: "Je ne peux plus",
    late: (hours) => `À moins de ${hours} heures du début, merci de nous téléphoner aussi.`,
  },
  changed: {
    times: {
      title: "Horaires modifiés : cela vous convient-il ?",
      lead: "Vous êtes toujours retenu(e), désormais aux nouveaux horaires.",
      yes: "Oui, cela me convient",
    },
    moved: {
      title: "Vacation déplacée : êtes-vous toujours disponible ?",
      lead: "Merci de confirmer à nouveau votre réservation.",
      yes: "Oui, je peux toujours",
    },
    before: "Avant",
    due: ["Merci de répondre au plus tard le ", ". Sans réponse, votre réservation prendra fin à ce moment-là."],
  },
  withdraw: {
    title: "Vous ne pouvez plus assurer cette vacation ?",
    lead: "Votre réservation prendra fin et le cabinet cherchera aussitôt quelqu’un d’autre.",
    telephone: "Merci de nous téléphoner aussi maintenant",
    soon: "La vacation commence bientôt.",
    reason: "Motif",
    reasonHint: "Le cabinet le lira.",
    button: "Oui, je me désiste",
    keep: "Non, je viens",
  },
  offer: {
    title: "Nous vous sollicitons en premier",
    lead: "Vous êtes en réserve, et cette vacation a maintenant besoin d’un médecin.",
    until: ["Personne d’autre n’est sollicité avant ", "."],
    left: (time) => `Il vous reste ${time} pour répondre.`,
    books: "Un oui vaut confirmation immédiate.",
    no: "Non, je ne peux pas",
    lapsed: "Le délai de réponse est passé. Vous restez en réserve.",
    ended: "Nous vous avions sollicité(e) en premier ; c’est terminé. Vous restez en réserve.",
  },
  filled: {
    title: "Vacation pourvue, merci",
    lead: (lists) => [
      `Nous avons maintenant quelqu’un pour ${these(lists)}. Vous n’avez rien à faire et votre présence n’est `,
      "pas",
      " attendue.",
    ],
    stepIn: "Pourriez-vous remplacer en cas d’imprévu ?",
    askFirst: "Nous vous solliciterions en premier. Ce n’est pas une confirmation.",
    standby: "Me mettre en réserve",
    offered: "Vous avez proposé de remplacer en cas d’imprévu.",
  },
  cancelled: {
    title: "Demande annulée",
    lead: [
      "Le cabinet n’a plus besoin de personne. Vous n’avez rien à faire et votre présence n’est ",
      "pas",
      " attendue.",
    ],
  },
  closed: {
    title: "Demande close",
    lead: "Cette demande est terminée et n’accepte plus de réponse. En cas d’imprévu, merci de nous téléphoner.",
  },
  part: {
    title: "Seulement une partie de la vacation ?",
    from: "De",
    to: "À",
    said: (from, to) => `Seulement ${from}–${to}`,
    wrong: "Merci d’indiquer les deux heures, dans les limites de la vacation, le début avant la fin.",
    unanswered: (when) => `Merci de choisir une réponse pour le ${when}.`,
  },
  wrong: {
    nothing: "Merci de choisir une réponse.",
    note: (most) => `Merci de raccourcir la note à ${most} caractères.`,
    reason: (most) => `Merci de raccourcir le motif à ${most} caractères.`,
    young: "C’était très rapide. Merci d’appuyer encore une fois.",
    forged: "Cette page n’a pas été reconnue. Vérifiez votre réponse et appuyez encore une fois.",
    bookedForMore:
      "Votre vacation est confirmée pour plus longtemps : votre réponse pour une partie seulement n’a pas été enregistrée. Si vous ne pouvez pas tout assurer, merci de nous téléphoner.",
    refused: "La vacation a commencé ou est close : plus rien ne peut être modifié. Merci de nous téléphoner.",
    changed:
      "La vacation a changé depuis que vous avez ouvert cette page. Vérifiez votre réponse et envoyez-la de nouveau.",
    bookedSince: (button) =>
      `Votre vacation a été confirmée depuis que vous avez ouvert cette page. Si vous ne pouvez pas l’assurer, appuyez sur « ${button} ».`,
    otherList: "Cette vacation a changé.",
  },
  settings: {
    title: "E-mails et langue",
    pause: "Suspendre les e-mails de demande",
    days: (days) => (days === 1 ? "Pendant 1 jour" : `Pendant ${days} jours`),
    resume: "Recevoir de nouveau les e-mails",
    paused: (until) => (until ? `Pas d’e-mail jusqu’au ${until}.` : "Vous ne recevez pas d’e-mails de demande."),
    note: "Les e-mails concernant vos réservations continuent d’arriver.",
    language: "Langue",
    save: "Enregistrer",
  },
  expired: {
    title: "Ce lien a expiré",
    lead: "Les vacations sont passées. Pour toute question, appelez le cabinet.",
  },
  unknown: {
    title: "Ce lien n’est pas valable",
    lead: "Ouvrez de nouveau le lien dans votre e-mail ou téléphonez au cabinet : le numéro figure dans l’e-mail.",
  },
  busy: { title: "Un instant, s’il vous plaît", lead: "Il y a eu trop de requêtes. Réessayez dans quelques minutes." },
  foreign: {
    title: "Cela n’a pas pu être accepté",
    lead: "Ouvrez de nouveau le lien dans votre e-mail et répondez sur la page qui s’ouvre.",
  },
  broken: {
    title: "Une erreur est survenue",
    lead: "Rien n’a été modifié. Réessayez dans un instant ou téléphonez au cabinet.",
  },
  notSaved: {
    title: "Cela n’a pas pu être enregistré",
    lead: "Le cabinet n’a rien reçu. Réessayez dans quelques minutes ou téléphonez au cabinet.",
  },
  unclear: {
    title: "Nous ne savons pas si cela a été enregistré",
    lead: "Ouvrez de nouveau le lien dans votre e-mail dans quelques minutes pour vérifier, ou téléphonez au cabinet.",
  },
};
