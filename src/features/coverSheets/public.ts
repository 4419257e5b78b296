/** What other features may know of cover sheets: the way to those of a day. */
export { PrintDay } from "./PrintDay.tsx";
