/**
 * The API on PostgreSQL beside a control in the same run (docs/performance.md P12, P18): a bare Fastify and pg, in a process of
 * its own, that reads the very same bytes with one prepared statement. `same`: that control when it asks our statements too,
 * which is the most that an API with these statements could reach. `node bench/api.ts [--seconds 4] [--rounds 3]
 * [--connections 50]` on the empty database of DATABASE_URL, which is filled with the large demo practice. Prints a table,
 * then one line of JSON, and exits with 1 when a budget is missed.
 */
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { signIn } from "./support/api.ts";
import { ControlProcess } from "./support/apiControl/controlProcess.ts";
import { recordStatements } from "./support/apiControl/statements.ts";
import { middle } from "./support/quantiles.ts";
import { ServerProcess } from "./support/serverProcess.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "4" },
    rounds: { type: "string", default: "3" },
    connections: { type: "string", default: "50" },
  },
});
const [seconds, rounds, connections] = [Number(values.seconds), Number(values.rounds), Number(values.connections)];

type Rotation = "15m" | "every-request";
/** `least`: of the control's requests a second; `statements`: the most that a request may take. */
type Question = { path: string; rotation: Rotation; least: number; statements: number };
/** Times of the control's p99. */
const P99 = 4;
/** Of PER_PAGE callouts, and of one with its answers. */
const LEAST_OF_MANY = 0.25;
const LEAST = 0.35;

/** `{callout}`: one that was answered. */
const QUESTIONS: Record<string, Question> = {
  "session check": { path: "/auth/validate_token", rotation: "15m", least: LEAST, statements: 2 },
  sites: { path: "/sites", rotation: "15m", least: LEAST, statements: 4 },
  "a callout": { path: "/callouts/{callout}", rotation: "15m", least: LEAST_OF_MANY, statements: 5 },
  "25 callouts": { path: "/callouts?tab=all", rotation: "15m", least: LEAST_OF_MANY, statements: 4 },
  doctors: { path: "/doctors", rotation: "15m", least: LEAST_OF_MANY, statements: 4 },
  // Each answer writes the session's row, and so they wait for one another: told, without a budget.
  "session check, every request": { path: "/auth/validate_token", rotation: "every-request", least: 0, statements: 3 },
};

type Load = { perSecond: number; p50: number; p99: number };

async function load(url: string, headers: Record<string, string>, duration: number): Promise<Load> {
  const result = await autocannon({ url, headers, connections, duration });
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refusals.`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

type Addresses = { ours: string; bare: string; same: string };
type Round = Record<keyof Addresses, Load>;

/** In turn, so that whatever else the machine does troubles all of them alike. */
async function compare({ ours, bare, same }: Addresses, headers: Record<string, string>) {
  for (const one of [ours, bare, same]) await load(one, headers, 1);
  const made: Round[] = [];
  for (let round = 0; round < rounds; round += 1)
    made.push({
      ours: await load(ours, headers, seconds),
      bare: await load(bare, headers, seconds),
      same: await load(same, headers, seconds),
    });
  const perSecond = (who: keyof Round): number => Math.round(middle(made.map((round) => round[who].perSecond)));
  const share = (who: keyof Round, whole: keyof Round): number =>
    hundredths(middle(made.map((round) => round[who].perSecond / round[whole].perSecond)));
  return {
    ours: perSecond("ours"),
    control: perSecond("bare"),
    ratio: share("ours", "bare"),
    same: perSecond("same"),
    sameRatio: share("same", "bare"),
    p99: hundredths(middle(made.map((round) => round.ours.p99 / Math.max(1, round.bare.p99)))),
    p99Ours: middle(made.map((round) => round.ours.p99)),
  };
}

type Row = Awaited<ReturnType<typeof compare>> & { what: string; statements: number; bytes: number };

/** The latest of those that were answered. */
async function findCallout({ call }: Awaited<ReturnType<typeof signIn>>): Promise<number> {
  const { body } = await call<{ data: { id: number; counts: { available: number } }[] }>("GET", "/callouts?tab=all");
  const found = body.data.find(({ counts }) => counts.available > 0);
  if (!found) throw new Error("No callout was answered.");
  return found.id;
}

async function measure(rotation: Rotation, url: string): Promise<Row[]> {
  const settings = { DATABASE_URL: url, TOKEN_ROTATION: rotation };
  const server = await ServerProcess.create("large", settings);
  const control = await ControlProcess.create(url);
  const rows: Row[] = [];
  try {
    const api = await signIn(server.origin);
    const callout = await findCallout(api);
    for (const [what, question] of Object.entries(QUESTIONS)) {
      if (question.rotation !== rotation) continue;
      const path = `/admin_api${question.path.replace("{callout}", String(callout))}`;
      const answer = await fetch(`${server.origin}${path}`, { headers: api.headers });
      const body = await answer.text();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
      const statements = await recordStatements({ ...settings, DATA_DIR: server.dataDir }, path, api.headers);
      const twins = await control.keep(what, body, statements);
      const compared = await compare({ ours: `${server.origin}${path}`, ...twins }, api.headers);
      rows.push({ what, ...compared, statements: statements.length, bytes: Buffer.byteLength(body) });
    }
    return rows;
  } finally {
    await control.remove();
    await server.remove();
  }
}

const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL is not set: pg_virtualenv gives one.");
const rows = [...(await measure("15m", url)), ...(await measure("every-request", url))];
console.table(rows);
const missed = rows.flatMap(({ what, ratio, p99, statements }) => {
  const budget = QUESTIONS[what];
  if (!budget?.least) return [];
  return [
    ...(ratio < budget.least ? [`${what}: requests`] : []),
    ...(p99 > P99 ? [`${what}: p99`] : []),
    ...(statements > budget.statements ? [`${what}: statements`] : []),
  ];
});
process.stdout.write(`${JSON.stringify({ connections, seconds, rounds, rows, missed })}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;
