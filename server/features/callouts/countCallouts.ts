/** How many callouts each tab holds under the same filters. Counting stops at the ceiling, so that it costs the same however many there are (Q33). */
import { type Kysely } from "kysely";
import { CALLOUT_TABS, type CalloutTab, COUNT_CEILING } from "../../../src/contract/calloutTabs.ts";
import { type Tables } from "../../db/schema.ts";
import { inTab, tabParts } from "./calloutFilters.ts";
import { isAmong, type Narrowed } from "./narrowCallouts.ts";
import { needingNow } from "./needsAction.ts";

export type Counts = Record<CalloutTab, number>;

const capped = (count: number): number => Math.min(count, COUNT_CEILING);

/** Where few were found, the tabs are told apart among them. */
async function countAmong(db: Kysely<Tables>, now: Date, within: Narrowed["within"]): Promise<Counts> {
  const counted = await db
    .selectFrom("callouts")
    .where(within)
    .select((e) =>
      CALLOUT_TABS.map((tab) =>
        e.fn
          .countAll<number>()
          .filterWhere((c) => inTab(c, tab, now))
          .as(tab),
      ),
    )
    .executeTakeFirstOrThrow();
  return Object.fromEntries(CALLOUT_TABS.map((tab) => [tab, capped(Number(counted[tab]))])) as Counts;
}

const PARTS = ["first", "second"] as const;
/** What waits or lies ahead: few beside what is over. */
const PRESENT = ["needs_action", "open", "confirmed", "drafts"] as const;
type Counted = (typeof PRESENT)[number] | "past";
type Part = `${(typeof PARTS)[number]}_${Counted}`;

/** At most as many as the ceiling; the needs know by themselves which callouts they are of. */
function partOf(db: Kysely<Tables>, now: Date, { whole, within }: Narrowed, [tab, index]: [Counted, number]) {
  const some =
    whole && tab === "needs_action"
      ? db.selectFrom(needingNow(db, now).as("need")).select("need.id").limit(COUNT_CEILING).as("some")
      : db
          .selectFrom("callouts")
          .select("callouts.id")
          .where((c) => c.and([tabParts(c, tab, now)[index] ?? c.lit(false), within(c)]))
          .limit(COUNT_CEILING)
          .as("some");
  return db.selectFrom(some).select((c) => c.fn.countAll<number>().as("count"));
}

/** Every part of every tab by its own index, as far as the ceiling. */
async function countEach(
  db: Kysely<Tables>,
  now: Date,
  narrowed: Narrowed,
  tabs: readonly Counted[],
): Promise<Record<Counted, number>> {
  const counted: Partial<Record<Part, unknown>> = await db
    .selectNoFrom(
      tabs.flatMap((tab) =>
        PARTS.slice(0, tab === "past" ? 2 : 1).map((part, index) =>
          partOf(db, now, narrowed, [tab, index]).as(`${part}_${tab}`),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  const of = (tab: Counted): number =>
    capped(PARTS.reduce((sum, part) => sum + Number(counted[`${part}_${tab}`] ?? 0), 0));
  return Object.fromEntries([...PRESENT, "past" as const].map((tab) => [tab, of(tab)])) as Record<Counted, number>;
}

/** No callout is in two of these tabs, and each is in one. */
const SHARES = ["open", "confirmed", "drafts"] as const;

/** Mostly the number found, or those found first, tell already that what is over is beyond the ceiling. */
async function countPast(
  db: Kysely<Tables>,
  now: Date,
  narrowed: Narrowed,
  counts: Record<Counted, number>,
): Promise<number> {
  const exact = SHARES.every((tab) => counts[tab] < COUNT_CEILING);
  const rest = (narrowed.found?.length ?? 0) - SHARES.reduce((sum, tab) => sum + counts[tab], 0);
  if (exact && rest >= COUNT_CEILING) return COUNT_CEILING;
  const first = await countAmong(db, now, (e) => isAmong(e, narrowed.found ?? []));
  return first.past < COUNT_CEILING ? (await countEach(db, now, narrowed, ["past"])).past : first.past;
}

async function countMany(db: Kysely<Tables>, now: Date, narrowed: Narrowed): Promise<Counts> {
  const looked = narrowed.found !== null;
  const counts = await countEach(db, now, narrowed, looked ? PRESENT : [...PRESENT, "past"]);
  const past = looked ? await countPast(db, now, narrowed, counts) : counts.past;
  return { ...counts, past, all: capped(SHARES.reduce((sum, tab) => sum + counts[tab], past)) };
}

export const countCallouts = (db: Kysely<Tables>, now: Date, narrowed: Narrowed): Promise<Counts> =>
  narrowed.few ? countAmong(db, now, narrowed.within) : countMany(db, now, narrowed);
