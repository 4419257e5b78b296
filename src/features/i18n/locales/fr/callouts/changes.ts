/** French texts: lists of a callout that was sent, changed, added or cancelled alone. */

import { type calloutChanges as en } from "../../en/callouts/changes.ts";
import { type Texts } from "../../texts.ts";

export const calloutChanges = {
  menu: "Plus pour la vacation du {{date}}",
  open: "Ouvrir la demande",
  edit: "Modifier la vacation…",
  add: "Ajouter une vacation…",
  cancel: "Annuler cette vacation…",
  editTitle: "Modifier la vacation du {{date}}",
  same: "Rien n’a encore changé.",
  none: "Seul votre cabinet voit cette modification.",
  booked: {
    details_one: "{{doctors}} en sera informé(e). Aucune réponse n’est nécessaire.",
    details_many: "{{doctors}} en seront informés. Aucune réponse n’est nécessaire.",
    details_other: "{{doctors}} en seront informés. Aucune réponse n’est nécessaire.",
    times_one: "Nous demanderons à {{doctors}} si les nouveaux horaires conviennent. La réservation est maintenue.",
    times_many:
      "Nous demanderons à {{doctors}} si les nouveaux horaires conviennent. Les réservations sont maintenues.",
    times_other:
      "Nous demanderons à {{doctors}} si les nouveaux horaires conviennent. Les réservations sont maintenues.",
    moved_one:
      "{{doctors}} doit accepter de nouveau, sous 24 heures au plus ; sinon la réservation prend fin. Les propositions précédentes ne comptent plus.",
    moved_many:
      "{{doctors}} doivent accepter de nouveau, sous 24 heures au plus ; sinon leurs réservations prennent fin. Les propositions précédentes ne comptent plus.",
    moved_other:
      "{{doctors}} doivent accepter de nouveau, sous 24 heures au plus ; sinon leurs réservations prennent fin. Les propositions précédentes ne comptent plus.",
  },
  unbooked: {
    details:
      "Les médecins verront la modification sur leur page de réponse. Personne n’a besoin de répondre de nouveau.",
    times:
      "Les propositions sont maintenues, avec mention des anciens horaires. Les médecins verront les nouveaux horaires sur leur page de réponse.",
    moved:
      "Les propositions valaient pour la vacation telle qu’elle était. Tous les médecins sont sollicités de nouveau.",
  },
  deadline: "La date limite de réponse est avancée avant le début de la première vacation : {{when}}.",
  checking: "Vérification des destinataires…",
  unchecked: "Impossible de vérifier qui recevra un e-mail.",
  save: "Enregistrer",
  saveMails_one: "Enregistrer et envoyer {{count}} e-mail",
  saveMails_many: "Enregistrer et envoyer {{count}} d’e-mails",
  saveMails_other: "Enregistrer et envoyer {{count}} e-mails",
  done: "Vacation modifiée",
  tooFew: "Il faut au moins autant de postes que de médecins retenus au même moment.",
  overlap:
    "{{doctor}} est déjà retenu(e) pour une autre vacation à cette heure ({{when}}). Choisissez un autre horaire ou annulez d’abord la réservation.",
  overlapSomebody:
    "Un médecin retenu l’est déjà pour une autre vacation à cette heure. Choisissez un autre horaire ou annulez d’abord la réservation.",
  notCredentialed: "Un médecin retenu n’y est pas accrédité à ce moment. Aucun e-mail n’a été envoyé.",
  despite: "Maintenir la réservation malgré tout. Cela est consigné dans l’activité.",
  addTitle: "Ajouter une vacation",
  addText:
    "Elle reprend la dernière. Les médecins déjà sollicités reçoivent un e-mail à son sujet, sauf en cas d’absence ou de pause, s’ils sont retenus ailleurs ou ne peuvent pas être sollicités pour une autre raison.",
  addSubmit: "Ajouter la vacation",
  addMails_one: "Ajouter et envoyer {{count}} e-mail",
  addMails_many: "Ajouter et envoyer {{count}} d’e-mails",
  addMails_other: "Ajouter et envoyer {{count}} e-mails",
  addDone: "Vacation ajoutée",
  goOn: "Continuer",
  cancelTitle: "Annuler la vacation du {{date}} ?",
  cancelText: "Cette action est définitive. Les autres vacations de la demande sont maintenues.",
  keepList: "Garder la vacation",
  cancelSubmit: "Annuler la vacation",
  cancelMails_one: "Annuler et envoyer {{count}} e-mail",
  cancelMails_many: "Annuler et envoyer {{count}} d’e-mails",
  cancelMails_other: "Annuler et envoyer {{count}} e-mails",
  cancelDone: "Vacation annulée",
} satisfies Texts<typeof en, "fr">;
