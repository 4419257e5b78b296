/** What is sent later leaves its doctors time to answer: it goes before respond-by. */
import { aCalloutInput, aDraft } from "../../../support/aCallout.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const { ports, practice, call, db } = calloutScene();
const respond_by = "2026-11-25T10:00:00.000Z";

test("a callout is never scheduled at or after its respond-by", async () => {
  const { id } = await aDraft(ports(), practice, { respond_by });
  const refusal = { status: 422, body: { errors: { send_at: ["must be before respond_by"] } } };
  for (const send_at of [respond_by, "2026-11-25T10:30:00.000Z"]) {
    expect(await call("POST", `/callouts/${id}/schedule`, { send_at, lock_version: 0 })).toMatchObject(refusal);
    const callout = { ...aCalloutInput(practice, { respond_by }), send_at };
    expect(await call("POST", "/callouts", { callout })).toMatchObject(refusal);
  }
  expect(await db().selectFrom("callouts").select(["id", "status"]).execute()).toEqual([{ id, status: "draft" }]);
  const send_at = "2026-11-25T09:45:00.000Z";
  const { body } = await call("POST", `/callouts/${id}/schedule`, { send_at, lock_version: 0 });
  expect(body.data).toMatchObject({ status: "scheduled", send_at, respond_by });
});

test("nor is the respond-by of a scheduled one moved to its sending or before; without one it may go", async () => {
  const { id } = await aDraft(ports(), practice, { respond_by });
  const send_at = "2026-11-25T09:45:00.000Z";
  await call("POST", `/callouts/${id}/schedule`, { send_at, lock_version: 0 });
  for (const early of [send_at, "2026-11-25T08:00:00.000Z"]) {
    const callout = aCalloutInput(practice, { respond_by: early });
    const refused = await call("PUT", `/callouts/${id}`, { callout, lock_version: 1 });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { "callout.respond_by": ["must be after send_at"] } },
    });
  }
  const callout = aCalloutInput(practice, { respond_by: null });
  const { body } = await call("PUT", `/callouts/${id}`, { callout, lock_version: 1 });
  expect(body.data).toMatchObject({ status: "scheduled", send_at, respond_by: null });
});

test("a list that moves before the respond-by takes it along, and it is still after the sending", async () => {
  const { id } = await aDraft(ports(), practice, { respond_by: "2026-11-26T12:00:00Z" });
  const send_at = "2026-11-25T09:45:00.000Z";
  await call("POST", `/callouts/${id}/schedule`, { send_at, lock_version: 0 });
  const callout = aCalloutInput(practice, { respond_by: "2026-11-26T12:00:00Z", lists: [{ date: "2026-11-26" }] });
  const { body } = await call("PUT", `/callouts/${id}`, { callout, lock_version: 1 });
  const { respond_by: by, lists } = body.data;
  expect([send_at < by, by < lists[0].starts_at]).toEqual([true, true]);
});
