/** Many callouts at once: all that match are told, every mail is foreseen, and what one refuses stops no other. */
import { BULK_MAX } from "../../../src/contract/callout.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { type BulkPreview } from "../../../src/contract/shapes/callouts/decisions.ts";
import { aCallout, aDraft, anAnswer, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, app, practice, call } = practiceAtWork({ doctors: 3 });

const written = async () => {
  const { db } = ports().database;
  const tables = ["outbox_emails", "audit_events", "notifications"] as const;
  const counts = tables.map(async (table) => (await db.selectFrom(table).select("id").execute()).length);
  return Promise.all(counts);
};
const foresee = async (action: "remind" | "cancel", ids: number[], more = {}): Promise<BulkPreview> =>
  (await call("POST", "/callouts/bulk_preview", { action, ids, ...more })).body.data;

test("all that match are told in the table's order, whatever page they are on, and nothing of another practice", async () => {
  const far = { lists: [{ date: "2026-12-03" }] };
  const later = await aCallout(ports(), practice, far);
  const sooner = await aCallout(ports(), practice);
  await aDraft(ports(), practice);
  const other = await aPractice(ports());
  await aCallout(ports(), other);
  const { body } = await call("GET", "/callouts/matching?tab=open");
  const told = ({ id, reference, title }: CalloutDetail) => ({ id, reference, title });
  expect(body.data).toEqual([sooner, later].map(told));
  expect((await call("GET", "/callouts/matching?tab=open&sort=-when")).body.data).toEqual([later, sooner].map(told));
  expect((await call("GET", "/callouts/matching?tab=open&from=2026-12-01")).body.data).toEqual([told(later)]);
  expect((await call("GET", "/callouts/matching?page=1")).status).toBe(422);
});

test("beyond what can be changed at once the choice is refused, by ids and by filters", async () => {
  const { db } = ports().database;
  const { id } = await aDraft(ports(), practice);
  const row = await db.selectFrom("callouts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: BULK_MAX }, (_, at) => ({ ...row, id: undefined, reference: `X-${at}` }));
  await db
    .insertInto("callouts")
    .values(copies.map(({ id: _id, ...copy }) => copy))
    .execute();
  const { status, body } = await call("GET", "/callouts/matching");
  expect([status, body.code]).toEqual([422, "invalid_input"]);
  await db.deleteFrom("callouts").where("reference", "=", "X-0").execute();
  expect((await call("GET", "/callouts/matching")).body.data).toHaveLength(BULK_MAX);
  const ids = Array.from({ length: BULK_MAX + 1 }, (_, at) => at + 1);
  for (const path of ["/callouts/bulk_preview", "/callouts/bulk"])
    expect((await call("POST", path, { action: "remind", ids })).status).toBe(422);
});

test("a preview names every mail by callout and every refusal, and is what then happens; it writes nothing itself", async () => {
  const [one, two] = [await aCallout(ports(), practice), await aCallout(ports(), practice, { urgency: "urgent" })];
  const draft = await aDraft(ports(), practice);
  const theirs = await aCallout(ports(), await aPractice(ports()));
  const before = await written();
  const ids = [one.id, two.id, draft.id, theirs.id, one.id];
  const reminding = await foresee("remind", ids);
  expect(await written()).toEqual(before);
  expect(reminding.results.map(({ id, ok, error, doctors }) => [id, ok, error, doctors.length])).toEqual([
    [one.id, true, null, 3],
    [two.id, true, null, 3],
    [draft.id, false, "invalid_transition", 0],
    [theirs.id, false, "not_found", 0],
  ]);
  expect(reminding.mails).toMatchObject([{ kind: "reminder", doctors: { length: 6 } }]);
  expect(reminding.mails[0]?.email.text).toContain("Merrowby");
  const done = await call("POST", "/callouts/bulk", { action: "remind", ids });
  const mailed = ({ ok, doctors }: { ok: boolean; doctors: object[] }) => (ok ? { mailed: doctors.length } : {});
  expect(done.body.data).toEqual(
    reminding.results.map(({ doctors, ...one }) => ({ ...one, ...mailed({ ...one, doctors }) })),
  );
  const reminders = ports().database.db.selectFrom("outbox_emails").select("id").where("kind", "=", "reminder");
  expect(await reminders.execute()).toHaveLength(6);
  // Reminded of just now: none of them again.
  expect((await foresee("remind", ids)).results.map(({ error }) => error)).toEqual([
    ...["rate_limited", "rate_limited", "invalid_transition", "not_found"],
  ]);
  const [doctor] = practice.doctors;
  for (const callout of [one, two]) await anAnswer(ports(), practice, callout, doctor ?? { id: 0 }, "available");
  const cancelling = await foresee("cancel", [one.id, two.id], { reason: "Theatre closed" });
  expect(cancelling.results.map(({ error }) => error)).toEqual([null, null]);
  expect(cancelling.mails[0]?.email.text).toContain("Theatre closed");
  expect(cancelling.results.every(({ ok, doctors }) => ok && doctors.length > 0)).toBe(true);
  expect((await call("GET", `/callouts/${one.id}`)).body.data.status).toBe("open");
});

test("where everybody has answered nobody is reminded, and that is told", async () => {
  const [one, two] = [await aCallout(ports(), practice), await aCallout(ports(), practice)];
  for (const doctor of practice.doctors) await anAnswer(ports(), practice, one, doctor, "unavailable");
  const { body } = await call("POST", "/callouts/bulk", { action: "remind", ids: [one.id, two.id] });
  expect(body.data).toEqual([
    { id: one.id, ok: true, error: null, mailed: 0 },
    { id: two.id, ok: true, error: null, mailed: 3 },
  ]);
});

test("whoever is not signed in foresees nothing", async () => {
  const payload = { action: "remind", ids: [1] };
  const answer = await app.inject({ method: "POST", url: "/admin_api/callouts/bulk_preview", payload });
  expect(answer.statusCode).toBe(401);
  const stranger = await asUser(app, ports(), (await aPractice(ports())).user);
  const { id } = await aCallout(ports(), practice);
  const { body } = await stranger("POST", "/callouts/bulk_preview", { action: "cancel", ids: [id] });
  expect(body.data).toEqual({ mails: [], silent: 0, results: [{ id, ok: false, error: "not_found", doctors: [] }] });
});
