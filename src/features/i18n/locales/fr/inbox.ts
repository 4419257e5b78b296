/** French texts: what is done with notifications, and how they are narrowed. */

import { type inbox as en } from "../en/inbox.ts";
import { type Texts } from "../texts.ts";

export const inbox = {
  done: "Marquer comme traitée",
  notDone: "Marquer comme non traitée",
  mute: "Sourdine",
  unmute: "Ne plus mettre en sourdine",
  doneOf: "Marquer comme traitée : {{title}}",
  notDoneOf: "Marquer comme non traitée : {{title}}",
  muteOf: "Mettre cette demande en sourdine : {{title}}",
  unmuteOf: "Ne plus mettre cette demande en sourdine : {{title}}",
  actionsOf: "Actions : {{title}}",
  muted: "En sourdine",
  tabDone: "Traitées",
  kind: "Type",
  anyKind: "Tous les types",
  types: {
    new_callout: "Nouvelle demande",
    new_availability: "Disponibilité",
    notification_change_to_unavailable: "Plus disponible",
    callout_confirmed: "Demande confirmée",
    callout_not_sent: "Demande non envoyée",
    callout_expired: "Demande expirée",
    email_bounced: "E-mail refusé",
    standbys_exhausted: "Aucun médecin en réserve",
    doctor_paused: "E-mails suspendus",
    comment_mention: "Mention dans un commentaire",
  },
  mine: "Mes demandes",
  filters: "Filtrer les notifications",
  older: "Afficher les précédentes",
  loadingOlder: "Chargement des notifications précédentes",
  olderFailed: "Les notifications précédentes n’ont pas pu être chargées.",
  emptyDone: "Rien n’est encore marqué comme traité",
  noMatch: "Aucune notification ne correspond",
  clear: "Effacer les filtres",
} satisfies Texts<typeof en>;
