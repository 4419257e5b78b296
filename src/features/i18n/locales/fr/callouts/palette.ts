/** French texts: the palette, which finds things and does things. */
import { type calloutPalette as en } from "../../en/callouts/palette.ts";
import { type Texts } from "../../texts.ts";

export const calloutPalette = {
  title: "Chercher ou faire quelque chose",
  label: "Chercher des demandes, médecins, établissements, chirurgiens et pages, ou faire quelque chose",
  hint: "Chercher ou faire quelque chose",
  type: {
    callout: "Demande",
    doctor: "Médecin",
    site: "Établissement",
    surgeon: "Chirurgien",
    page: "Page",
    action: "Action",
  },
  language: "Langue",
  found_one: "{{count}} résultat",
  found_many: "{{count}} résultats",
  found_other: "{{count}} résultats",
  none: "Aucun résultat",
  failed: "La recherche n’a pas abouti. Veuillez réessayer.",
  page: {
    week: "Vue de la semaine",
    month: "Vue du mois",
    newDoctor: "Nouveau médecin",
  },
} satisfies Texts<typeof en, "fr">;
