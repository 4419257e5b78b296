/** All of English, one namespace a feature; the measure of the other languages. */
import { authPages } from "./authPages.ts";
import { pageTexts } from "./pageTexts.ts";
import { signedInTexts } from "./signedInTexts.ts";
import { signInTexts } from "./signInTexts.ts";

const auth = { ...signInTexts.auth, ...authPages };
const callouts = { ...signedInTexts.callouts, ...pageTexts.callouts };
const errors = {
  ...signInTexts.errors,
  code: { ...signInTexts.errors.code, ...signedInTexts.errors.code },
};
const notifications = { ...signedInTexts.notifications, ...pageTexts.notifications };

export const en = { ...signInTexts, ...signedInTexts, ...pageTexts, auth, callouts, errors, notifications };
