/** German texts: auth. */
import { type Texts } from "../../texts.ts";
import { type auth as en } from "../en/auth.ts";

export const auth = {} satisfies Texts<typeof en>;
