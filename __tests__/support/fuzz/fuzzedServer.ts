/** The whole server, its demo pages too, over a world with one of everything that is put back after each change. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type FastifyInstance, type FastifyRequest, type InjectOptions } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { workSettled } from "../../../server/features/auth/person/backgroundWork.ts";
import { MovableClock } from "../../../server/platform/clock.ts";
import { NOW, testPorts } from "../database/testPorts.ts";
import { errorLog } from "../errorLog.ts";
import { everyKind, type FuzzWorld, keepRows } from "./fuzzWorld.ts";
import { readDocument } from "./openApi.ts";
import { BOUNCE_SECRET } from "./plainRequests.ts";

/** Stands still, and can be put forward by /dev/clock. */
class DemoClock extends MovableClock {
  #at = new Date(NOW).getTime();
  override now(): Date {
    return new Date(this.#at);
  }
  override advance(milliseconds: number): void {
    this.#at += milliseconds;
  }
  reset(): void {
    this.#at = new Date(NOW).getTime();
  }
}

export type Asked = {
  status: number;
  body: string;
  /** Past the checks of what was sent: something looked at it that acts. */
  isHandled: boolean;
  /** What is wrong with the answer, if anything is. */
  fault?: string;
};

const brief = (text: unknown, length: number): string => String(text ?? "").slice(0, length);

export function fuzzedServer() {
  const given = testPorts({ rateLimitFactor: 100_000, bounceSecret: BOUNCE_SECRET, demo: true });
  const clock = new DemoClock();
  const ports = () => ({ ...given(), clock });
  const handled = new Set<string>();
  let logged: unknown;
  const logger = errorLog((what) => {
    logged = what;
  });
  const it = {} as { app: FastifyInstance; world: FuzzWorld; putBack: () => Promise<void>; dist: string };

  beforeEach(async () => {
    it.dist = await mkdtemp(path.join(os.tmpdir(), "callouts-fuzzed-"));
    await writeFile(path.join(it.dist, "index.html"), "<!doctype html>");
    const options: Parameters<typeof buildApp>[1] = {
      dist: it.dist,
      logger,
      onRoute: (route) => {
        route.preHandler = [route.preHandler ?? []].flat().concat(async ({ id }: FastifyRequest) => {
          handled.add(id);
        });
      },
    };
    it.app = await buildApp(ports(), options);
    clock.reset();
    // Made once: the copy of its rows outlives the emptying after each test.
    if (it.putBack) return it.putBack();
    it.world = await everyKind(ports());
    it.putBack = await keepRows(ports());
  });
  afterEach(async () => {
    await it.app.close();
    await rm(it.dist, { recursive: true });
  });

  /** Asks, waits for what is done behind the answer, and undoes whatever that changed. */
  async function ask(request: InjectOptions): Promise<Asked> {
    logged = undefined;
    const { statusCode: status, body, headers } = await it.app.inject(request);
    await workSettled(ports().database);
    const isHandled = handled.delete(String(headers["x-request-id"]));
    if (status < 400 && request.method !== "GET" && request.method !== "HEAD") await it.putBack();
    clock.reset();
    if (status < 500 && logged === undefined && !/node_modules|\.ts:\d|at async/.test(body))
      return { status, body, isHandled };
    const asked = `${request.method} ${brief(request.url, 200)} ${brief(request.payload, 400)}`;
    const { err } = (logged ?? {}) as { err?: Error };
    return { status, body, isHandled, fault: `${asked}: ${status} ${brief(body, 200)} ${err?.stack}` };
  }

  return {
    ports,
    ask,
    app: () => it.app,
    world: () => it.world,
    document: () => readDocument(it.app),
  };
}
