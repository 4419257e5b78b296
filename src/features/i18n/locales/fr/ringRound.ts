/** French texts: ringing the doctors of a callout one after another. */

import { type ringRound as en } from "../en/ringRound.ts";
import { type Texts } from "../texts.ts";

export const ringRound = {
  title: "Tour d’appels",
  about: "Pour {{list}}. L’équipe voit aussitôt qui vous appelez.",
  order:
    "Même ordre que sur la demande : propositions d’abord, sans empêchement, choix du chirurgien, moins de vacations confirmées en 90 jours, plus de vacations avec ce chirurgien. Qui n’a proposé que d’autres horaires vient en dernier.",
  which: "Vacation concernée par les appels",
  noCovers:
    "« Refuse » vaut pour cette vacation et pour les autres vacations à pourvoir pour lesquelles le médecin ne s’est pas proposé ; ses propositions pour d’autres vacations restent valables.",
  back: "Retour à la demande",
  ring: "Appeler",
  ringOne: "Appeler {{doctor}}",
  noPhone: "Pas de numéro de téléphone",
  add: "En ajouter un",
  decide: "Saisir la réponse ou retenir",
  decideFor: "Saisir la réponse ou retenir : {{doctor}}",
  book: "Retenir",
  bookFor: "Retenir : {{doctor}}",
  asking: "Sollicité(e) en ce moment",
  addPhone: "Ajouter un numéro pour {{doctor}}",
  mine: "Vous êtes en ligne avec {{doctor}}",
  other: "Appel en cours par {{name}}",
  lapsed: "Appel par {{name}}, {{ago}}",
  call: {
    no_answer: "Pas de réponse",
    yes: "Accord par téléphone",
    no: "Refus par téléphone",
    call_back: "À rappeler : {{when}}",
    dropped: "Appel abandonné",
    lapsed: "Appel sans résultat",
  },
  done: "{{what}} · {{ago}}, {{name}}",
  result: {
    no_answer: "Pas de réponse",
    yes: "Accepte",
    no: "Refuse",
    call_back: "Rappeler à…",
    dropped: "Abandonner l’appel",
  },
  resultFor: "{{result}} : {{doctor}}",
  taken: "{{name}} appelle déjà {{doctor}}. Passez au médecin suivant.",
  moved: "Cet appel s’est terminé entre-temps.",
  again: {
    title: "Quand rappeler {{doctor}} ?",
    date: "Date",
    time: "Heure",
    past: "Choisissez un moment à venir.",
    submit: "Enregistrer",
    back: "Annuler",
  },
  refused: "Indisponibles",
  empty: {
    title: "Personne à appeler",
    text: "Tous les médecins sollicités se sont prononcés.",
  },
  closed: {
    title: "Aucun appel nécessaire",
    text: "Cette demande n’a besoin de personne pour le moment.",
  },
  failed: "Les appels n’ont pas pu être chargés",
} satisfies Texts<typeof en, "fr">;
