/** Japanese texts: the filters of the callouts list that open beside the others. */
import { type calloutFurtherFilters as en } from "../../en/callouts/furtherFilters.ts";
import { type Texts } from "../../texts.ts";

export const calloutFurtherFilters = {
  doctor: "依頼した医師",
  answers: "回答",
  noAvailability: "対応可の医師なし",
} satisfies Texts<typeof en, "ja">;
