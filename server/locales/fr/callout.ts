/** What the mails about callouts say, in French. */
import { type CalloutTexts, type Phrase } from "../en/calloutTexts.ts";

const NUMBER = ["aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];
const A_ROLE = {
  anaesthetist: "un ou une anesthésiste",
  surgical_assistant: "un ou une aide opératoire",
  other: "un médecin",
};
const NOTHING_TO_DO = "Vous n’avez rien à faire.";
const notExpected = (more: string): Phrase => ["Votre présence n’est ", "pas", ` attendue. ${more}`];

export const fr: CalloutTexts = {
  language: "fr",
  urgent: (subject) => `Urgent : ${subject.charAt(0).toLocaleLowerCase("fr")}${subject.slice(1)}`,
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
  about: (subject, facts) => `${subject}${subject.endsWith("?") ? "" : " :"} ${facts}`,
  lists: (count, specialty, surgeon, part) => {
    const number = part ? "une partie d’une" : (NUMBER[count] ?? count);
    const noun = count === 1 ? "vacation" : "vacations";
    return `${number} ${noun}${specialty && ` (${specialty})`}${surgeon && ` avec ${surgeon}`}`;
  },
  partOf: (part, whole) => `${part} sur ${whole}`,
  localTime: "(heure de l’hôpital)",
  zone: (name) => `(heure de l’hôpital, ${name})`,
  message: "Message du cabinet",
  reason: "Motif indiqué par le cabinet",
  fee: (fee) => `Honoraires : ${fee}`,
  answer: {
    subject: "Êtes-vous disponible ?",
    firstSubject: "Premier oui retenu : êtes-vous disponible ?",
    heading: "Êtes-vous disponible ?",
    looking: (roles, lists) => ["Nous cherchons ", roles.map((role) => A_ROLE[role]).join(" et "), ` pour ${lists}.`],
    partly: (days) =>
      days === 2 ? " Vous pouvez prendre un jour ou les deux." : " Vous pouvez n’en prendre qu’une partie.",
    button: "Répondre maintenant",
    ease: "Disponible, si nécessaire ou indisponible : vous répondez en quelques secondes, sans connexion.",
    notBooked: "Vous n’êtes retenu(e) qu’après notre confirmation.",
    instant: {
      title: "Le premier médecin qui peut assurer toute la vacation est retenu aussitôt.",
      mixed: "Pour certaines de ces vacations, le premier médecin est retenu aussitôt.",
      text: "« Si nécessaire » ou une partie seulement ne suffit jamais : vous n’êtes alors retenu(e) qu’après notre confirmation.",
    },
    respondBy: (deadline) => ["Merci de répondre au plus tard le ", deadline, "."],
    eitherWay: "Nous vous écrirons dans tous les cas.",
    usual: {
      heading: (lists) =>
        lists === 1
          ? "Votre vacation habituelle : cela vous convient-il ?"
          : "Vos vacations habituelles : cela vous convient-il ?",
      lead: (lists) =>
        lists === 1
          ? "Cette vacation vous revient d’habitude. Merci de nous dire si elle vous convient."
          : "Ces vacations vous reviennent d’habitude. Merci de nous dire pour chacune si elle vous convient.",
      title: "Un oui pour toute une vacation suffit : vous êtes aussitôt retenu(e).",
      text: (lists) =>
        `Personne d’autre n’est sollicité pour ${lists === 1 ? "cette vacation" : "ces vacations"} avant votre réponse ou la fin du délai de réponse.`,
    },
  },
  reminder: {
    subject: "Rappel : êtes-vous disponible ?",
    firstSubject: "Rappel, premier oui retenu : êtes-vous disponible ?",
    heading: "Pouvez-vous encore nous aider ?",
    lead: "Nous n’avons pas encore votre réponse. Un « non » nous aide aussi. ",
    anew: "Il y a du changement depuis votre réponse ; il nous en faut une nouvelle. Un « non » nous aide aussi. ",
  },
  confirmation: {
    subject: "Vacation confirmée",
    heading: (lists) => (lists === 1 ? "Votre vacation est confirmée" : "Vos vacations sont confirmées"),
    lead: (lists) => `Nous comptons sur vous pour ${lists}. Merci.`,
    button: "Bien noté",
    ease: "Ouvre votre page. Appuyez-y sur « Bien noté » pour que le cabinet le sache.",
    title: "Si vous ne pouvez plus venir",
    text: ["Dites-le-nous sur cette même page ; au dernier moment, téléphonez aussi."],
  },
  filled: {
    subject: "Vacation pourvue, merci",
    heading: "Vacation pourvue, merci",
    lead: (lists) => `Nous avons maintenant trouvé quelqu’un pour ${lists}.`,
    title: NOTHING_TO_DO,
    text: notExpected("Merci de votre proposition."),
    others: (lists) => `Votre proposition tient toujours : ${lists}.`,
  },
  released: {
    subject: "Réservation annulée",
    heading: "Votre réservation est annulée",
    lead: (lists) => `Votre réservation pour ${lists} a pris fin.`,
    title: "Merci de la retirer de votre agenda.",
    text: notExpected("Si vous ne vous y attendiez pas, téléphonez-nous."),
    ended: {
      unanswered: "La vacation a été déplacée, et nous n’avons pas eu votre oui à temps.",
      times: "Les horaires de la vacation ont changé et ne comprennent plus ceux pour lesquels vous étiez retenu(e).",
      moved: "La vacation a été déplacée et ne comprend plus les horaires pour lesquels vous étiez retenu(e).",
    },
  },
  cancelled: {
    subject: "Demande annulée",
    heading: "Nous n’avons plus besoin de personne",
    lead: (lists) => `Le cabinet n’a plus besoin de personne pour ${lists}.`,
    title: NOTHING_TO_DO,
    text: notExpected("Merci de votre réponse."),
  },
  expired: {
    subject: "Demande close, merci",
    heading: "La recherche est terminée",
    lead: (lists) => `La recherche d’un médecin pour ${lists} s’est terminée sans réservation pour vous.`,
    title: NOTHING_TO_DO,
    text: notExpected("Merci de votre proposition."),
  },
  standby: {
    subject: "En réserve",
    heading: "Vous êtes en réserve",
    lead: (lists) => `Merci de votre proposition pour ${lists}. Vous êtes en réserve.`,
    rank: (rank) => (rank > 1 ? ` Vous êtes au rang ${rank}.` : " Vous êtes au premier rang."),
    button: "Ouvrir ma page",
    ease: "Vous pouvez aussi y retirer votre proposition.",
    title: "Ce n’est pas une confirmation.",
    text: [
      "Si nous avons besoin de vous, nous vous solliciterons en premier. Sans nouvelles de notre part, votre présence n’est ",
      "pas",
      " attendue.",
    ],
  },
  notRequired: {
    subject: "Non retenu(e) cette fois, merci",
    heading: "Nous n’avons pas besoin de vous cette fois",
    lead: (lists) => `Finalement, nous n’avons pas besoin de vous pour ${lists}.`,
    title: NOTHING_TO_DO,
    text: notExpected("Merci de votre proposition."),
  },
  invitation: {
    subject: (practice) => `Les demandes de ${practice}`,
    heading: "Vous recevrez nos demandes",
    lead: (practice) =>
      `${practice} vous a ajouté(e) à la liste de ses médecins. Quand une vacation est à pourvoir, nous vous sollicitons par e-mail ; vous répondez par le lien de l’e-mail, sans compte ni mot de passe.`,
    button: "Vérifier mes informations",
    ease: "Cela ne prend qu’un instant ; vous pouvez aussi y choisir votre langue ou suspendre les e-mails.",
    title: "Vous n’avez rien à installer.",
    text: [
      "Chaque e-mail précise quand une réponse vaut confirmation. Si vous ne souhaitez pas ces e-mails, répondez simplement à celui-ci.",
    ],
  },
  attached: {
    invitation: (lists) =>
      lists === 1 ? "Une invitation d’agenda est jointe." : "Une invitation d’agenda est jointe pour chaque vacation.",
    update: (lists) =>
      lists === 1
        ? "Une invitation d’agenda mise à jour est jointe."
        : "Une invitation d’agenda mise à jour est jointe pour chaque vacation.",
    cancellation: (lists) =>
      lists === 1
        ? "Une annulation d’agenda est jointe."
        : "Une annulation d’agenda est jointe pour chaque vacation confirmée.",
  },
  uncovered: "à pourvoir",
  event: (practice, phone) => `${practice}, téléphone ${phone}`,
  declining: "Refuser cette entrée dans votre agenda ne suffit pas à vous désister : passez par votre page.",
  telephone: "Téléphone",
  reply: "Vous pouvez aussi répondre à cet e-mail.",
  personal: "Ce lien vous est personnel. Merci de ne pas le transférer.",
  onlyYou: "Vous seul(e) avez reçu cet e-mail.",
  home: "Toutes vos vacations et absences",
  pause: "Suspendre les e-mails",
  privacy: "Confidentialité",
};
