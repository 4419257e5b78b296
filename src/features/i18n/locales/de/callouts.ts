/** German texts: callouts. */
import { type Texts } from "../../texts.ts";
import { type callouts as en } from "../en/callouts.ts";

export const callouts = {} satisfies Texts<typeof en>;
