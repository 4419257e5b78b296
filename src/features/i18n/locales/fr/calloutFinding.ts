/** French texts: finding things: further filters, saved views, the palette. */
import { type Texts } from "../../texts.ts";
import { type calloutFinding as en } from "../en/calloutFinding.ts";

export const calloutFinding = {
  filters: {
    doctor: "Médecin sollicité",
    mode: "Mode",
    urgency: "Urgence",
    status: "Statut",
    answers: "Réponses",
    noAvailability: "Personne de disponible",
  },
  views: {
    mine: "Les miennes",
    shared: "Partagées dans le cabinet",
    none: "Aucune vue enregistrée. Posez des filtres, puis enregistrez ce que vous voyez.",
    save: "Enregistrer cette vue…",
    change: "Modifier « {{name}} »…",
    title: "Enregistrer cette vue",
    changeTitle: "Modifier cette vue",
    text: "L’onglet, la recherche, les filtres et l’ordre sont gardés sous un nom.",
    name: "Nom",
    nameMissing: "Veuillez donner un nom à la vue.",
    share: "Tout le cabinet peut l’utiliser",
    replace: "Reprendre les filtres posés maintenant",
    submit: "Enregistrer la vue",
    back: "Retour",
    delete: "Supprimer la vue",
    saved: "Vue enregistrée",
    deleted: "Vue « {{name}} » supprimée",
    failed: "Les vues enregistrées n’ont pas pu être chargées.",
    refused: "La vue n’a pas pu être enregistrée.",
    stale: "Quelqu’un a modifié cette vue entre-temps. Veuillez vérifier à nouveau.",
    taken: "Vous avez déjà une vue de ce nom.",
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
    },
    found_one: "{{count}} résultat",
    found_many: "{{count}} résultats",
    found_other: "{{count}} résultats",
    none: "Aucun résultat",
    failed: "La recherche n’a pas abouti. Veuillez réessayer.",
    page: {
      week: "Vue de la semaine",
      newDoctor: "Nouveau médecin",
    },
  },
} satisfies Texts<typeof en, "fr">;
