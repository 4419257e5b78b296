/** How many callouts each tab holds under the same filters. Counting stops at the ceiling, so that it costs the same however many there are. */
import { type ExpressionBuilder, type Kysely } from "kysely";
import { CALLOUT_TABS, type CalloutTab, COUNT_CEILING } from "../../../../src/contract/calloutTabs.ts";
import { type Tables } from "../../../db/schema.ts";
import { inTab, tabParts } from "./calloutFilters.ts";
import { type First, isAmong, type Many } from "./narrowCallouts.ts";
import { needingNow } from "./needsAction.ts";

export type Counts = Record<CalloutTab, number>;

const capped = (count: number): number => Math.min(count, COUNT_CEILING);

/** Of those that are read, how many are in each tab. */
export const tabCounts = (e: ExpressionBuilder<Tables, "callouts">, now: Date) =>
  CALLOUT_TABS.map((tab) =>
    e.fn
      .countAll<number>()
      .filterWhere((c) => inTab(c, tab, now))
      .as(tab),
  );

export const cappedCounts = (counted: Counts): Counts =>
  Object.fromEntries(CALLOUT_TABS.map((tab) => [tab, capped(Number(counted[tab]))])) as Counts;

const PARTS = ["first", "second"] as const;
/** What waits or lies ahead: few beside what is over. */
const PRESENT = ["needs_action", "open", "confirmed", "drafts"] as const;
type Counted = (typeof PRESENT)[number] | "past";
type Part = `${(typeof PARTS)[number]}_${Counted}`;

/** At most as many as the ceiling; the needs know by themselves which callouts they are of. */
function partOf(db: Kysely<Tables>, now: Date, { whole, within }: Many, [tab, index]: [Counted, number]) {
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
  narrowed: Many,
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
  narrowed: Many,
  { first, counts }: { first: First; counts: Record<Counted, number> },
): Promise<number> {
  const exact = SHARES.every((tab) => counts[tab] < COUNT_CEILING);
  const rest = first.count - SHARES.reduce((sum, tab) => sum + counts[tab], 0);
  if (exact && rest >= COUNT_CEILING) return COUNT_CEILING;
  const { past } = await db
    .selectFrom("callouts")
    .where((e) => isAmong(e, first.ids))
    .select((e) => tabCounts(e, now))
    .executeTakeFirstOrThrow();
  return Number(past) < COUNT_CEILING ? (await countEach(db, now, narrowed, ["past"])).past : COUNT_CEILING;
}

/** Many: each tab by itself. */
export async function countMany(db: Kysely<Tables>, now: Date, narrowed: Many): Promise<Counts> {
  const { first } = narrowed;
  const counts = await countEach(db, now, narrowed, first ? PRESENT : [...PRESENT, "past"]);
  const past = first ? await countPast(db, now, narrowed, { first, counts }) : counts.past;
  return { ...counts, past, all: capped(SHARES.reduce((sum, tab) => sum + counts[tab], past)) };
}
