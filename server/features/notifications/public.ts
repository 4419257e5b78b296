/** What other features may record of what happened. */
export { recordChange, recordNotification } from "./record.ts";
