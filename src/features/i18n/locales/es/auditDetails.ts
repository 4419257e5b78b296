/** Spanish texts: the facts beside a line of the audit log. */

import { type auditDetails as en } from "../en/auditDetails.ts";
import { type Texts } from "../texts.ts";

export const auditDetails = {
  doctors_one: "{{count}} médico",
  doctors_many: "{{count}} de médicos",
  doctors_other: "{{count}} médicos",
  lists_one: "{{count}} sesión",
  lists_many: "{{count}} de sesiones",
  lists_other: "{{count}} sesiones",
  changed: "{{from}} → {{to}}",
  span: "{{from}} – {{to}}",
  until: "hasta el {{date}}",
  members: "{{added}} añadidos, {{removed}} retirados",
  before: "antes: {{name}}",
  by: "por {{name}}",
  listChange: { details: "detalles", times: "horario, hasta una hora", moved: "trasladada" },
  change: {
    title: "Qué ha cambiado",
    untold: "modificado, no se muestra aquí",
    true: "activado",
    false: "desactivado",
  },
} satisfies Texts<typeof en, "es">;
