/** Figures by week: every week of the period, also those in which nothing was. */
import { type Kysely, sql } from "kysely";
import { type FigureKind } from "../../../src/contract/insights.ts";
import {
  type AheadWeek,
  type FilledWeek,
  type MailsWeek,
  type WithdrawalsWeek,
} from "../../../src/contract/shapes/insights.ts";
import { type Tables } from "../../db/schema.ts";
import { aheadItems, filledItems, type Item, type Rows, type Scope } from "./lists.ts";
import { mailsAndFilled } from "./mails.ts";
import { type Period, weeksOf } from "./period.ts";
import { withdrawalItems } from "./withdrawals.ts";

async function countByWeek<Kind extends FigureKind>(
  db: Kysely<Tables>,
  items: Rows<Item>,
  { period, kinds }: { period: Period; kinds: readonly Kind[] },
): Promise<({ week: string } & Record<Kind, number>)[]> {
  const rows = await db
    .selectFrom(items.as("item"))
    .select((item) => ["item.week", "item.kind", item.fn.countAll<number>().as("count")])
    .groupBy(["item.week", "item.kind"])
    .execute();
  const counted = new Map(rows.map(({ week, kind, count }) => [`${week} ${kind}`, count]));
  return weeksOf(period).map((week) => {
    const counts = kinds.map((kind) => [kind, counted.get(`${week} ${kind}`) ?? 0]);
    return { week, ...(Object.fromEntries(counts) as Record<Kind, number>) };
  });
}

export const aheadByWeek = (db: Kysely<Tables>, scope: Scope): Promise<AheadWeek[]> =>
  countByWeek(db, aheadItems(scope), { period: scope.ahead, kinds: ["covered", "uncovered"] });

export const filledByWeek = (db: Kysely<Tables>, scope: Scope): Promise<FilledWeek[]> =>
  countByWeek(db, filledItems(scope), { period: scope.period, kinds: ["filled", "unfilled"] });

export const withdrawalsByWeek = (db: Kysely<Tables>, scope: Scope): Promise<WithdrawalsWeek[]> =>
  countByWeek(db, withdrawalItems(scope), { period: scope.period, kinds: ["early", "late"] });

export async function mailsByWeek(db: Kysely<Tables>, scope: Scope): Promise<MailsWeek[]> {
  const rows = await db
    .selectFrom(mailsAndFilled(scope).as("item"))
    .select("item.week")
    .select([sql<number>`sum(item.mails)`.as("mails"), sql<number>`sum(item.filled)`.as("filled")])
    .groupBy("item.week")
    .execute();
  const counted = new Map(rows.map((row) => [row.week, row]));
  return weeksOf(scope.period).map((week) => counted.get(week) ?? { week, mails: 0, filled: 0 });
}
