/** Standing lists for tests, and the weeks that are planned from them. */
import { type Db } from "../../server/db/database.ts";
import { type PlanEntry, type StandingListInput } from "../../src/contract/shapes/planning.ts";
import { aListInput, type Practice } from "./aCallout.ts";
import { type Caller } from "./asUser.ts";
import { type Row, type World } from "./routeRow.ts";

/** Every Monday from 30 November 2026, 08:00–12:00. */
export const aStandingListInput = (practice: Practice, values: Partial<StandingListInput> = {}): StandingListInput => {
  const { date: _, ...list } = aListInput(practice);
  return { ...list, weekday: 1, every_weeks: 1, starts_on: "2026-11-30", ...values };
};

/** One of them and one closed day, written past the API: their ids. */
export async function someStanding(db: Db, practice: Practice, name: string) {
  const stored = { company_id: practice.companyId, created_at: new Date("2026-11-24T09:00:00Z") };
  const { id: standingList } = await db
    .insertInto("standing_lists")
    .values({
      ...{ ends_on: null, specialty: null, usual_doctor_id: null },
      ...aStandingListInput(practice, { theatre: name }),
      ...stored,
      ...{ theatre: name, surgeon_id: practice.surgeon.id },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: dayOff } = await db
    .insertInto("days_off")
    .values({ name, starts_on: "2026-12-24", ends_on: "2026-12-26", surgeon_id: null, ...stored })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { standingList, dayOff };
}

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

const standingList = { path: ({ ids }: World) => `/admin_api/standing_lists/${ids.standingList}` };
const A_DAY_OFF = { name: "Closed", starts_on: "2026-12-24", ends_on: "2026-12-26" };
/** Of a file of lists. */
const A_ROW = {
  ...{ row: 2, date: "2026-12-01", start_time: "08:00", end_time: "12:00", session: "am", theatre: "7" },
  ...{ site: "St Brannoc’s", surgeon: "Dr Keane", role_needed: "anaesthetist", positions: "1" },
};

const aPlanRequest = ({ ids }: World) => ({
  entries: [{ standing_list_id: ids.standingList, date: "2026-11-30", lock_version: 0 }],
  ask_usual: true,
});

/** Rows of the routes' table. */
export const planningRows: Record<string, Row> = {
  "GET /admin_api/standing_lists": { own: () => undefined },
  "POST /admin_api/standing_lists": { own: ({ b }) => ({ standing_list: aStandingListInput(b) }) },
  "PUT /admin_api/standing_lists/:id": {
    ...standingList,
    body: ({ b }) => ({ standing_list: aStandingListInput(b), lock_version: 0 }),
  },
  "DELETE /admin_api/standing_lists/:id": standingList,
  "GET /admin_api/days_off": { own: () => undefined },
  "POST /admin_api/days_off": { own: () => ({ day_off: A_DAY_OFF }) },
  "DELETE /admin_api/days_off/:id": { path: ({ ids }) => `/admin_api/days_off/${ids.dayOff}` },
  "POST /admin_api/lists/import": { own: () => ({ rows: [A_ROW] }) },
  "GET /admin_api/plan": { own: () => undefined },
  "POST /admin_api/plan": { own: aPlanRequest },
  "POST /admin_api/plan/preview": { own: aPlanRequest },
  "POST /admin_api/plan/call_back": {
    own: ({ ids }) => ({
      lists: [{ id: ids.list, lock_version: 0 }],
      callouts: [{ id: ids.callout, lock_version: 0 }],
    }),
  },
};
