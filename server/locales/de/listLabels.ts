/** What stands before the facts of a list, in mails, calendar entries and on the doctor's page, in German. */
import { type ListLabels } from "../en/listLabels.ts";

export const de: ListLabels = {
  colon: ": ",
  comma: ", ",
  caseMix: "Eingriffe",
  arriving: "Zugang",
  telephone: "Telefon",
  map: "Karte",
  more: (lists) => `+${lists} ${lists === 1 ? "OP-Liste" : "OP-Listen"}`,
};
