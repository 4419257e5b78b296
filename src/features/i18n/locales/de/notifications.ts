/** German texts: notifications. */
import { type Texts } from "../../texts.ts";
import { type notifications as en } from "../en/notifications.ts";

export const notifications = {} satisfies Texts<typeof en>;
