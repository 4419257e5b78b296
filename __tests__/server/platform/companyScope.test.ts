import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { forCompany } from "../../../server/db/companyScope.ts";
import { aCompany, aDoctor, aUser } from "../../support/builders.ts";
import { testDatabase } from "../../support/database/testDatabase.ts";

const database = testDatabase();

async function twoCompanies() {
  const { db } = database();
  const [ours, theirs] = [await aCompany(db), await aCompany(db)];
  const mine = await aDoctor(db, { company_id: ours.id });
  const foreign = await aDoctor(db, { company_id: theirs.id });
  return { ours, theirs, mine, foreign, scoped: forCompany(db, ours.id) };
}

test("a select without any condition sees one company only", async () => {
  const { scoped, mine } = await twoCompanies();
  expect((await scoped.selectFrom("doctors").select("id").execute()).map((row) => row.id)).toEqual([mine.id]);
});

test("another company's row can be neither read, nor changed, nor deleted by its id", async () => {
  const { scoped, foreign } = await twoCompanies();
  const { db } = database();
  expect(await scoped.selectFrom("doctors").selectAll().where("id", "=", foreign.id).execute()).toEqual([]);
  await scoped.updateTable("doctors").set({ last_name: "Taken" }).where("id", "=", foreign.id).execute();
  await scoped.deleteFrom("doctors").where("id", "=", foreign.id).execute();
  const row = await db.selectFrom("doctors").selectAll().where("id", "=", foreign.id).executeTakeFirstOrThrow();
  expect(row.last_name).toBe(foreign.last_name);
});

test("aliases, joins and subqueries are narrowed too, and a left join stays one", async () => {
  const { scoped, mine, theirs } = await twoCompanies();
  await aUser(database().db, { company_id: theirs.id });
  const joined = await scoped
    .selectFrom("doctors as d")
    .leftJoin("users as u", (on) => on.on(sql`true`, "=", sql`true`))
    .select(["d.id", "u.id as user_id"])
    .execute();
  expect(joined).toEqual([{ id: mine.id, user_id: null }]);
  const counted = await scoped
    .selectFrom("installation")
    .select((e) => e.selectFrom("doctors").select(e.fn.countAll<number>().as("n")).as("n"))
    .executeTakeFirstOrThrow();
  expect(Number(counted.n)).toBe(1);
});

test("rows that are read as JSON inside another row are narrowed too, and so are those inside a piece of SQL", async () => {
  const { scoped, mine } = await twoCompanies();
  const found = await scoped
    .selectNoFrom((e) => [
      jsonArrayFrom(e.selectFrom("doctors").select("doctors.id")).as("rows"),
      sql<number[]>`to_json(array(${e.selectFrom("doctors").select("doctors.id")}))`.as("ids"),
      e.exists(e.selectFrom("doctors").select("doctors.id").where("doctors.id", "!=", mine.id)).as("others"),
    ])
    .executeTakeFirstOrThrow();
  expect(found).toEqual({ rows: [{ id: mine.id }], ids: [mine.id], others: false });
});

test("an or in the condition does not widen it", async () => {
  const { scoped, mine, foreign } = await twoCompanies();
  const rows = await scoped
    .selectFrom("doctors")
    .select("id")
    .where((e) => e.or([e("id", "=", mine.id), e("id", "=", foreign.id)]))
    .execute();
  expect(rows.map((row) => row.id)).toEqual([mine.id]);
});

test("a row cannot point at another company's parent", async () => {
  const { scoped, ours, foreign } = await twoCompanies();
  const group = await scoped
    .insertInto("doctor_groups")
    .values({ company_id: ours.id, name: "Partners" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const attach = scoped
    .insertInto("doctor_group_members")
    .values({ company_id: ours.id, group_id: group.id, doctor_id: foreign.id })
    .execute();
  await expect(attach).rejects.toMatchObject({ code: "23503" });
});
