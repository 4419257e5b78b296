/** What stands before the facts of a list, in mails, calendar entries and on the doctor's page, in Spanish. */
import { type ListLabels } from "../en/listLabels.ts";

export const es: ListLabels = {
  colon: ": ",
  comma: ", ",
  caseMix: "Tipo de intervenciones",
  arriving: "Acceso",
  telephone: "Teléfono",
  map: "Mapa",
  more: (lists) => `+${lists} ${lists === 1 ? "sesión" : "sesiones"}`,
};
