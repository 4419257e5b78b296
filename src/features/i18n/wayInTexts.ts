/** English for the way in; part of the entry, so every word costs. */
import { auth } from "./locales/en/auth.ts";
import { common } from "./locales/en/common.ts";
import { errors } from "./locales/en/errors.ts";

export const wayInTexts = { auth, common, errors };
