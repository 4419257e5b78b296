/**
 * Many open apps, each with Rails' own client as the app has it, lose the server at once (`kill -9`): they must not come back
 * in one moment, be all back soon, and nobody who asks the server meanwhile may be refused.
 * `node bench/herd.ts [--clients 2000] [--rounds 2]`; DATABASE_URL for PostgreSQL; exits with 1 when more than a quarter tried
 * within a second, when one was not back within 35 s, or when an answer was 5xx.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { adapters, createConsumer } from "@rails/actioncable";
import { WebSocket } from "ws";
import { CABLE_PATH, CALLOUTS_CHANNEL } from "../src/contract/notification.ts";
import { signIn } from "./support/api.ts";
import { askApi } from "./support/plainCalls.ts";
import { ServerProcess } from "./support/serverProcess.ts";

const { values } = parseArgs({
  options: { clients: { type: "string", default: "2000" }, rounds: { type: "string", default: "2" } },
});
const [clients, rounds] = [Number(values.clients), Number(values.rounds)];

/** A share of all, and milliseconds. */
const [PEAK, BACK] = [0.25, 35_000];
/** Milliseconds in which the first connections must stand, and between two questions over HTTP. */
const TIMEOUT_MS = 60_000;
const ASK_EVERY_MS = 100;
/** Milliseconds after which the clients' own timers no longer beat together, as after a common start. */
const SETTLE_MS = 12_000;

/** When somebody tried to connect. */
let tries: number[] = [];
let connected = 0;

/** What the client looks for in a browser, and a socket that says which page it is of. */
function bePage(origin: string): void {
  class PageSocket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      tries.push(performance.now());
      super(url, protocols, { origin, perMessageDeflate: false });
      // What failed is told by its end.
      this.on("error", () => undefined);
    }
  }
  Object.assign(adapters, { WebSocket: PageSocket });
  const none = () => undefined;
  Object.assign(globalThis, {
    document: { visibilityState: "visible" },
    addEventListener: none,
    removeEventListener: none,
  });
}

async function allConnected(within: number): Promise<void> {
  for (const until = Date.now() + within; connected < clients && Date.now() < until; ) await pause(20);
}

/** The most tries within any second, as a share of all clients. */
function peakOf(times: number[]): number {
  let [most, from] = [0, 0];
  for (const [at, time] of times.entries()) {
    while (time - (times[from] ?? 0) > 1000) from += 1;
    most = Math.max(most, at - from + 1);
  }
  return most / clients;
}

const server = await ServerProcess.create();
try {
  const api = await signIn(server.origin);
  bePage(server.origin);
  const { "access-token": accessToken = "", uid = "", client = "" } = api.headers;
  const address = `${server.origin.replace("http", "ws")}${CABLE_PATH}`;
  const consumers = Array.from({ length: clients }, () =>
    createConsumer(() => `${address}?${new URLSearchParams({ accessToken, uid, client })}`),
  );
  for (const { subscriptions } of consumers) {
    subscriptions.create(
      { channel: CALLOUTS_CHANNEL },
      {
        connected: () => {
          connected += 1;
        },
        disconnected: () => {
          connected -= 1;
        },
      },
    );
  }
  await allConnected(TIMEOUT_MS);
  if (connected < clients) throw new Error(`Only ${connected} of ${clients} were connected.`);
  const seen = { peak: 0, back: 0, missing: 0, failed: 0, asked: 0 };
  for (let round = 0; round < rounds; round += 1) {
    await pause(SETTLE_MS);
    tries = [];
    const began = performance.now();
    await server.end("SIGKILL");
    await server.start();
    let isOver = false;
    const asking = (async () => {
      while (!isOver) {
        const { status } = await askApi(server.origin, api, "GET", "/notifications?limit=1");
        seen.asked += 1;
        if (status >= 500 || status === 0) seen.failed += 1;
        await pause(ASK_EVERY_MS);
      }
    })();
    await allConnected(BACK - (performance.now() - began));
    isOver = true;
    await asking;
    seen.back = Math.max(seen.back, Math.round(performance.now() - began));
    seen.missing += clients - connected;
    seen.peak = Math.max(seen.peak, Math.round(100 * peakOf(tries)) / 100);
  }
  for (const consumer of consumers) consumer.disconnect();
  process.stdout.write(`${JSON.stringify({ clients, rounds, ...seen })}\n`);
  process.exitCode = seen.peak > PEAK || seen.missing > 0 || seen.failed > 0 ? 1 : 0;
} finally {
  await server.remove();
}
