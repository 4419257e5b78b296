/** French texts: saved views of the callouts list. */
import { type calloutSavedViews as en } from "../../en/callouts/savedViews.ts";
import { type Texts } from "../../texts.ts";

export const calloutSavedViews = {
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
  removeTitle: "Supprimer « {{name}} » ?",
  remove: "Supprimer",
  removeShared: "Cette vue disparaîtra pour tout le cabinet. Les demandes restent.",
  removeOwn: "Les demandes restent.",
} satisfies Texts<typeof en, "fr">;
