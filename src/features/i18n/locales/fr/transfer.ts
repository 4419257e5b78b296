/** French texts: doctors out of files, and everything into files. */

import { type transfer as en } from "../en/transfer.ts";
import { type Texts } from "../texts.ts";
import { importCheck } from "./importCheck.ts";
import { importLists } from "./importLists.ts";
import { importSteps } from "./importSteps.ts";

export const transfer = {
  field: {
    title: "Titre",
    first_name: "Prénom",
    last_name: "Nom",
    email: "E-mail",
    mobile_phone: "Téléphone portable",
    role: "Fonction",
    grade: "Grade",
    specialties: "Spécialités",
    registration_body: "Ordre professionnel",
    registration_number: "Numéro d’inscription",
    locale: "Langue",
    groups: "Groupes",
    sites: "Établissements",
    notes: "Notes internes",
  },
  export: {
    csv: "Exporter en CSV",
    busy: "Préparation…",
    failed: "Le fichier n’a pas pu être préparé. Veuillez réessayer.",
    title: "Données",
    allText:
      "Tout ce que votre cabinet a enregistré ici, dans un fichier JSON : médecins, groupes, établissements, chirurgiens, vacations, demandes avec toutes les réponses, e-mails, administrateurs et journal d’activité.",
    all: "Exporter toutes les données",
    tables: "Tableaux",
    tablesText: "Pour un tableur. Chaque fichier contient toutes les lignes, sans filtre.",
    doctors: "Médecins (CSV)",
    archived: "Médecins archivés (CSV)",
    callouts: "Demandes (CSV)",
    audit: "Journal d’activité (CSV)",
    secrets:
      "Le fichier contient des données personnelles de vos médecins. Il ne contient jamais de mots de passe ni de clés de connexion.",
  },
  import: { ...importSteps, ...importCheck },
  lists: importLists,
} satisfies Texts<typeof en, "fr">;
