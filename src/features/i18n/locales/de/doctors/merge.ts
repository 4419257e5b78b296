/** German texts: merging a doctor who was entered twice. */

import { type doctorMerge as en } from "../../en/doctors/merge.ts";
import { type Texts } from "../../texts.ts";

export const doctorMerge = {
  open: "Dublette zusammenführen …",
  title: "Dublette von {{name}} zusammenführen",
  text: "Wurde jemand doppelt eingetragen, führt dies Verlauf, Buchungen und Angaben beider Einträge zusammen.",
  other: "Der andere Eintrag",
  change: "Anderen Eintrag wählen",
  stays: "Welcher Eintrag bleibt?",
  moves: "Das geht auf {{name}} über",
  bookings: "Buchungen",
  leave: "Abwesenheiten",
  details: "Angaben",
  shared:
    "Bei {{number}} dieser Anfragen wurden beide angefragt. Haben beide für dieselbe OP-Liste geantwortet, bleibt eine Buchung erhalten, sonst die neuere Antwort.",
  nothing: "Nichts: Der andere Eintrag enthält schon alles.",
  ends: "{{name}} ({{email}}) wird dann archiviert und erhält keine Anfragen. Das lässt sich nicht rückgängig machen.",
  clash: "Beide sind für dieselbe Zeit gebucht. Bitte lösen Sie zuerst eine der Buchungen.",
  submit: "Zusammenführen",
  done: "Mit {{doctor}} zusammengeführt",
  into: "Dieser Eintrag war eine Dublette und gehört jetzt zu:",
} satisfies Texts<typeof en>;
