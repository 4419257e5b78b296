/**
 * Kills the server (`kill -9`) while callouts are sent and clients listen, and starts it again: every client must be
 * told of every acknowledged callout exactly once, in order. With `--away` the clients lose their connections before the
 * first callout, and come back so many seconds later.
 * `node bench/outage.ts [--clients 20] [--events 40] [--kills 1] [--away 0]`; exits with 1 when something was missed or told
 * twice.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type NotificationsResponse } from "../src/contract/shapes/notification.ts";
import { type Api, signIn } from "./support/api.ts";
import { InboxClient } from "./support/inboxClient.ts";
import { aCallout, sendOne } from "./support/sendCallouts.ts";
import { ServerProcess } from "./support/serverProcess.ts";

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "20" },
    events: { type: "string", default: "40" },
    kills: { type: "string", default: "1" },
    away: { type: "string", default: "0" },
  },
});
const [clients, events, kills] = [Number(values.clients), Number(values.events), Number(values.kills)];
const away = Number(values.away) * 1000;

/** Milliseconds that everybody has to catch up after the last callout. */
const PATIENCE = 30_000;

async function sendAll(api: Api, server: ServerProcess): Promise<number[]> {
  const payload = await aCallout(api);
  const killAt = new Set(Array.from({ length: kills }, (_, kill) => Math.floor(((kill + 1) * events) / (kills + 1))));
  const sent: number[] = [];
  let restarting: Promise<void> = Promise.resolve();
  for (let n = 0; n < events; n++) {
    // Not waited for: requests are under way while it dies.
    if (killAt.has(n)) restarting = server.end("SIGKILL").then(() => server.start());
    sent.push(await sendOne(api, payload));
  }
  await restarting;
  return sent;
}

async function connected(listeners: InboxClient[]): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until && listeners.some(({ connections }) => connections === 0)) await pause(50);
}

async function caughtUp(api: Api, listeners: InboxClient[]): Promise<void> {
  const { body } = await api.call<NotificationsResponse>("GET", "/notifications?limit=1");
  const until = Date.now() + PATIENCE;
  while (Date.now() < until && listeners.some(({ seq }) => seq < body.meta.seq)) await pause(50);
}

const server = await ServerProcess.create();
try {
  const api = await signIn(server.origin);
  const { body } = await api.call<NotificationsResponse>("GET", "/notifications?limit=1");
  const listeners = Array.from({ length: clients }, () => new InboxClient(server.origin, api, body.meta.seq));
  for (const listener of listeners) listener.open();
  const until = Date.now() + away;
  if (away > 0) {
    await connected(listeners);
    for (const listener of listeners) listener.close();
  }
  const sent = await sendAll(api, server);
  if (away > 0) {
    await pause(Math.max(0, until - Date.now()));
    for (const listener of listeners) listener.open();
  }
  await caughtUp(api, listeners);
  const inOrder = listeners.filter(({ told }) => told.join() === sent.join());
  const missed = listeners.reduce((sum, { told }) => sum + sent.filter((id) => !told.includes(id)).length, 0);
  const twice = listeners.reduce((sum, { told }) => sum + told.length - new Set(told).size, 0);
  const reconnected = Math.min(...listeners.map(({ connections }) => connections)) - 1;
  for (const listener of listeners) listener.close();
  const right = inOrder.length;
  process.stdout.write(`${JSON.stringify({ clients, events, kills, missed, twice, right, reconnected })}\n`);
  process.exitCode = right === clients && reconnected >= Math.min(kills, 1) ? 0 : 1;
} finally {
  await server.remove();
}
