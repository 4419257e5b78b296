/** How many statements a request takes once its connection knows them (docs/performance.md P18). */
import pg from "pg";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

type Asked = string | { name?: string; text: string };

const { call, ports } = practiceAtWork();

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

/** The first use of a session is noted; a connection names a statement the second time. */
async function askBefore(path: string): Promise<void> {
  for (const _time of [1, 2, 3]) await call("GET", path);
}

const ofSessions = (asked: Asked[]): Asked[] => asked.filter((one) => textOf(one).includes('"sessions"'));

test.each([
  ["the session check, with the account that it tells", "/auth/validate_token", 2],
  ["sites", "/sites", 4],
])("%s takes no more statements than its budget, one for the session, all prepared", async (_what, path, budget) => {
  await askBefore(path);
  const asked = await statementsOf(path);
  expect(ofSessions(asked)).toHaveLength(1);
  expect(asked.length).toBeLessThanOrEqual(budget);
  expect(asked.filter((one) => typeof one === "string" || !one.name)).toEqual([]);
});

test("where the token rotates, the session takes two", async () => {
  await askBefore("/sites");
  ports().clock.advance(16 * 60_000);
  expect(ofSessions(await statementsOf("/sites"))).toHaveLength(2);
});
