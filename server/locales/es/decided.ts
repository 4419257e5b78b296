/** What the doctor's page says where the practice answered an offer without booking it, or ended a booking; as the mails say it, in Spanish. */
import { type DecidedTexts } from "../en/decided.ts";

export const es: DecidedTexts = {
  not_required: {
    title: "Esta vez no hace falta",
    lead: ["No tiene que hacer nada y ", "no", " le esperamos."],
    chip: "No hace falta",
  },
  standby: {
    title: "Está usted como suplente",
    lead: [
      "Le avisaríamos a usted en primer lugar. No es una confirmación: mientras no le avisemos, ",
      "no",
      " le esperamos.",
    ],
    chip: "Suplente",
  },
  released: {
    title: "Su confirmación se ha anulado",
    lead: ["Ya no contamos con usted: ", "no", " le esperamos."],
    chip: "Confirmación anulada",
  },
  rank: (rank) => `Ocupa el puesto ${rank}.`,
  takeBack: "Retirar mi ofrecimiento",
};
