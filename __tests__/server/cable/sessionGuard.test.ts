/** What a socket hears between the notice that sessions have ended and the look whether its own is one of them. */
import { EventEmitter, once } from "node:events";
import { type WebSocket } from "ws";
import { Connection } from "../../../server/cable/connection.ts";
import { SessionGuard } from "../../../server/cable/sessionGuard.ts";
import { endSession, notifySessionEnd } from "../../../server/features/auth/session/endSessions.ts";
import { DAY_MS } from "../../../src/contract/durations.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { subscribe } from "../../support/liveServer.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();

class FakeSocket extends EventEmitter {
  readonly sent: string[] = [];
  readonly bufferedAmount = 0;
  readyState = 1;
  send(frame: string | Buffer): void {
    this.sent.push(String(frame));
  }
  close(): void {
    this.readyState = 2;
  }
}

/** A subscribed socket under a guard whose question to the tables is answered only when `answer` is called. */
async function aDoubtedSocket() {
  const { database, clock } = ports();
  const user = await aUser(database.db);
  await signInHeaders(ports(), user);
  const session = await database.db.selectFrom("sessions").select("id").executeTakeFirstOrThrow();
  const socket = new FakeSocket();
  const connection = new Connection(socket as unknown as WebSocket, clock);
  const { id: userId, company_id: companyId, email: uid } = user;
  connection.welcome({
    userId,
    companyId,
    sessionId: session.id,
    scope: "full",
    role: user.role,
    uid,
    name: "Rosa Vale",
  });
  socket.emit("message", Buffer.from(subscribe()));
  const steps = new EventEmitter();
  const slow = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const answered = once(steps, "answer");
      steps.emit("asked");
      await answered;
      return result;
    },
  });
  const failed = (error: unknown): void => {
    throw error;
  };
  const guarded = { ...ports(), database: { ...database, db: slow } };
  const guard = new SessionGuard(guarded, { connections: new Set([connection]), failed });
  await guard.start();
  const asked = once(steps, "asked");
  const answer = (): boolean => steps.emit("answer");
  return { socket, connection, guard, asked, answer, userId, sessionId: session.id };
}

const NEWS = "news";

test("whose session has ended hears nothing more, not even while the tables are asked", async () => {
  const { socket, connection, guard, asked, answer, userId, sessionId } = await aDoubtedSocket();
  await endSession(ports().database.db, userId, sessionId);
  await asked;
  connection.deliver(() => Buffer.from(NEWS));
  answer();
  await eventually(() => socket.readyState === 2);
  await guard.stop();
  expect(socket.sent.at(-1)).toContain("unauthorized");
  expect(socket.sent).not.toContain(NEWS);
});

test("whose session lives hears a moment later what was told meanwhile", async () => {
  const { socket, connection, guard, asked, answer, userId } = await aDoubtedSocket();
  await notifySessionEnd(ports().database.db, userId);
  await asked;
  connection.deliver(() => Buffer.from(NEWS));
  expect(socket.sent).not.toContain(NEWS);
  answer();
  await eventually(() => socket.sent.includes(NEWS));
  await guard.stop();
  expect(socket.readyState).toBe(1);
});

test.each([
  ["seven days", 0, 1],
  ["a moment longer", 1, 2],
])(
  "a session of which nobody has made use for %s keeps its socket no longer than its calls",
  async (_, more, state) => {
    const { socket, guard, asked, answer } = await aDoubtedSocket();
    ports().clock.advance(7 * DAY_MS + more);
    const checked = guard.check();
    await asked;
    answer();
    await checked;
    await guard.stop();
    expect(socket.readyState).toBe(state);
  },
);
