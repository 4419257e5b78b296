/** Standing lists for tests, and the weeks that are planned from them. */
import { type PlanEntry, type StandingListInput } from "../../src/contract/shapes/planning.ts";
import { type Practice } from "./aCallout.ts";
import { type Caller } from "./asUser.ts";

/** Every Monday from 30 November 2026, 08:00–12:00. */
export const aStandingListInput = (
  { site, surgeon }: Practice,
  values: Partial<StandingListInput> = {},
): StandingListInput => ({
  weekday: 1,
  every_weeks: 1,
  starts_on: "2026-11-30",
  session: "am",
  start_time: "08:00",
  end_time: "12:00",
  site_id: site.id,
  surgeon_id: surgeon.id,
  role_needed: "anaesthetist",
  positions: 1,
  ...values,
});

/** The days of a plan as a person sends them back. */
export const chosen = (entries: readonly PlanEntry[]) =>
  entries.map(({ standing_list_id, date, lock_version }) => ({ standing_list_id, date, lock_version }));

/** The week from 30 November, as one administrator sees and plans it. */
export function planner(call: Caller, practice: Practice, query = "from=2026-11-30&weeks=1") {
  const add = async (values: Partial<StandingListInput> = {}) =>
    (await call("POST", "/standing_lists", { standing_list: aStandingListInput(practice, values) })).body.data;
  const see = async () => (await call("GET", `/plan?${query}`)).body.data;
  const plan = (entries: readonly PlanEntry[], ask_usual = true) =>
    call("POST", "/plan", { entries: chosen(entries), ask_usual });
  return { add, see, plan };
}
