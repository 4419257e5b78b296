/** A page that was left open while the office changed the list: a yes counts only for the list that the doctor saw. */
import { homeLink } from "../../../server/domain/homeLink.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { doctorsPage } from "../../support/doctorsPage.ts";
import { askedDoctors, inOnePiece, titleOf } from "../../support/model/askedDoctors.ts";

const { ports, app, sent, says, decide, change, rowOf, call } = askedDoctors();
const CHANGED = "The list has changed since you opened this page.";
const BOOKED = "You have been booked since you opened this page. If you can’t do it, use “I can’t do it any more”.";
const ANOTHER_DAY = { date: "2026-11-28" };

/** What the page's forms say without being filled in. */
const hiddenIn = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="((?:stamp|books|shown|answer|from|to)[-\d]*)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  );

/** The doctor's page with the lists of all callouts. */
async function homeOf({ id }: { id: number }) {
  const doctors = ports().database.db.selectFrom("doctors").selectAll();
  const doctor = await doctors.where("id", "=", id).executeTakeFirstOrThrow();
  return doctorsPage(ports(), app, new URL(homeLink(ports(), doctor)).pathname);
}

async function held(page: { open: () => Promise<{ body: string }> }): Promise<Record<string, string>> {
  const fields = hiddenIn((await page.open()).body);
  ports().clock.advance(1000);
  return fields;
}

/** The office hears a yes on the telephone, and books. */
async function confirmSpoken(callout: CalloutDetail, page: { doctor: { id: number } }): Promise<void> {
  const { id } = await rowOf(callout, page.doctor);
  const path = `/callouts/${callout.id}/responses/${id}`;
  expect((await call("PUT", path, { response: "available" })).status).toBe(200);
  await decide(callout, page, "confirm");
  ports().clock.advance(1000);
}

test.each(["select", "first_come"] as const)(
  "where the mode is %s, a yes to the list before it moved is asked for again; a no is taken",
  async (mode) => {
    const { callout, list, one, two, field } = await sent({ mode });
    const [old, others] = [await held(one), await held(two)];
    await change(callout, ANOTHER_DAY);
    const reply = await one.post("", { ...old, [field]: "available", note: "By train" });
    expect(reply.statusCode).toBe(422);
    for (const words of [CHANGED, "This list has changed.", "Sat 28 November", "By train"])
      expect(reply.body).toContain(words);
    expect(reply.body).toContain(`name="${field}" value="available" checked`);
    expect(await rowOf(callout, one.doctor)).toMatchObject({ response: "none", outcome: "none" });
    expect((await two.post("", { ...others, [field]: "unavailable" })).statusCode).toBe(303);
    ports().clock.advance(1000);
    expect((await one.post("", { ...hiddenIn(reply.body), [field]: "available" })).statusCode).toBe(303);
    const row = await rowOf(callout, one.doctor);
    expect(row.outcome).toBe(mode === "select" ? "none" : "confirmed");
    expect(row.offered_from?.toISOString()).toBe("2026-11-28T08:00:00.000Z");
    expect(old).toHaveProperty(`shown-${list.id}`);
  },
);

test("a page without that field, from before, is taken as it is", async () => {
  const { callout, one, field } = await sent();
  const { stamp = "" } = await held(one);
  await change(callout, ANOTHER_DAY);
  expect((await one.post("", { stamp, [field]: "available" })).statusCode).toBe(303);
  expect((await rowOf(callout, one.doctor)).response).toBe("available");
});

test("a booking that has moved once more waits for a yes to where it is now", async () => {
  const { callout, list, one } = await sent();
  await says(callout, one, "available");
  await decide(callout, one, "confirm");
  await change(callout, ANOTHER_DAY);
  const old = await held(one);
  await change(callout, { date: "2026-12-04" });
  const yes = { list: String(list.id), answer: "yes" };
  const reply = await one.post("/change", { ...old, ...yes });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(CHANGED);
  expect(titleOf(reply.body)).toBe("Moved: can you still do it?");
  expect((await rowOf(callout, one.doctor)).consent).toBe("moved");
  expect((await one.post("/change", { ...(await held(one)), ...yes })).statusCode).toBe(303);
  expect(await rowOf(callout, one.doctor)).toMatchObject({ outcome: "confirmed", consent: null });
});

test("“my answer stands” is not taken for times that have changed once more", async () => {
  const { callout, one } = await sent();
  await says(callout, one, "available");
  await change(callout, { start_time: "08:15", end_time: "12:15" });
  const old = await held(one);
  await change(callout, { start_time: "08:30", end_time: "12:30" });
  const reply = await one.post("", old);
  expect(reply.statusCode).toBe(422);
  expect(inOnePiece(reply.body)).toContain("The times are now 08:30–12:30. Does your answer stand?");
  expect((await rowOf(callout, one.doctor)).offered_from?.toISOString()).toBe("2026-11-27T08:00:00.000Z");
  ports().clock.advance(1000);
  expect((await one.post("", hiddenIn(reply.body))).statusCode).toBe(303);
});

