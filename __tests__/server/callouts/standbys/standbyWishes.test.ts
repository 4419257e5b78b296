/** "Put me on standby": who asked for it is asked first as promised, after the standbys whom the office has ranked. */
import { HOUR_MS, MINUTE_MS } from "../../../../src/contract/durations.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 6 });
const name = (n: number): string => `Dr Hana ${it.doctor(n).last_name}`;

/** Doctor 0 is booked, 1 is a ranked standby where wanted; 3 and then 2 asked to be put on standby; 4 and 5 did not. */
async function filled({ ranked = true, ...values }: { ranked?: boolean } & Parameters<typeof it.begin>[0] = {}) {
  await it.begin(values);
  await it.answers(0, 1, 2, 4, 5);
  if (ranked) await it.made("standby", 1);
  if (values.mode !== "first_come") await it.made("confirm", 0);
  for (const n of [3, 2]) {
    it.ports().clock.advance(MINUTE_MS);
    expect(await it.wish(n)).toBe(1);
  }
  await it.sent();
}
async function lost(values: Parameters<typeof filled>[0] = {}) {
  await filled(values);
  await it.answer(0, "unavailable");
  return it.sent();
}
const shown = async () => {
  const [first] = (await it.read()).chains;
  return (
    first && { asking: first.offer && it.nOf(first.offer.doctor.id), next: first.next.map(({ id }) => it.nOf(id)) }
  );
};

test("whoever asked for it is asked after the ranked standbys, in the order of asking, and a yes books", async () => {
  expect(await lost()).toEqual(["released 0", "standby_offer 1"]);
  expect(await shown()).toEqual({ asking: 1, next: [3, 2] });
  await it.takeOver(1, false);
  expect(await it.sent()).toEqual(["standby_offer 3"]);
  await it.later(4 * HOUR_MS);
  expect(await it.sent()).toEqual(["standby_offer 2"]);
  expect(await it.takeOver(3, true)).toBe("gone");
  expect(await it.takeOver(2, true)).toBe("booked");
  expect(await it.sent()).toEqual(["confirmation 2"]);
  expect(await it.row(2)).toMatchObject({ outcome: "confirmed", response: "available", standby_wanted_at: null });
  // The silent one is asked again when the list opens another time.
  expect((await it.row(3)).standby_wanted_at).not.toBeNull();
  await it.later(HOUR_MS);
  await it.answer(2, "unavailable");
  expect(await it.sent()).toEqual(["released 2", "standby_offer 3"]);
});

test("with no standby ranked they are asked all the same, and the office can begin by hand", async () => {
  await filled({ ranked: false });
  await it.db().updateTable("company_settings").set({ ask_standbys: false }).execute();
  await it.answer(0, "unavailable");
  expect(await it.sent()).toEqual(["released 0"]);
  const start = await it.act(`lists/${it.listId()}/standby_chain`, { action: "start" });
  expect(start.sent).toEqual(["standby_offer 3"]);
  await it.takeOver(3, false);
  await it.takeOver(2, false);
  expect((await it.news()).filter(({ type }) => type === "standbys_exhausted")).toHaveLength(1);
});

test("in first come nobody is booked while they are asked, and their own ordinary yes waits for the answer to it", async () => {
  await lost({ ranked: false, mode: "first_come" });
  expect(await shown()).toEqual({ asking: 3, next: [2] });
  expect(await it.answer(5, "available")).toBe("recorded");
  expect(await it.answer(3, "available")).toBe("recorded");
  expect(await shown()).toEqual({ asking: 3, next: [2] });
  expect(await it.takeOver(3, true)).toBe("booked");
  expect(await it.sent()).toEqual(["confirmation 3", "filled 5"]);
});

test("the office reads their names before those of the others who offered, in the bell and in the late mail", async () => {
  await filled({ lists: [{ date: "2026-11-25" }] });
  await it.answer(0, "unavailable");
  const news = (await it.news()).find(({ params }) => params.was_booked === "yes");
  expect(news?.params).toMatchObject({ others: "5", ask: [1, 3, 2].map(name).join("; ") });
  const late = await it
    .db()
    .selectFrom("outbox_emails")
    .select("text")
    .where("idempotency_key", "like", "late_withdrawal:%")
    .executeTakeFirstOrThrow();
  const places = [1, 3, 2, 4, 5].map((n) => late.text?.indexOf(name(n)) ?? -1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});

test("who says no, or was decided about since, is not asked any more", async () => {
  await filled();
  await it.answer(3, "unavailable");
  expect((await it.row(3)).standby_wanted_at).toBeNull();
  await it.made("standby", 2);
  expect(await it.row(2)).toMatchObject({ standby_rank: 2, standby_wanted_at: null });
  await it.made("not_required", 2);
  await it.answer(0, "unavailable");
  await it.sent();
  expect(await shown()).toEqual({ asking: 1, next: [] });
});

test("why a doctor withdrew is no note to the wish to stand by", async () => {
  await filled({ ranked: false });
  await it.answer(0, "unavailable", { note: "My child is ill" });
  expect(await it.takeOver(3, true)).toBe("booked");
  expect(await it.wish(0)).toBe(1);
  expect(await it.row(0)).toMatchObject({ response: "if_needed", outcome: "not_required", note: null });
});

test("a no by the ordinary page after another yes passes the list on", async () => {
  await lost({ ranked: false });
  await it.answer(3, "available");
  await it.answer(3, "unavailable");
  expect(await it.sent()).toEqual(["standby_offer 2"]);
  expect(await shown()).toEqual({ asking: 2, next: [] });
});

test("somebody else is confirmed: who is asked hears that it is over, once, and keeps the place", async () => {
  await lost({ ranked: false });
  expect((await it.confirm(4, { spoken: true })).sent).toEqual(["confirmation 4", "offer_closed 3"]);
  await it.answer(4, "unavailable");
  expect(await it.sent()).toEqual(["released 4", "standby_offer 3"]);
  // Whose offer counts again is told "filled", which says that it is over.
  await it.answer(3, "available");
  await it.answer(5, "available");
  await it.sent();
  expect((await it.confirm(5)).sent).toEqual(["confirmation 5", "filled 3"]);
});

test("a list that starts uncovered tells those who asked to stand by, and not again who was told that it is filled", async () => {
  await lost({ ranked: false });
  await it.later(70 * HOUR_MS);
  const mails = await it.sent();
  expect(mails.filter((mail) => mail.startsWith("expired")).sort()).toEqual(["expired 2", "expired 3"]);
});

test("a list that is cancelled or moves tells those who asked to stand by", async () => {
  await lost({ ranked: false });
  const { lock_version } = await it.read();
  const cancelled = await it.act("cancel", { reason: "Theatre closed", lock_version });
  expect(cancelled.sent).toEqual(expect.arrayContaining(["cancelled 2", "cancelled 3"]));
  await filled({ ranked: false });
  const moved = await it.changeList({ date: "2026-11-30" });
  expect(moved.sent).toEqual(expect.arrayContaining(["asked_anew 2", "asked_anew 3"]));
  expect(moved.sent).not.toContain("asked_anew 4");
});
