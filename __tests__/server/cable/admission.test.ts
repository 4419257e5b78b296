import { once } from "node:events";
import { type Socket } from "node:net";
import { sql } from "kysely";
import { WebSocket } from "ws";
import { MAX_BUFFERED_BYTES } from "../../../server/cable/bounds.ts";
import { endSessions } from "../../../server/features/auth/session/endSessions.ts";
import { runStaffCommand } from "../../../server/staff/commands.ts";
import { aUser } from "../../support/builders.ts";
import { testConfig, testPorts } from "../../support/database/testPorts.ts";
import {
  anEar,
  cableAddress,
  Ear,
  IDENTIFIER,
  type Live,
  listenAt,
  messageOf,
  startLive,
  subscribe,
  tell,
} from "../../support/liveServer.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
const strict = () => ({
  ...ports(),
  config: testConfig({ publicOrigin: "https://callouts.example.test", originFixed: true }),
});
let live: Live;
afterEach(() => live.stop());

const start = async (options?: { pingEvery?: number }) => {
  live = await startLive(ports(), options);
};
const unauthorized = { type: "disconnect", reason: "unauthorized", reconnect: false };

test("signing out everywhere hangs up at once, on that person only", async () => {
  await start();
  const { db } = ports().database;
  const anna = await aUser(db);
  const ben = await aUser(db, { company_id: anna.company_id });
  const [annas, bens] = [await anEar(live, ports(), anna), await anEar(live, ports(), ben)];
  await db.transaction().execute((tx) => endSessions(tx, anna.id));
  expect(await annas.next()).toEqual(unauthorized);
  expect(await annas.closed).toBe(1000);
  bens.send(subscribe(`${IDENTIFIER} `));
  expect(await bens.next()).toMatchObject({ type: "confirm_subscription" });
});

test("ending all sessions but one leaves that one's socket open", async () => {
  await start();
  const { db } = ports().database;
  const anna = await aUser(db);
  const kept = await anEar(live, ports(), anna);
  const { id } = await db.selectFrom("sessions").select("id").executeTakeFirstOrThrow();
  const gone = await anEar(live, ports(), anna);
  await db.transaction().execute((tx) => endSessions(tx, anna.id, id));
  expect(await gone.next()).toEqual(unauthorized);
  kept.send(subscribe(`${IDENTIFIER} `));
  expect(await kept.next()).toMatchObject({ type: "confirm_subscription" });
});

test("suspending the practice hangs up on all of it", async () => {
  await start();
  const { db } = ports().database;
  const anna = await aUser(db);
  const ear = await anEar(live, ports(), anna);
  await runStaffCommand(ports(), { command: "suspend", id: String(anna.company_id), by: "tests" });
  expect(await ear.next()).toEqual(unauthorized);
});

test("a session whose end nobody told is noticed by the next check", async () => {
  await start({ pingEvery: 10 });
  const { db } = ports().database;
  const ear = await anEar(live, ports(), await aUser(db));
  await db.deleteFrom("sessions").execute();
  expect(await ear.next()).toEqual(unauthorized);
});

const foreign = [
  "https://evil.example",
  "null",
  "https://callouts.example.test.evil.example",
  "https://evil.example/https://callouts.example.test",
  "https://callouts.example.test@evil.example",
  "https://evilcallouts.example.test",
  "https://sub.callouts.example.test",
  "http://callouts.example.test",
  "https://callouts.example.test:8443",
  "https://callouts.example.test.",
  "https://callouts.example.test/",
  "",
];
test.each(foreign)("a page of %p gets no socket", async (origin) => {
  live = await startLive(strict());
  const headers = await signInHeaders(strict(), await aUser(ports().database.db));
  const socket = new WebSocket(cableAddress(live.origin, headers), ["actioncable-v1-json"], {
    headers: { host: "callouts.example.test" },
    ...(origin === "" ? {} : { origin }),
  });
  socket.on("error", () => undefined);
  const [, answer] = await once(socket, "unexpected-response");
  expect(answer.statusCode).toBe(404);
  socket.terminate();
});

test("the app's own page gets one", async () => {
  live = await startLive(strict());
  const headers = await signInHeaders(strict(), await aUser(ports().database.db));
  const own = { headers: { host: "callouts.example.test" }, origin: "https://callouts.example.test" };
  const ear = new Ear(new WebSocket(cableAddress(live.origin, headers), ["actioncable-v1-json"], own));
  expect(await ear.next()).toEqual({ type: "welcome" });
});

