/** The signed-in person. */

export { useClockZone } from "./useClockZone.ts";
export { practiceZoneOf, usePracticeZone } from "./usePracticeZone.ts";
export { selectUser, selectWeekStart, userChanged } from "./userSlice.ts";
