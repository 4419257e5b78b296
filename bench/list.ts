/**
 * Times the table of callouts in practices of more and more callouts: tabs, search, sort, page, and how each grows from the first
 * to the last (docs/performance.md P16). `node bench/list.ts [--callouts 100,10000,100000] [--rounds 20] [--limit 50]`, on the
 * embedded engine or on the empty database of DATABASE_URL; all practices are in one database and asked in turn. Prints one line
 * for each practice, and exits with 1 when a p95 is above the limit (milliseconds), or what is in the middle grew by more than
 * twice.
 */
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { type Kysely, sql } from "kysely";
import { forCompany } from "../server/db/companyScope.ts";
import { type Database, EXTENSIONS, migrate, overPglite } from "../server/db/database.ts";
import { overPostgres } from "../server/db/postgres.ts";
import { type Tables } from "../server/db/schema.ts";
import { addPractice } from "../server/demo/demoPractice.ts";
import { fillHistory } from "../server/demo/fillHistory.ts";
import { listCallouts } from "../server/features/callouts/list/listCallouts.ts";
import { type CalloutsQuery } from "../src/contract/shapes/calloutRequests.ts";
import { RARE_WORD } from "./support/answerTimes.ts";

const { values } = parseArgs({
  options: {
    callouts: { type: "string", default: "100,10000,100000" },
    rounds: { type: "string", default: "20" },
    limit: { type: "string", default: "50" },
  },
});
const [rounds, limit] = [Number(values.rounds), Number(values.limit)];
const sizes = values.callouts.split(",").map(Number);
/** Times that an answer may take of the smallest practice's, in the largest. */
const GROWTH = 2;

const QUESTIONS: Record<string, CalloutsQuery> = {
  all: {},
  needs_action: { tab: "needs_action" },
  open: { tab: "open" },
  confirmed: { tab: "confirmed" },
  drafts: { tab: "drafts" },
  past: { tab: "past" },
  page: { tab: "past", page: 40 },
  sort_changed: { sort: "-updated_at" },
  sort_respond_by: { sort: "respond_by" },
  search_often: { q: "northbank" },
  search_rare: { q: RARE_WORD },
  search_short: { q: "zq" },
  search_doctor: { q: "holmquist" },
  search_doctors: { q: "abbot" },
  role: { role: ["surgical_assistant"] },
  role_open: { role: ["surgical_assistant"], tab: "open" },
  roles: { role: ["surgical_assistant", "anaesthetist"] },
  role_past: { role: ["surgical_assistant"], tab: "past" },
};

const open = async (): Promise<Database> => {
  const url = process.env.DATABASE_URL;
  return url ? overPostgres(url) : overPglite(await PGlite.create({ extensions: EXTENSIONS }));
};

const at = (sorted: number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;

type Practice = { callouts: number; filled: number; db: Kysely<Tables> };
type Question = readonly [name: string, query: CalloutsQuery];

async function addOne(db: Database["db"], callouts: number, now: Date): Promise<Practice> {
  const start = performance.now();
  const companyId = await db.transaction().execute(async (tx) => {
    const made = await addPractice(tx, now, "Bench-practice-1");
    const people = { companyId: made.companyId, userId: made.users.admin };
    await fillHistory(tx, { ...people, callouts, doctors: callouts / 5, now });
    // An address is one person's in all practices.
    await sql`update users set email = ${callouts}::text || '.' || email where email not like '%.%@%'`.execute(tx);
    return made.companyId;
  });
  return { callouts, filled: Math.round(performance.now() - start), db: forCompany(db, companyId) };
}

async function time({ db }: Practice, query: CalloutsQuery, now: Date): Promise<number> {
  const start = performance.now();
  await listCallouts(db, now, query);
  return performance.now() - start;
}

/** Every practice is asked each question in turn, so that whatever else the machine does troubles all alike. */
async function ask(practices: Practice[], [name, query]: Question, now: Date): Promise<Asked> {
  for (const practice of practices) await time(practice, query, now);
  const took = practices.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, practice] of practices.entries()) took[index]?.push(await time(practice, query, now));
  return { name, took: took.map((times) => times.sort((one, other) => one - other)) };
}
type Asked = { name: string; took: number[][] };

const timesOf = (took: number[] = []) => ({ min: at(took, 0), p50: at(took, 0.5), p95: at(took, 0.95) });

/** From the first practice to the last, in the middle. */
function growthOf({ name, took }: Asked): [name: string, times: number] {
  const middle = (times: number[] = []): number => times[Math.floor(times.length / 2)] ?? 0;
  return [name, Math.round((10 * middle(took.at(-1))) / middle(took[0])) / 10];
}

const database = await open();
try {
  await migrate(database.db);
  const now = new Date();
  const practices: Practice[] = [];
  for (const callouts of sizes) practices.push(await addOne(database.db, callouts, now));
  // As it is done in the background where a server runs for longer than this.
  await sql`vacuum analyze`.execute(database.db);
  const asked: Asked[] = [];
  for (const question of Object.entries(QUESTIONS)) asked.push(await ask(practices, question, now));
  for (const [index, { callouts, filled }] of practices.entries()) {
    const answers = asked.map(({ name, took }) => [name, timesOf(took[index])] as const);
    const growth = index > 0 && index === practices.length - 1 ? asked.map(growthOf) : [];
    const missed = [
      ...answers.filter(([, { p95 }]) => p95 > limit).map(([name]) => name),
      ...growth.filter(([, times]) => times > GROWTH).map(([name]) => `${name}: growth`),
    ];
    const found = { answers: Object.fromEntries(answers), growth: Object.fromEntries(growth), missed };
    process.stdout.write(`${JSON.stringify({ engine: database.engine, callouts, filled, ...found })}\n`);
    if (missed.length > 0) process.exitCode = 1;
  }
} finally {
  await database.close();
}
