/** Sites, surgeons and doctors that were archived after a callout named them: it goes on with those it has. */
import { aCalloutInput, aDraft } from "../../../support/aCallout.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const { ports, practice, call, begin, changeList, callout, doctor } = calloutScene();

test.each([["site"], ["surgeon"]] as const)("a list keeps its %s, is changed and copied", async (kind) => {
  const { id: calloutId } = await begin();
  const { id } = practice[kind];
  expect((await call("POST", `/${kind}s/${id}/archive`, {})).status).toBe(200);
  const { status, data } = await changeList({ theatre: "Theatre 9" });
  expect(status).toBe(200);
  expect(data.lists).toMatchObject([{ theatre: "Theatre 9", [kind]: { id } }]);
  const copy = await call("POST", `/callouts/${calloutId}/duplicate`, { date: "2026-12-11" });
  expect(copy.status).toBe(201);
  // The copy is saved as it was read.
  const { lists, lock_version } = copy.body.data;
  const [list] = aCalloutInput(practice).lists;
  const input = aCalloutInput(practice, { lists: [{ ...list, id: lists[0].id, date: "2026-12-11" }] });
  expect((await call("PUT", `/callouts/${copy.body.data.id}`, { callout: input, lock_version })).status).toBe(200);
  // A new list of another callout cannot be there any more.
  const fresh = await call("POST", "/callouts", { callout: aCalloutInput(practice) });
  expect([fresh.status, fresh.body.errors]).toEqual([404, [expect.stringContaining(kind)]]);
  expect(callout().id).toBe(calloutId);
});

test("a draft that names an archived doctor is looked at and saved without them", async () => {
  const { id } = await aDraft(ports(), practice);
  const gone = doctor(1);
  expect((await call("POST", `/doctors/${gone.id}/archive`, {})).status).toBe(200);
  const input = aCalloutInput(practice);
  const preview = await call("POST", "/callouts/preview", { callout: input });
  expect(preview.status).toBe(200);
  const asked = preview.body.data.will_send.map((one: { id: number }) => one.id);
  expect(asked).toEqual(practice.doctors.map((one) => one.id).filter((one) => one !== gone.id));
  const saved = await call("PUT", `/callouts/${id}`, { callout: input, lock_version: 0 });
  expect(saved.status).toBe(200);
  expect(saved.body.data.recipients).toHaveLength(2);
});
