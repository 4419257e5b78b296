/** French texts: merging a doctor who was entered twice. */

import { type doctorMerge as en } from "../../en/doctors/merge.ts";
import { type Texts } from "../../texts.ts";

export const doctorMerge = {
  open: "Fusionner un doublon…",
  title: "Fusionner un doublon de {{name}}",
  text: "Si un médecin a été saisi deux fois, la fusion réunit l’historique, les réservations et les coordonnées des deux fiches.",
  other: "L’autre fiche",
  change: "Choisir une autre fiche",
  stays: "Quelle fiche conserver ?",
  moves: "Ce qui passe à {{name}}",
  bookings: "Réservations",
  leave: "Absences",
  details: "Coordonnées",
  shared:
    "Les deux ont été sollicités pour {{number}} de ces demandes. S’ils ont tous deux répondu pour une même vacation, la réservation est conservée, sinon la réponse la plus récente.",
  nothing: "Rien : l’autre fiche contient déjà tout.",
  ends: "{{name}} ({{email}}) sera alors archivé(e) et ne recevra plus de demandes. Cette action est irréversible.",
  clash: "Les deux sont retenus au même moment. Annulez d’abord l’une des réservations.",
  submit: "Fusionner",
  done: "Fusionné avec {{doctor}}",
  into: "Cette fiche était un doublon et fait maintenant partie de :",
} satisfies Texts<typeof en, "fr">;
