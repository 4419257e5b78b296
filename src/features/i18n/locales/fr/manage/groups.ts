/** French texts: groups of doctors. */

import { type manageGroups as en } from "../../en/manage/groups.ts";
import { type Texts } from "../../texts.ts";

export const manageGroups = {
  title: "Groupes",
  text: "Médecins que vous sollicitez souvent ensemble. Une demande peut aller à un groupe entier.",
  add: "Ajouter un groupe",
  addTitle: "Nouveau groupe",
  changeTitle: "Modifier le groupe",
  gone: "Groupe introuvable ; il a peut-être été supprimé.",
  loadFailed: "Les groupes n’ont pas pu être chargés",
  emptyTitle: "Pas encore de groupe",
  emptyText: "Réunissez les médecins que vous sollicitez souvent ensemble et choisissez-les tous en une fois.",
  column: {
    name: "Groupe",
    description: "Description",
    doctors: "Médecins qui peuvent être sollicités",
  },
  name: "Nom",
  nameTaken: "Un autre groupe porte ce nom.",
  colour: "Couleur",
  colours: {
    grey: "Gris",
    blue: "Bleu",
    teal: "Turquoise",
    green: "Vert",
    amber: "Ambre",
    red: "Rouge",
    violet: "Violet",
  },
  description: "Description",
  members: "Membres dans l’ordre",
  membersText: "Ceux que vous préférez solliciter viennent en premier.",
  noMembers: "Ce groupe n’a pas encore de membres.",
  find: "Chercher un médecin à ajouter",
  up: "Monter {{name}}",
  down: "Descendre {{name}}",
  removeMember: "Retirer {{name}} du groupe",
  moved: "{{name}} est maintenant au rang {{place}} sur {{count}}.",
  memberAdded: "{{name}} : ajouté(e).",
  memberRemoved: "{{name}} : retiré(e) du groupe.",
  removeText:
    "Les médecins restent dans votre cabinet. Les vagues encore en attente et les plans de vagues ne sollicitent plus ce groupe.",
} satisfies Texts<typeof en, "fr">;
