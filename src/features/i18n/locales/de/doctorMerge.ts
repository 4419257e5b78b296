/** German texts: merging a doctor who was entered twice. */
import { type Texts } from "../../texts.ts";
import { type doctorMerge as en } from "../en/doctorMerge.ts";

export const doctorMerge = {
  open: "Dublette zusammenführen …",
  title: "Dublette von {{name}} zusammenführen",
  text: "Aus zwei Einträgen derselben Person wird wieder einer: Verlauf, Buchungen und Angaben kommen zusammen.",
  other: "Der andere Eintrag",
  none: "Kein anderer Eintrag passt.",
  change: "Anderen Eintrag wählen",
  stays: "Wer bleibt?",
  moves: "Das geht auf {{name}} über",
  bookings: "Buchungen",
  leave: "Abwesenheiten",
  details: "Angaben",
  shared:
    "Bei {{number}} dieser Anfragen wurden beide angefragt. Von zwei Antworten zu einer Liste bleibt eine Buchung, sonst die neuere Antwort.",
  nothing: "Nichts: Dieser Eintrag enthält nichts, was dem anderen fehlt.",
  ends: "{{name}} ({{email}}) wird dann archiviert und erhält keine Anfragen. Das lässt sich nicht rückgängig machen.",
  clash: "Beide sind für dieselbe Zeit gebucht. Bitte lösen Sie zuerst eine der Buchungen.",
  submit: "Zusammenführen",
  done: "Mit {{doctor}} zusammengeführt",
  into: "Dieser Eintrag war eine Dublette. Er wird hier weitergeführt:",
} satisfies Texts<typeof en>;
