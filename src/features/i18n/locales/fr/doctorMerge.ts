/** French texts: merging a doctor who was entered twice. */
import { type Texts } from "../../texts.ts";
import { type doctorMerge as en } from "../en/doctorMerge.ts";

export const doctorMerge = {
  open: "Fusionner un doublon…",
  title: "Fusionner un doublon de {{name}}",
  text: "Un médecin saisi deux fois n’en fait de nouveau qu’un : historique, réservations et coordonnées sont réunis.",
  other: "L’autre fiche",
  none: "Aucun autre médecin ne correspond.",
  change: "Choisir une autre fiche",
  stays: "Qui reste ?",
  moves: "Ce qui passe à {{name}}",
  bookings: "Réservations",
  leave: "Absences",
  details: "Coordonnées",
  shared:
    "Les deux ont été sollicités pour {{number}} de ces demandes. De deux réponses à une même vacation, une réservation est conservée, sinon la réponse la plus récente.",
  nothing: "Rien : cette fiche ne contient rien qui manque à l’autre.",
  ends: "{{name}} ({{email}}) sera alors archivé et ne recevra plus de demandes. Cette action est irréversible.",
  clash: "Les deux sont réservés au même moment. Libérez d’abord l’une des réservations.",
  submit: "Fusionner",
  done: "Fusionné avec {{doctor}}",
  into: "Cette fiche était un doublon. Elle continue ici :",
} satisfies Texts<typeof en, "fr">;
