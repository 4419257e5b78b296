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
  views: {
    button: "Vues",
    shared: "Partagée avec le cabinet",
    sharedBy: "Partagée par {{name}}",
    none: "Aucune vue enregistrée",
    loading: "Chargement…",
    failed: "Les vues n’ont pas pu être chargées. Réessayer",
    save: "Enregistrer cette vue…",
    manage: "Modifier ou supprimer des vues…",
    back: "Retour aux vues",
    changeOne: "Modifier « {{name}} »…",
    removeOne: "Supprimer « {{name}} »…",
    saveTitle: "Enregistrer cette vue",
    changeTitle: "Modifier la vue",
    name: "Nom",
    nameHint: "L’onglet, les filtres, l’ordre et la longueur de page sont enregistrés.",
    share: "Partager avec le cabinet",
    anew: "Remplacer par ce qui est affiché",
    submit: "Enregistrer",
    needName: "Veuillez saisir un nom.",
    taken: "Vous avez déjà une vue portant ce nom.",
    takenByOwner: "{{name}} a déjà une vue portant ce nom.",
    saved: "« {{name}} » enregistrée",
    removed: "« {{name}} » supprimée",
    removeTitle: "Supprimer « {{name}} » ?",
    remove: "Supprimer",
    removeShared: "Cette vue disparaîtra pour tout le cabinet. Les demandes restent.",
    removeOwn: "Les demandes restent.",
  },
  palette: {
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
  },
} satisfies Texts<typeof en, "fr">;
