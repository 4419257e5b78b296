/** Ringing round: nobody is rung by two colleagues, and what came of a call is on record. */
import { COMPANY_CHANGES, readCompanyChange } from "../../../server/features/notifications/companyChange.ts";
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { type PhoneCall, type RingRound } from "../../../src/contract/shapes/callouts/ringRound.ts";
import { asUser, type Caller } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 4 });

let colleague: Caller;
let colleagueId: number;

async function begin(values: Parameters<typeof it.begin>[0] = {}): Promise<void> {
  await it.begin({ urgency: "urgent", ...values });
  const { db } = it.ports().database;
  const user = await aUser(db, { company_id: it.practice.companyId, first_name: "Anna", last_name: "Whitlocke" });
  colleagueId = user.id;
  colleague = await asUser(it.app, it.ports(), user);
}
const at = (rest = "") => `/callouts/${it.callout().id}/ring_round${rest}`;
const ring = (n: number, who: Caller = it.call) => who("POST", at("/calls"), { recipient_id: it.recipientId(n) });
const end = (id: number, body: object, who: Caller = it.call) => who("PUT", at(`/calls/${id}`), body);
async function rung(n: number, who?: Caller): Promise<PhoneCall> {
  const { status, body } = await ring(n, who);
  expect(status).toBe(200);
  const data: RingRound = body.data;
  const [newest] = data.calls;
  if (!newest) throw new Error("No call");
  return newest;
}
/** `all` resolves once open apps have heard of each of the callouts. */
async function hearChanges(calloutIds: readonly number[]) {
  const missing = new Set(calloutIds);
  const all = Promise.withResolvers<void>();
  const hear = (payload: string) => {
    missing.delete(readCompanyChange(payload)?.callout_id ?? 0);
    if (missing.size === 0) all.resolve();
  };
  const stop = await it.ports().database.listen(COMPANY_CHANGES, hear, () => undefined);
  return { all: all.promise, stop };
}
const calls = async (): Promise<PhoneCall[]> => (await it.call("GET", at())).body.data.calls;

test("the second who rings a doctor gets 409 and is told who does", async () => {
  await begin();
  const call = await rung(0, colleague);
  expect(call).toMatchObject({ user: { id: colleagueId, name: "Anna Whitlocke" }, result: null });
  const { status, body } = await ring(0);
  expect([status, body.code, body.data]).toEqual([409, "stale", call]);
  expect(await calls()).toHaveLength(1);
});

test("about another callout the doctor is the same person", async () => {
  await begin();
  const before = it.callout().id;
  const call = await rung(0, colleague);
  await it.begin({ lists: [{ date: "2026-11-28" }] });
  const seen = { ...call, recipient_id: it.recipientId(0) };
  expect(await calls()).toEqual([seen]);
  expect((await ring(0)).status).toBe(409);
  // Whoever rings knows of it, and has it under the other callout.
  expect((await colleague("GET", at())).body.data.calls).toEqual([]);
  const heard = await hearChanges([before, it.callout().id]);
  await colleague("PUT", `/callouts/${before}/ring_round/calls/${call.id}`, { result: "no_answer" });
  await heard.all;
  await heard.stop();
  expect(await calls()).toEqual([]);
});

test("a lease that has lapsed gives way, and what its caller says then comes too late", async () => {
  await begin();
  const first = await rung(0, colleague);
  it.ports().clock.advance(5 * MINUTE_MS);
  await rung(0);
  const { status, body } = await end(first.id, { result: "no" }, colleague);
  expect([status, body.code]).toEqual([409, "stale"]);
  expect((await calls()).map(({ result }) => result)).toEqual([null, "lapsed"]);
  expect((await it.row(0)).response).toBe("none");
});

test("where nobody took it over, a result is still taken after the lease", async () => {
  await begin();
  const { id } = await rung(0);
  it.ports().clock.advance(6 * MINUTE_MS);
  expect((await end(id, { result: "no_answer" })).status).toBe(200);
});

test("pressed once more by the same person, a call lasts longer", async () => {
  await begin();
  const first = await rung(0);
  it.ports().clock.advance(4 * MINUTE_MS);
  const again = await rung(0);
  expect([again.id, Date.parse(again.lapses_at) - Date.parse(first.lapses_at)]).toEqual([first.id, 4 * MINUTE_MS]);
});

test("nobody rings two doctors at once", async () => {
  await begin();
  await rung(0);
  await rung(1);
  expect((await calls()).map(({ result }) => result)).toEqual([null, "dropped"]);
  await rung(0, colleague);
});

test.each([
  ["no_answer", {}, "call_unanswered", {}],
  ["yes", {}, "call_said_yes", {}],
  ["call_back", { call_back_at: "2026-11-25T09:30:00Z" }, "call_back_agreed", { until: "2026-11-25T09:30:00.000Z" }],
] as const)(
  "%s is recorded with who said it, and answers nothing for the doctor",
  async (result, more, action, told) => {
    await begin();
    const { id } = await rung(0);
    const { status, body } = await end(id, { result, ...more });
    expect([status, body.data.calls[0].result]).toEqual([200, result]);
    const [audit, ...others] = await it.audits(action);
    expect([audit?.actor_id, others]).toEqual([it.practice.user.id, []]);
    expect(audit?.params).toMatchObject({ doctor: expect.any(String), ...told });
    expect((await it.row(0)).response).toBe("none");
    expect(await it.letters()).toEqual([]);
  },
);

