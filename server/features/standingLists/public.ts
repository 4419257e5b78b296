/** The lists that some days have by now, for whoever makes more. */
export { presentLists } from "./presentLists.ts";
