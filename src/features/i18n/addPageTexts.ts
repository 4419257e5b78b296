/** Makes the English of the pages beyond the callouts list known to `t`; what a namespace holds already stays. */
import i18next from "i18next";
import { pageTexts } from "./locales/en/pageTexts.ts";
import { followRegion } from "./practiceRegion.ts";
import { REGION_TEXTS } from "./regionTexts.ts";

for (const [namespace, texts] of Object.entries(pageTexts)) i18next.addResourceBundle("en", namespace, texts);

followRegion((region) => {
  for (const [namespace, words] of Object.entries(REGION_TEXTS[region])) i18next.addResources("en", namespace, words);
});
