/** French texts: the facts beside a line of the audit log. */

import { type auditDetails as en } from "../en/auditDetails.ts";
import { type Texts } from "../texts.ts";

export const auditDetails = {
  doctors_one: "{{count}} médecin",
  doctors_many: "{{count}} de médecins",
  doctors_other: "{{count}} médecins",
  lists_one: "{{count}} vacation",
  lists_many: "{{count}} de vacations",
  lists_other: "{{count}} vacations",
  changed: "{{from}} → {{to}}",
  span: "{{from}} – {{to}}",
  until: "jusqu’au {{date}}",
  members: "ajoutés : {{added}}, retirés : {{removed}}",
  before: "avant : {{name}}",
  by: "par {{name}}",
  listChange: { details: "détails", times: "horaires, jusqu’à une heure", moved: "déplacée" },
  change: { title: "Ce qui a changé", untold: "modifié, non affiché ici", true: "activé", false: "désactivé" },
} satisfies Texts<typeof en, "fr">;
