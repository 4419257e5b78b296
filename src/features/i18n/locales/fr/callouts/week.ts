/** French texts: the calendar of lists by site, theatre, doctor and month, and moving a list in it. */

import { type calloutWeek as en } from "../../en/callouts/week.ts";
import { type Texts } from "../../texts.ts";

export const calloutWeek = {
  shown: {
    label: "Classer par",
    days: "Semaine",
    week: "Établissements",
    theatres: "Salles",
    doctors: "Médecins",
    month: "Mois",
  },
  lists_one: "{{count}} vacation",
  lists_many: "{{count}} de vacations",
  lists_other: "{{count}} vacations",
  uncovered_one: "{{count}} à pourvoir",
  uncovered_many: "{{count}} à pourvoir",
  uncovered_other: "{{count}} à pourvoir",
  waiting: "Réponse attendue",
  noTheatre: "Sans salle",
  hint: "Les touches fléchées passent d’une vacation à l’autre. Pour déplacer une vacation, faites-la glisser ou choisissez « Déplacer vers… » dans son menu.",
  move: {
    open: "Déplacer vers…",
    title: "Déplacer la vacation du {{date}}",
    part: "Moment de la journée",
    nobody: "Aucun e-mail n’est envoyé.",
    asks: "Des médecins ont été sollicités pour cette vacation. L’étape suivante montre ce que le déplacement implique pour eux et tous les e-mails envoyés.",
    same: "La vacation s’y trouve déjà. Choisissez un autre jour ou un autre lieu.",
    submit: "Déplacer la vacation",
    next: "Continuer",
    done: "Déplacée : {{when}}",
    noted: "Déplacée : {{when}} · {{notes}}",
    failed: "La vacation n’a pas été déplacée. {{reason}}",
    reason: "{{reason}}.",
    sentLater: "La demande ne serait envoyée qu’après le début de la vacation.",
  },
  month: {
    previous: "Mois précédent",
    this: "Ce mois-ci",
    next: "Mois suivant",
    failed: "Le mois n’a pas pu être chargé",
    empty: "Aucune vacation ce mois-ci",
    noMatch: "Aucune vacation de ce mois ne correspond à votre recherche et à vos filtres.",
    more_one: "{{count}} de plus",
    more_many: "{{count}} de plus",
    more_other: "{{count}} de plus",
    week: "Afficher la semaine du {{date}}",
  },
  doctors: {
    doctor: "Médecin",
    nobody: "Encore personne",
    none: "Aucun médecin n’est retenu cette semaine",
    noneText: "Les médecins retenus pour une vacation apparaissent ici avec leurs jours.",
  },
} satisfies Texts<typeof en, "fr">;
