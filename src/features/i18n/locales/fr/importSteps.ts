/** French texts: the first steps of an import of doctors. */

import { type importSteps as en } from "../en/importSteps.ts";
import { type Texts } from "../texts.ts";

export const importSteps = {
  title: "Importer des médecins",
  description: "Depuis un fichier CSV, en quatre étapes. Rien n’est enregistré avant la dernière.",
  descriptionAfter: "Depuis un fichier CSV. Le résultat est indiqué ci-dessous.",
  open: "Importer un CSV",
  steps: {
    label: "Étapes de l’import",
    upload: "Fichier",
    match: "Associer les colonnes",
    check: "Vérifier",
    result: "Résultat",
  },
  cancel: "Annuler",
  back: "Retour",
  busy: "Veuillez patienter…",
  failed: "Cela n’a pas abouti ; rien n’a été enregistré.",
  unclear:
    "Il n’est pas certain que l’import ait été enregistré. Lancez-le une nouvelle fois : aucun médecin n’est ajouté deux fois.",
  toMatch: "Suivant : associer les colonnes",
  toCheck: "Suivant : vérifier",
  upload: {
    drop: "Déposez ici un fichier CSV",
    or: "ou",
    choose: "Choisir un fichier",
    limits: "Jusqu’à {{max}} lignes. UTF-8 ou CSV d’Excel. Rien n’est enregistré avant la dernière étape.",
    chosen_one: "{{name}} : {{count}} ligne",
    chosen_many: "{{name}} : {{count}} lignes",
    chosen_other: "{{name}} : {{count}} lignes",
    need: "Il vous faut au moins le prénom, le nom, l’e-mail et la fonction.",
    sample: "Exemple de CSV",
    note: "Les lignes dont vous avez déjà l’e-mail apparaissent à l’étape 3, où vous choisissez de les ignorer ou de les mettre à jour. Un import n’envoie aucun e-mail.",
  },
  unreadable: {
    spreadsheet:
      "C’est un classeur, pas un fichier CSV. Dans Excel, choisissez Fichier, Enregistrer sous, puis le format « CSV UTF-8 (délimité par des virgules) » ; choisissez ensuite ici le nouveau fichier.",
    tooLarge: "Ce fichier est trop volumineux pour une liste de médecins.",
    tooMany:
      "Le fichier compte {{rows}} lignes ; un import en accepte {{max}} au plus. Divisez-le et importez les parties l’une après l’autre.",
    empty: "Ce fichier ne contient aucune ligne. La première nomme les colonnes, les médecins suivent.",
    unreadable: "Ce fichier n’a pas pu être lu comme CSV.",
  },
  match: {
    title: "Que contient chaque colonne ?",
    text: "Vérifiez ce qui a été reconnu. Les colonnes non choisies ne sont pas importées ; votre choix est retenu pour la prochaine fois.",
    optional: "(facultatif)",
    none: "Absent du fichier",
    unnamed: "Colonne {{number}}",
    all: "Toutes les lignes : {{value}}",
    example: "Par exemple : {{example}}",
    missing: "Veuillez choisir une colonne pour : {{fields}}",
  },
} satisfies Texts<typeof en, "fr">;
