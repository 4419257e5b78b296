/** Spanish texts: the parts of practice management. */

import { type manage as en } from "../en/manage.ts";
import { type Texts } from "../texts.ts";
import { manageDefaults } from "./manageDefaults.ts";
import { manageGroups } from "./manageGroups.ts";
import { managePlaces } from "./managePlaces.ts";

export const manage = {
  ...managePlaces,
  groups: manageGroups,
  defaults: manageDefaults,
  tabs: {
    contact: "Datos de contacto",
    sites: "Centros",
    surgeons: "Cirujanos",
    groups: "Grupos",
    defaults: "Valores de las solicitudes",
    emailTexts: "Textos de los correos",
    administrators: "Administradores",
    auditLog: "Registro de actividad",
    data: "Datos",
  },
} satisfies Texts<typeof en, "es">;
