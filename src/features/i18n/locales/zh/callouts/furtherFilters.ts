/** Chinese texts: the filters of the callouts list that open beside the others. */
import { type calloutFurtherFilters as en } from "../../en/callouts/furtherFilters.ts";
import { type Texts } from "../../texts.ts";

export const calloutFurtherFilters = {
  doctor: "已询问的医生",
  answers: "答复",
  noAvailability: "尚无人可到岗",
} satisfies Texts<typeof en, "zh">;
