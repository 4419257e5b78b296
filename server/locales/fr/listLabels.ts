/** What stands before the facts of a list, in mails, calendar entries and on the doctor's page, in French. */
import { type ListLabels } from "../en/listLabels.ts";

export const fr: ListLabels = {
  colon: " : ",
  comma: ", ",
  caseMix: "Types d’interventions",
  arriving: "Accès",
  telephone: "Téléphone",
  map: "Plan",
  more: (lists) => `+${lists} ${lists === 1 ? "vacation" : "vacations"}`,
};