test("a call is kept with the list it was for, and the callout's activity names it", async () => {
  await begin({ lists: [{}, { date: "2026-11-28" }] });
  const saturday = it.callout().lists[1]?.id;
  expect((await rung(0)).list_id).toBeNull();
  for (const more of [{ result: "yes" }, { result: "call_back", call_back_at: "2026-11-25T09:30:00Z" }]) {
    const { id } = await rung(0);
    expect((await end(id, { ...more, list_id: saturday })).body.data.calls[0].list_id).toBe(saturday);
  }
  const { data } = (await it.call("GET", `/callouts/${it.callout().id}/events`)).body;
  const told = data.filter(({ action }: { action: string }) => /^call_/.test(action));
  expect(told).toMatchObject([{ params: { list_date: "2026-11-28" } }, { params: { list_date: "2026-11-28" } }]);
});

test("a no is the doctor's answer to every list that is open, recorded by the office", async () => {
  await begin({ lists: [{}, { date: "2026-11-28" }] });
  await it.answer(1, "available", { at: 1 });
  await it.made("confirm", 1, {}, 1);
  const { id } = await rung(0);
  expect((await end(id, { result: "no" })).status).toBe(200);
  const [open, filled] = [await it.row(0, 0), await it.row(0, 1)];
  expect([open.response, open.source, filled.response]).toEqual(["unavailable", "admin_on_behalf", "none"]);
  expect(await it.audits("answer_recorded")).toContainEqual(expect.objectContaining({ actor_type: "admin" }));
});

test("a no is for the list that was rung for and those without the doctor's yes: offers for others stay", async () => {
  await begin({ lists: [{}, { date: "2026-11-28" }, { date: "2026-11-29" }] });
  await it.answer(0, "available", { at: 1 });
  const said = async () => [await it.row(0, 0), await it.row(0, 1), await it.row(0, 2)].map(({ response }) => response);
  const { id } = await rung(0);
  const { lists } = it.callout();
  expect((await end(id, { result: "no", list_id: lists[0]?.id })).status).toBe(200);
  expect(await said()).toEqual(["unavailable", "available", "unavailable"]);
  const again = await rung(0);
  expect((await end(again.id, { result: "no", list_id: lists[1]?.id })).status).toBe(200);
  expect(await said()).toEqual(["unavailable", "unavailable", "unavailable"]);
});

test("what the doctor wrote with an earlier no stays", async () => {
  await begin({ lists: [{}, { date: "2026-11-28" }] });
  await it.answer(0, "unavailable", { note: "On leave until Monday" });
  const { id } = await rung(0);
  expect((await end(id, { result: "no", list_id: it.callout().lists[1]?.id })).status).toBe(200);
  expect([await it.row(0, 0), await it.row(0, 1)]).toMatchObject([
    { response: "unavailable", note: "On leave until Monday", source: "email_link" },
    { response: "unavailable", note: null, source: "admin_on_behalf" },
  ]);
});

test("who says of no list what it was about has rung for the first that is open", async () => {
  await begin({ lists: [{}, { date: "2026-11-28" }] });
  for (const at of [0, 1]) await it.answer(0, "available", { at });
  const { id } = await rung(0);
  expect((await end(id, { result: "no" })).status).toBe(200);
  expect([(await it.row(0, 0)).response, (await it.row(0, 1)).response]).toEqual(["unavailable", "available"]);
});

test("nobody is rung for a list of another callout", async () => {
  await begin();
  const { id } = await rung(0);
  expect((await end(id, { result: "no", list_id: it.callout().id })).status).toBe(404);
  expect((await it.row(0)).response).toBe("none");
});

test("a no of a standby is recorded where its mails are seen before", async () => {
  await begin();
  await it.answer(0);
  await it.made("standby", 0);
  const { id } = await rung(0);
  const { status, body } = await end(id, { result: "no" });
  expect([status, body.code]).toEqual([409, "invalid_transition"]);
  // Nothing of it happened: the call is still under way.
  expect((await calls())[0]?.result).toBeNull();
});

test.each([
  ["call_back without a moment", { result: "call_back" }],
  ["call_back in the past", { result: "call_back", call_back_at: "2026-11-01T10:00:00Z" }],
  ["a moment that belongs to nothing", { result: "no_answer", call_back_at: "2026-12-01T10:00:00Z" }],
])("%s is refused at its field", async (_what, body) => {
  await begin();
  const { id } = await rung(0);
  const answer = await end(id, body);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["call_back_at", "full_messages"]]);
});

test("a colleague's call is ended by nobody else", async () => {
  await begin();
  const { id } = await rung(0, colleague);
  expect((await end(id, { result: "no" })).status).toBe(404);
});

test("nobody is rung about a callout that is not open", async () => {
  await begin();
  await it.answer(1);
  await it.made("confirm", 1);
  const { status, body } = await ring(0);
  expect([status, body.code]).toEqual([409, "invalid_transition"]);
});

test("of doctors who are merged both calls stay, and only one is under way", async () => {
  await begin();
  await rung(0, colleague);
  await rung(1);
  const [from, into] = it.practice.doctors;
  const merged = await it.call("POST", `/doctors/${from?.id}/merge`, {
    into_id: into?.id,
    lock_version: 0,
    into_lock_version: 0,
  });
  expect(merged.status).toBe(200);
  const found = await calls();
  expect(new Set(found.map(({ recipient_id }) => recipient_id))).toEqual(new Set([it.recipientId(1)]));
  expect(found.map(({ result }) => result).sort()).toEqual(["dropped", null]);
});
