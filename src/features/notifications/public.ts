/** What other features may know of the live half. */

export { listsInUse, toasted, undoBy } from "./model/liveActions.ts";
export type { LiveState } from "./model/liveState.ts";
export { selectLive } from "./model/notificationsSlice.ts";
