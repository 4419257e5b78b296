/** French texts: doctors. */

import { type doctors as en } from "../../en/doctors/doctors.ts";
import { type Texts } from "../../texts.ts";
import { doctorActions } from "./actions.ts";
import { doctorMerge } from "./merge.ts";
import { doctorPages } from "./pages.ts";

export const doctors = {
  page: doctorPages,
  actions: doctorActions,
  merge: doctorMerge,
  title: "Médecins",
  description: "Les médecins à qui vos demandes peuvent être adressées.",
  counts: "Actifs : {{active}} ; en pause : {{paused}}.",
  statusCount: "{{status}} ({{number}})",
  tableLabel: "Médecins",
  search: "Rechercher",
  searchHint: "Nom ou e-mail",
  group: "Groupe",
  status: "État",
  statuses: { active: "Actif", paused: "En pause", archived: "Archivé" },
  activeAndPaused: "Actifs et en pause",
  clear: "Effacer",
  column: {
    name: "Nom",
    role: "Fonction, grade",
    groups: "Groupes",
    email: "E-mail",
    lastResponse: "Dernière réponse",
  },
  emailState: {
    ok: "Accepté par le serveur",
    bounced: "Non distribué",
    complained: "Signalé comme indésirable",
    unverified: "Aucun e-mail envoyé",
  },
  never: "Jamais",
  noPhone: "Pas de téléphone",
  empty: { title: "Aucun médecin pour l’instant", text: "Les demandes sont adressées aux médecins de votre cabinet." },
  picker: {
    searching: "Recherche…",
    none: "Aucun autre médecin ne correspond.",
    more: "D’autres médecins correspondent ; tapez davantage du nom.",
  },
  noMatch: {
    title: "Aucun médecin ne correspond",
    text: "Rien ne correspond à votre recherche et à vos filtres.",
    clear: "Effacer les filtres",
  },
  failed: { title: "Les médecins n’ont pas pu être chargés" },
} satisfies Texts<typeof en, "fr">;
