/** French texts: the parts of practice management. */

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
    contact: "Coordonnées",
    sites: "Établissements",
    surgeons: "Chirurgiens",
    groups: "Groupes",
    closedDays: "Jours de fermeture",
    defaults: "Réglages des demandes",
    emailTexts: "Textes des e-mails",
    administrators: "Administrateurs",
    auditLog: "Journal d’activité",
    data: "Données",
  },
} satisfies Texts<typeof en, "fr">;
