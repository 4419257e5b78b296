/** The connection that hears of changes is lost: what a page has read may be old, whatever it was told before. */
import { sql } from "kysely";
import { COMPANY_CHANGES } from "../../../server/features/notifications/companyChange.ts";
import { asUser } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { startLive } from "../../support/liveServer.ts";

const ports = testPorts();

test("the quiet time is not told until the server listens again, and then begins anew", async () => {
  const live = await startLive(ports());
  try {
    const call = await asUser(live.app, ports(), await aUser(ports().database.db));
    const told = async () => (await call("GET", "/notifications")).body.meta.quiet_ms as number | undefined;
    await eventually(async () => ((await told()) ?? 0) > 200);
    const lostAt = performance.now();
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query = ${`listen "${COMPANY_CHANGES}"`} and datname = current_database()`.execute(ports().database.db);
    expect(rows).toHaveLength(1);
    await eventually(async () => (await told()) === undefined);
    await eventually(async () => (await told()) !== undefined);
    expect(await told()).toBeLessThan(performance.now() - lostAt);
  } finally {
    await live.stop();
  }
});
