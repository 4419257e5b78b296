/**
 * Whether the time of an answer tells if an address has an account: as many known as unknown addresses in any order, and the
 * chance that of two of them the known one's answer was the slower (AUC; 0.5 is a coin). Promised: 0.45 to 0.55.
 * `node bench/timing.ts [--n 250]` of each kind for each of sign-in, a new password and a registration; exits with 1 when missed.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { ServerProcess } from "./support/serverProcess.ts";

const { values } = parseArgs({ options: { n: { type: "string", default: "250" } } });
const each = Number(values.n);
const KNOWN = "admin@example.test";
/** The same number of characters, since nothing else shall differ. */
const unknown = (n: number): string => `${String(n).padStart(5, "x")}@example.test`;
const [LEAST, MOST] = [0.45, 0.55];

const signUp = (email: string) => ({
  sign_up: {
    company_name: "Timing Practice",
    name: "Timing Person",
    email,
    phone: "020 7946 0000",
    password: "Quite-other-7",
    password_confirmation: "Quite-other-7",
    accept_terms: true,
    terms_version: "2026-01",
  },
});
type Call = [path: string, status: number, body: (email: string) => object];
/** Each with the status of its usual answer. A refusal comes earlier, before the work that is timed here, and proves nothing. */
const CALLS: Record<string, Call> = {
  sign_in: ["/auth/sign_in", 401, (email) => ({ email, password: "Not-the-right-1" })],
  new_password: ["/auth/password", 200, (email) => ({ email })],
  registration: ["/auth", 200, signUp],
};

async function time(url: string, status: number, body: object): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status} and not ${status}`);
  return performance.now() - began;
}

/** Mann-Whitney: of all pairs, the share in which the known one took longer; ties count half. */
const auc = (known: number[], others: number[]): number =>
  known.reduce((sum, a) => sum + others.reduce((wins, b) => wins + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0) /
  (known.length * others.length);

/** Requests before those that count. */
const WARMING_REQUESTS = 10;

/**
 * As many of each kind, each as likely as the other to come after either: work that goes on after an answer meets whoever
 * comes next.
 */
function inAnyOrder(each: number): boolean[] {
  const order = [...Array<boolean>(each).fill(true), ...Array<boolean>(each).fill(false)];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [order[last], order[other]] = [order[other] ?? false, order[last] ?? false];
  }
  return order;
}

async function measure(origin: string, [path, status, body]: Call): Promise<number> {
  const timeOf = (email: string): Promise<number> => time(`${origin}/admin_api${path}`, status, body(email));
  const [known, others]: [number[], number[]] = [[], []];
  for (let n = 0; n < WARMING_REQUESTS; n += 1) await timeOf(n % 2 ? KNOWN : unknown(n));
  for (const [n, isKnown] of inAnyOrder(each).entries()) {
    const took = await timeOf(isKnown ? KNOWN : unknown(WARMING_REQUESTS + n));
    (isKnown ? known : others).push(took);
  }
  return Math.round(auc(known, others) * 1000) / 1000;
}

const server = await ServerProcess.create();
try {
  const result: Record<string, number> = {};
  for (const [name, call] of Object.entries(CALLS)) result[name] = await measure(server.origin, call);
  const holds = Object.values(result).every((value) => value >= LEAST && value <= MOST);
  process.stdout.write(`${JSON.stringify({ each, auc: result, holds })}\n`);
  process.exitCode = holds ? 0 : 1;
} finally {
  await server.remove();
}