test("the eleventh socket of a person is put off, and the place of a closed one is free again", async () => {
  await start();
  const user = await aUser(ports().database.db);
  const address = cableAddress(live.origin, await signInHeaders(ports(), user));
  const ears = Array.from({ length: 10 }, () => listenAt(live.origin, address));
  for (const ear of ears) await ear.next();
  expect(await listenAt(live.origin, address).closed).toBe(1013);
  ears[0]?.socket.close();
  await ears[0]?.closed;
  expect(await listenAt(live.origin, address).next()).toEqual({ type: "welcome" });
});

test("more than twenty connections in a minute are put off, and from one address more than sixty refused", async () => {
  await start();
  const user = await aUser(ports().database.db);
  const address = cableAddress(live.origin, await signInHeaders(ports(), user));
  for (let n = 0; n < 20; n++) {
    const ear = listenAt(live.origin, address);
    await ear.next();
    ear.socket.close();
    await ear.closed;
  }
  expect(await listenAt(live.origin, address).closed).toBe(1013);
  await sql`update rate_limits set hits = 60 where key like 'cable 127%'`.execute(ports().database.db);
  const { socket } = listenAt(live.origin, address);
  const [, answer] = await once(socket, "unexpected-response");
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "60"]);
  socket.terminate();
});

test("a practice has two hundred sockets and no more; another practice is not concerned", async () => {
  await start();
  const { db } = ports().database;
  const anna = await aUser(db);
  const { company_id } = anna;
  for (let n = 0; n < 20; n++) {
    const address = cableAddress(
      live.origin,
      await signInHeaders(ports(), n === 0 ? anna : await aUser(db, { company_id })),
    );
    const ears = Array.from({ length: 10 }, () => listenAt(live.origin, address));
    for (const ear of ears) await ear.next();
    // One address connects sixty times a minute.
    ports().clock.advance(12_000);
  }
  const late = await signInHeaders(ports(), await aUser(db, { company_id }));
  expect(await listenAt(live.origin, cableAddress(live.origin, late)).closed).toBe(1013);
  const stranger = await signInHeaders(ports(), await aUser(db));
  expect(await listenAt(live.origin, cableAddress(live.origin, stranger)).next()).toEqual({ type: "welcome" });
});

test("who stops reading is cut off before a megabyte waits, and the others hear everything", async () => {
  await start();
  const { db } = ports().database;
  const anna = await aUser(db);
  const serverSide: Socket[] = [];
  live.app.server.on("connection", (socket: Socket) => serverSide.push(socket));
  const slow = await anEar(live, ports(), anna);
  // What comes is as long as the identifier it comes under.
  for (let n = 0; n < 9; n++) slow.send(subscribe(`${IDENTIFIER}${" ".repeat(60_000 + n)}`));
  for (let n = 0; n < 9; n++) await slow.next();
  slow.socket.pause();
  const quick = await anEar(live, ports(), await aUser(db, { company_id: anna.company_id }));
  const [cut] = serverSide;
  if (!cut) throw new Error("Nobody came");
  let most = 0;
  for (let n = 0; !cut.destroyed; n++) {
    await tell(ports(), anna.company_id, `n${n}`);
    await quick.until((frame) => messageOf(frame).title === `n${n}`);
    most = Math.max(most, cut.writableLength);
  }
  // The frames of one message are the most that is written beyond the bound before it is looked at.
  expect(most).toBeLessThan(2 * MAX_BUFFERED_BYTES);
  slow.socket.resume();
  expect(await slow.closed).toBe(1006);
});

test("a large frame, a flood and too many subscriptions end or are refused", async () => {
  await start();
  const { db } = ports().database;
  const large = await anEar(live, ports(), await aUser(db));
  large.send("x".repeat(64 * 1024 + 1));
  expect(await large.closed).toBe(1009);
  const greedy = await anEar(live, ports(), await aUser(db));
  for (let n = 0; n < 10; n++) greedy.send(subscribe(`${IDENTIFIER}${" ".repeat(n + 1)}`));
  const answers = await greedy.until(({ type }) => type === "reject_subscription");
  expect(answers).toHaveLength(10);
  for (let n = 0; n < 90; n++) greedy.send("{}");
  expect(await greedy.closed).toBe(1008);
});

test("a peer that answers no probe is let go", async () => {
  await start({ pingEvery: 10 });
  const ear = await anEar(live, ports(), await aUser(ports().database.db));
  // Half-open: the connection stands, and nobody reads.
  (ear.socket as WebSocket & { _socket: Socket })._socket.pause();
  const deaf = new Promise((resolve) => live.app.server.getConnections((_, count) => resolve(count)));
  expect(await deaf).toBe(1);
  const emptied = (): Promise<number> =>
    new Promise((resolve) => live.app.server.getConnections((_, count) => resolve(count)));
  while ((await emptied()) > 0) await new Promise((resolve) => setImmediate(resolve));
  ear.socket.terminate();
});
