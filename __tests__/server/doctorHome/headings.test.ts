/** Each list stands once on a doctor's home, under the heading where it belongs, with what can be done about it there. */
import { addDays } from "../../../server/domain/zonedTime.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { type Plan } from "../../../src/contract/shapes/planning.ts";
import { aCalloutInput, anAnswer } from "../../support/aCallout.ts";
import { doctorHome, part } from "../../support/doctorHome.ts";
import { doctorsPage, linkPath } from "../../support/doctorsPage.ts";
import { titleOf } from "../../support/model/askedDoctors.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";
import { planner } from "../../support/standingLists.ts";

const it = calloutScene({ doctors: 3 }, { rateLimitFactor: 1000 });
const { answersOf, homeOf } = doctorHome(it.ports, () => it.app);

const CHANGED_TIMES = { session: "custom", start_time: "08:30", end_time: "12:00" } as const;

/** Moves the clock to this moment. */
const reach = (moment: string): void => {
  const { clock } = it.ports();
  clock.advance(Date.parse(moment) - clock.now().getTime());
};
const list = () => String(it.listId());
const homeOfFirst = () => homeOf(it.doctor(0));

async function bookFirst(values: Parameters<typeof it.begin>[0] = {}, times: object = {}): Promise<void> {
  await it.begin(values);
  await it.answer(0);
  await it.made("confirm", 0, times);
}

test("a booking that has begun is a booking until it ends, and cannot be withdrawn any more", async () => {
  await bookFirst();
  const home = await homeOfFirst();
  reach("2026-11-27T09:00:00Z");
  const { body } = await home.open();
  expect(part(body, "booked")).toContain("Fri 27 November");
  expect(body).not.toContain("?withdraw=");
  expect((await home.open(`?withdraw=${list()}`)).body).not.toContain("Can you no longer do this list?");
  expect((await home.press("/withdraw", { list: list() })).statusCode).toBe(409);
  expect((await answersOf(it.doctor(0)))[0]?.outcome).toBe("confirmed");
  reach("2026-11-27T12:00:00Z");
  expect(part((await home.open()).body, "booked")).toContain("You have no bookings ahead.");
});

test("a booking whose times changed asks whether it can be kept, and is not among the others before it was answered", async () => {
  await bookFirst();
  await it.changeList(CHANGED_TIMES);
  const home = await homeOfFirst();
  const { body } = await home.open();
  expect(body).toContain(`action="${home.path}/change"`);
  expect(part(body, "booked")).toContain("You have no bookings ahead.");
  expect((await home.press("/change", { list: list(), answer: "yes" })).statusCode).toBe(303);
  const kept = (await home.open()).body;
  expect(kept).not.toContain(`action="${home.path}/change"`);
  expect(part(kept, "booked")).toContain("08:30–12:00");
});

test("an offer whose list has other times is asked about anew, with one press for the same answer", async () => {
  await it.begin();
  await it.answer(0);
  await it.changeList(CHANGED_TIMES);
  const home = await homeOfFirst();
  const { body } = await home.open();
  expect(body).toMatch(/The times have changed.*Does your answer stand\?/s);
  expect(part(body, "offered")).toContain("You have no offers waiting.");
  expect((await home.press("", { [`answer-${list()}`]: "available" })).statusCode).toBe(303);
  const renewed = (await home.open()).body;
  expect(renewed).not.toContain("Does your answer stand?");
  expect(part(renewed, "offered")).toContain("08:30–12:00");
});

test("a standby who is asked alone reads so first, and a yes there books", async () => {
  await it.begin();
  await it.answers(0, 1);
  await it.made("standby", 1);
  await it.made("confirm", 0);
  const home = await homeOf(it.doctor(1));
  expect((await home.open()).body).not.toContain("You are asked first");
  await it.answer(0, "unavailable");
  const { body } = await home.open();
  expect(body).toMatch(/You are asked first.*id="answer"/s);
  expect(part(body, "offered")).toContain("You have no offers waiting.");
  expect((await home.press("/standby_offer", { list: list(), answer: "yes" })).statusCode).toBe(303);
  expect(part((await home.open()).body, "booked")).toContain("Fri 27 November");
});

const cancelCallout = async (reason: string) => {
  const { lock_version } = await it.read();
  const { status } = await it.call("POST", `/callouts/${it.callout().id}/cancel`, { reason, lock_version });
  expect(status).toBe(200);
};
const READ = "Reason given by the practice</span><br>Two &lt;lists&gt; became one</div>";

test("a callout cancelled after one of its lists has begun: its doctor is still booked for that one, here, on its page and in calendars", async () => {
  await it.begin({ lists: [{}, { date: "2026-11-30" }] });
  for (const at of [0, 1]) {
    await it.answer(0, "available", { at });
    await it.made("confirm", 0, {}, at);
  }
  const home = await homeOfFirst();
  await home.press("/calendar_address", { act: "open" });
  const [, address = ""] = / id="address" readonly value="([^"]+)"/.exec((await home.open()).body) ?? [];
  reach("2026-11-27T09:00:00Z");
  await it.signInAgain();
  await cancelCallout("Two <lists> became one");
  const { body } = await home.open();
  expect(part(body, "booked")).toContain("Fri 27 November");
  expect(part(body, "booked")).not.toContain("Mon 30 November");
  expect(part(body, "cancelled")).toContain("Mon 30 November");
  expect(part(body, "cancelled")).toContain(READ);
  const page = doctorsPage(it.ports(), it.app, await linkPath(it.ports(), it.callout(), it.doctor(0)));
  const shown = (await page.open()).body;
  expect(titleOf(shown)).toBe("You’re booked");
  expect(shown).toMatch(/You’re booked.*Fri 27 November.*Mon 30 November.*Cancelled/s);
  expect(shown).toContain(READ);
  expect(shown).not.toContain("you are <b>not</b> expected");
  for (const path of [`${home.path}/calendar.ics`, `${page.path}/calendar.ics`, new URL(address).pathname]) {
    const calendar = await it.app.inject({ method: "GET", url: path });
    expect([calendar.body.match(/^UID:/gm)?.length, calendar.body.includes("20261127T080000")]).toEqual([1, true]);
  }
  // The others who were asked read that they are not expected.
  const other = doctorsPage(it.ports(), it.app, await linkPath(it.ports(), it.callout(), it.doctor(1)));
  expect(titleOf((await other.open()).body)).toBe("Cancelled");
});

