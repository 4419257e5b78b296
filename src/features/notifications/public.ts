/** What other features may know of the live half. */

export { toasted, undoBy } from "./liveFacts.ts";
export type { LiveState } from "./liveState.ts";
export { selectLive } from "./notificationsSlice.ts";
