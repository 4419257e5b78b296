/** The office takes a hand in asking the standbys, and what else happens to the list while they are asked. */
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 5 });

/** Doctor 0 was booked and has withdrawn; 1 to 3 are on standby, 1 is asked; 4 was told "filled". */
async function chain(values: Parameters<typeof it.begin>[0] = {}) {
  await it.begin(values);
  await it.answers(0, 1, 2, 3, 4);
  for (const n of [1, 2, 3]) await it.made("standby", n);
  await it.made("confirm", 0);
  await it.answer(0, "unavailable");
  expect(await it.sent()).toEqual(["released 0", "standby_offer 1"]);
}
const direct = (action: string, at = 0) => it.act(`lists/${it.listId(at)}/standby_chain`, { action });
const shown = async () => {
  const [first] = (await it.read()).chains;
  return first && { state: first.state, asking: first.offer && it.nOf(first.offer.doctor.id) };
};
const asked = async () => (await it.read()).chains.flatMap((one) => one.asked.map(({ result }) => result));
const REFUSED = { status: 409, code: "invalid_transition" };

test("stopped, nobody is asked any more, whoever was asked hears that it is over, and it can begin anew", async () => {
  await chain();
  expect((await direct("stop")).sent).toEqual(["offer_closed 1"]);
  expect(await shown()).toEqual({ state: "stopped", asking: null });
  expect(await it.takeOver(1, true)).toBe("gone");
  expect(await direct("stop")).toMatchObject(REFUSED);
  expect(await direct("next")).toMatchObject(REFUSED);
  await it.later(8 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  // From the first again: all of them wait once more.
  expect((await direct("start")).sent).toEqual(["standby_offer 1"]);
  expect(await it.audits("standby_chain_stopped")).toMatchObject([{ actor_type: "admin" }]);
});

test("hurried on, the next one is asked at once, in the office's name, and the one before need not answer any more", async () => {
  await chain();
  expect((await direct("next")).sent).toEqual(["offer_closed 1", "standby_offer 2"]);
  expect(await shown()).toEqual({ state: "asking", asking: 2 });
  expect(await it.audits("standby_lapsed")).toMatchObject([{ actor_type: "admin", actor_id: it.practice.user.id }]);
  // The first one's time would be over now; the second one's is not.
  await it.later(4 * HOUR_MS - 1);
  expect(await shown()).toMatchObject({ asking: 2 });
});

test("two in the office hurry it on, or the time passes meanwhile: only the doctor they saw is passed over or stopped", async () => {
  await chain();
  const directSeen = async (action: string, n: number) =>
    it.act(`lists/${it.listId()}/standby_chain`, { action, response_id: (await it.row(n)).id });
  expect((await directSeen("next", 1)).sent).toEqual(["offer_closed 1", "standby_offer 2"]);
  // The colleague still sees the first.
  for (const action of ["next", "stop"]) expect(await directSeen(action, 1)).toMatchObject({ ...REFUSED, sent: [] });
  expect(await shown()).toEqual({ state: "asking", asking: 2 });
  await it.later(4 * HOUR_MS);
  expect(await it.sent()).toEqual(["standby_offer 3"]);
  expect(await directSeen("next", 2)).toMatchObject({ ...REFUSED, sent: [] });
  expect((await directSeen("stop", 3)).sent).toEqual(["offer_closed 3"]);
  expect((await directSeen("start", 3)).sent).toEqual(["standby_offer 1"]);
});

test("who is archived while being asked is not asked any more, and the next one is", async () => {
  await chain();
  const archive = (n: number) => it.call("POST", `/doctors/${it.doctor(n).id}/archive`);
  expect((await archive(1)).status).toBe(200);
  expect(await it.sent()).toEqual(["offer_closed 1", "standby_offer 2"]);
  expect(await shown()).toEqual({ state: "asking", asking: 2 });
  expect(await it.takeOver(1, true)).toBe("gone");
  // Several at once: nobody of them stays asked.
  const ids = [2, 3].map((n) => it.doctor(n).id);
  expect((await it.call("POST", "/doctors/bulk", { action: "archive", ids })).status).toBe(200);
  expect(await shown()).toEqual({ state: "exhausted", asking: null });
  expect(await it.row(1)).toMatchObject({ outcome: "standby", standby_rank: 1 });
});

test("somebody else is confirmed: the offer is closed and the chain has ended", async () => {
  await chain();
  await it.answer(4);
  await it.sent();
  expect((await it.confirm(4)).sent).toEqual(["confirmation 4", "offer_closed 1"]);
  expect(await it.read()).toMatchObject({ status: "confirmed", chains: [] });
  expect(await it.takeOver(1, true)).toBe("gone");
  expect(await it.row(1)).toMatchObject({ outcome: "standby", standby_rank: 1 });
  await it.later(8 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
});

test("the office confirms the one who is asked: booked, and nobody hears that anything is over", async () => {
  await chain();
  expect((await it.confirm(1)).sent).toEqual(["confirmation 1"]);
  expect((await it.read()).chains).toEqual([]);
});

test("who is stood down while being asked is not asked any more, and the next one is", async () => {
  await chain();
  expect((await it.decide(1, "not_required")).sent).toEqual(["not_required 1", "standby_offer 2"]);
  expect(await shown()).toEqual({ state: "asking", asking: 2 });
  expect(await asked()).toEqual(["withdrawn"]);
});

test('"no" by the ordinary page, or by telephone, passes the list on as well', async () => {
  await chain();
  expect(await it.answer(1, "unavailable")).toBe("recorded");
  expect(await it.sent()).toEqual(["standby_offer 2"]);
  const { id } = await it.row(2);
  await it.call("PUT", `/callouts/${it.callout().id}/responses/${id}`, { response: "unavailable" });
  expect(await it.sent()).toEqual(["standby_offer 3"]);
  expect(await asked()).toEqual(["declined", "declined"]);
});

test("the one who took over withdraws too: it begins anew with those who still wait", async () => {
  await chain();
  await it.takeOver(1, false);
  await it.later(HOUR_MS);
  expect(await it.takeOver(2, true)).toBe("booked");
  await it.sent();
  await it.later(HOUR_MS);
  await it.answer(2, "unavailable");
  expect(await it.sent()).toEqual(["released 2", "standby_offer 3"]);
  expect(await shown()).toEqual({ state: "asking", asking: 3 });
  expect(await asked()).toEqual([]);
});

test("who was silent before is asked again when the list opens another time", async () => {
  await chain();
  await it.later(5 * HOUR_MS);
  expect(await it.takeOver(2, true)).toBe("booked");
  await it.sent();
  await it.later(HOUR_MS);
  await it.decide(2, "release");
  expect(await shown()).toEqual({ state: "asking", asking: 1 });
});

test("a callout that is cancelled asks nobody, and standbys hear of it", async () => {
  await chain();
  const { lock_version } = await it.read();
  const { sent } = await it.act("cancel", { reason: "Theatre closed", lock_version });
  expect(sent).toEqual(expect.arrayContaining([1, 2, 3].map((n) => `cancelled ${n}`)));
  expect(sent).not.toContain("offer_closed 1");
  expect(await it.takeOver(1, true)).toBe("gone");
  expect(await direct("start")).toMatchObject(REFUSED);
  await it.later(8 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  expect(await it.read()).toMatchObject({ chains: [] });
});

test("a list that is cancelled alone asks nobody, and another one's standbys are still asked", async () => {
  await it.begin({ lists: [{}, { date: "2026-11-28" }] });
  for (const at of [0, 1]) {
    for (const n of [0, 1, 2]) await it.answer(n, "available", { at });
    for (const n of [1, 2]) await it.made("standby", n, {}, at);
    await it.made("confirm", 0, {}, at);
    await it.answer(0, "unavailable", { at });
  }
  expect((await it.sent()).slice(-2)).toEqual(["released 0", "standby_offer 1"]);
  const { lock_version } = await it.list();
  await it.act(`lists/${it.listId()}/cancel`, { reason: "Surgeon away", lock_version });
  expect((await it.read()).chains).toMatchObject([{ list_id: it.listId(1), state: "asking" }]);
  expect(await it.takeOver(1, true, 0)).toBe("gone");
  expect(await it.takeOver(1, true, 1)).toBe("booked");
});

test("a list that starts uncovered asks nobody any more, and its standbys hear that it is over", async () => {
  await chain();
  await it.later(70 * HOUR_MS);
  const mails = await it.sent();
  expect(mails.filter((mail) => mail.startsWith("expired"))).toEqual(["expired 1", "expired 2", "expired 3"]);
  expect(await it.read()).toMatchObject({ status: "expired", chains: [] });
  const open = it.db().selectFrom("standby_offers").selectAll().where("status", "=", "open");
  expect(await open.execute()).toEqual([]);
  expect(await it.takeOver(3, true)).toBe("gone");
});

test("only the part that is open is offered, and what stays open goes to the next", async () => {
  await it.begin();
  await it.answer(0, "available", { from: "10:00" });
  await it.answers(1, 3, 4);
  await it.answer(2, "available", { from: "10:00", to: "11:00" });
  for (const n of [2, 3, 4]) await it.made("standby", n);
  await it.made("confirm", 1, { to: "10:00" });
  await it.made("confirm", 0);
  await it.sent();
  await it.answer(0, "unavailable");
  // As much of it as the first one has offered.
  const [first] = await it.letters().then((mails) => mails.filter(({ kind }) => kind === "standby_offer"));
  expect(first).toMatchObject({ n: 2 });
  expect((await it.read()).chains[0]?.offer).toMatchObject({ from: "10:00", to: "11:00" });
  expect(await it.takeOver(2, true)).toBe("booked");
  expect(await it.row(2)).toMatchObject({ booked: { from: "10:00", to: "11:00" } });
  expect(await it.sent()).toEqual(["confirmation 2", "standby_offer 3"]);
  expect((await it.read()).chains[0]?.offer).toMatchObject({ from: "11:00", to: "12:00" });
  expect(await it.takeOver(3, true)).toBe("booked");
  expect(await it.read()).toMatchObject({ status: "confirmed", lists: [{ open: [], filled: 1 }] });
});

test("who has offered only what is filled is not named as one of the next", async () => {
  await it.begin();
  await it.answer(0, "available", { to: "10:00" });
  await it.answer(2, "available", { from: "10:00" });
  await it.answers(1, 3);
  await it.made("confirm", 0);
  for (const n of [2, 3]) await it.made("standby", n);
  await it.made("confirm", 1, { from: "10:00" });
  await it.answer(0, "unavailable");
  expect((await it.read()).chains).toMatchObject([
    { state: "asking", offer: { from: "08:00", to: "10:00" }, next: [] },
  ]);
  expect((await direct("next")).sent).toEqual(["offer_closed 3"]);
  expect((await it.read()).chains).toMatchObject([{ state: "exhausted", next: [] }]);
});

test("another doctor is confirmed for a part: who was asked about the whole is asked about the rest, with the full time", async () => {
  await chain();
  await it.answer(4);
  await it.sent();
  await it.later(HOUR_MS);
  expect((await it.confirm(4, { to: "10:00" })).sent).toEqual(["confirmation 4", "standby_offer 1"]);
  const expires_at = new Date(it.ports().clock.now().getTime() + 4 * HOUR_MS).toISOString();
  const [{ offer, next } = { offer: null, next: [] }] = (await it.read()).chains;
  expect([offer, next.map(({ id }) => it.nOf(id))]).toMatchObject([{ from: "10:00", to: "12:00", expires_at }, [2, 3]]);
  // The job of the first offer finds nothing due.
  await it.later(4 * HOUR_MS - 1);
  expect(await it.takeOver(1, true)).toBe("booked");
  expect((await it.read()).status).toBe("confirmed");
});

test("other times: who is asked is asked about them, not passed over", async () => {
  await chain();
  await it.later(HOUR_MS);
  expect((await it.changeList({ start_time: "08:30" })).sent).toEqual(["standby_offer 1"]);
  expect((await it.read()).chains[0]?.offer).toMatchObject({ from: "08:30", to: "12:00" });
  expect(await it.takeOver(1, true)).toBe("booked");
});

test("a list that moves asks nobody alone any more", async () => {
  await chain();
  expect((await it.changeList({ date: "2026-11-30" })).sent).toEqual(
    expect.arrayContaining(["asked_anew 1", "asked_anew 2"]),
  );
  expect((await it.read()).chains).toEqual([]);
  expect(await it.takeOver(1, true)).toBe("gone");
  expect(await it.row(1)).toMatchObject({ outcome: "none", standby_rank: null });
});

test("who is asked about one part is confirmed for another: asked no more, and the next one is", async () => {
  await it.begin();
  await it.answers(0, 1, 2, 3, 4);
  for (const n of [1, 2]) await it.made("standby", n);
  await it.made("confirm", 0, { to: "10:00" });
  await it.made("confirm", 3);
  await it.answer(3, "unavailable");
  expect((await it.read()).chains[0]?.offer).toMatchObject({ from: "10:00", to: "12:00" });
  await it.decide(0, "release");
  expect((await it.confirm(1, { to: "10:00" })).sent).toEqual(["confirmation 1", "standby_offer 2"]);
  expect(await it.takeOver(1, true)).toBe("gone");
});
