/**
 * A working day of three tabs over a bad network (answers up to 11 s late and out of order, one in ten lost): the app's
 * own session code before the real server, on simulated time. Nobody may be signed out.
 * `node bench/rotation.ts [--minutes-sim 480] [--seeds 3] [--seed 1] [--rotation 15m|every-request]`; exits with 1 when
 * a session ended, or when a tab cannot go on once the network is well again.
 * `--reloads [--calls 1000] [--longest 400]`: instead, one page that is reloaded amid its answers, which take up to so many
 * milliseconds; `--leaves` closes it now and then, too, for up to a minute.
 */

import { mock } from "node:test";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { type FastifyInstance } from "fastify";
import { buildApp } from "../server/app.ts";
import { EXTENSIONS, migrate, overPglite } from "../server/db/database.ts";
import { addPractice } from "../server/demo/demoPractice.ts";
import { DEMO_PASSWORD } from "../server/demo/fillDemo.ts";
import { hashPassword } from "../server/features/auth/secrets/passwords.ts";
import { systemClock } from "../server/platform/clock.ts";
import { readConfig } from "../server/platform/config.ts";
import { deriveKeys } from "../server/platform/secretKeys.ts";
import { MINUTE_MS } from "../src/contract/durations.ts";
import { BAD, ChaosNetwork, GOOD, randomOf } from "./support/chaosNetwork.ts";
import { type BrowserTab, BrowserTabs } from "./support/screens/browserTabs.ts";
import { ImpatientPerson } from "./support/screens/impatientPerson.ts";

const { values } = parseArgs({
  options: {
    "minutes-sim": { type: "string", default: "480" },
    seeds: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    rotation: { type: "string", default: "15m" },
    reloads: { type: "boolean", default: false },
    leaves: { type: "boolean", default: false },
    calls: { type: "string", default: "1000" },
    longest: { type: "string", default: "400" },
  },
});
const [minutes, seeds, first] = [Number(values["minutes-sim"]), Number(values.seeds), Number(values.seed)];

const TABS = 3;
/** Milliseconds of simulated time between two looks at what has happened. */
const STEP_MS = 250;
/** After this the last retries of a query are over. Milliseconds. */
const REST_MS = MINUTE_MS;
const PATHS = ["/notifications?limit=1", "/callouts", "/doctors"];

/** Lets everything happen that waits for nothing but its turn. */
async function settle(network: ChaosNetwork): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await network.served();
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

async function pass(network: ChaosNetwork, time: number, goesOn: () => boolean = () => true): Promise<void> {
  for (let passed = 0; passed < time && goesOn(); passed += STEP_MS) {
    mock.timers.tick(STEP_MS);
    await settle(network);
  }
}

/** A person at work: a few requests at a time, after moments or after a break in which the token grows old. */
function work(tab: BrowserTab, random: () => number): void {
  const pause = random() < 0.05 ? 16 * MINUTE_MS + random() * 20 * MINUTE_MS : 1000 + random() * 80_000;
  setTimeout(() => {
    if (tab.isLeft()) return;
    for (let n = 0; n < 1 + random() * 3; n += 1) void tab.look(PATHS[Math.floor(random() * PATHS.length)] ?? "");
    work(tab, random);
  }, pause);
}

async function aDay(app: FastifyInstance, seed: number) {
  const random = randomOf(seed);
  const network = new ChaosNetwork(app, random);
  const browser = new BrowserTabs(network.fetch, random);
  network.weather = GOOD;
  const tabs = [browser.open()];
  await pass(network, 1000);
  tabs[0]?.signIn("admin@example.test", DEMO_PASSWORD);
  await pass(network, 1000);
  if (tabs[0]?.kind() !== "signedIn") throw new Error("Nobody could sign in.");
  network.weather = BAD;
  while (tabs.length < TABS) tabs.push(browser.open());
  for (const tab of tabs) work(tab, random);
  await pass(network, minutes * MINUTE_MS, () => browser.ended === 0);
  network.weather = GOOD;
  await pass(network, REST_MS, () => browser.ended === 0);
  const answers = Promise.all(tabs.map((tab) => tab.look(PATHS[0] ?? "")));
  await pass(network, REST_MS);
  const goOn = (await answers).filter((isGood, place) => isGood && tabs[place]?.kind() === "signedIn").length;
  const { requests, lost, refused, tokens } = network;
  browser.close();
  return { requests, lost, refused, rotations: tokens.size - 1, logouts: browser.ended, stuck: TABS - goOn };
}

/** One page, reloaded amid its answers; whoever is signed out signs in again. */
async function someCalls(app: FastifyInstance, seed: number) {
  const random = randomOf(seed);
  const network = new ChaosNetwork(app, random);
  network.weather = { longest: Number(values.longest), lost: 0 };
  const browser = new BrowserTabs(network.fetch, random);
  const person = new ImpatientPerson(browser, random, { longest: Number(values.longest), leaves: values.leaves });
  const goesOn = () => network.requests < Number(values.calls);
  void person.work(goesOn);
  await pass(network, Number.MAX_SAFE_INTEGER, goesOn);
  const { requests, refused, tokens } = network;
  browser.close();
  const { tokensLost, ended: logouts } = browser;
  return { requests, reloads: person.reloads, refused, rotations: tokens.size - 1, tokensLost, logouts };
}

const database = overPglite(await PGlite.create({ extensions: EXTENSIONS }));
const config = readConfig({ PORT: "3000", LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1000000" });
config.tokenRotation = values.rotation === "every-request" ? "every-request" : "15m";
const keys = deriveKeys("a secret of the bench, thirty-two characters and more");
await migrate(database.db);
const passwordHash = await hashPassword(config, DEMO_PASSWORD);
await database.db.transaction().execute((tx) => addPractice(tx, new Date(), passwordHash));
const app = await buildApp({ database, clock: systemClock, config, keys });
await app.ready();
try {
  const sum: Record<string, number> = {};
  // Once for all runs: what is left of one would take away the next one's timers.
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: Date.now() });
  for (let seed = first; seed < first + seeds; seed += 1) {
    const run = await (values.reloads ? someCalls : aDay)(app, seed);
    for (const [name, value] of Object.entries(run)) sum[name] = (sum[name] ?? 0) + value;
  }
  mock.timers.reset();
  const { rotation } = values;
  const what = values.reloads ? { longest: Number(values.longest), leaves: values.leaves } : { minutes, tabs: TABS };
  process.stdout.write(`${JSON.stringify({ ...what, seeds, first, rotation, ...sum })}\n`);
  process.exitCode = (sum.logouts ?? 0) + (sum.stuck ?? 0) > 0 ? 1 : 0;
} finally {
  await app.close();
  await database.close();
}