test("a list ahead that is cancelled, alone or with its callout, is seen at once with the reason; once it is over it is past", async () => {
  await it.begin({ lists: [{}, { date: "2026-11-30" }] });
  await it.answer(0);
  const { lists } = await it.read();
  const alone = { reason: "Closed on Monday", lock_version: lists[1]?.lock_version };
  expect((await it.call("POST", `/callouts/${it.callout().id}/lists/${it.listId(1)}/cancel`, alone)).status).toBe(200);
  await cancelCallout("Two <lists> became one");
  const home = await homeOfFirst();
  const { body } = await home.open();
  expect(body).not.toContain("Past: ");
  expect(body).toContain("Cancelled: 2 lists");
  const said = part(body, "cancelled");
  expect(said).toMatch(/Fri 27 November.*became one.*Mon 30 November.*Closed on Monday/s);
  expect(said.match(/Reason given by the practice/g)).toHaveLength(2);
  const page = doctorsPage(it.ports(), it.app, await linkPath(it.ports(), it.callout(), it.doctor(0)));
  const shown = (await page.open()).body;
  expect([shown.split(READ).length, shown.split("Closed on Monday").length]).toEqual([2, 2]);
  reach("2026-11-27T12:00:00Z");
  const later = (await home.open()).body;
  expect(later).toContain("Past: 1 list");
  expect(part(later, "cancelled")).not.toContain("Fri 27 November");
});

test("all that is past is shown, however much it was", async () => {
  const days = Array.from({ length: 40 }, (_, at) => addDays("2026-11-27", at));
  await it.begin({ lists: days.map((date) => ({ date })) });
  reach("2027-01-06T12:00:00Z");
  const { body } = await (await homeOfFirst()).open();
  expect(body).toContain("Past: 40 lists");
  for (const day of ["Fri 27 November", "Tue 5 January"]) expect(body).toContain(day);
});

test("whoever was left out of a callout, or is only in a wave to come, does not see it", async () => {
  const ids = [0, 1, 2].map((n) => it.doctor(n).id);
  await it.db().updateTable("doctors").set({ status: "paused" }).where("id", "=", it.doctor(0).id).execute();
  await it.begin({
    recipients: { doctor_ids: ids.slice(0, 2), group_ids: [] },
    waves: [{ doctor_ids: ids.slice(2), group_ids: [], after_hours: 1, at: null, fewer_than: null }],
  });
  const shows = async (n: number) => (await (await homeOf(it.doctor(n))).open()).body.includes("Fri 27 November");
  expect([await shows(0), await shows(1), await shows(2)]).toEqual([false, true, false]);
  await it.later(HOUR_MS);
  expect([await shows(0), await shows(2)]).toEqual([false, true]);
});

test("leave after the part of a list that is booked meets no booking", async () => {
  const night = { session: "custom", start_time: "20:00", end_time: "02:00" } as const;
  await bookFirst({ lists: [night] }, { to: "23:00" });
  const home = await homeOfFirst();
  const tell = async (day: string) => {
    const reply = await home.press("/away", { from: day, to: day });
    return (await home.open(reply.headers.location?.toString().replace(home.path, ""))).body;
  };
  expect(await tell("2026-11-28")).not.toContain("Keep my booking");
  expect(await tell("2026-11-27")).toContain("Keep my booking");
});

test("a list that its usual doctor had refused, and is asked about again, stands once and is answered to who asks now", async () => {
  const { add, see, plan } = planner(it.call, it.practice);
  await add({ usual_doctor_id: it.doctor(0).id });
  await plan((await see()).entries);
  const planned = ((await see()) as Plan).entries[0]?.list;
  const before = (await it.call("GET", `/callouts/${planned?.callout?.id}`)).body.data;
  await anAnswer(it.ports(), it.practice, before, it.doctor(0), "unavailable");
  const asking = aCalloutInput(it.practice, { lists: [{ id: planned?.id ?? 0, date: "2026-11-30" }] });
  const { id } = (await it.call("POST", "/callouts", { callout: asking })).body.data;
  expect((await it.call("POST", `/callouts/${id}/send`)).status).toBe(200);
  const home = await homeOfFirst();
  const { body } = await home.open();
  expect(part(body, "answer").match(/role="radiogroup"/g)).toHaveLength(1);
  expect(body).not.toContain("Past: ");
  expect((await home.press("", { [`answer-${planned?.id}`]: "if_needed" })).statusCode).toBe(303);
  const said = await it
    .db()
    .selectFrom("responses")
    .select(["callout_id", "response"])
    .where("doctor_id", "=", it.doctor(0).id)
    .orderBy("callout_id")
    .execute();
  expect(said).toEqual([
    { callout_id: before.id, response: "unavailable" },
    { callout_id: id, response: "if_needed" },
  ]);
});
