/** The signed-in person, and how places where somebody is signed in are shown. */

export { SessionRows } from "./sessions/SessionRows.tsx";
export { useSessionWords } from "./sessions/useSessionWords.ts";
export { useClockZone } from "./useClockZone.ts";
export { selectUser, selectWeekStart, userChanged } from "./userSlice.ts";
