/** All of English, one namespace a feature; the measure of the other languages. */
import { signedInTexts } from "./signedInTexts.ts";
import { wayInTexts } from "./wayInTexts.ts";

export const en = { ...wayInTexts, ...signedInTexts };
