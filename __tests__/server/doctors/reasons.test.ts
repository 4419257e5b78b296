/** Who the dry run leaves out for being away, not credentialed or paused, and that sending does the same. */
import { aCallout, aCalloutInput } from "../../support/aCallout.ts";
import { aSite } from "../../support/builders.ts";
import { doctorsPage, linkPath, PRESSED } from "../../support/doctorsPage.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, app, practice, call } = practiceAtWork();

const idOf = (index: number): number => practice.doctors[index]?.id ?? 0;
const skipped = async (values: Parameters<typeof aCalloutInput>[1] = {}) => {
  const { body } = await call("POST", "/callouts/preview", { callout: aCalloutInput(practice, values) });
  return Object.fromEntries(
    body.data.skipped.map((one: { doctor: { id: number }; reason: string }) => [one.doctor.id, one.reason]),
  );
};
const credential = (doctor_id: number, site_id: number, credentialed_until: string | null) =>
  ports()
    .database.db.insertInto("doctor_sites")
    .values({ company_id: practice.companyId, doctor_id, site_id, credentialed_until })
    .execute();

test("leave that touches a list, and a credential that ends before it, leave a doctor out of dry run and sending", async () => {
  await call("POST", `/doctors/${idOf(0)}/unavailabilities`, {
    starts_at: "2026-11-27T11:30:00Z",
    ends_at: "2026-11-28T00:00:00Z",
    reason: "leave",
  });
  await credential(idOf(1), practice.site.id, "2026-11-26");
  expect(await skipped()).toEqual({ [idOf(0)]: "on_leave", [idOf(1)]: "not_credentialed" });
  // Able to take one of two lists is able.
  expect(await skipped({ lists: [{}, { date: "2026-11-26" }] })).toEqual({});
  const { id } = await aCallout(ports(), practice);
  const sent = await ports()
    .database.db.selectFrom("callout_recipients")
    .select(["doctor_id", "delivery", "skip_reason"])
    .where("callout_id", "=", id)
    .orderBy("doctor_id")
    .execute();
  expect(sent.map(({ skip_reason }) => skip_reason)).toEqual(["on_leave", "not_credentialed", null]);
});

test("the last day of a credential counts; elsewhere only is not here; nothing recorded rules nothing out", async () => {
  await credential(idOf(0), practice.site.id, "2026-11-27");
  const elsewhere = await aSite(ports().database.db, { company_id: practice.companyId });
  await credential(idOf(1), elsewhere.id, null);
  expect(await skipped()).toEqual({ [idOf(1)]: "not_credentialed" });
});

test("a paused doctor is left out until the pause is over", async () => {
  const until = new Date(ports().clock.now().getTime() + 3_600_000).toISOString();
  await call("POST", `/doctors/${idOf(2)}/pause`, { until });
  expect(await skipped()).toEqual({ [idOf(2)]: "paused" });
  ports().clock.advance(3_600_001);
  expect(await skipped()).toEqual({});
});

test("a pause that a duplicate asked for leaves out the one who stays too; one that the office gave does not", async () => {
  const [from = 0, into = 0] = [idOf(0), idOf(1)];
  const callout = await aCallout(ports(), practice);
  const page = doctorsPage(ports(), app, await linkPath(ports(), callout, { id: from }));
  const path = `/doctors/${from}`;
  const moved = async () => (await call("POST", `${path}/merge_preview`, { into_id: into })).body.data;
  await call("POST", `${path}/pause`, { until: null });
  expect((await moved()).fields).not.toContain("pause");
  await call("POST", `${path}/unpause`);
  await page.post("/unsubscribe", { "List-Unsubscribe": "One-Click" }, { host: PRESSED.host });
  const plan = await moved();
  expect(plan.fields).toContain("pause");
  const versions = { lock_version: plan.from.lock_version, into_lock_version: plan.into.lock_version };
  expect((await call("POST", `${path}/merge`, { into_id: into, ...versions })).status).toBe(200);
  const recipients = { doctor_ids: [into], group_ids: [] };
  expect(await skipped({ recipients })).toEqual({ [into]: "paused" });
});
