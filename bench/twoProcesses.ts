/**
 * Two servers on one PostgreSQL (docs/performance.md P17): the questions that one of them answers in a second, and both; and how
 * soon apps at the one that took a doctor's answer hear of it, and apps at the other.
 * `node bench/twoProcesses.ts [--clients 200] [--rate 20] [--seconds 10] [--connections 50]` on the empty database of
 * DATABASE_URL. Prints one line of JSON, and exits with 1 when a budget is missed: the throughput only where the machine has
 * four cores, since servers, database and this program share them.
 */
import os from "node:os";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { answersUnderLoad } from "./support/answersUnderLoad.ts";
import { type Api, signIn } from "./support/api.ts";
import { CableClients } from "./support/cableClients.ts";
import { ServerProcess } from "./support/serverProcess.ts";

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "200" },
    rate: { type: "string", default: "20" },
    seconds: { type: "string", default: "10" },
    connections: { type: "string", default: "50" },
  },
});
const { clients, rate, seconds, connections } = {
  clients: Number(values.clients),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
};

/** Below, there is no second core for a second server. */
const CORES = 4;

async function perSecond({ origin }: ServerProcess, { headers }: Api): Promise<number> {
  const url = `${origin}/admin_api/callouts?tab=all`;
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refusals.`);
  return result.requests.average;
}

/** Apps at `heardAt` while the other one, or the same, takes the answers. */
async function heard(api: Api, heardAt: ServerProcess) {
  const apps = CableClients.signedIn(heardAt.origin, api);
  await apps.open(clients);
  const figures = await answersUnderLoad(apps, api, { rate, seconds, clients });
  apps.close();
  return figures;
}

const one = await ServerProcess.create("large");
const other = new ServerProcess(one.dataDir, {});
try {
  await other.start();
  const api = await signIn(one.origin);
  const alone = await perSecond(one, api);
  const [half, otherHalf] = await Promise.all([perSecond(one, api), perSecond(other, api)]);
  const together = half + otherHalf;
  const within = await heard(api, one);
  const across = await heard(api, other);
  const cores = os.availableParallelism();
  const figures: Record<string, boolean> = {
    "P17 throughput": cores >= CORES && together < 1.6 * alone,
    "P17 undelivered": within.undelivered + across.undelivered > 0,
    "P17 across processes": across.p95 > 2 * within.p95,
  };
  const missed = Object.keys(figures).filter((name) => figures[name]);
  process.stdout.write(`${JSON.stringify({ cores, alone, together, clients, rate, within, across, missed })}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await other.end("SIGKILL");
  await one.remove();
}
