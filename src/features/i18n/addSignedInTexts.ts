/** Makes the signed-in pages' English known to `t`, once i18next is set up; `errors` has a part of it already. */
import i18next from "i18next";
import { signedInTexts } from "./locales/en/signedInTexts.ts";

for (const [namespace, texts] of Object.entries(signedInTexts)) i18next.addResourceBundle("en", namespace, texts, true);
