/**
 * Two hundred try to sign in at once, again and again: each is answered or asked to come back, the server's memory stays
 * bounded, and whoever asks for something else is answered meanwhile. The control: the same question while nobody signs in.
 * `node bench/signIns.ts [--people 200] [--rounds 5]`; exits with 1 when the memory grew by 300 MB or more, when 95 of 100 such
 * answers took 100 ms or longer, when an answer was another than 401 or 503, or when no password was compared.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { signIn } from "./support/api.ts";
import { ask } from "./support/plainCalls.ts";
import { residentMemory } from "./support/processUse.ts";
import { quantiles } from "./support/quantiles.ts";
import { ServerProcess } from "./support/serverProcess.ts";

const { values } = parseArgs({
  options: { people: { type: "string", default: "200" }, rounds: { type: "string", default: "5" } },
});
const [people, rounds] = [Number(values.people), Number(values.rounds)];

/** Kilobytes and milliseconds. */
const [GROWTH, HEALTH] = [300 * 1024, 100];
/** Milliseconds between two looks; and how long the control takes. */
const LOOK_EVERY_MS = 10;
const IDLE_MS = 1500;

/** How long each answer of `/healthz` took while that went on, and the most memory there was. */
async function watch(server: ServerProcess, work: () => Promise<unknown>) {
  const took: number[] = [];
  let [most, done] = [0, false];
  const working = work().finally(() => {
    done = true;
  });
  while (!done) {
    const began = performance.now();
    await ask(`${server.origin}/healthz`);
    took.push(performance.now() - began);
    most = Math.max(most, await residentMemory(server.pid));
    await pause(LOOK_EVERY_MS);
  }
  await working;
  return { health: quantiles(took), memory: most };
}

async function tryAll({ origin }: ServerProcess, statuses: number[]): Promise<void> {
  const attempt = async (n: number) => {
    const body = JSON.stringify({ email: `nobody-${n}@example.test`, password: "Not-the-right-1" });
    const headers = { "content-type": "application/json" };
    const { status } = await ask(`${origin}/admin_api/auth/sign_in`, { method: "POST", headers, body });
    statuses.push(status);
  };
  await Promise.all(Array.from({ length: people }, (_, n) => attempt(n)));
}

const server = await ServerProcess.create();
try {
  await signIn(server.origin);
  const idle = await watch(server, () => pause(IDLE_MS));
  const statuses: number[] = [];
  const flooded = await watch(server, async () => {
    for (let round = 0; round < rounds; round += 1) await tryAll(server, statuses);
  });
  // Afterwards everything is as before.
  await signIn(server.origin);
  const grown = flooded.memory - idle.memory;
  const count = (status: number) => statuses.filter((one) => one === status).length;
  const [refused, putOff] = [count(401), count(503)];
  const other = statuses.length - refused - putOff;
  const grownMegabytes = Math.round(grown / 1024);
  const tried = { tries: statuses.length, refused, putOff, other };
  process.stdout.write(`${JSON.stringify({ ...tried, grownMegabytes, health: flooded.health, idle: idle.health })}\n`);
  // A wrong password is refused only after it was compared: that is the work that must not keep others waiting.
  const isSound = refused > 0 && other === 0;
  process.exitCode = isSound && grown < GROWTH && flooded.health.p95 < HEALTH ? 0 : 1;
} finally {
  await server.remove();
}
