/** What belongs to the whole practice, for whoever leads there. */
export { MANAGE_PARTS, MANAGE_PATHS } from "./managePaths.ts";
