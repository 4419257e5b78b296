/** No room on the disk: said as it is, without a flood of lines, and over by itself when there is room. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { createLog } from "../../../server/platform/log.ts";
import { testPorts } from "../../support/testPorts.ts";

const ports = testPorts();
const lines: string[] = [];
let app: FastifyInstance;
let error: Error | undefined;
beforeEach(async () => {
  app = await buildApp(ports(), { logger: createLog("error", { write: (line: string) => void lines.push(line) }) });
  app.get("/work", async () => {
    if (error) throw error;
    return { done: true };
  });
});
afterEach(() => app.close());

const full = (message: string, code?: string): Error => Object.assign(new Error(message), code ? { code } : {});

test("every way of saying that the disk is full is 507, told once in the log, and well again afterwards", async () => {
  const ways = [
    full('could not extend file "base/5/16384": No space left on device', "53100"),
    full("ENOSPC: no space left on device, write", "ENOSPC"),
    full("could not write to file: No space left on device"),
  ];
  for (error of ways) {
    const { statusCode, headers, ...answer } = await app.inject({ url: "/work" });
    expect([statusCode, headers["retry-after"]]).toEqual([507, "60"]);
    expect(answer.json()).toEqual({
      code: "storage_full",
      errors: ["The server has no space left. Nothing was saved."],
    });
  }
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    "the disk is full: nothing can be saved until there is room",
  ]);
  error = undefined;
  expect((await app.inject({ url: "/work" })).statusCode).toBe(200);
});
