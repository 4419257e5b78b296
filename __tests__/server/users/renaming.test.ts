/** An administrator's name, corrected by a colleague: the audit log says what it was, and only where it changed. */
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { aUser } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { signInHeaders } from "../../support/signIn.ts";

const { ports, app, practice, call } = practiceAtWork();

const colleague = (values = {}) =>
  aUser(ports().database.db, { company_id: practice.companyId, role: "admin", ...values });
const events = () =>
  ports()
    .database.db.selectFrom("audit_events")
    .select(["action", "subject_id", "params", "diff"])
    .orderBy("id")
    .execute();

test("what the name was stands in the log", async () => {
  const { id } = await colleague();
  expect((await call("PUT", `/users/${id}`, { name: "Anna Whitby" })).status).toBe(200);
  expect((await call("PUT", `/users/${id}`, { name: "Ann van der Berg", role: "owner" })).status).toBe(200);
  const changed = { action: "user_changed", subject_id: id, params: {} };
  expect(await events()).toEqual([
    { ...changed, diff: { last_name: ["Whitlocke", "Whitby"] } },
    { action: "user_role_changed", subject_id: id, params: { from: "admin", to: "owner" }, diff: null },
    { ...changed, diff: { first_name: ["Anna", "Ann"], last_name: ["Whitby", "van der Berg"] } },
  ]);
});

test("saved as it is, nothing changes and nothing is written down", async () => {
  const parts = { first_name: "Anna Maria", last_name: "Whitlocke" };
  const { id, updated_at } = await colleague(parts);
  ports().clock.advance(1000);
  for (const change of [{ name: "Anna Maria Whitlocke" }, { name: " Anna Maria Whitlocke ", role: "admin" }])
    expect((await call("PUT", `/users/${id}`, change)).body.data).toMatchObject(parts);
  const users = ports().database.db.selectFrom("users").select("updated_at");
  expect(await users.where("id", "=", id).executeTakeFirst()).toEqual({ updated_at });
  expect(await events()).toEqual([]);
});

test.each(LANGUAGES)("the file of the log tells it (%s)", async (locale) => {
  const { db } = ports().database;
  const { id } = await colleague();
  await call("PUT", `/users/${id}`, { name: "Anna Whitby" });
  await db.updateTable("users").set({ locale }).where("id", "=", practice.user.id).execute();
  const { body } = await app.inject({
    url: "/admin_api/audit_events.csv",
    headers: await signInHeaders(ports(), practice.user),
  });
  expect(body).toMatch(/[^,;]+: Whitlocke → Whitby/);
  expect(body).not.toContain("last_name: Whitlocke");
});
