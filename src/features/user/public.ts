/** The signed-in person. */

export { useClockZone } from "./useClockZone.ts";
export { selectUser, selectWeekStart, userChanged } from "./userSlice.ts";
