/** German texts: practice. */
import { type Texts } from "../../texts.ts";
import { type practice as en } from "../en/practice.ts";

export const practice = {} satisfies Texts<typeof en>;
