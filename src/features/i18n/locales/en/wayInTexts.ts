/** English for the way in; part of the entry, so every word costs. */
import { auth } from "./auth.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";

export const wayInTexts = { auth, common, errors };