test.each([false, true])(
  "an earlier no that the form came with ends no booking that was made since; all lists on one page: %s",
  async (all) => {
    const { callout, list, one, field } = await sent({ lists: [{}, { date: "2026-11-30" }] });
    const other = callout.lists[1]?.id ?? 0;
    await says(callout, one, "unavailable", { listId: list.id });
    await says(callout, one, "if_needed", { listId: other });
    const page = all ? await homeOf(one.doctor) : one;
    const { body } = await page.open(`?change=${all ? list.id : 1}`);
    expect(body).toContain(`name="${field}" value="unavailable" checked`);
    const old = { ...hiddenIn(body), [field]: "unavailable" };
    await confirmSpoken(callout, one);
    const reply = await page.post("", all ? old : { ...old, [`answer-${other}`]: "available" });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(BOOKED);
    expect(reply.body).not.toContain(CHANGED);
    expect(reply.body).toContain(`?withdraw=${list.id}">I can’t do it any more</a>`);
    expect(await rowOf(callout, one.doctor)).toMatchObject({ response: "available", outcome: "confirmed" });
    expect((await one.press("/withdraw", { list: String(list.id) })).statusCode).toBe(303);
    expect(await rowOf(callout, one.doctor)).toMatchObject({ response: "unavailable", outcome: "released" });
  },
);

/** What "Yes, my answer stands" says. */
function renewalIn(body: string): Record<string, string> {
  const form = body.split("<form").find((one) => one.includes("my answer stands")) ?? "";
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

const notesIn = (body: string) =>
  [...body.matchAll(/<textarea id="(note[-\d]*)"[^>]*>([^<]*)</g)].map(([, name, text]) => [name, text]);

test("“my answer stands” that is not taken leaves the note to the other list alone", async () => {
  const { callout, list, one } = await sent({ lists: [{}, { date: "2026-11-30" }] });
  await says(callout, one, "available", { listId: list.id, note: "By train" });
  await change(callout, { start_time: "08:15", end_time: "12:15" });
  const old = renewalIn((await one.open()).body);
  ports().clock.advance(1000);
  await change(callout, { start_time: "08:30", end_time: "12:30" });
  const reply = await one.post("", old);
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(CHANGED);
  expect(notesIn(reply.body)).toEqual([["note", ""]]);
  ports().clock.advance(1000);
  expect((await one.post("", renewalIn(reply.body))).statusCode).toBe(303);
  expect(await rowOf(callout, one.doctor)).toMatchObject({ response: "available", note: "By train" });
});

test("nor do the other callouts on one page get that note", async () => {
  const [{ callout, one }, other] = [await sent(), await sent({ lists: [{ date: "2026-11-30" }] })];
  await says(callout, one, "available", { note: "By train" });
  await change(callout, { start_time: "08:15", end_time: "12:15" });
  const home = await homeOf(one.doctor);
  const old = renewalIn((await home.open()).body);
  ports().clock.advance(1000);
  await change(callout, { start_time: "08:30", end_time: "12:30" });
  const reply = await home.post("", old);
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(CHANGED);
  expect(notesIn(reply.body)).toEqual([[`note-${other.callout.id}`, ""]]);
});

test("a standby's yes is to the times that were offered", async () => {
  const { callout, list, one, two } = await sent();
  for (const page of [two, one]) await says(callout, page, "if_needed");
  await decide(callout, one, "confirm");
  await decide(callout, two, "standby");
  await decide(callout, one, "release");
  const old = await held(two);
  await change(callout, { start_time: "08:15" });
  const yes = { list: String(list.id), answer: "yes" };
  const reply = await two.post("/standby_offer", { ...old, ...yes });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(CHANGED);
  expect(titleOf(reply.body)).toBe("You are asked first");
  expect((await rowOf(callout, two.doctor)).outcome).toBe("standby");
  expect((await two.post("/standby_offer", { ...(await held(two)), ...yes })).statusCode).toBe(303);
  expect((await rowOf(callout, two.doctor)).outcome).toBe("confirmed");
});

test("“Put me on standby” is for the list that was filled", async () => {
  const { callout, list, one, two } = await sent({ lists: [{ positions: 1 }] });
  await says(callout, one, "available");
  await decide(callout, one, "confirm");
  const old = await held(two);
  await change(callout, { start_time: "08:15" });
  const reply = await two.post("/standby", { ...old, list: String(list.id) });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(CHANGED);
  expect(await rowOf(callout, two.doctor)).toMatchObject({ response: "none", standby_wanted_at: null });
});

test("all lists on one page: nothing is stored, and what was chosen stays", async () => {
  const { callout, one, field } = await sent();
  const home = await homeOf(one.doctor);
  const old = await held(home);
  await change(callout, ANOTHER_DAY);
  const reply = await home.post("", { ...old, [field]: "available" });
  expect(reply.statusCode).toBe(422);
  for (const words of [CHANGED, "This list has changed.", `name="${field}" value="available" checked`])
    expect(reply.body).toContain(words);
  expect((await rowOf(callout, one.doctor)).response).toBe("none");
});
