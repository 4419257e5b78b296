/** French texts: the check of an import of doctors, and its result. */

import { type importCheck as en } from "../en/importCheck.ts";
import { type Texts } from "../texts.ts";

export const importCheck = {
  check: {
    title: "Vérifiez les lignes",
    show: "Afficher",
    known: "Médecins que vous avez déjà",
    have: "Vous avez déjà",
    knownRow: "Ligne {{number}} : que faire d’un médecin que vous avez déjà",
    skip: "Ignorer",
    update: "Mettre à jour",
    fieldOf: "{{field}}, ligne {{number}}",
    leftOut_one:
      "{{count}} ligne contient encore des erreurs et sera laissée de côté ; vous pourrez la télécharger à la dernière étape.",
    leftOut_many:
      "{{count}} lignes contiennent encore des erreurs et seront laissées de côté ; vous pourrez les télécharger à la dernière étape.",
    leftOut_other:
      "{{count}} lignes contiennent encore des erreurs et seront laissées de côté ; vous pourrez les télécharger à la dernière étape.",
    noneWrong: "Aucune ligne ne contient d’erreur.",
    noneKnown: "Aucun de ces médecins n’est encore dans votre cabinet.",
    submit_one: "Importer {{count}} médecin",
    submit_many: "Importer {{count}} médecins",
    submit_other: "Importer {{count}} médecins",
  },
  show: {
    wrong: "À corriger",
    known: "Déjà présents",
    all: "Toutes",
  },
  column: {
    row: "Ligne",
    doctor: "Médecin",
    role: "Fonction, grade",
    fate: "Ce qui se passera",
    problem: "Erreurs",
  },
  fate: {
    wrong: "Laissée de côté jusqu’à correction",
    new: "Sera ajoutée",
    update: "Sera mise à jour",
    skip: "Sera ignorée",
    fixed: "Corrigée, sera ajoutée",
  },
  count: {
    new_one: "{{count}} nouveau",
    new_many: "{{count}} nouveaux",
    new_other: "{{count}} nouveaux",
    update_one: "{{count}} à mettre à jour",
    update_many: "{{count}} à mettre à jour",
    update_other: "{{count}} à mettre à jour",
    skip_one: "{{count}} ignoré",
    skip_many: "{{count}} ignorés",
    skip_other: "{{count}} ignorés",
    wrong_one: "{{count}} à corriger",
    wrong_many: "{{count}} à corriger",
    wrong_other: "{{count}} à corriger",
  },
  problem: {
    required: "Manquant",
    min: "Au moins {{limit}} caractères",
    max: "Au plus {{limit}} caractères",
    email: "Ce n’est pas une adresse e-mail",
    ascii: "L’adresse e-mail n’accepte ici que les lettres de a à z, sans accents",
    phone: "Uniquement chiffres, espaces, parenthèses, + et -",
    twice: "Figure déjà dans une ligne précédente",
    date: "« {{value}} » n’est pas une date ; écrivez 2027-03-31",
    noSuchDay: "« {{value}} » n’existe pas ; vérifiez le jour et le mois",
    other: "Impossible ici",
    unknown: {
      groups: "Il n’existe pas de groupe « {{value}} »",
      sites: "Il n’existe pas d’établissement « {{value}} »",
      role: "« {{value}} » n’est pas une fonction connue",
      locale: "« {{value}} » n’est pas une langue connue",
    },
  },
  result: {
    title: "Import terminé",
    created: "Ajoutés",
    updated: "Mis à jour",
    unchanged: "Inchangés",
    skipped: "Ignorés",
    leftOut_one: "{{count}} ligne a été laissée de côté.",
    leftOut_many: "{{count}} lignes ont été laissées de côté.",
    leftOut_other: "{{count}} lignes ont été laissées de côté.",
    download: "Télécharger ces lignes",
    nobody: "Aucun e-mail n’a été envoyé. Les nouveaux médecins peuvent être sollicités dès maintenant.",
    doctors: "Retour aux médecins",
    again: "Importer un autre fichier",
  },
  leave: {
    title: "Quitter l’import ?",
    text: "Rien n’a encore été enregistré. Le fichier et vos corrections seront perdus.",
    stay: "Continuer",
    leave: "Quitter",
  },
} satisfies Texts<typeof en, "fr">;
