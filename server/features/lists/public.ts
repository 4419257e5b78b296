/** Lists, for the callouts they belong to. */
export { adoptLists, refuseListsInCallout } from "./adoptLists.ts";
export { listDaysOff } from "./listDaysOff.ts";
export { notesOnLists, placedNotes } from "./placedNotes.ts";
export { earliestFirst, listValues, resolveAsAsked, resolveLists } from "./resolveLists.ts";
export { listsOfDays } from "./showLists.ts";
