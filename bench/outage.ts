/**
 * Kills the server (`kill -9`) while callouts are sent and clients listen, and starts it again: every client must be
 * told of every acknowledged callout exactly once, in order (reliability.md GR2, GR3).
 * `node bench/outage.ts [--clients 20] [--events 40] [--kills 1]`; exits with 1 when something was missed or told twice.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type NotificationsResponse } from "../src/contract/notification.ts";
import { type Api, signIn } from "./support/api.ts";
import { InboxClient } from "./support/inboxClient.ts";
import { ServerProcess } from "./support/serverProcess.ts";

type Row = { id: number };
type Rows = { data: Row[] };

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "20" },
    events: { type: "string", default: "40" },
    kills: { type: "string", default: "1" },
  },
});
const [clients, events, kills] = [Number(values.clients), Number(values.events), Number(values.kills)];

/** Milliseconds that everybody has to catch up after the last callout. */
const PATIENCE = 30_000;

/** What a callout needs, from the demo. */
async function aCallout({ call }: Api): Promise<object> {
  const [sites, surgeons, doctors] = await Promise.all(
    ["/sites", "/surgeons", "/doctors?status=active"].map((path) => call<Rows>("GET", path)),
  );
  const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const list = { date, session: "am", start_time: "08:00", end_time: "12:00", role_needed: "anaesthetist" };
  const place = { site_id: sites?.body.data[0]?.id, surgeon_id: surgeons?.body.data[0]?.id, positions: 1 };
  const recipients = { doctor_ids: [doctors?.body.data[0]?.id], group_ids: [] };
  return { callout: { mode: "select", urgency: "routine", lists: [{ ...list, ...place }], recipients } };
}

/** Sends one callout; when the answer was lost, "already sent" is as good. */
async function sendOne({ call }: Api, payload: object): Promise<number> {
  const made = await call<{ data: Row }>("POST", "/callouts", payload);
  if (made.status !== 201) throw new Error(`A draft was answered with ${JSON.stringify(made)}.`);
  const { id } = made.body.data;
  const sent = await call("POST", `/callouts/${id}/send`);
  if (sent.status !== 200 && sent.status !== 409) throw new Error(`Sending was answered with ${JSON.stringify(sent)}.`);
  return id;
}

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
  const sent = await sendAll(api, server);
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
