/** What the mails about callouts say, in French. */
import { type CalloutTexts, type Phrase } from "./words.ts";

const NUMBER = ["aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];
const A_ROLE = {
  anaesthetist: "un anesthésiste",
  surgical_assistant: "un aide opératoire",
  other: "un médecin",
};
const notExpected = (more: string): Phrase => ["Vous n’êtes ", "pas", ` attendu. ${more}`];

export const fr: CalloutTexts = {
  language: "fr",
  urgent: "Urgent : ",
  dear: (name) => `Bonjour ${name},`,
  callout: (reference) => `Demande ${reference}`,
  role: { anaesthetist: "Anesthésiste", surgical_assistant: "Aide opératoire", other: "Médecin" },
  session: {
    am: "Matin",
    pm: "Après-midi",
    all_day: "Journée entière",
    evening: "Soirée",
    on_call: "Astreinte",
    custom: "",
  },
  about: (subject, facts) => `${subject}${subject.endsWith("?") ? "" : " :"} ${facts}`,
  lists: (count, specialty, surgeon) =>
    `${NUMBER[count] ?? count} ${count === 1 ? "vacation" : "vacations"}${specialty && ` (${specialty})`}${surgeon && ` avec ${surgeon}`}`,
  localTime: "(heure de l’hôpital)",
  zone: (name) => `(heure de l’hôpital, ${name})`,
  message: "Message du cabinet",
  fee: (fee) => `Honoraires : ${fee}`,
  answer: {
    subject: "Êtes-vous disponible ?",
    heading: "Êtes-vous disponible ?",
    looking: (roles, lists) => ["Nous cherchons ", roles.map((role) => A_ROLE[role]).join(" et "), ` pour ${lists}.`],
    partly: (days) =>
      days === 2 ? " Vous pouvez ne prendre qu’un des deux jours." : " Vous pouvez n’en prendre qu’une partie.",
    button: "Répondre maintenant",
    ease: "Disponible, si nécessaire ou indisponible : dix secondes, sans connexion.",
    notBooked: "Vous n’êtes retenu qu’après notre confirmation.",
    respondBy: (deadline) => ["Merci de répondre avant le ", deadline, "."],
    eitherWay: "Nous vous écrirons dans tous les cas.",
  },
  reminder: {
    subject: "Rappel : êtes-vous disponible ?",
    heading: "Pouvez-vous encore nous aider ?",
    lead: "Nous n’avons pas encore votre réponse. Un « non » nous aide aussi. ",
  },
  confirmation: {
    subject: "Confirmé",
    heading: "Confirmé pour vous",
    lead: (lists) => `Vous êtes retenu pour ${lists}. Merci.`,
    button: "Bien noté",
    ease: "Ouvre votre page. Appuyez-y sur « Bien noté » pour que le cabinet le sache.",
    title: "Vous êtes retenu.",
    text: ["Si vous ne pouvez plus venir, dites-le sur cette même page ; à bref délai, téléphonez aussi."],
  },
  filled: {
    subject: "Pourvu, merci",
    heading: "Pourvu, merci",
    lead: (lists) => `Une autre personne est retenue pour ${lists}.`,
    title: "Vous n’avez rien à faire.",
    text: notExpected("Merci de vous être proposé."),
  },
  released: {
    subject: "Plus retenu",
    heading: "Vous n’êtes plus retenu",
    lead: (lists) => `Votre réservation pour ${lists} a pris fin.`,
    title: "Merci de la retirer de votre agenda.",
    text: notExpected("Si cela vous surprend, téléphonez-nous."),
  },
  cancelled: {
    subject: "Annulé",
    heading: "Cette demande est annulée",
    lead: (lists) => `Le cabinet n’a plus besoin de personne pour ${lists}.`,
    title: "Vous n’avez rien à faire.",
    text: notExpected("Merci de votre réponse."),
  },
  expired: {
    subject: "Clos, merci",
    heading: "Cette demande est close",
    lead: (lists) => `La demande pour ${lists} s’est terminée sans que vous soyez retenu.`,
    title: "Vous n’avez rien à faire.",
    text: notExpected("Merci de vous être proposé."),
  },
  standby: {
    subject: "En réserve",
    heading: "Vous êtes en réserve",
    lead: (lists) => `Une autre personne est retenue pour ${lists}. Grâce à votre proposition, vous êtes en réserve.`,
    rank: (rank) => (rank > 1 ? ` Vous êtes au rang ${rank}.` : " Vous êtes au premier rang."),
    button: "Ouvrir ma page",
    ease: "Vous pouvez aussi y retirer votre proposition.",
    title: "Ce n’est pas une confirmation.",
    text: ["Nous vous demanderions d’abord. Sans nouvelles de notre part, vous n’êtes ", "pas", " attendu."],
  },
  notRequired: {
    subject: "Pas nécessaire, merci",
    heading: "Votre présence n’est pas nécessaire",
    lead: (lists) => `Finalement, nous n’avons pas besoin de vous pour ${lists}.`,
    title: "Vous n’avez rien à faire.",
    text: notExpected("Merci de vous être proposé."),
  },
  invitation: {
    subject: (practice) => `Les demandes de ${practice}`,
    heading: "Vous recevrez nos demandes",
    lead: (practice) =>
      `${practice} vous a inscrit parmi ses médecins. Quand une vacation est à pourvoir, nous vous le demandons par e-mail ; il suffit d’ouvrir le lien pour répondre, sans compte ni mot de passe.`,
    button: "Vérifier mes informations",
    ease: "Cela ne prend qu’un instant ; vous pouvez aussi y choisir votre langue ou suspendre les e-mails.",
    title: "Vous n’avez rien à installer.",
    text: [
      "Répondre, c’est se proposer : vous n’êtes retenu qu’après notre confirmation. Si vous ne souhaitez pas ces e-mails, répondez simplement à celui-ci.",
    ],
  },
  uncovered: "non couverte",
  event: (practice, phone) => `${practice}, téléphone ${phone}`,
  telephone: "Téléphone",
  reply: "Vous pouvez aussi répondre à cet e-mail.",
  personal: "Vous seul avez reçu cet e-mail ; ne le transférez pas, le lien est personnel.",
  onlyYou: "Vous seul avez reçu cet e-mail.",
  pause: "Suspendre les e-mails",
  privacy: "Confidentialité",
};
