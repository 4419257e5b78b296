/** German texts: settings. */
import { type Texts } from "../../texts.ts";
import { type settings as en } from "../en/settings.ts";

export const settings = {} satisfies Texts<typeof en>;
