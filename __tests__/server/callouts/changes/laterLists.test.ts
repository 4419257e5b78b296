/** A list that opens later, for doctors who were asked about other lists of the callout only. */
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { anAnswer } from "../../../support/aCallout.ts";
import { wavesScene } from "../../../support/scenes/wavesScene.ts";

const it = wavesScene();
const FRIDAY = "2026-11-27";
const SATURDAY = "2026-11-28";

const chosen = (numbers: number[], values: object = {}) => ({
  recipients: { doctor_ids: it.idsOf(...numbers), group_ids: [], ...values },
});
const path = () => `/callouts/${it.callout().id}/recipients`;
const dryRun = async (body: object) => (await it.call("POST", `${path()}_preview`, body)).body.data;
const add = async (body: object) => {
  await it.letters();
  const { status, body: answered } = await it.call("POST", path(), body);
  return { status, code: answered.code, sent: (await it.sent()).sort() };
};
const numbersOf = (doctors: { id: number }[]): number[] => doctors.map(({ id }) => it.nOf(id));

/** Doctors 0 and 1 were asked about both days, 2 and 3 about Saturday alone: Friday was filled, and is open again. */
async function openAgain(values: Parameters<typeof it.begin>[0] = {}) {
  await it.begin({ lists: [{}, { date: SATURDAY }], waves: [], ...values });
  await it.answer(0);
  await it.made("confirm", 0);
  expect((await add(chosen([2, 3]))).sent).toEqual(["callout 2", "callout 3"]);
  await it.made("release", 0);
}
/** What this doctor was asked and has said, by the day of the list. */
async function saidBy(n: number): Promise<string[]> {
  const { lists, responses } = await it.read();
  return responses
    .filter(({ doctor }) => doctor.id === it.doctor(n).id)
    .map(({ list_id, response }) => `${lists.find(({ id }) => id === list_id)?.date} ${response}`)
    .sort();
}
async function recipientOf(n: number) {
  const own = (await it.read()).recipients.filter(({ doctor }) => doctor.id === it.doctor(n).id);
  expect(own).toHaveLength(1);
  return own[0];
}
const linkOf = async (n: number): Promise<string> =>
  (await it.call("GET", `${path()}/${(await recipientOf(n))?.id}/link`)).body.data.url;
const offerSaturday = async (n: number) =>
  anAnswer(it.ports(), it.practice, await it.read(), it.doctor(n), "available", { listId: it.listId(1) });
const onLeaveThatFriday = (n: number) =>
  it
    .db()
    .insertInto("doctor_unavailabilities")
    .values({
      company_id: it.practice.companyId,
      doctor_id: it.doctor(n).id,
      reason: "leave",
      starts_at: new Date(`${FRIDAY}T00:00:00Z`),
      ends_at: new Date(`${SATURDAY}T00:00:00Z`),
      created_at: it.ports().clock.now(),
    })
    .execute();

test("a doctor asked about one list is asked about another that opens, by the same link, and the answer stays", async () => {
  await openAgain();
  await offerSaturday(2);
  const [link, before] = [await linkOf(2), await recipientOf(2)];
  const dry = await dryRun(chosen([1, 2, 4]));
  expect(numbersOf(dry.will_send)).toEqual([2, 4]);
  expect(dry.further).toMatchObject([{ doctor: { id: it.doctor(2).id }, lists: [it.listId(0)] }]);
  expect(dry.skipped).toMatchObject([{ doctor: { id: it.doctor(1).id }, reason: "duplicate" }]);
  await it.letters();
  expect((await it.call("POST", path(), chosen([1, 2, 4]))).status).toBe(200);
  const letters = await it.letters();
  expect(letters.map(({ kind, n }) => `${kind} ${n}`).sort()).toEqual(["callout 4", "list_added 2"]);
  const letter = letters.find(({ n }) => n === 2);
  expect(letter?.subject).toContain("Now open as well: can you cover?");
  expect(letter?.text).toContain("27 November");
  expect(letter?.text).not.toContain("28 November");
  expect(letter?.text).toContain(link);
  expect(await saidBy(2)).toEqual([`${FRIDAY} none`, `${SATURDAY} available`]);
  expect(await saidBy(4)).toEqual([`${FRIDAY} none`, `${SATURDAY} none`]);
  expect([await linkOf(2), await recipientOf(2)]).toEqual([link, before]);
});

test("whoever was asked about all that is open is not asked again", async () => {
  await openAgain();
  expect((await add(chosen([2]))).sent).toEqual(["list_added 2"]);
  expect(numbersOf((await dryRun(chosen([1, 2, 3]))).will_send)).toEqual([3]);
  expect(await add(chosen([0, 1, 2]))).toEqual({ status: 409, code: "nobody_to_send_to", sent: [] });
});

test("what is against the further list holds the doctor back from it alone, unless the office wants it", async () => {
  await openAgain();
  await onLeaveThatFriday(2);
  const before = await recipientOf(2);
  const dry = await dryRun(chosen([2, 4]));
  expect([numbersOf(dry.will_send), dry.further]).toEqual([[4], []]);
  expect(dry.skipped).toMatchObject([{ doctor: { id: it.doctor(2).id }, reason: "on_leave" }]);
  expect((await add(chosen([2, 4]))).sent).toEqual(["callout 4"]);
  expect(await recipientOf(2)).toEqual(before);
  expect(await saidBy(2)).toEqual([`${SATURDAY} none`]);
  expect((await add(chosen([2], { override_ids: it.idsOf(2) }))).sent).toEqual(["list_added 2"]);
  expect(await recipientOf(2)).toEqual({ ...before, overridden: true });
});

test("a wave asks its doctors about what they were not asked about, as its preview says", async () => {
  await openAgain({ waves: [it.wave([1, 2, 5]), it.wave([2, 3])] });
  const { sent } = await it.act("waves", { action: "next", wave: 2 });
  expect(sent.sort()).toEqual(["callout 5", "list_added 2"]);
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["list_added 3"]);
  expect(await it.shown()).toEqual(["done", "asked 2", "asked 1"]);
});

test("two administrators who ask at once ask once", async () => {
  await openAgain();
  const both = await Promise.all([1, 2].map(() => it.call("POST", path(), chosen([2, 3, 4]))));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await it.sent()).sort()).toEqual(["callout 4", "list_added 2", "list_added 3"]);
  for (const n of [2, 3, 4]) expect(await saidBy(n)).toEqual([`${FRIDAY} none`, `${SATURDAY} none`]);
});
