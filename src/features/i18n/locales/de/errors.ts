/** German texts: errors. */
import { type Texts } from "../../texts.ts";
import { type errors as en } from "../en/errors.ts";

export const errors = {} satisfies Texts<typeof en>;
