/**
 * Many open apps at one server. Of many practices, each with a session of its own: how long they take to come back all at once,
 * and what they cost while nothing happens. All of one practice: how soon each hears of a callout beside bare `ws` in the same run,
 * and how soon of an answer while many come.
 * `node bench/capacity.ts [--clients 200] [--practices 100] [--hold 20] [--broadcasts 20] [--rate 50] [--seconds 10]`: the whole size
 * is `--clients 2000 --hold 600` for GP1 to GP3 and `--clients 500` for GP4; on the embedded engine or on the empty database of
 * DATABASE_URL; exits with 1 when something is over its figure.
 */
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { answersUnderLoad } from "./support/answersUnderLoad.ts";
import { type Api, signIn } from "./support/api.ts";
import { CableClients } from "./support/cableClients.ts";
import { collectGarbage } from "./support/collectGarbage.ts";
import { copyPractices } from "./support/copiedPractices.ts";
import { cpuTime, residentMemory } from "./support/processUse.ts";
import { quantiles, type Times } from "./support/quantiles.ts";
import { aCallout, sendOne } from "./support/sendCallouts.ts";
import { ServerProcess } from "./support/serverProcess.ts";

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "200" },
    practices: { type: "string", default: "100" },
    hold: { type: "string", default: "20" },
    broadcasts: { type: "string", default: "20" },
    rate: { type: "string", default: "50" },
    seconds: { type: "string", default: "10" },
  },
});
const [clients, hold, broadcasts] = [Number(values.clients), Number(values.hold), Number(values.broadcasts)];

/** Milliseconds that a message has to reach everybody. */
const TIMEOUT_MS = 10_000;

/** Asks over and over while `work` goes on: an answer waits at least as long as the event loop lets everybody wait. */
async function during(ask: () => Promise<unknown>, work: () => Promise<unknown>): Promise<Times> {
  const took: number[] = [];
  let done = false;
  const working = work().finally(() => {
    done = true;
  });
  while (!done) {
    const began = performance.now();
    await ask();
    took.push(performance.now() - began);
    await pause(100);
  }
  await working;
  return quantiles(took);
}

/** From the moment in the message to its arrival at each, one message after the other. */
async function fanOut(apps: CableClients, tell: () => Promise<unknown>) {
  const took: number[] = [];
  apps.hear = ({ notification_type, created_at }) => {
    if (notification_type === "new_callout" && created_at) took.push(Date.now() - Date.parse(created_at));
  };
  for (let n = 1; n <= broadcasts; n += 1) {
    await tell();
    for (const until = Date.now() + TIMEOUT_MS; took.length < n * clients && Date.now() < until; ) await pause(5);
  }
  return { undelivered: broadcasts * clients - took.length, ...quantiles(took) };
}

async function control() {
  const worker = new Worker(new URL("./support/rawCable.ts", import.meta.url));
  const [port] = (await once(worker, "message")) as [number];
  const apps = new CableClients([`ws://127.0.0.1:${port}`], "http://127.0.0.1");
  const opened = Math.round(await apps.open(clients));
  const message = { notification_type: "new_callout", title: "x".repeat(300) };
  const heard = await fanOut(apps, async () => worker.postMessage(message));
  apps.close();
  await worker.terminate();
  return { opened, ...heard };
}

async function idle(server: ServerProcess) {
  const before = await cpuTime(server.pid);
  const health = await during(
    () => fetch(`${server.origin}/healthz`).then((answer) => answer.arrayBuffer()),
    () => pause(hold * 1000),
  );
  const cpu = Math.round(((await cpuTime(server.pid)) - before) / hold / 10);
  return { cpu, health };
}

/** Of the process, in KiB, before and after it collects its garbage. */
async function memoryOf(server: ServerProcess, inspector: string) {
  const asItIs = await residentMemory(server.pid);
  await collectGarbage(inspector);
  return { asItIs, needed: await residentMemory(server.pid) };
}

/** While nothing happens; and for each app, in KiB, what it needs, also with the garbage that nobody has asked back yet. */
async function held(server: ServerProcess, inspector: string, apps: CableClients) {
  const empty = await memoryOf(server, inspector);
  await apps.open(clients);
  const { cpu, health } = await idle(server);
  const full = await memoryOf(server, inspector);
  const memory = Math.round((full.needed - empty.needed) / clients);
  const memoryWithGarbage = Math.round((full.asItIs - empty.needed) / clients);
  apps.close();
  return { memory, memoryWithGarbage, cpu, health };
}

/** All of the practice in which something happens. */
async function told(apps: CableClients, api: Api) {
  await apps.open(clients);
  const payload = await aCallout(api);
  const heard = await fanOut(apps, () => sendOne(api, payload));
  const load = { rate: Number(values.rate), seconds: Number(values.seconds), clients };
  const answers = await answersUnderLoad(apps, api, load);
  apps.close();
  return { heard, answers };
}

async function backAgain(apps: CableClients, api: Api) {
  let opened = 0;
  const http = await during(
    () => api.call("GET", "/notifications?limit=1"),
    async () => {
      opened = Math.round(await apps.open(clients));
    },
  );
  apps.close();
  return { opened, http };
}

async function measure(server: ServerProcess, inspector: string, emails: string[]) {
  const sessions: Api[] = [];
  for (const email of emails) sessions.push(await signIn(server.origin, email));
  const [api] = sessions;
  if (!api) throw new Error("There is no practice.");
  const ofAll = CableClients.signedIn(server.origin, ...sessions);
  const ofOne = CableClients.signedIn(server.origin, api);
  const alone = await held(server, inspector, ofAll);
  const together = await told(ofOne, api);
  const drops = ofAll.drops + ofOne.drops;
  return { practices: sessions.length, drops, ...alone, ...together, ...(await backAgain(ofAll, api)) };
}

const server = await ServerProcess.create("1", { NODE_OPTIONS: "--inspect=0" });
try {
  const raw = await control();
  // Filling the demo took memory that would be given back while the sockets take theirs.
  await server.end("SIGTERM");
  const emails = await copyPractices(server.dataDir, Number(values.practices));
  let inspector = "";
  server.hear = (line) => {
    inspector ||= /ws:\S+/.exec(line)?.[0] ?? "";
  };
  await server.start();
  const own = await measure(server, inspector, emails);
  const { heard, answers } = own;
  const figures: Record<string, boolean> = {
    "GP1 drops": own.drops > 0,
    "GP1 memory": own.memory > 40,
    "GP1 processor": own.cpu >= 15,
    "GP1 event loop": own.health.p99 >= 50,
    "GP2 undelivered": heard.undelivered > 0,
    "GP2 beside the control": heard.p95 > 2 * raw.p95,
    "GP2 time": heard.p95 > 150,
    "GP3 subscribed": own.opened > 10_000,
    "GP3 answers": own.http.p95 > 500,
    "GP4 undelivered": answers.undelivered > 0,
    "GP4 rate": answers.rate < 0.95 * Number(values.rate),
    "GP4 time": answers.p95 > 250,
  };
  const missed = Object.keys(figures).filter((name) => figures[name]);
  process.stdout.write(`${JSON.stringify({ clients, hold, broadcasts, control: raw, ...own, missed })}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await server.remove();
}
