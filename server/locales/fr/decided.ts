/** What the doctor's page says where the practice answered an offer without booking it, or ended a booking; as the mails say it, in French. */
import { type DecidedTexts } from "../en/decided.ts";

export const fr: DecidedTexts = {
  not_required: {
    title: "Nous n’avons pas besoin de vous cette fois",
    lead: ["Vous n’avez rien à faire et votre présence n’est ", "pas", " attendue."],
    chip: "Non retenu(e)",
  },
  standby: {
    title: "Vous êtes en réserve",
    lead: [
      "Nous vous solliciterions en premier. Ce n’est pas une confirmation : sans nouvelles de notre part, votre présence n’est ",
      "pas",
      " attendue.",
    ],
    chip: "En réserve",
  },
  released: {
    title: "Votre réservation est annulée",
    lead: ["Votre réservation a pris fin. Votre présence n’est ", "pas", " attendue."],
    chip: "Réservation annulée",
  },
  rank: (rank) => `Vous êtes au rang ${rank}.`,
  takeBack: "Retirer ma proposition",
};
