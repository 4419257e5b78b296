/** German texts: what the callout page, the week and the bulk bar say of time and of what cannot be done. */

import { type calloutScreen as en } from "../../en/callouts/screen.ts";
import { type Texts } from "../../texts.ts";

export const calloutScreen = {
  someDoctor: "Eine Ärztin oder ein Arzt",
  stepsFirst: "Bitte schließen Sie zuerst die Schritte oben ab.",
  today: "Heute",
  start: "Beginn",
  nobodyToRemind:
    "Derzeit kann niemand erinnert werden: Die OP-Listen sind besetzt oder haben begonnen, oder alle, die gefragt werden können, haben geantwortet.",
  listStarted: "Diese OP-Liste hat begonnen. Rückmeldungen und Buchungen lassen sich nicht mehr ändern.",
  failed: "{{reference}}: {{reason}}",
} satisfies Texts<typeof en, "de">;
