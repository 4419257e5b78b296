/** Callouts, doctors, sites and surgeons that a few letters find, for the palette. */
import { type Kysely, sql } from "kysely";
import { type SearchHit } from "../../../src/contract/shapes/search.ts";
import { folded, likePattern, saysOfCallout } from "../../db/likePattern.ts";
import { type Tables } from "../../db/schema.ts";
import { doctorName } from "../../domain/doctorName.ts";

type Db = Kysely<Tables>;

/** Of each kind; together twenty at most. */
const MOST = { callout: 8, doctor: 6, site: 3, surgeon: 3 } as const;

/** The earliest list of each, by which people know it. */
const firstLists = (db: Db, ids: number[]) =>
  db
    .selectFrom("callout_lists")
    .innerJoin("lists", "lists.id", "callout_lists.list_id")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .distinctOn("callout_lists.callout_id")
    .select(["callout_lists.callout_id", "lists.date", "lists.surgeon_name"])
    .select(["sites.name as site", "surgeons.display_name as surgeon"])
    .where("callout_lists.callout_id", "in", ids)
    .orderBy("callout_lists.callout_id")
    .orderBy("lists.starts_at")
    .execute();

/** Those to come first, soonest first; under the office's own title, or under names that no language changes. */
async function callouts(db: Db, now: Date, text: string): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom("callout_texts")
    .innerJoin("callouts", "callouts.id", "callout_texts.callout_id")
    .select(["callouts.id", "callouts.title", "callouts.title_own", "callouts.reference"])
    .where((e) => saysOfCallout(e.ref("callout_texts.text"), text))
    .orderBy((e) => sql`${e.ref("callouts.last_ends_at")} < ${now}`)
    .orderBy((e) => sql`abs(extract(epoch from ${e.ref("callouts.first_starts_at")} - ${now}::timestamptz))`)
    .orderBy("callouts.id")
    .limit(MOST.callout)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lists = new Map((await firstLists(db, ids)).map((list) => [list.callout_id, list]));
  return rows.map(({ id, title, title_own, reference }) => {
    const list = lists.get(id);
    const names = [list?.surgeon ?? list?.surgeon_name, list?.site].filter(Boolean).join(" · ");
    const label = title_own || names === "" ? title : names;
    return { type: "callout", id, label, sub: reference, date: list?.date ?? null };
  });
}

async function doctors(db: Db, text: string): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom("doctors")
    .select(["id", "title", "first_name", "last_name", "grade"])
    .where("archived_at", "is", null)
    .where((e) =>
      e(folded(e.fn<string>("concat_ws", [e.val(" "), "title", "first_name", "last_name"])), "like", likePattern(text)),
    )
    .orderBy("last_name")
    .orderBy("id")
    .limit(MOST.doctor)
    .execute();
  return rows.map((row) => ({ type: "doctor", id: row.id, label: doctorName(row), sub: row.grade, date: null }));
}

async function sites(db: Db, text: string): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom("sites")
    .select(["id", "name", "short_name"])
    .where("archived_at", "is", null)
    .where((e) => e(folded(e.fn<string>("concat_ws", [e.val("\n"), "name", "short_name"])), "like", likePattern(text)))
    .orderBy("name")
    .orderBy("id")
    .limit(MOST.site)
    .execute();
  return rows.map(({ id, name, short_name }) => ({ type: "site", id, label: name, sub: short_name, date: null }));
}

async function surgeons(db: Db, text: string): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom("surgeons")
    .select(["id", "display_name", "specialty"])
    .where("archived_at", "is", null)
    .where((e) => e(folded(e.ref("display_name")), "like", likePattern(text)))
    .orderBy("display_name")
    .orderBy("id")
    .limit(MOST.surgeon)
    .execute();
  return rows.map(({ id, display_name: label, specialty: sub }) => ({ type: "surgeon", id, label, sub, date: null }));
}

export async function search(db: Db, now: Date, q: string): Promise<SearchHit[]> {
  const text = q.trim();
  if (text === "") return [];
  const found = await Promise.all([callouts(db, now, text), doctors(db, text), sites(db, text), surgeons(db, text)]);
  return found.flat();
}
