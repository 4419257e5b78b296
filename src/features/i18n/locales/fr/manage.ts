/** French texts: the parts of practice management. */
import { type Texts } from "../../texts.ts";
import { type manage as en } from "../en/manage.ts";
import { managePlaces } from "./managePlaces.ts";

export const manage = {
  ...managePlaces,
  tabs: {
    contact: "Coordonnées",
    sites: "Établissements",
    surgeons: "Chirurgiens",
    groups: "Groupes",
    defaults: "Réglages des demandes",
    emailTexts: "Textes des e-mails",
    administrators: "Administrateurs",
    auditLog: "Journal d’activité",
    data: "Données",
  },
} satisfies Texts<typeof en, "fr">;
