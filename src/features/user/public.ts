/** The signed-in person. */
export { selectUser, selectWeekStart, userChanged } from "./userSlice.ts";
