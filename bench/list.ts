/**
 * Times the table of callouts in one practice of many callouts: tabs, search, sort, page (performance.md P7, P16).
 * `node bench/list.ts [--callouts 10000] [--rounds 20] [--limit 50]`, on the embedded engine or on the empty database of
 * DATABASE_URL; prints one line, and exits with 1 when a p95 is above the limit (milliseconds).
 */
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { forCompany } from "../server/db/companyScope.ts";
import { type Database, EXTENSIONS, migrate, overPglite, overPostgres } from "../server/db/database.ts";
import { addPractice } from "../server/demo/demoPractice.ts";
import { fillHistory } from "../server/demo/fillHistory.ts";
import { listCallouts } from "../server/features/callouts/listCallouts.ts";
import { type CalloutsQuery } from "../src/contract/calloutRequests.ts";

const { values } = parseArgs({
  options: {
    callouts: { type: "string", default: "10000" },
    rounds: { type: "string", default: "20" },
    limit: { type: "string", default: "50" },
  },
});
const [callouts, rounds, limit] = [Number(values.callouts), Number(values.rounds), Number(values.limit)];

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
  search_often: { q: "hospital" },
  search_rare: { q: "C-2026-00042" },
  search_short: { q: "zq" },
  search_doctor: { q: "holmquist" },
  role: { role: "surgical_assistant" },
};

const open = async (): Promise<Database> => {
  const url = process.env.DATABASE_URL;
  return url ? overPostgres(url) : overPglite(await PGlite.create({ extensions: EXTENSIONS }));
};

const at = (sorted: number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;

async function time(ask: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  await ask();
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await ask();
    took.push(performance.now() - start);
  }
  took.sort((one, other) => one - other);
  return { p50: at(took, 0.5), p95: at(took, 0.95) };
}

const database = await open();
try {
  await migrate(database.db);
  const now = new Date();
  const start = performance.now();
  const practice = await database.db.transaction().execute(async (tx) => {
    const made = await addPractice(tx, now, "Bench-practice-1");
    await fillHistory(tx, {
      companyId: made.companyId,
      userId: made.users.admin,
      callouts,
      doctors: callouts / 5,
      now,
    });
    return made;
  });
  const filled = Math.round(performance.now() - start);
  const db = forCompany(database.db, practice.companyId);
  const answers: Record<string, { p50: number; p95: number }> = {};
  for (const [name, query] of Object.entries(QUESTIONS)) answers[name] = await time(() => listCallouts(db, now, query));
  const missed = Object.keys(answers).filter((name) => (answers[name]?.p95 ?? 0) > limit);
  process.stdout.write(`${JSON.stringify({ engine: database.engine, callouts, filled, answers, missed })}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await database.close();
}
