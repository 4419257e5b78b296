/** German texts: two versions of the same thing, and the choice between them. */

import { type versions as en } from "../en/versions.ts";
import { type Texts } from "../texts.ts";

export const versions = {
  text: "Ihre Eingaben sind noch da. Wählen Sie, welche Fassung gilt: „Meine behalten“ behält, was Sie geändert haben, und übernimmt sonst die andere Fassung; „Andere übernehmen“ verwirft Ihre Eingaben.",
  field: "Feld",
  theirs: "Andere Fassung",
  mine: "Ihre Fassung",
  untouched: "nicht geändert",
  empty: "leer",
  take: "Andere übernehmen",
  keep: "Meine behalten",
  on: "ein",
  off: "aus",
} satisfies Texts<typeof en, "de">;
