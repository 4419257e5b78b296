/** German texts: the parts of practice management. */

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
    contact: "Kontaktdaten",
    sites: "Kliniken",
    surgeons: "Operateurinnen & Operateure",
    groups: "Gruppen",
    defaults: "Vorgaben für Anfragen",
    emailTexts: "E-Mail-Texte",
    administrators: "Benutzerkonten",
    auditLog: "Protokoll",
    data: "Daten",
  },
} satisfies Texts<typeof en>;
