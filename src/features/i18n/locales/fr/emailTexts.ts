/** French texts: the practice’s own email texts. */

import { type emailTexts as en } from "../en/emailTexts.ts";
import { type Texts } from "../texts.ts";

export const emailTexts = {
  intro:
    "Ajoutez vos propres mots aux e-mails que reçoivent les médecins : du texte simple, un paragraphe après la formule d’appel et un à la fin. Chaque médecin reçoit le texte de sa langue ; le reste de l’e-mail ne change pas.",
  failed: "Les textes des e-mails n’ont pas pu être chargés",
  kindLabel: "E-mail",
  languageLabel: "Langue de l’e-mail",
  written: "{{name}} (votre texte)",
  form: "Votre texte",
  opening: "Paragraphe du début",
  openingHelp: "Après la formule d’appel.",
  closing: "Paragraphe de la fin",
  closingHelp: "Avant vos coordonnées.",
  room: "{{count}} caractères sur {{of}}.",
  save: "Enregistrer le texte",
  saved: "Enregistré. Il figurera dès le prochain e-mail.",
  unsaved: "Pas encore enregistré.",
  test: "M’envoyer un essai",
  tested: "Un essai est en route vers {{address}}.",
  preview: "L’e-mail tel qu’il sera",
  previewFailed: "L’aperçu n’a pas pu être créé.",
  part: {
    label: "Partie de l’e-mail",
    html: "Mis en forme",
    text: "Texte simple",
    frame: "L’e-mail mis en forme",
  },
  stale: {
    title: "{{name}} a modifié ce texte entre-temps",
    empty: "Le texte a été supprimé.",
    theirs: "Reprendre ce texte",
    mine: "Garder le mien",
  },
  kind: {
    invitation: "Invitation à un médecin",
    callout: "Demande",
    reminder: "Rappel",
    confirmation: "Vacation confirmée",
    changed: "Réservation modifiée",
    times_changed: "Horaires modifiés",
    moved: "Vacation déplacée (médecins retenus)",
    asked_anew: "Vacation déplacée (médecins ayant répondu)",
    list_added: "Une vacation de plus",
    standby: "En réserve",
    standby_offer: "En réserve : sollicité(e) en premier",
    offer_closed: "En réserve : réponse plus nécessaire",
    filled: "Vacation pourvue, merci",
    ask_again: "De nouveau à pourvoir : toujours disponible ?",
    not_required: "Non retenu(e) cette fois, merci",
    released: "Réservation annulée",
    cancelled: "Demande annulée",
    expired: "Demande close, merci",
  },
} satisfies Texts<typeof en, "fr">;
