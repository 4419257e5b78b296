/** In which order the table shows what needs action. */
import { type CalloutRow } from "../../../src/contract/shapes/callout.ts";
import { aCallout, anAnswer } from "../../support/aCallout.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, practice, call } = practiceAtWork();
const nobody = { id: 0 };

async function references(query: string): Promise<string[]> {
  const { body } = await call("GET", `/callouts?${query}`);
  return body.data.map((row: CalloutRow) => row.reference.slice(-1));
}

test("what needs action goes by the first list that still lacks cover, found among few and among many alike", async () => {
  const [doctor = nobody, other = nobody] = practice.doctors;
  // Its first list has its doctor; the second, in a fortnight, has an offer.
  const halfway = await aCallout(ports(), practice, { lists: [{ date: "2026-11-26" }, { date: "2026-12-10" }] });
  const [first, second] = halfway.lists;
  await anAnswer(ports(), practice, halfway, doctor, "available", { listId: first?.id ?? 0 });
  const row = halfway.responses.find((one) => one.doctor.id === doctor.id && one.list_id === first?.id);
  await call("POST", `/callouts/${halfway.id}/responses/${row?.id}/confirm`, { lock_version: 1 });
  await anAnswer(ports(), practice, halfway, other, "available", { listId: second?.id ?? 0 });
  const next = await aCallout(ports(), practice, { lists: [{ date: "2026-12-03" }] });
  await anAnswer(ports(), practice, next, doctor, "available");
  // All of it is booked, and the doctor has not seen it.
  const unseen = await aCallout(ports(), practice, { lists: [{ date: "2026-11-25" }] });
  await anAnswer(ports(), practice, unseen, doctor, "available");
  const seat = unseen.responses.find((one) => one.doctor.id === doctor.id);
  await call("POST", `/callouts/${unseen.id}/responses/${seat?.id}/confirm`, { lock_version: 1 });
  expect(await references("tab=needs_action")).toEqual(["3", "2", "1"]);
  expect(await references("tab=needs_action&role=anaesthetist")).toEqual(["3", "2", "1"]);
  expect(await references("tab=needs_action&sort=when")).toEqual(["3", "1", "2"]);
});

test("a list that everybody who was asked has declined needs action at once, and no longer once somebody else is asked", async () => {
  const [first = nobody, ...others] = practice.doctors;
  const callout = await aCallout(ports(), practice, {
    lists: [{ date: "2027-01-15" }],
    recipients: { doctor_ids: [first.id, ...others.slice(0, 1).map(({ id }) => id)], group_ids: [] },
    respond_by: "2027-01-10T17:00:00Z",
  });
  const needing = () => references("tab=needs_action");
  await anAnswer(ports(), practice, callout, first, "unavailable");
  expect(await needing()).toEqual([]);
  await anAnswer(ports(), practice, callout, others[0] ?? nobody, "unavailable");
  expect(await needing()).toEqual(["1"]);
  const { body } = await call("GET", "/callouts?tab=needs_action");
  expect(body.data[0]).toMatchObject({ risk: "no_availability", counts: { unavailable: 2, none: 0 } });
  const more = { doctor_ids: [others[1]?.id], group_ids: [] };
  const added = await call("POST", `/callouts/${callout.id}/recipients`, { recipients: more });
  expect([added.status, await needing()]).toEqual([200, []]);
  // Nobody waits for the answer of a doctor who has left.
  expect((await call("POST", `/doctors/${others[1]?.id}/archive`)).status).toBe(200);
  expect(await needing()).toEqual(["1"]);
});

test("nor does it wait for a doctor whom the office has released", async () => {
  const [first = nobody, second = nobody] = practice.doctors;
  const callout = await aCallout(ports(), practice, {
    lists: [{ date: "2027-01-15" }],
    recipients: { doctor_ids: [first.id, second.id], group_ids: [] },
    respond_by: "2027-01-10T17:00:00Z",
  });
  await anAnswer(ports(), practice, callout, first, "available");
  await anAnswer(ports(), practice, callout, second, "unavailable");
  const row = callout.responses.find((one) => one.doctor.id === first.id);
  const path = `/callouts/${callout.id}/responses/${row?.id}`;
  await call("POST", `${path}/confirm`, { lock_version: 1 });
  expect((await call("POST", `${path}/release`, { lock_version: 2 })).status).toBe(200);
  const { body } = await call("GET", "/callouts?tab=needs_action");
  expect(body.data).toMatchObject([{ risk: "no_availability" }]);
});
