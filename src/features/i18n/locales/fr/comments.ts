/** French texts: internal comments on a callout. */

import { type comments as en } from "../en/comments.ts";
import { type Texts } from "../texts.ts";

export const comments = {
  title: "Commentaires",
  privacy: "Visibles uniquement par votre cabinet, jamais par les médecins.",
  empty: "Aucun commentaire pour l’instant",
  emptyHint: "Posez une question à votre équipe ou notez quelque chose sur cette demande.",
  label: "Nouveau commentaire",
  hint: "Tapez @ et un nom pour avertir une personne de votre équipe.",
  nobody: "«\u00a0@{{name}}\u00a0» n’avertit personne. Tapez le nom complet ou choisissez une suggestion.",
  send: "Commenter",
  added: "Commentaire ajouté",
  blank: "Saisissez un commentaire.",
  earlier_one: "Afficher {{count}} commentaire précédent",
  earlier_many: "Afficher {{count}} commentaires précédents",
  earlier_other: "Afficher {{count}} commentaires précédents",
  edited: "modifié {{when}}",
  edit: "Modifier",
  editOf: "Modifier votre commentaire\u00a0: {{when}}",
  editLabel: "Modifier le commentaire",
  save: "Enregistrer",
  changed: "Commentaire modifié",
  delete: "Supprimer",
  deleteOf: "Supprimer votre commentaire\u00a0: {{when}}",
  ask: {
    title: "Supprimer ce commentaire\u00a0?",
    text: "Il sera supprimé pour toutes les personnes de votre cabinet.",
    back: "Conserver",
    submit: "Supprimer",
  },
  gone: "Le commentaire recherché a été supprimé.",
  unknown: "Une personne mentionnée ne peut plus se connecter. Retirez le nom après le @, puis réessayez.",
  tooMany: "Trop de commentaires en peu de temps. Veuillez réessayer plus tard.",
  unsure:
    "Il n’est pas certain que le commentaire ait été enregistré. Vous pouvez réessayer\u00a0: il ne sera enregistré qu’une fois.",
  other: "Le commentaire n’a pas pu être enregistré. Veuillez réessayer.",
  notDeleted: "Le commentaire n’a pas pu être supprimé. Veuillez réessayer.",
  colleagues: "Équipe",
  found_one: "{{count}} personne trouvée. Choisissez avec les flèches et la touche Entrée.",
  found_many: "{{count}} personnes trouvées. Choisissez avec les flèches et la touche Entrée.",
  found_other: "{{count}} personnes trouvées. Choisissez avec les flèches et la touche Entrée.",
  failed: "Les commentaires n’ont pas pu être chargés",
} satisfies Texts<typeof en, "fr">;
