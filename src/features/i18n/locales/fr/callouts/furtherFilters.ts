/** French texts: the filters of the callouts list that open beside the others. */
import { type calloutFurtherFilters as en } from "../../en/callouts/furtherFilters.ts";
import { type Texts } from "../../texts.ts";

export const calloutFurtherFilters = {
  doctor: "Médecin sollicité",
  answers: "Réponses",
  noAvailability: "Personne de disponible",
} satisfies Texts<typeof en, "fr">;
