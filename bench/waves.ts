/**
 * Kills the server (`kill -9`) between the planning of waves and their turn, and amid it, and starts it again. Every wave must
 * have asked its doctor once: one answer to come, one mail, one line in the log, and one job for the wave after it.
 * `node bench/waves.ts [--rounds 50] [--callouts 3] [--seed n] [--quick]` on the PostgreSQL of DATABASE_URL; `--quick`: five
 * rounds. A wave waits for an hour at least: its time is brought forward in the database, with its job. Prints one line, and
 * exits with 1 when something was missed.
 */
import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { signIn } from "./support/api.ts";
import { randomOf } from "./support/chaosNetwork.ts";
import { MailSink } from "./support/mailSink.ts";
import { ServerProcess } from "./support/serverProcess.ts";
import { WaveCallouts } from "./support/waveCallouts.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string" },
    callouts: { type: "string", default: "3" },
    seed: { type: "string", default: String(randomInt(1_000_000)) },
    quick: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds ?? (values.quick ? 5 : 50));
const [count, seed] = [Number(values.callouts), Number(values.seed)];

/** Milliseconds until a wave is due, from its planning on; most servers die before. */
const DUE_MS = 4000;
/** Milliseconds that a life lasts after waves were planned. */
const LONGEST_LIFE_MS = 2500;
/** Milliseconds for all waves and mails to be done: a job that died under way is taken up again after two minutes. */
const TIMEOUT_MS = 360_000;

const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL is not set: pg_virtualenv gives one.");
const sink = await MailSink.open();
const server = await ServerProcess.create("1", { SMTP_URL: sink.url });
const callouts = await WaveCallouts.open(url, await signIn(server.origin));
try {
  const random = randomOf(seed);
  let waiting = 0;
  for (let round = 0; round < rounds; round++) {
    for (let n = 0; n < count; n++) await callouts.plan(random() * DUE_MS);
    await pause(random() * LONGEST_LIFE_MS);
    sink.life += 1;
    await server.end("SIGKILL");
    waiting += await callouts.waiting();
    await server.start();
  }
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until && !(await callouts.areDone())) await pause(500);
  const faults = await callouts.faults(sink);
  const missed = Object.fromEntries(Object.entries(faults).filter(([, faulty]) => faulty !== 0));
  // Nothing is tried where no server died between planning and asking.
  const isTried = waiting >= rounds;
  const done = { seed, kills: rounds, waves: callouts.ids.length, waitingAtKills: waiting, isTried };
  process.stdout.write(`${JSON.stringify({ ...done, mails: sink.arrivals.size, missed })}\n`);
  process.exitCode = isTried && Object.keys(missed).length === 0 ? 0 : 1;
} finally {
  await callouts.close();
  await server.remove();
  await sink.close();
}
