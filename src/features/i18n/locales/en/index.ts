/** All of English, one namespace a feature; the measure of the other languages. */
import { authPages } from "./authPages.ts";
import { pageTexts } from "./pageTexts.ts";
import { signedInTexts } from "./signedInTexts.ts";
import { wayInTexts } from "./wayInTexts.ts";

const auth = { ...wayInTexts.auth, ...authPages };
const callouts = { ...signedInTexts.callouts, ...pageTexts.callouts };

export const en = { ...wayInTexts, ...signedInTexts, ...pageTexts, auth, callouts };
