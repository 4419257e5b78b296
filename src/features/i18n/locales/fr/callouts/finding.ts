/** French texts: finding things: further filters, the palette. */

import { type calloutFinding as en } from "../../en/callouts/finding.ts";
import { type Texts } from "../../texts.ts";

export const calloutFinding = {
  filters: {
    doctor: "Médecin sollicité",
    answers: "Réponses",
    noAvailability: "Personne de disponible",
  },
  pageSize: {
    label: "Demandes par page",
    rows: "{{count}} par page",
  },
  palette: {
    title: "Aller à",
    label: "Chercher des demandes, médecins, établissements, chirurgiens et pages",
    hint: "Demande, médecin, établissement, chirurgien ou page",
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
  },
} satisfies Texts<typeof en, "fr">;
