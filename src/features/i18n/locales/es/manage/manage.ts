/** Spanish texts: the parts of practice management. */

import { type manage as en } from "../../en/manage/manage.ts";
import { type Texts } from "../../texts.ts";
import { manageDefaults } from "./defaults.ts";
import { manageGroups } from "./groups.ts";
import { managePlaces } from "./places.ts";

export const manage = {
  ...managePlaces,
  groups: manageGroups,
  defaults: manageDefaults,
  tabs: {
    contact: "Datos de contacto",
    sites: "Centros",
    surgeons: "Cirujanos",
    groups: "Grupos",
    closedDays: "Días de cierre",
    defaults: "Valores predeterminados",
    emailTexts: "Textos de los correos",
    administrators: "Administradores",
    auditLog: "Registro de actividad",
    data: "Datos",
  },
} satisfies Texts<typeof en, "es">;
