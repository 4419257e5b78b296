/** What a doctor said by telephone: the mails that follow are shown before it is recorded, and are those that are sent. */
import { type Answer } from "../../../src/contract/callout.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 5 });
const LATER = { date: "2026-11-28" };

/** For the lists named by their place. */
const record = (n: number, response: Answer, { at = [0], ...note }: { at?: number[]; note?: string | null } = {}) =>
  it.act(
    "answers",
    { recipient_id: it.recipientId(n), ...note, answers: at.map((place) => ({ list_id: it.listId(place), response })) },
    { method: "PUT" },
  );
async function recordOne(n: number, body: object) {
  const path = `responses/${(await it.row(n)).id}`;
  return it.act(path, body, { method: "PUT", preview: `${path}/answer_preview` });
}

test("a no of a booked doctor: the release with its cancellation, and the next standby who is asked", async () => {
  await it.begin();
  await it.answers(0, 1, 2);
  await it.made("standby", 1);
  await it.made("confirm", 0);
  const { sent, mails, preview } = await record(0, "unavailable", { note: "Broke her arm" });
  expect(sent).toEqual(["released 0", "standby_offer 1"]);
  expect(mails[0]?.ics).toContain("METHOD:CANCEL");
  // How many hear nothing is told only where the list is filled by it.
  expect(preview.silent).toBe(0);
});

test("several bookings that end are one mail, in the preview too", async () => {
  await it.begin({ lists: [{}, LATER] });
  for (const at of [0, 1]) {
    await it.answer(0, "available", { at });
    await it.made("confirm", 0, {}, at);
  }
  expect((await record(0, "unavailable", { at: [0, 1] })).sent).toEqual(["released 0"]);
});

test("in first come a yes books: the confirmation, who is told that it is filled, and how many hear nothing", async () => {
  await it.begin({ mode: "first_come" });
  await it.answer(1, "if_needed");
  const { sent, preview } = await record(0, "available");
  expect(sent).toEqual(["confirmation 0", "filled 1"]);
  expect(preview.silent).toBe(3);
});

test("where the practice chooses, an answer sends nothing, and so does a first no", async () => {
  await it.begin();
  for (const response of ["available", "if_needed", "unavailable"] as const)
    expect(await record(0, response)).toMatchObject({ sent: [], preview: { mails: [], silent: 0 } });
});

test("a yes to a booking that was moved: the invitation that was tentative until then", async () => {
  await it.begin();
  await it.answer(0);
  await it.made("confirm", 0);
  await it.changeList({ date: "2026-11-30" });
  expect((await record(0, "available")).sent).toEqual(["confirmation 0"]);
});

test("what was noted of each list stays where nothing is said of notes, as long as a yes stays a yes and a no a no", async () => {
  await it.begin({ lists: [{}, LATER] });
  const at = [0, 1];
  const notes = () => Promise.all(at.map(async (place) => (await it.row(0, place)).note));
  for (const place of at) await it.answer(0, "available", { at: place, note: `From ${place + 8}:30` });
  await record(0, "if_needed", { at });
  expect(await notes()).toEqual(["From 8:30", "From 9:30"]);
  await recordOne(0, { response: "available" });
  expect((await notes())[0]).toBe("From 8:30");
  await record(0, "if_needed", { at, note: "From 10:00" });
  expect(await notes()).toEqual(["From 10:00", "From 10:00"]);
  await record(0, "unavailable", { at });
  expect(await notes()).toEqual([null, null]);
  await record(0, "unavailable", { at: [0], note: "Ill" });
  await record(0, "unavailable", { at });
  expect(await notes()).toEqual(["Ill", null]);
  await record(0, "available", { at });
  expect(await notes()).toEqual([null, null]);
});

test("a yes to a filled list is no decision of the office: nobody was told, and open again it takes a new yes", async () => {
  await it.begin();
  await it.answers(0);
  await it.made("confirm", 0);
  expect((await record(1, "available")).sent).toEqual([]);
  expect(await it.row(1)).toMatchObject({ response: "available", outcome: "not_required" });
  const decided = await it
    .db()
    .selectFrom("responses")
    .select("decided_by")
    .where("doctor_id", "=", it.doctor(1).id)
    .execute();
  expect(decided).toEqual([{ decided_by: null }]);
  expect(await it.audits("offer_came_late")).toMatchObject([{ actor_type: "system" }]);
  expect(await it.audits("doctor_stood_down")).toEqual([]);
  const told = async () => {
    const { data } = (await it.call("GET", `/callouts/${it.callout().id}/events`)).body;
    return data.filter(({ action }: { action: string }) => action === "doctor_stood_down").length;
  };
  expect(await told()).toBe(0);
  await it.made("release", 0);
  await it.answers(2, 3);
  await it.made("not_required", 3);
  expect((await it.confirm(2)).sent).toEqual(["confirmation 2"]);
  expect(await told()).toBe(1);
});

test("whose yes came after the list was filled is told from who was told so, also once the list is open again", async () => {
  await it.begin();
  await it.answers(0, 1);
  it.ports().clock.advance(1000);
  await it.made("confirm", 0);
  await record(2, "available");
  const late = async () => Promise.all([1, 2].map(async (n) => (await it.row(n)).came_late));
  expect(await late()).toEqual([false, true]);
  await it.made("release", 0);
  expect(await it.row(2)).toMatchObject({ outcome: "not_required", came_late: true });
  it.ports().clock.advance(1000);
  await record(2, "available");
  expect(await it.row(2)).toMatchObject({ outcome: "none", came_late: false });
  await it.made("not_required", 2);
  expect(await late()).toEqual([false, false]);
});

test("one answer by itself has the same preview", async () => {
  await it.begin();
  await it.answers(0, 1);
  await it.made("standby", 1);
  await it.made("confirm", 0);
  expect((await recordOne(0, { response: "unavailable" })).sent).toEqual(["released 0", "standby_offer 1"]);
  expect((await recordOne(1, { response: "unavailable" })).sent).toEqual([]);
});

test("the preview is refused for the same reasons, and writes nothing", async () => {
  await it.begin();
  await it.answers(0);
  await it.made("confirm", 0);
  const [before, news] = [await it.row(0), await it.news()];
  const path = `/callouts/${it.callout().id}/answers_preview`;
  const body = { recipient_id: it.recipientId(0), answers: [{ list_id: it.listId(), response: "unavailable" }] };
  expect((await it.call("POST", path, body)).status).toBe(200);
  expect(await it.row(0)).toEqual(before);
  expect(await it.news()).toEqual(news);
  expect((await recordOne(0, { response: "available", part_from: "13:00" })).status).toBe(422);
  it.ports().clock.advance(70 * 3_600_000);
  await it.signInAgain();
  expect(await record(0, "unavailable")).toMatchObject({ status: 409, code: "list_started" });
});
