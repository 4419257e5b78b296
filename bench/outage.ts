/**
 * Kills the server (`kill -9`) while practices send callouts and clients listen, and starts it again: every client must be
 * told of every acknowledged callout of its own practice exactly once, in order, and of no other. With `--away` the clients
 * lose their connections before the first callout, and come back so many seconds later.
 * `node bench/outage.ts [--clients 20] [--practices 10] [--events 40] [--kills 1] [--away 0]`; DATABASE_URL for PostgreSQL;
 * exits with 1 when something was missed, told twice or foreign.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type NotificationsResponse } from "../src/contract/shapes/notification.ts";
import { type Api, signIn } from "./support/api.ts";
import { copyPractices } from "./support/copiedPractices.ts";
import { InboxClient } from "./support/inboxClient.ts";
import { aCallout, sendOne } from "./support/sendCallouts.ts";
import { ServerProcess } from "./support/serverProcess.ts";

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "20" },
    practices: { type: "string", default: "10" },
    events: { type: "string", default: "40" },
    kills: { type: "string", default: "1" },
    away: { type: "string", default: "0" },
  },
});
const [clients, events, kills] = [Number(values.clients), Number(values.events), Number(values.kills)];
const away = Number(values.away) * 1000;

/** Milliseconds that everybody has to catch up after the last callout. */
const TIMEOUT_MS = 30_000;

/** `sent`: its callouts, in order. */
type Practice = { api: Api; payload: object; sent: number[]; listeners: InboxClient[] };

async function seqOf(api: Api): Promise<number> {
  const { body } = await api.call<NotificationsResponse>("GET", "/notifications?limit=1");
  return body.meta.seq;
}

/** The n-th of all; its listeners are as many as those of the others, or one more. */
async function aPractice(origin: string, email: string, n: number, all: number): Promise<Practice> {
  const api = await signIn(origin, email);
  const [payload, seq] = [await aCallout(api), await seqOf(api)];
  const listeners = Array.from(
    { length: Math.floor((clients + all - 1 - n) / all) },
    () => new InboxClient(origin, api, seq),
  );
  return { api, payload, sent: [], listeners };
}

/** The practices take turns. */
async function sendAll(practices: Practice[], server: ServerProcess): Promise<void> {
  const killAt = new Set(Array.from({ length: kills }, (_, kill) => Math.floor(((kill + 1) * events) / (kills + 1))));
  let restarting: Promise<void> = Promise.resolve();
  for (let n = 0; n < events; n++) {
    // Not waited for: requests are under way while it dies. The next one waits until it is there again.
    if (killAt.has(n)) {
      await restarting;
      restarting = server.end("SIGKILL").then(() => server.start());
    }
    const practice = practices[n % practices.length];
    if (practice) practice.sent.push(await sendOne(practice.api, practice.payload));
  }
  await restarting;
}

async function connected(listeners: InboxClient[]): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until && listeners.some(({ connections }) => connections === 0)) await pause(50);
}

async function caughtUp({ api, listeners }: Practice): Promise<void> {
  const last = await seqOf(api);
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until && listeners.some(({ seq }) => seq < last)) await pause(50);
}

function verdictOf({ sent, listeners }: Practice) {
  const own = new Set(sent);
  const sum = (count: (ids: number[], client: InboxClient) => number): number =>
    listeners.reduce((all, client) => all + count(client.told, client), 0);
  return {
    missed: sum((ids) => sent.filter((id) => !ids.includes(id)).length),
    twice: sum((ids) => ids.length - new Set(ids).size),
    foreign: sum((_, { heard }) => [...heard].filter((id) => !own.has(id)).length),
    right: listeners.filter(({ told }) => told.join() === sent.join()).length,
  };
}

const server = await ServerProcess.create();
try {
  await server.end("SIGTERM");
  const emails = await copyPractices(server.dataDir, Number(values.practices));
  await server.start();
  const practices = await Promise.all(emails.map((email, n) => aPractice(server.origin, email, n, emails.length)));
  const listeners = practices.flatMap((practice) => practice.listeners);
  for (const listener of listeners) listener.open();
  const until = Date.now() + away;
  if (away > 0) {
    await connected(listeners);
    for (const listener of listeners) listener.close();
  }
  await sendAll(practices, server);
  if (away > 0) {
    await pause(Math.max(0, until - Date.now()));
    for (const listener of listeners) listener.open();
  }
  await Promise.all(practices.map(caughtUp));
  const reconnected = Math.min(...listeners.map(({ connections }) => connections)) - 1;
  for (const listener of listeners) listener.close();
  const found = practices.map(verdictOf).reduce((all, { missed, twice, foreign, right }) => ({
    missed: all.missed + missed,
    twice: all.twice + twice,
    foreign: all.foreign + foreign,
    right: all.right + right,
  }));
  const line = { clients, practices: practices.length, events, kills, ...found, reconnected };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  const isRight = found.right === clients && found.foreign === 0;
  process.exitCode = isRight && reconnected >= Math.min(kills, 1) ? 0 : 1;
} finally {
  await server.remove();
}
