/** No room on the disk: said as it is, without a flood of lines, and over by itself when there is room. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { Outage } from "../../../server/db/outage.ts";
import { createLog } from "../../../server/platform/log.ts";
import { tellOutages } from "../../../server/platform/tellOutages.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";

const ports = testPorts();
const lines: string[] = [];
let app: FastifyInstance;
let outage: Outage;
let error: Error | undefined;

const full = (message: string, code?: string): Error => Object.assign(new Error(message), code ? { code } : {});
const WAYS = [
  full('could not extend file "base/5/16384": No space left on device', "53100"),
  full("ENOSPC: no space left on device, write", "ENOSPC"),
  full("could not write to file: No space left on device"),
  // To whoever opens a connection to PostgreSQL.
  full("could not write init file", "XX000"),
];

beforeEach(async () => {
  lines.length = 0;
  error = undefined;
  const fail = async (): Promise<void> => {
    if (error) throw error;
  };
  outage = new Outage({ sign: async () => undefined, room: fail, pace: { roomEveryMs: 10 } });
  const log = createLog("warn", { write: (line: string) => void lines.push(line) });
  tellOutages(outage, log);
  app = await buildApp({ ...ports(), database: { ...ports().database, outage } }, { logger: log });
  app.get("/work", async () => {
    await fail();
    return { done: true };
  });
});
afterEach(async () => {
  await app.close();
  outage.close();
});

const told = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg.replace(/\d+ s$/, "… s"));
const ask = (url: string) => app.inject({ url });

test("every way of saying that the disk is full is 507, told once in the log, and well again afterwards", async () => {
  for (error of WAYS) {
    const { statusCode, headers, ...answer } = await ask("/work");
    expect([statusCode, headers["retry-after"]]).toEqual([507, "60"]);
    expect(answer.json()).toEqual({
      code: "storage_full",
      errors: ["The server has no space left. Nothing was saved."],
    });
  }
  expect(told()).toEqual(["the disk is full: nothing can be saved until there is room"]);
  error = undefined;
  expect((await ask("/work")).statusCode).toBe(200);
  await eventually(() => lines.length > 1);
  expect(told().slice(1)).toEqual(["there is room on the disk again after … s"]);
});

test("while it is full the server says that it is alive, and not ready", async () => {
  [error] = WAYS;
  await ask("/work");
  await eventually(() => outage.isFull);
  const { statusCode, headers, ...answer } = await ask("/readyz");
  expect([statusCode, headers["retry-after"], answer.json()]).toEqual([503, "5", { status: "disk full" }]);
  expect((await ask("/healthz")).statusCode).toBe(200);
  error = undefined;
  await eventually(async () => (await ask("/readyz")).statusCode === 200);
});
