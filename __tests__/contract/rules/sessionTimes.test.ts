import { type Session } from "../../../src/contract/callout.ts";
import { fitsSession } from "../../../src/contract/rules/sessionTimes.ts";

/** Whether a list may end after it starts, on the next day before that time, and on the next day at that time. */
test.each<[Session, boolean, boolean, boolean]>([
  ["am", true, false, false],
  ["pm", true, false, false],
  ["all_day", true, false, false],
  ["evening", true, true, false],
  ["on_call", true, true, true],
  ["custom", true, true, true],
])("%s", (session, later, pastMidnight, wholeDay) => {
  const may = (end_time: string) => fitsSession({ session, start_time: "18:00", end_time });
  expect([may("22:00"), may("02:00"), may("18:00")]).toEqual([later, pastMidnight, wholeDay]);
});
