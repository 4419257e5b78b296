/** Lists, for the callouts they belong to. */
export { adoptLists, refuseHeld } from "./adoptLists.ts";
export { listValues, resolveLists } from "./resolveLists.ts";
export { listsOfDays } from "./showLists.ts";
