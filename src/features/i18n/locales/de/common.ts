/** German texts: common. */
import { type Texts } from "../../texts.ts";
import { type common as en } from "../en/common.ts";

export const common = {} satisfies Texts<typeof en>;
