/** French texts: in which order the answers stand, why, and what helps to choose fairly. */

import { type calloutFair as en } from "../../en/callouts/fair.ts";
import { type Texts } from "../../texts.ts";

export const calloutFair = {
  order: {
    label: "Ordre",
    fit: "Les plus adaptés d’abord",
    answered: "Par ordre de réponse",
  },
  ofFit:
    "Ordre : sans empêchement, toute la vacation, « disponible » avant « si nécessaire », choix du chirurgien, moins de vacations confirmées en 90 jours, plus de vacations avec ce chirurgien, première réponse.",
  ofAnswers: "Les propositions sont dans l’ordre où elles sont arrivées.",
  before: "{{first}} passe avant {{second}} : {{why}}.",
  why: {
    against: "moins d’empêchements",
    stretch: "couvre plus de temps à pourvoir",
    wish: "« disponible » et non « si nécessaire »",
    preference: "préféré(e) par le chirurgien",
    booked: "moins souvent retenu(e) en 90 jours",
    surgeon: "plus de vacations avec ce chirurgien",
    answered: "a répondu plus tôt",
    name: "à égalité, donc par nom",
  },
  offers: "oui : {{accepted}} sur {{offered}}",
  offersMedian: "oui : {{accepted}} sur {{offered}} (médiane {{usual}} sur {{asked}})",
  booked: "retenu(e) : {{booked}}",
  bookedMedian: "retenu(e) : {{booked}} (médiane {{usual}})",
  weekends: "le week-end : {{weekends}}",
  weekendsMedian: "le week-end : {{weekends}} (médiane {{usual}})",
  days: "90 jours : {{facts}}",
  last: "la dernière le {{date}}",
  reason: {
    label: "Pourquoi pas {{doctor}} d’abord ?",
    help: "Conservé dans l’activité. Les médecins ne le voient pas.",
  },
  email: {
    button: "Écrire à tous ceux qui se sont proposés",
    title: "Écrire à ceux qui se sont proposés",
    text: "Chaque médecin reçoit son propre e-mail et ne voit aucun autre nom. Les réponses et les réservations restent inchangées.",
    who: "À",
    none: "Choisissez au moins un médecin.",
    message: "Message",
    need: "Veuillez écrire un message.",
    send: "Envoyer",
    submit_one: "Envoyer {{count}} e-mail",
    submit_many: "Envoyer {{count}} d’e-mails",
    submit_other: "Envoyer {{count}} e-mails",
    unreached_one: "{{count}} médecin choisi ne peut pas recevoir d’e-mail pour le moment.",
    unreached_many: "{{count}} de médecins choisis ne peuvent pas recevoir d’e-mail pour le moment.",
    unreached_other: "{{count}} médecins choisis ne peuvent pas recevoir d’e-mail pour le moment.",
    done: "Les e-mails partent",
  },
} satisfies Texts<typeof en, "fr">;
