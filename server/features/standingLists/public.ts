/** What speaks against a list on a day, for whoever makes lists. */
export { listDaysOff } from "./daysOff.ts";
export { placedNotes } from "./planNotes.ts";
export { presentLists } from "./presentLists.ts";
