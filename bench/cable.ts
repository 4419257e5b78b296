/**
 * The cable beside bare `ws` in the same run (docs/performance.md P13, P14): news at a steady rate, then as fast as open apps
 * hear of it with eight under way. Ours is written into the table and announced by another process, as each change is.
 * `node bench/cable.ts [--clients 1000] [--rate 40] [--seconds 10] [--loop 8] [--samples 400] [--rounds 5]` on the empty
 * database of DATABASE_URL, both in turn. Prints one line of JSON with the middle of each figure, and exits with 1 when a
 * budget is missed.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { type LiveNotification } from "../src/contract/shapes/notification.ts";
import { signIn } from "./support/api.ts";
import { CableClients } from "./support/cableClients.ts";
import { middle, quantiles } from "./support/quantiles.ts";
import { ServerProcess } from "./support/serverProcess.ts";

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "1000" },
    rate: { type: "string", default: "40" },
    seconds: { type: "string", default: "10" },
    loop: { type: "string", default: "8" },
    samples: { type: "string", default: "400" },
    rounds: { type: "string", default: "5" },
  },
});
const { clients, rate, seconds, loop, samples, rounds } = {
  clients: Number(values.clients),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
  loop: Number(values.loop),
  samples: Number(values.samples),
  rounds: Number(values.rounds),
};

/** Milliseconds that all news has to arrive after the last was told. */
const TIMEOUT_MS = 20_000;
/** News before that which counts. */
const WARMING_NEWS = 100;

/** Tells everybody something with that title, later. */
type Tell = (title: string) => void;

/** As long as a real message; begins with its number. */
const titleOf = (n: number): string => `${n} `.padEnd(300, "x");
const numberOf = (title = ""): number => Number.parseInt(title, 10);

/** From the moment at which each was due, so that telling late counts as late. */
async function atRate(apps: CableClients, tell: Tell) {
  const due: number[] = [];
  const took: number[] = [];
  apps.hear = ({ title }) => took.push(performance.now() - (due[numberOf(title)] ?? 0));
  const began = performance.now();
  for (let n = 0; n < rate * seconds; n += 1) {
    due[n] = began + (n * 1000) / rate;
    await pause(Math.max(0, (due[n] ?? 0) - performance.now()));
    tell(titleOf(n));
  }
  const expected = rate * seconds * clients;
  for (const until = Date.now() + TIMEOUT_MS; took.length < expected && Date.now() < until; ) await pause(10);
  return { lost: expected - took.length, ...quantiles(took) };
}

/** Deliveries a second. The next is told when everybody has heard one of those under way. */
async function inLoop(apps: CableClients, tell: Tell, samples: number): Promise<number> {
  const heard = new Map<number, number>();
  const { promise: all, resolve: finish } = Promise.withResolvers<void>();
  let [told, done] = [0, 0];
  const next = (): void => {
    if (told < samples) tell(titleOf(told++));
  };
  apps.hear = ({ title }) => {
    const n = numberOf(title);
    const count = (heard.get(n) ?? 0) + 1;
    heard.set(n, count);
    if (count < clients) return;
    done += 1;
    if (done === samples) finish();
    else next();
  };
  const began = performance.now();
  for (let n = 0; n < loop; n += 1) next();
  await all;
  return Math.round((samples * clients * 1000) / (performance.now() - began));
}

async function measure(apps: CableClients, tell: Tell) {
  await apps.open(clients);
  await inLoop(apps, tell, WARMING_NEWS);
  const steady = await atRate(apps, tell);
  const perSecond = await inLoop(apps, tell, samples);
  const { drops } = apps;
  apps.close();
  return { ...steady, perSecond, drops };
}

/** What the control's messages carry, so that they are as long as ours. */
const AS_LONG: Omit<Required<LiveNotification>, "title" | "created_at"> = {
  action_by_id: null,
  notification_type: "new_callout",
  callout_id: 1000,
  notification_id: 1000,
  seq: 1000,
  epoch: randomUUID(),
  params: {},
};

async function control() {
  const worker = new Worker(new URL("./support/rawCable.ts", import.meta.url));
  const [port] = (await once(worker, "message")) as [number];
  const apps = new CableClients([`ws://127.0.0.1:${port}`], "http://127.0.0.1");
  const figures = await measure(apps, (title) => worker.postMessage({ ...AS_LONG, title }));
  await worker.terminate();
  return figures;
}

type Figures = Awaited<ReturnType<typeof measure>>;

function middleOf(measured: Figures[]): Figures {
  const [first] = measured;
  if (!first) throw new Error("Nothing was measured.");
  const names = Object.keys(first) as (keyof Figures)[];
  const middles = names.map((name) => [name, middle(measured.map((figures) => figures[name]))]);
  return Object.fromEntries(middles) as Figures;
}

const server = await ServerProcess.create();
try {
  const api = await signIn(server.origin);
  const teller = new Worker(new URL("./support/newsTeller.ts", import.meta.url));
  await once(teller, "message");
  const [bare, own]: [Figures[], Figures[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await control());
    own.push(await measure(CableClients.signedIn(server.origin, api), (title) => teller.postMessage(title)));
  }
  teller.postMessage(null);
  const [ours, raw] = [middleOf(own), middleOf(bare)];
  const figures: Record<string, boolean> = {
    "P13 lost": own.some(({ lost, drops }) => lost + drops > 0),
    "P13 beside the control": ours.p95 > 1.5 * raw.p95,
    "P14 beside the control": ours.perSecond < 0.8 * raw.perSecond,
  };
  const missed = Object.keys(figures).filter((name) => figures[name]);
  process.stdout.write(`${JSON.stringify({ clients, rate, seconds, loop, ours, control: raw, missed })}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await server.remove();
}
