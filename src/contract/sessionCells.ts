/** A session as the parts of a day that it takes, drawn beside its word. */
import { type Session } from "./callout.ts";

/** Morning, afternoon, evening; own times say nothing about the time of day. */
export const SESSION_CELLS: Record<Session, readonly [boolean, boolean, boolean]> = {
  am: [true, false, false],
  pm: [false, true, false],
  all_day: [true, true, false],
  evening: [false, false, true],
  on_call: [true, true, true],
  custom: [false, false, false],
};
