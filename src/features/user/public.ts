/** The signed-in person. */

export { OwnWeek } from "./OwnWeek.tsx";
export { useClockZone } from "./useClockZone.ts";
export { selectUser, selectWeekStart, userChanged } from "./userSlice.ts";
