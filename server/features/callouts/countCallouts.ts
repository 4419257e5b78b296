/** How many callouts each tab holds under the same filters. Counting stops at the ceiling, so that it costs the same however many there are (Q33). */
import { type Kysely } from "kysely";
import { CALLOUT_TABS, type CalloutTab, COUNT_CEILING } from "../../../src/contract/callout.ts";
import { type Tables } from "../../db/schema.ts";
import { inTab, tabParts } from "./calloutFilters.ts";
import { type Narrowed } from "./narrowCallouts.ts";

export type Counts = Record<CalloutTab, number>;

function toCounts(of: (tab: CalloutTab) => number): Counts {
  const count = (tab: CalloutTab): number => Math.min(of(tab), COUNT_CEILING);
  return {
    needs_action: count("needs_action"),
    open: count("open"),
    confirmed: count("confirmed"),
    drafts: count("drafts"),
    past: count("past"),
    all: count("all"),
  };
}

/** Where few were found, the tabs are told apart among them. */
async function countAmong(db: Kysely<Tables>, now: Date, { within }: Narrowed): Promise<Counts> {
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
  return toCounts((tab) => Number(counted[tab]));
}

const PARTS = ["first", "second"] as const;
type Part = `${(typeof PARTS)[number]}_${CalloutTab}`;

/** Every part of every tab by its own index, as far as the ceiling. */
async function countEach(db: Kysely<Tables>, now: Date, { within }: Narrowed): Promise<Counts> {
  const counted: Partial<Record<Part, unknown>> = await db
    .selectNoFrom((e) =>
      CALLOUT_TABS.flatMap((tab) =>
        PARTS.map((part, index) =>
          e
            .selectFrom(
              e
                .selectFrom("callouts")
                .select("callouts.id")
                .where((c) => c.and([tabParts(c, tab, now)[index] ?? c.lit(false), within(c)]))
                .limit(COUNT_CEILING)
                .as("some"),
            )
            .select((c) => c.fn.countAll<number>().as("count"))
            .as(`${part}_${tab}`),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return toCounts((tab) => PARTS.reduce((sum, part) => sum + Number(counted[`${part}_${tab}`] ?? 0), 0));
}

export const countCallouts = (db: Kysely<Tables>, now: Date, narrowed: Narrowed): Promise<Counts> =>
  (narrowed.few ? countAmong : countEach)(db, now, narrowed);
