/** For how long nothing has changed in a practice: what a page read since then need not be read again. */
import { buildApp } from "../../../server/app.ts";
import { asUser } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { type Live, startLive, tell } from "../../support/liveServer.ts";

const ports = testPorts();
let live: Live;
beforeEach(async () => {
  live = await startLive(ports());
});
afterEach(() => live.stop());

/** Of a new practice; together with the moments between which the server told it. */
async function aReader() {
  const user = await aUser(ports().database.db);
  const call = await asUser(live.app, ports(), user);
  const quiet = async () => {
    const asked = performance.now();
    const told = (await call("GET", "/notifications")).body.meta.quiet_ms as number | undefined;
    return { asked, told, answered: performance.now() };
  };
  return { user, call, quiet };
}

test("it grows while nothing changes, and by as much as time passes", async () => {
  const { quiet } = await aReader();
  const first = await quiet();
  let last = first;
  await eventually(async () => {
    last = await quiet();
    return last.asked - first.answered > 100;
  });
  const grown = (last.told ?? 0) - (first.told ?? 0);
  expect(grown).toBeGreaterThanOrEqual(Math.floor(last.asked - first.answered) - 1);
  expect(grown).toBeLessThanOrEqual(Math.ceil(last.answered - first.asked) + 1);
});

test.each([
  ["news", async ({ user }: Awaited<ReturnType<typeof aReader>>) => tell(ports(), user.company_id, "news")],
  [
    "a colleague's change",
    async ({ call }: Awaited<ReturnType<typeof aReader>>) => {
      const site = { name: "Saltmarsh Clinic", short_name: "Saltmarsh", time_zone: "Europe/London", theatres: [] };
      expect((await call("POST", "/sites", { site })).status).toBe(201);
    },
  ],
])("%s makes it small, and another practice's does not", async (_what, change) => {
  const [own, other] = [await aReader(), await aReader()];
  await eventually(async () => ((await own.quiet()).told ?? 0) > 100);
  const before = (await own.quiet()).told ?? 0;
  await change(other);
  expect((await own.quiet()).told).toBeGreaterThanOrEqual(before);
  const changedAt = performance.now();
  await change(own);
  // The word of it may be on its way yet.
  await eventually(async () => {
    const { told = 0, answered } = await own.quiet();
    return told <= answered - changedAt;
  });
});

test("a process that does not listen says nothing of it", async () => {
  const { quiet } = await aReader();
  expect((await quiet()).told).toEqual(expect.any(Number));
  await live.stop();
  const app = await buildApp(ports());
  const user = await aUser(ports().database.db);
  const { body } = await (await asUser(app, ports(), user))("GET", "/notifications");
  await app.close();
  expect(body.meta).not.toHaveProperty("quiet_ms");
});
