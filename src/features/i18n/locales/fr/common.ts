/** French texts: common. */

import { type common as en } from "../en/common.ts";
import { type Texts } from "../texts.ts";

export const common = {
  productName: "Practice Callouts",
  breadcrumbs: "Fil d’Ariane",
  home: "Accueil",
  skipToContent: "Aller au contenu",
  loading: "Chargement…",
  toTop: "Haut de page",
  checkDelayed: "Le serveur ne répond pas. Nouvelle tentative en cours…",
  close: "Fermer",
  cancel: "Annuler",
  tryAgain: "Réessayer",
  printedAt: "Imprimé le {{when}}",
  find: "Rechercher ou aller à…",
  saved: "Enregistré",
  language: "Langue",
  languageMissed: "Impossible de charger {{language}}. Veuillez réessayer.",
  newTab: "(s’ouvre dans un nouvel onglet)",
  wait: "Veuillez patienter…",
  pager: {
    range: "{{from, number}}–{{to, number}} sur {{total, number}}",
    rangeMany: "{{from, number}}–{{to, number}} sur plus de {{total, number}}",
    previous: "Page précédente",
    next: "Page suivante",
    pages: "Pages",
  },
  menu: {
    open: "Ouvrir le menu",
    close: "Fermer le menu",
    label: "Menu principal",
    callouts: "Demandes",
    planning: "Planification",
    doctors: "Médecins",
    insights: "Statistiques",
    manage: "Gestion",
  },
  user: {
    open: "Votre compte",
    settings: "Paramètres utilisateur",
    keys: "Raccourcis clavier",
    signOut: "Se déconnecter",
  },
  manage: {
    title: "Gestion",
    description: "Réglages de votre cabinet ou groupe. Ils valent pour toutes les personnes qui se connectent ici.",
  },
  contactStep: {
    title: "Vos coordonnées",
    description:
      "Ces coordonnées figurent sur les e-mails que reçoivent les médecins. Vous pourrez les modifier plus tard dans Gestion.",
  },
  footer: {
    label: "À propos de ce site",
    copyright: "© {{from}}–{{to}}",
    contact: "Contact",
    terms: "Conditions",
    privacy: "Confidentialité",
  },
  error: {
    notFoundTitle: "Oups !",
    notFoundText: "Cette page est introuvable.",
    systemTitle: "Erreur système",
    systemText: "Un problème est survenu. Veuillez réessayer plus tard.",
    returnHome: "Retour à l’accueil",
    pageNotFound: "Page introuvable",
    reference: "Requête {{id}}",
  },
  panel: {
    title: "Chaque vacation pourvue. Tout le monde prévenu.",
    text: "Demandez une fois, voyez qui peut, confirmez un médecin. Personne ne se déplace pour une vacation déjà pourvue.",
  },
  theme: { label: "Thème", light: "Clair", dark: "Sombre", system: "Système" },
} satisfies Texts<typeof en, "fr">;
