/** The table of thousands of callouts, held against plain looking. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { fillHistory } from "../../../server/demo/fillHistory.ts";
import { type CalloutRow } from "../../../src/contract/shapes/callout.ts";
import { aPractice } from "../../support/aCallout.ts";
import { asUser, type Caller } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();
let app: FastifyInstance;
afterEach(() => app.close());

/** What is told to be in the tabs, by looking at everything; its own way to say what `calloutFilters` says in SQL. */
type Plain = {
  id: number;
  status: string;
  urgency: string;
  first_starts_at: Date;
  last_ends_at: Date;
  needs: boolean;
  needed_at: Date;
};
const isOver = ({ last_ends_at }: Plain): boolean => last_ends_at < ports().clock.now();
const IN_TAB: Record<string, (row: Plain) => boolean> = {
  needs_action: ({ needs }) => needs,
  open: ({ status }) => status === "open",
  confirmed: (row) => row.status === "confirmed" && !isOver(row),
  drafts: ({ status }) => status === "draft" || status === "scheduled",
  past: (row) => ["cancelled", "expired"].includes(row.status) || (row.status === "confirmed" && isOver(row)),
  all: () => true,
};

let world: { call: Caller };

async function rowsOf(role: string): Promise<Plain[]> {
  const now = ports().clock.now();
  const rows = await ports()
    .database.db.selectFrom("callouts")
    .innerJoin("callout_lists", "callout_lists.callout_id", "callouts.id")
    .innerJoin("lists", "lists.id", "callout_lists.list_id")
    .select(["callouts.id", "status", "urgency", "first_starts_at", "last_ends_at", "lists.role_needed"])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom("callout_needs")
            .select("need")
            .whereRef("callout_id", "=", "callouts.id")
            .where("begins_at", "<", now)
            .where("ends_at", ">", now),
        )
        .as("needs"),
    )
    .execute();
  const needs = await ports().database.db.selectFrom("callout_needs").selectAll().where("ends_at", ">", now).execute();
  const firstEnd = (some: typeof needs): Date | undefined =>
    some.map((need) => need.ends_at).sort((one, other) => one.getTime() - other.getTime())[0];
  const neededAt = (id: number): Date | undefined => {
    const own = needs.filter((need) => need.callout_id === id);
    const lacks = own.filter(({ need }) => need === "offers" || need === "no_availability");
    return firstEnd(lacks) ?? firstEnd(own.filter((need) => need.begins_at < now && need.need !== "doctor_withdrew"));
  };
  return rows
    .filter((row) => !role || row.role_needed === role)
    .map((row) => ({ ...row, needs: Boolean(row.needs), needed_at: neededAt(row.id) ?? row.first_starts_at }));
}

/** The first and the last page of each tab, and all counts. */
async function compare(role: string, tabs = Object.keys(IN_TAB)): Promise<void> {
  const rows = await rowsOf(role);
  const counts = Object.fromEntries(
    Object.entries(IN_TAB).map(([tab, isIn]) => [tab, Math.min(1000, rows.filter(isIn).length)]),
  );
  for (const tab of tabs) {
    const expected = inOrder(tab, rows.filter(IN_TAB[tab] ?? (() => false)));
    for (const page of new Set([1, Math.max(1, Math.ceil(expected.length / 25))])) {
      const { body } = await world.call("GET", `/callouts?tab=${tab}&page=${page}${role && `&role=${role}`}`);
      const ids = expected.slice(25 * (page - 1), 25 * page);
      const told = { ids: body.data.map((row: CalloutRow) => row.id), counts: body.meta.counts };
      expect({ role, tab, page, ...told }).toEqual({ role, tab, page, ids, counts });
    }
  }
}

test("of thousands each page of each tab, and each count, is what one finds by looking at all of them", async () => {
  app = await buildApp(ports());
  const { db } = ports().database;
  const { companyId, user } = await aPractice(ports());
  world = { call: await asUser(app, ports(), user) };
  const history = { companyId, userId: user.id, callouts: 2300, doctors: 40, now: ports().clock.now() };
  await db.transaction().execute((tx) => fillHistory(tx, history));
  // Under way at any time of day: first some, then so many that what is over is not told from the number found.
  const long = db.updateTable("callouts").set({ last_ends_at: new Date("2026-12-24") });
  await long.where("reference", "like", "%5").execute();
  await compare("anaesthetist");
  for (const role of ["surgical_assistant", ""])
    await compare(role, process.env.FULL ? Object.keys(IN_TAB) : ["needs_action", "past", "all"]);
  await long.where("reference", "~", "[0-4]$").execute();
  await compare("anaesthetist", ["past"]);
  await long.execute();
  await compare("anaesthetist", ["past"]);
});

function inOrder(tab: string, rows: Plain[]): number[] {
  const by = tab === "needs_action" ? "needed_at" : "first_starts_at";
  const sorted = rows.sort((one, other) => one[by].getTime() - other[by].getTime() || one.id - other.id);
  const urgent = (row: Plain): boolean => row.urgency === "urgent";
  if (tab === "past") sorted.reverse();
  const parts = {
    all: [sorted.filter((row) => !isOver(row)), sorted.filter(isOver).reverse()],
    waiting: [sorted.filter(urgent), sorted.filter((row) => !urgent(row))],
  };
  if (tab === "all") return parts.all.flat().map(({ id }) => id);
  if (tab === "open") return parts.waiting.flat().map(({ id }) => id);
  return sorted.map(({ id }) => id);
}
