/** French texts: what hangs on a theatre’s board, and the page that prints it. */

import { type coverSheets as en } from "../en/coverSheets.ts";
import { type Texts } from "../texts.ts";

export const coverSheets = {
  title: "Fiche d’affectation",
  ofWhat: "Fiche d’affectation : {{what}}",
  day: "Fiches d’affectation du {{date}}",
  pages_one: "{{count}} page A4",
  pages_many: "{{count}} de pages A4",
  pages_other: "{{count}} pages A4",
  page: "Page {{page}} sur {{pages}}",
  back: "Retour",
  print: "Imprimer",
  only: "Cette page seulement",
  printDay: "Imprimer la journée",
  printDayAt: "Imprimer la journée : {{place}}",
  printDayOf: "Imprimer la journée : {{place}}, {{day}}",
  surgeon: "Chirurgien",
  doctor: "Médecin",
  position: "{{role}}, {{position}} sur {{positions}}",
  nextDay: "{{time}} (+1)",
  open: "À pourvoir",
  phone: "Tél. {{phone}}",
  word: {
    acknowledged: "Confirmation lue",
    unacknowledged: "Confirmation pas encore lue",
    change_unanswered: "Modification encore sans réponse",
  },
  requirements: "Exigences",
  caseMix: "Types d’interventions",
  notes: "Remarques",
  office: "Secrétariat",
  asOf: "Situation au {{when}}",
  nothing: {
    title: "Rien à imprimer",
    callout: "Aucune vacation de cette demande n’est maintenue.",
    day: "Aucune vacation n’a lieu dans cet établissement ce jour-là.",
  },
  notFound: {
    title: "Fiche d’affectation introuvable",
    text: "Elle a été supprimée ou appartient à un autre cabinet.",
  },
  failed: "La fiche d’affectation n’a pas pu être chargée",
} satisfies Texts<typeof en, "fr">;
