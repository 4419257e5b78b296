/**
 * Times the practice's figures in one practice of many callouts: each over the usual 13 weeks and over a year, and the first
 * page of what is behind some. `node bench/insights.ts [--callouts 100000] [--doctors 400] [--rounds 10] [--limit 300]`, on
 * the embedded engine or on the empty database of DATABASE_URL. Prints one line, and exits with 1 when a p95 is above the
 * limit (milliseconds).
 */
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { type Kysely, sql } from "kysely";
import { forCompany } from "../server/db/companyScope.ts";
import { type Database, EXTENSIONS, migrate, overPglite } from "../server/db/database.ts";
import { withFreshPlans } from "../server/db/freshPlans.ts";
import { overPostgres } from "../server/db/postgres.ts";
import { type Tables } from "../server/db/schema.ts";
import { addPractice } from "../server/demo/demoPractice.ts";
import { fillHistory } from "../server/demo/fillHistory.ts";
import { answerCounts, doctorRates, groupRates } from "../server/features/insights/answers.ts";
import { behind } from "../server/features/insights/behind.ts";
import { aheadByWeek, filledByWeek, mailsByWeek, withdrawalsByWeek } from "../server/features/insights/byWeek.ts";
import { durations } from "../server/features/insights/durations.ts";
import { type Scope } from "../server/features/insights/lists.ts";
import { about, scopeOf } from "../server/features/insights/scope.ts";
import { quantiles, type Times } from "./support/quantiles.ts";

const { values } = parseArgs({
  options: {
    callouts: { type: "string", default: "100000" },
    doctors: { type: "string", default: "400" },
    rounds: { type: "string", default: "10" },
    limit: { type: "string", default: "300" },
  },
});
const [callouts, doctors, rounds, limit] = [values.callouts, values.doctors, values.rounds, values.limit].map(
  Number,
) as [number, number, number, number];

type Figure = (db: Kysely<Tables>, scope: Scope) => Promise<unknown>;

const PAGE = { limit: 25, offset: 0 };
const FIGURES: Record<string, Figure> = {
  about: (db, { now }) => about(db, now),
  ahead: aheadByWeek,
  filled: filledByWeek,
  durations,
  answers: answerCounts,
  doctors: (db, scope) => doctorRates(db, scope, PAGE),
  groups: groupRates,
  withdrawals: withdrawalsByWeek,
  mails: mailsByWeek,
  behind_unfilled: (db, scope) => behind(db, scope, { figure: "filled", kind: "unfilled" }, PAGE),
  behind_answers: (db, scope) => behind(db, scope, { figure: "answers", kind: "available" }, PAGE),
  behind_mails: (db, scope) => behind(db, scope, { figure: "mails" }, PAGE),
};

/** Every group has a third of the doctors, and every 50th booking was withdrawn once. */
async function addMore(db: Database["db"], companyId: number): Promise<void> {
  await sql`insert into doctor_group_members (company_id, group_id, doctor_id)
    select d.company_id, g.id, d.id from doctors d join doctor_groups g on g.company_id = d.company_id
    where d.company_id = ${companyId} and (d.id + g.id) % 3 = 0 on conflict do nothing`.execute(db);
  await sql`insert into response_history (company_id, response_id, response, outcome, source, created_at)
    select company_id, id, 'unavailable', 'confirmed', 'email_link', booked_from - interval '2 days' from responses
    where company_id = ${companyId} and outcome = 'confirmed' and id % 50 = 0`.execute(db);
}

async function addOne(db: Database["db"], now: Date): Promise<number> {
  const companyId = await db.transaction().execute(async (tx) => {
    const made = await addPractice(tx, now, "Bench-practice-1");
    await fillHistory(tx, { companyId: made.companyId, userId: made.users.admin, callouts, doctors, now });
    return made.companyId;
  });
  await addMore(db, companyId);
  // As it is done in the background where a server runs for longer than this.
  await sql`vacuum analyze`.execute(db);
  return companyId;
}

async function timeOf(figure: Figure, db: Kysely<Tables>, scope: Scope): Promise<Times> {
  await figure(db, scope);
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await figure(db, scope);
    took.push(performance.now() - start);
  }
  return quantiles(took);
}

const url = process.env.DATABASE_URL;
const database = url ? await overPostgres(url) : await overPglite(await PGlite.create({ extensions: EXTENSIONS }));
try {
  await migrate(database.db);
  const now = new Date();
  const db = forCompany(database.db, await addOne(database.db, now));
  const took: Record<string, Times> = {};
  for (const [name, figure] of Object.entries(FIGURES))
    for (const weeks of [13, 52])
      took[`${name}_${weeks}w`] = await timeOf(figure, withFreshPlans(db), await scopeOf(db, now, { weeks }));
  const missed = Object.entries(took).flatMap(([name, { p95 }]) => (p95 > limit ? [name] : []));
  process.stdout.write(`${JSON.stringify({ engine: database.engine, callouts, doctors, took, missed })}\n`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await database.close();
}
