/** How many statements a request takes once its connection knows them (docs/performance.md P18). */
import pg from "pg";
import { fillHistory } from "../../../server/demo/fillHistory.ts";
import { aCallout, aDraft } from "../../support/aCallout.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { planner } from "../../support/standingLists.ts";

type Asked = string | { name?: string; text: string };

const { call, ports, practice } = practiceAtWork();

const textOf = (asked: Asked): string => (typeof asked === "string" ? asked : asked.text);

/** Of the request itself: the queues ask on connections of their own. */
async function statementsOf(path: string): Promise<Asked[]> {
  const query = jest.spyOn(pg.Client.prototype, "query");
  try {
    expect((await call("GET", path)).status).toBe(200);
    const asked = query.mock.calls.map(([one]) => one as unknown as Asked);
    return asked.filter((one) => !textOf(one).includes("pgboss"));
  } finally {
    query.mockRestore();
  }
}

const isPrepared = (one: Asked): boolean => typeof one !== "string" && one.name !== undefined;

/**
 * Once all is prepared, which a connection does the second time that it is asked, and questions at the same time come to
 * connections by chance; or what the last of many requests asked.
 */
async function preparedStatementsOf(path: string): Promise<Asked[]> {
  let asked: Asked[] = [];
  for (let time = 0; time < 30; time += 1) {
    asked = await statementsOf(path);
    // The first use of a session is noted.
    if (time > 0 && asked.every(isPrepared)) break;
  }
  return asked;
}

const ofSessions = (asked: Asked[]): Asked[] => asked.filter((one) => textOf(one).includes('"sessions"'));

const LISTS = [
  "/sites",
  ...["all", "needs_action", "open", "confirmed", "drafts", "past"].map((tab) => `/callouts?tab=${tab}`),
  "/callouts?q=theatre",
  "/callouts?site_id=1&urgency=urgent",
  "/doctors",
  "/doctors?q=a",
];

async function expectWithin(path: string, budget: number): Promise<void> {
  const asked = await preparedStatementsOf(path);
  expect(ofSessions(asked)).toHaveLength(1);
  expect({ path, beyond: asked.map(textOf).slice(budget) }).toEqual({ path, beyond: [] });
  expect(asked.filter((one) => !isPrepared(one))).toEqual([]);
}

test("the session check takes two statements with the account that it tells, both prepared", () =>
  expectWithin("/auth/validate_token", 2));

test.each(LISTS)("%s takes no more than four, one of them for the session, all prepared", async (path) => {
  await aCallout(ports(), practice);
  await aDraft(ports(), practice);
  await expectWithin(path, 4);
});

test("so does a search that finds more callouts than are counted", async () => {
  const { companyId, user, site } = practice;
  await aCallout(ports(), practice);
  const history = { companyId, userId: user.id, callouts: 2300, doctors: 10, now: ports().clock.now() };
  await ports()
    .database.db.transaction()
    .execute((tx) => fillHistory(tx, history));
  expect((await call("GET", "/callouts?role=anaesthetist")).body.meta.total).toBe(1000);
  await expectWithin("/callouts?role=anaesthetist", 4);
  await expectWithin(`/callouts?site_id=${site.id}`, 4);
});

test("a callout takes no more than five: sent, with standbys who are asked and waves, or a draft with a group", async () => {
  const { db } = ports().database;
  const { id } = await aCallout(ports(), practice);
  await expectWithin(`/callouts/${id}`, 5);
  const later = { doctor_ids: [practice.doctors[0]?.id ?? 0], group_ids: [], after_hours: 6, at: null, fewer_than: 2 };
  const several = { lists: [{}, { date: "2026-11-28" }], waves: [later] };
  const { id: chained, lists } = await aCallout(ports(), practice, several);
  const chain = { chain_state: "asking", chain_started_at: ports().clock.now() } as const;
  await db
    .updateTable("lists")
    .set(chain)
    .where("id", "=", lists[0]?.id ?? 0)
    .execute();
  await expectWithin(`/callouts/${chained}`, 5);
  const { id: draft } = await aDraft(ports(), practice);
  await db.updateTable("callout_recipients").set({ source: "group" }).where("callout_id", "=", draft).execute();
  await expectWithin(`/callouts/${draft}`, 5);
});

test("so does a plan of some weeks, however many lists and usual doctors it has", async () => {
  const { add, plan, see } = planner(call, practice);
  for (const doctor of practice.doctors)
    for (const weekday of [1, 2]) await add({ weekday, usual_doctor_id: doctor.id });
  await plan((await see()).entries.slice(0, 3));
  await expectWithin("/plan?from=2026-11-30&weeks=4", 5);
  await expectWithin("/standing_lists", 4);
  await expectWithin("/days_off", 4);
});

test("where the token rotates, the session takes two", async () => {
  await preparedStatementsOf("/sites");
  ports().clock.advance(16 * 60_000);
  expect(ofSessions(await statementsOf("/sites"))).toHaveLength(2);
});
