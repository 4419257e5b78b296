/** Short messages on the screen as the app sees them. */
import { type ToastText, type ToastTone, type Undo } from "./liveActions.ts";
import { type Announced } from "./oneMessage.ts";

export interface ToastPort {
  /** A word in passing: saved, failed. A later word of the same `key` takes the place of the earlier. */
  say(tone: ToastTone, text: ToastText, key?: string, undo?: Undo): void;
  /** News from the cable, gathered so that the screen stays readable. `missed`: they come late, all at once. */
  announce(notifications: readonly Announced[], missed: boolean): void;
  /** Takes away what would delete one of these lists. */
  spare(lists: readonly number[]): void;
  /** Takes everything away, as on signing out. */
  clear(): void;
}
