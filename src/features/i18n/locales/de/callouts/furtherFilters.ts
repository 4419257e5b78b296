/** German texts: the filters of the callouts list that open beside the others. */
import { type calloutFurtherFilters as en } from "../../en/callouts/furtherFilters.ts";
import { type Texts } from "../../texts.ts";

export const calloutFurtherFilters = {
  doctor: "Angefragt",
  answers: "Rückmeldungen",
  noAvailability: "Noch niemand verfügbar",
} satisfies Texts<typeof en, "de">;
