/** Parts, standbys and the clock at the same moment. On PostgreSQL these run at once; PGlite has one connection and takes them in turn. */

import { Problem } from "../../../server/http/problem.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { confirmFor } from "../../support/aCallout.ts";
import { manyRuns } from "../../support/random/manyRuns.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 4 });
const TIMES = manyRuns(20, 3);

/** What each came to: its answer, or the code of its refusal. */
async function atOnce(...works: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const results = await Promise.allSettled(works.map((work) => work()));
  return results.map((one) => {
    if (one.status === "fulfilled") return one.value;
    return one.reason instanceof Problem ? one.reason.code : one.reason;
  });
}
async function confirming(n: number, stretch: { from?: string; to?: string } = {}) {
  const { id, lock_version } = await it.row(n);
  const item = { responseId: id, lockVersion: lock_version, ...stretch };
  return async () => {
    await confirmFor(it.ports(), it.practice, it.callout().id, item);
    return "confirmed";
  };
}
/** Whoever won: one truth, told once to each, and no offer left over. */
async function expectOneTruth(confirmed: number): Promise<CalloutDetail> {
  const detail = await it.read();
  expect([detail.status, detail.filled, detail.lists[0]?.confirmed.length]).toEqual(["confirmed", 1, confirmed]);
  const open = it.db().selectFrom("standby_offers").select("id").where("status", "=", "open");
  expect([await open.execute(), detail.chains]).toEqual([[], []]);
  return detail;
}
const confirmations = async (): Promise<string[]> =>
  (await it.sent()).filter((mail) => mail.startsWith("confirmation"));

/** 1 and 2 are on standby and 1 is asked; 3 has offered anew. */
async function asking(turn: number) {
  await it.begin({ lists: [{ date: `2026-12-${String(turn + 1).padStart(2, "0")}` }] });
  await it.answers(0, 1, 2);
  for (const n of [1, 2]) await it.made("standby", n);
  await it.made("confirm", 0);
  await it.answer(0, "unavailable");
  await it.answers(3);
  await it.letters();
}
const turns = Array.from({ length: TIMES }, (_, turn) => turn);

test("a standby says yes while the office confirms another: one of them is booked", async () => {
  for (const turn of turns) {
    await asking(turn);
    const [yes, office] = await atOnce(() => it.takeOver(1, true), await confirming(3));
    expect([
      ["booked", "already_filled"],
      ["gone", "confirmed"],
    ]).toContainEqual([yes, office]);
    await expectOneTruth(1);
    expect(await confirmations()).toEqual([`confirmation ${yes === "booked" ? 1 : 3}`]);
  }
});

test("a standby says yes while the time alone runs out: booked or passed on, never both", async () => {
  for (const turn of turns) {
    await asking(turn);
    const [job] = (await it.jobs()).filter(
      ({ step, calloutId }) => step === "standby" && calloutId === it.callout().id,
    );
    if (!job) throw new Error("A standby is asked");
    it.ports().clock.advance(4 * HOUR_MS);
    await it.signInAgain();
    // Its time is over for the doctor too: yes by then is too late, whoever comes first.
    expect(
      (
        await atOnce(
          () => it.takeOver(1, true),
          () => it.run(job),
          () => it.run(job),
        )
      ).sort(),
    ).toEqual(["gone", "not due", "passed on 1"]);
    expect(await it.sent()).toEqual(["standby_offer 2"]);
    const [both] = await atOnce(
      () => it.takeOver(2, true),
      () => it.run(job),
      () => it.takeOver(2, true),
    );
    expect(["booked", "gone"]).toContain(both);
    await expectOneTruth(1);
    expect(await confirmations()).toEqual(["confirmation 2"]);
  }
});

test("two halves confirmed at once are both booked, and the list is filled once", async () => {
  for (const turn of turns) {
    await it.begin({ lists: [{ date: `2026-12-${String(turn + 1).padStart(2, "0")}` }] });
    await it.answer(0, "available", { to: "10:00" });
    await it.answer(1, "available", { from: "10:00" });
    await it.answers(2);
    const works = [await confirming(0), await confirming(1)];
    expect(await atOnce(...works)).toEqual(["confirmed", "confirmed"]);
    await expectOneTruth(2);
    expect((await it.sent()).sort()).toEqual(["confirmation 0", "confirmation 1", "filled 2"]);
    expect(await it.audits("callout_filled")).toHaveLength(turn + 1);
  }
});

test("parts that overlap and are confirmed at once: one of them", async () => {
  for (const turn of turns) {
    await it.begin({ lists: [{ date: `2026-12-${String(turn + 1).padStart(2, "0")}` }] });
    await it.answers(0, 1);
    const works = [await confirming(0, { to: "10:01" }), await confirming(1, { from: "10:00" })];
    expect((await atOnce(...works)).sort()).toEqual(["already_filled", "confirmed"]);
    expect((await it.list()).confirmed).toHaveLength(1);
  }
});

test("one doctor, two lists, parts that overlap, confirmed at once: one booking", async () => {
  for (const turn of turns) {
    const date = `2026-12-${String(turn + 1).padStart(2, "0")}`;
    await it.begin({ lists: [{ date }, { date, start_time: "09:00", end_time: "13:00" }] });
    for (const at of [0, 1]) await it.answer(0, "available", { at });
    const rows = await Promise.all([0, 1].map((at) => it.row(0, at)));
    const works = rows.map(({ id }, at) => async () => {
      const stretch = at === 0 ? { to: "10:00" } : { from: "09:59" };
      await confirmFor(it.ports(), it.practice, it.callout().id, { responseId: id, ...stretch });
      return "confirmed";
    });
    expect((await atOnce(...works)).sort()).toEqual(["confirmed", "overlap"]);
  }
});

test("a doctor agrees to a move, or cannot, while its time runs out: one truth", async () => {
  for (const turn of turns) {
    await it.begin({ lists: [{ date: `2026-12-${String(turn + 1).padStart(2, "0")}` }] });
    await it.answers(0);
    await it.made("confirm", 0);
    await it.changeList({ date: `2027-01-${String(turn + 1).padStart(2, "0")}` });
    const [job] = (await it.jobs()).filter(
      ({ step, calloutId }) => step === "consent" && calloutId === it.callout().id,
    );
    if (!job) throw new Error("Consent is waited for");
    it.ports().clock.advance(24 * HOUR_MS);
    await it.signInAgain();
    const [answered, ...jobs] = await atOnce(
      () => it.agree(0, turn % 2 === 0),
      () => it.run(job),
      () => it.run(job),
    );
    const { outcome } = await it.row(0);
    if (answered === "gone") expect([outcome, ...jobs.sort()]).toEqual(["released", "not due", "released 1"]);
    else expect([outcome, ...jobs]).toEqual([turn % 2 === 0 ? "confirmed" : "released", "not due", "not due"]);
    const ended = (await it.sent()).filter((mail) => mail.startsWith("released"));
    expect(ended).toHaveLength(outcome === "released" ? 1 : 0);
  }
});
