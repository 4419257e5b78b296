/** German texts: what hangs on a theatre’s board, and the page that prints it. */

import { type coverSheets as en } from "../en/coverSheets.ts";
import { type Texts } from "../texts.ts";

export const coverSheets = {
  title: "Besetzungsübersicht",
  ofWhat: "Besetzungsübersicht: {{what}}",
  day: "Besetzungsübersichten für {{date}}",
  pages_one: "{{count}} Seite A4",
  pages_other: "{{count}} Seiten A4",
  page: "Seite {{page}} von {{pages}}",
  back: "Zurück",
  print: "Drucken",
  only: "Nur diese Seite",
  printDay: "Tag drucken",
  printDayAt: "Tag drucken: {{place}}",
  printDayOf: "Tag drucken: {{place}}, {{day}}",
  surgeon: "Operateur/in",
  doctor: "Ärztin/Arzt",
  position: "{{role}}, {{position}} von {{positions}}",
  nextDay: "{{time}} (+1)",
  open: "Offen",
  phone: "Telefon {{phone}}",
  word: {
    acknowledged: "Gelesen",
    unacknowledged: "Noch nicht gelesen",
    change_unanswered: "Änderung noch nicht beantwortet",
  },
  requirements: "Anforderungen",
  caseMix: "Eingriffe",
  notes: "Hinweise",
  office: "Praxisbüro",
  asOf: "Stand: {{when}}",
  nothing: {
    title: "Nichts zu drucken",
    callout: "Keine OP-Liste dieser Anfrage findet statt.",
    day: "An diesem Tag findet in dieser Klinik keine OP-Liste statt.",
  },
  notFound: {
    title: "Besetzungsübersicht nicht gefunden",
    text: "Sie wurde entfernt oder gehört zu einer anderen Praxis.",
  },
  failed: "Die Besetzungsübersicht konnte nicht geladen werden",
} satisfies Texts<typeof en, "de">;
