/** All of English, one namespace a feature; the measure of the other languages. */
import { pageTexts } from "./pageTexts.ts";
import { signedInTexts } from "./signedInTexts.ts";
import { wayInTexts } from "./wayInTexts.ts";

const callouts = { ...signedInTexts.callouts, ...pageTexts.callouts };

export const en = { ...wayInTexts, ...signedInTexts, ...pageTexts, callouts };
