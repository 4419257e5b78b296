/** English for the authentication area; part of the entry, so every word costs. */
import { auth } from "./auth.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";

export const signInTexts = { auth, common, errors };
