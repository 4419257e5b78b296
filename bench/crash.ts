/**
 * Kills the server (`kill -9`) at random moments while eight write, clients listen and mails leave, and starts it again.
 * Every acknowledged change must be there once and whole, every client be told of every callout once and in order, every
 * mail have come, again only where it was under way when the server died; ready again within 3 s.
 * `node bench/crash.ts [--rounds 50] [--writers 8] [--clients 4] [--seed n] [--hurry]`; DATABASE_URL for PostgreSQL, where the
 * queue notices after a minute that a heartbeat was missed (`--hurry`: that minute is passed in the database); exits with 1 when
 * something was missed.
 */
import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { MAIL_QUEUE } from "../server/platform/queues.ts";
import { type NotificationsResponse } from "../src/contract/shapes/notification.ts";
import { type Api, signIn } from "./support/api.ts";
import { randomOf } from "./support/chaosNetwork.ts";
import { freePort } from "./support/freePort.ts";
import { InboxClient } from "./support/inboxClient.ts";
import { MailSink } from "./support/mailSink.ts";
import { passAMinute } from "./support/passAMinute.ts";
import { quantiles } from "./support/quantiles.ts";
import { ServerProcess } from "./support/serverProcess.ts";
import { inspect } from "./support/wholeness.ts";
import { Writers } from "./support/writers.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "50" },
    writers: { type: "string", default: "8" },
    clients: { type: "string", default: "4" },
    seed: { type: "string", default: String(randomInt(1_000_000)) },
    hurry: { type: "boolean", default: false },
  },
});
const [rounds, count, clients, seed] = [values.rounds, values.writers, values.clients, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];

/** Milliseconds that a life lasts from its readiness on. */
const [SHORTEST, LONGEST] = [100, 2500];
/** Milliseconds from the start of the process to its readiness. */
const READY_MS = 3000;
/** Milliseconds that everybody has to catch up after the last change. */
const TIMEOUT_MS = 60_000;
/** Milliseconds between looks at the queue, and within which it must have sent what was under way at the last kill. */
const LOOK_EVERY_MS = 500;
const CLAIM_LOST_MS = 150_000;

/** Ends the server and starts it again. Returns the milliseconds from the start of the process to its readiness. */
async function restart(server: ServerProcess, signal: "SIGTERM" | "SIGKILL"): Promise<number> {
  await server.end(signal);
  const began = performance.now();
  await server.start();
  const { status } = await fetch(`${server.origin}/readyz`);
  if (status !== 200) throw new Error(`/readyz was answered with ${status}.`);
  return performance.now() - began;
}

/** How long each start took. */
async function killAndStart(server: ServerProcess, sink: MailSink, writers: Writers): Promise<number[]> {
  const random = randomOf(seed);
  const took: number[] = [];
  while (took.length < rounds && writers.going) {
    await pause(SHORTEST + random() * (LONGEST - SHORTEST));
    sink.life += 1;
    took.push(await restart(server, "SIGKILL"));
  }
  return took;
}

async function caughtUp(api: Api, listeners: InboxClient[]): Promise<void> {
  const { body } = await api.call<NotificationsResponse>("GET", "/notifications?limit=1");
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until && listeners.some(({ seq }) => seq < body.meta.seq)) await pause(50);
}

/** Ends the server in order and looks; once more when mails that were under way wait for their next try. */
async function lookAfterwards(server: ServerProcess, sink: MailSink, { acknowledged }: Writers) {
  await server.end("SIGTERM");
  const found = await inspect(server.dataDir, acknowledged, sink);
  if (found.faults.mailNotSent === 0 && found.faults.jobNotDone === 0) return found;
  sink.life += 1;
  if (values.hurry && process.env.DATABASE_URL) await passAMinute(server.dataDir);
  await server.start();
  const until = Date.now() + CLAIM_LOST_MS;
  while (Date.now() < until && (await mailsToSend()) > 0) await pause(LOOK_EVERY_MS);
  await server.end("SIGTERM");
  return inspect(server.dataDir, acknowledged, sink);
}

/** As the running server tells them: those that are due, planned, to be tried again or being worked on. */
async function mailsToSend(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const numbers = (await answer.text()).matchAll(new RegExp(`^callouts_jobs{queue="${MAIL_QUEUE}",.*} (\\d+)$`, "gm"));
  const states = [...numbers].map(([, number]) => Number(number));
  if (states.length === 0) throw new Error("The queue tells nothing.");
  return states.reduce((sum, jobs) => sum + jobs, 0);
}

const metricsPort = await freePort();
const sink = await MailSink.open();
const server = await ServerProcess.create("1", { SMTP_URL: sink.url, METRICS_PORT: String(metricsPort) });
try {
  // The control: what a start takes here and now after an orderly end.
  const orderly = Math.round(await restart(server, "SIGTERM"));
  const api = await signIn(server.origin);
  const { body } = await api.call<NotificationsResponse>("GET", "/notifications?limit=1");
  const listeners = Array.from({ length: clients }, () => new InboxClient(server.origin, api, body.meta.seq));
  for (const listener of listeners) listener.open();
  const writers = await Writers.of(api);
  const writing = writers.run(count);
  // A failure ends the writing, and with it the kills; it is thrown below.
  writing.catch(() => undefined);
  const took = await killAndStart(server, sink, writers).catch(async (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    await server.remove();
    // Writers and listeners would ask a server for ever that does not come back.
    return process.exit(1);
  });
  writers.going = false;
  await writing;
  await caughtUp(api, listeners);
  for (const listener of listeners) listener.close();
  const { faults, repeated, news } = await lookAfterwards(server, sink, writers);
  const ready = quantiles(took);
  const slow = took.filter((time) => time > READY_MS).length;
  const toldWrong = listeners.filter(({ told }) => told.join() !== news.join()).length;
  const missed = Object.entries({ ...faults, toldWrong, slow }).filter(([, faulty]) => faulty !== 0);
  const done = { seed, rounds: took.length, writers: count, clients, acknowledged: writers.acknowledged.length };
  const line = { ...done, callouts: news.length, mails: sink.arrivals.size, repeated, orderly, ready };
  process.stdout.write(`${JSON.stringify({ ...line, missed: Object.fromEntries(missed) })}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await server.remove();
  await sink.close();
}
