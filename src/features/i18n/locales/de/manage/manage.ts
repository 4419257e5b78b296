/** German texts: the parts of practice management. */

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
    contact: "Kontaktdaten",
    sites: "Kliniken",
    surgeons: "Operateurinnen & Operateure",
    groups: "Gruppen",
    closedDays: "Schließtage",
    defaults: "Vorgaben für Anfragen",
    emailTexts: "E-Mail-Texte",
    administrators: "Benutzerkonten",
    auditLog: "Protokoll",
    data: "Daten",
  },
} satisfies Texts<typeof en>;
