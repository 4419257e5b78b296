/** A server that ends while it still works for browsers that have gone. */
import { type ClientRequest, request } from "node:http";
import { type AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { type FastifyInstance, type RouteOptions } from "fastify";
import { type KyselyPlugin } from "kysely";
import { buildApp } from "../../../server/app.ts";
import { createLog } from "../../../server/platform/log.ts";
import { type Ports } from "../../../server/platform/ports.ts";
import { deriveKeys } from "../../../server/platform/secretKeys.ts";
import { aPractice, type Practice } from "../../support/aCallout.ts";
import { openTestDatabase } from "../../support/database/testDatabase.ts";
import { FakeClock, SECRET, testConfig } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { signInHeaders } from "../../support/signIn.ts";

const SITE = { name: "Harbour Hospital", short_name: "Harbour", time_zone: "Europe/London", theatres: [] };

type Line = { level: number; msg: string };

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let ports: Ports;
let app: FastifyInstance;
let practice: Practice;
let lines: Line[];
/** How many requests have come to their end, whether or not anybody read it. */
let ended: number;
/** Which statement's result is kept back once, until it is released; `reached` when that is so. */
let keptBack: "session is read" | "site is added" | undefined;
let reached: PromiseWithResolvers<void>;
let released: PromiseWithResolvers<void>;

const keepBack = (): KyselyPlugin => {
  const kept = new WeakSet<object>();
  return {
    transformQuery: ({ node, queryId }) => {
      const isMeant =
        keptBack === "site is added"
          ? node.kind === "InsertQueryNode" && node.into?.table.identifier.name === "sites"
          : keptBack && node.kind === "SelectQueryNode";
      if (isMeant) {
        kept.add(queryId);
        keptBack = undefined;
      }
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (kept.has(queryId)) {
        reached.resolve();
        await released.promise;
      }
      return result;
    },
  };
};

beforeEach(async () => {
  lines = [];
  ended = 0;
  keptBack = undefined;
  [reached, released] = [Promise.withResolvers(), Promise.withResolvers()];
  opened = await openTestDatabase();
  const database = { ...opened.database, db: opened.database.db.withPlugin(keepBack()) };
  ports = { database, clock: new FakeClock(), config: testConfig(), keys: deriveKeys(SECRET) };
  practice = await aPractice(ports);
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Line);
      done();
    },
  });
  const onRoute = (route: RouteOptions): void => {
    route.onSend = async () => {
      ended += 1;
    };
  };
  app = await buildApp(ports, { logger: createLog("info", destination), onRoute });
  await app.listen({ port: 0, host: "127.0.0.1" });
});

/** Sends the request, and goes away once its statement is kept back. */
async function askAndGo(method: string, until: NonNullable<typeof keptBack>, body?: object): Promise<void> {
  const headers = { ...(await signInHeaders(ports, practice.user)), "content-type": "application/json" };
  const { port } = app.server.address() as AddressInfo;
  const asked: ClientRequest = request({ port, host: "127.0.0.1", method, path: "/admin_api/sites", headers });
  const gone = new Promise<void>((resolve) => asked.once("close", resolve));
  keptBack = until;
  asked.on("error", () => undefined).end(body && JSON.stringify(body));
  await reached.promise;
  asked.destroy();
  await gone;
}

const wrong = (): Line[] => lines.filter(({ level }) => level >= 40);

test("what a browser asked for before it went is done before the server has ended", async () => {
  await askAndGo("POST", "site is added", { site: SITE });
  let hasEnded = false;
  const closed = app.close().then(() => {
    hasEnded = true;
  });
  await eventually(() => !app.server.listening);
  for (let turns = 0; turns < 50; turns += 1) await turn();
  expect(hasEnded).toBe(false);
  released.resolve();
  await closed;
  const names = await opened.database.db.selectFrom("sites").select("name").execute();
  await opened.drop();
  await eventually(() => ended === 1);
  expect(names).toContainEqual({ name: "Harbour Hospital" });
  expect(wrong()).toEqual([]);
});

test("nothing is said of a request that the end of the database cut off, when nobody waits for its answer", async () => {
  // Not even signed in: its work has not begun.
  await askAndGo("GET", "session is read");
  await app.close();
  await opened.drop();
  released.resolve();
  await eventually(() => ended === 1);
  expect(wrong()).toEqual([]);
});
