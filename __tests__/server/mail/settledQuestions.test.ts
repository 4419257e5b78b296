/** Emails that ask for what was settled while they waited to be sent. */
import { HOUR_MS, MINUTE_MS } from "../../../src/contract/durations.ts";
import { deliverDueMail } from "../../support/mail/deliverDueMail.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 3 });
const TWO = { lists: [{}, { date: "2026-11-28" }] };

let heard = 0;
beforeEach(() => {
  heard = 0;
});

/** What became of the mails to doctors since the last time: each kind with its doctor. */
async function delivered(): Promise<{ kept: string[]; failed: string[] }> {
  await deliverDueMail(it.ports());
  const rows = await it
    .db()
    .selectFrom("outbox_emails")
    .select(["id", "kind", "status", "doctor_id"])
    .where("id", ">", heard)
    .where("doctor_id", "is not", null)
    .orderBy("id")
    .execute();
  heard = rows.at(-1)?.id ?? heard;
  const nOf = (id: number | null): number => it.practice.doctors.findIndex((one) => one.id === id);
  const those = (wanted: string): string[] =>
    rows
      .filter(({ status }) => status === wanted)
      .map(({ kind, doctor_id }) => `${kind} ${nOf(doctor_id)}`)
      .toSorted();
  expect(rows.filter(({ status }) => status === "queued")).toEqual([]);
  return { kept: those("kept"), failed: those("failed") };
}
const undelivered = async (): Promise<number> =>
  (await it.news()).filter(({ params }) => params.undelivered === "yes").length;

test("once the list is filled it asks nobody any more: who has not answered was not asked, and no email was refused", async () => {
  await it.begin();
  await it.answer(1, "unavailable");
  await it.answers(0);
  await it.made("confirm", 0);
  const { kept, failed } = await delivered();
  expect([kept, failed]).toEqual([["confirmation 0"], ["callout 0", "callout 1", "callout 2"]]);
  expect((await it.read()).recipients.map(({ delivery }) => delivery)).toEqual(["kept", "queued", "skipped"]);
  expect(await undelivered()).toBe(0);
});

test("nor was anybody refused whose list began before the email could leave", async () => {
  await it.begin();
  await it.answer(1, "unavailable");
  const [list] = it.callout().lists;
  it.ports().clock.advance(new Date(list?.starts_at ?? "").getTime() - it.ports().clock.now().getTime());
  expect((await delivered()).failed).toEqual(["callout 0", "callout 1", "callout 2"]);
  const deliveries = new Map((await it.read()).recipients.map(({ doctor, delivery }) => [doctor.id, delivery]));
  expect(it.practice.doctors.map(({ id }) => deliveries.get(id))).toEqual(["skipped", "queued", "skipped"]);
});

test("while one of its lists needs somebody it asks", async () => {
  await it.begin(TWO);
  await it.answer(0, "available", { at: 0 });
  await it.made("confirm", 0);
  expect((await delivered()).failed).toEqual([]);
});

test("a reminder is about its own lists", async () => {
  await it.begin(TWO);
  await delivered();
  for (const n of [1, 2]) await it.answer(n, "unavailable", { at: 1 });
  await it.call("POST", `/callouts/${it.callout().id}/remind`, { recipient_ids: [it.recipientId(1)] });
  await it.answer(0, "available", { at: 0 });
  await it.made("confirm", 0);
  expect(await delivered()).toEqual({ kept: ["confirmation 0"], failed: ["reminder 1"] });
});

test("a cancelled callout asks nobody, and its cancellation is sent", async () => {
  await it.begin();
  await it.answers(0);
  expect(
    (await it.act("cancel", { reason: "Theatre closed", lock_version: (await it.read()).lock_version })).status,
  ).toBe(200);
  expect(await delivered()).toEqual({ kept: ["cancelled 0"], failed: ["callout 0", "callout 1", "callout 2"] });
});

/** 1 is asked alone to take over from 0. */
async function offered(): Promise<void> {
  await it.begin();
  await it.answers(0, 1);
  await it.made("confirm", 0);
  await it.made("standby", 1);
  await delivered();
  await it.answer(0, "unavailable");
}

test("an offer to a standby is sent while it holds", async () => {
  await offered();
  expect(await delivered()).toEqual({ kept: ["released 0", "standby_offer 1"], failed: [] });
});

test("an offer to a standby does not arrive when its time is over", async () => {
  await offered();
  it.ports().clock.advance(4 * HOUR_MS + MINUTE_MS);
  expect(await delivered()).toEqual({ kept: ["released 0"], failed: ["standby_offer 1"] });
});

test("nor when it was taken back", async () => {
  await offered();
  await it.answer(1, "unavailable");
  expect(await delivered()).toEqual({ kept: ["released 0"], failed: ["standby_offer 1"] });
});

test("whether a moved booking can be kept is asked while it holds; once it is released, nothing is missing", async () => {
  await it.begin();
  await it.answers(0);
  await it.made("confirm", 0);
  await it.changeList({ date: "2026-11-30" });
  expect((await delivered()).kept).toContain("moved 0");
  await it.changeList({ date: "2026-12-01" });
  await it.made("release", 0);
  const { kept, failed } = await delivered();
  expect([kept, failed]).toEqual([expect.arrayContaining(["released 0"]), ["moved 0"]]);
  expect(await undelivered()).toBe(0);
});
