/** A list that is open again, and the standbys who are asked one after another. */

import { runDueJobs } from "../../../server/features/callouts/jobs/runDueJobs.ts";
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { doctorHome } from "../../support/doctorHome.ts";
import { askedDoctors, inOnePiece, titleOf } from "../../support/model/askedDoctors.ts";

const { ports, app, sent, says, decide, rowOf, call } = askedDoctors();
const { homeOf } = doctorHome(ports, () => app);
type Sent = Awaited<ReturnType<typeof sent>>;

/** The first doctor is booked, and the second was told that it is filled. */
async function filled(values: Parameters<typeof sent>[0] = {}): Promise<Sent> {
  const all = await sent(values);
  for (const page of [all.two, all.one]) await says(all.callout, page, "if_needed");
  await decide(all.callout, all.one, "confirm");
  return all;
}
const openAgain = async (values: Parameters<typeof sent>[0] = {}): Promise<Sent> => {
  const all = await filled(values);
  await decide(all.callout, all.one, "release", { reason: "The surgeon <is> away" });
  return all;
};

test("who was told “filled” is asked whether they are still free, with nothing chosen, and a yes counts again", async () => {
  const { callout, two, field } = await openAgain();
  const body = inOnePiece((await two.open()).body);
  expect(titleOf(body)).toBe("It is open again: are you still free?");
  expect(body).toContain(`name="${field}"`);
  expect(body).not.toMatch(/[Ff]illed, thank|value="\w+" checked/);
  expect((await two.press("", { [field]: "available" })).statusCode).toBe(303);
  expect(await rowOf(callout, two.doctor)).toMatchObject({ outcome: "none", stood_down_at: null });
  expect((await two.open()).body).toContain("You are not booked until confirmed.");
});

test("who had offered a part is shown that part, and one yes offers it and no more; the mail says it", async () => {
  const { callout, list, one, two, field } = await sent({ lists: [{}, { date: "2026-11-30" }] });
  const names = [`from-${list.id}`, `to-${list.id}`] as const;
  await says(callout, two, "available", { part: { from: "08:00", to: "10:30" } });
  await says(callout, one, "available");
  await decide(callout, one, "confirm");
  await decide(callout, one, "release");
  const home = await homeOf(two.doctor);
  for (const page of [two, home]) {
    const body = inOnePiece((await page.open()).body);
    expect(body).toContain("You had offered 08:00–10:30.");
    expect(body).toMatch(
      new RegExp(`<details class="part" open>.*name="${names[0]}"[^>]* value="08:00".*value="10:30"`, "s"),
    );
  }
  // The part that stands there is nothing that was typed.
  const other = { [`answer-${callout.lists[1]?.id}`]: "available" };
  const shown = { [names[0]]: "08:00", [names[1]]: "10:30" };
  expect((await two.press("", { ...other, ...shown })).statusCode).toBe(303);
  const { id } = await rowOf(callout, two.doctor);
  expect((await call("POST", `/callouts/${callout.id}/ask_again`, { response_ids: [id] })).status).toBe(200);
  const mails = ports()
    .database.db.selectFrom("outbox_emails")
    .select(["html", "text"])
    .where("kind", "=", "ask_again");
  const mail = await mails.executeTakeFirstOrThrow();
  for (const words of [mail.html, mail.text]) expect(words).toContain("You had offered 08:00–10:30.");
  expect((await two.press("", { [field]: "available", ...shown })).statusCode).toBe(303);
  expect(await rowOf(callout, two.doctor)).toMatchObject({ outcome: "none", part_from: "08:00", part_to: "10:30" });
});

test("in first come the yes to a list that is open again books", async () => {
  const { callout, two, field } = await openAgain({ mode: "first_come" });
  expect((await two.open()).body).toContain("Yes, book me");
  await two.press("", { [field]: "available" });
  expect((await rowOf(callout, two.doctor)).outcome).toBe("confirmed");
  expect(titleOf((await two.open()).body)).toBe("You’re booked");
});

test("whom the practice does not need is not asked because the list is open, but is when asked again, until decided anew", async () => {
  const { callout, two, field } = await sent();
  await says(callout, two, "available");
  await decide(callout, two, "not_required");
  expect(titleOf((await two.open()).body)).toBe("We don’t need you this time");
  const { id } = await rowOf(callout, two.doctor);
  expect((await call("POST", `/callouts/${callout.id}/ask_again`, { response_ids: [id] })).status).toBe(200);
  expect(titleOf((await two.open()).body)).toBe("It is open again: are you still free?");
  await two.press("", { [field]: "available" });
  await decide(callout, two, "not_required");
  expect(titleOf((await two.open()).body)).toBe("We don’t need you this time");
});

test("a standby of a filled list reads that first, and no thanks for nothing", async () => {
  const { callout, two } = await filled();
  await decide(callout, two, "standby");
  const body = inOnePiece((await two.open()).body);
  expect(titleOf(body)).toBe("You are on standby");
  expect(body).not.toContain("Filled, thank you");
});

/** The second doctor was on standby and is asked alone. */
async function asked(): Promise<Sent> {
  const all = await filled();
  await decide(all.callout, all.two, "standby");
  await decide(all.callout, all.one, "release");
  return all;
}

test("a standby who is asked first reads until when and what a yes does; yes books", async () => {
  const { callout, list, two } = await asked();
  const body = inOnePiece((await two.open()).body);
  expect(titleOf(body)).toBe("You are asked first");
  expect(body).toContain('Nobody else is asked until <b class="nowrap">14:42</b>.');
  expect(body).toContain("You have 4 hours left to answer.");
  for (const words of ["A yes books you at once.", "Yes, book me</button>", "No, I can’t</button>", "08:00–12:00"])
    expect(body).toContain(words);
  const fields = { list: String(list.id), answer: "yes" };
  const pressed = await two.press("/standby_offer", fields);
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, two.path]);
  expect((await rowOf(callout, two.doctor)).outcome).toBe("confirmed");
  expect(titleOf((await two.open()).body)).toBe("You’re booked");
});

test("no passes it on, and the page says what was answered", async () => {
  const { callout, list, two } = await asked();
  await two.press("/standby_offer", { list: String(list.id), answer: "no" });
  expect(await rowOf(callout, two.doctor)).toMatchObject({ response: "unavailable", outcome: "none" });
  expect((await two.open()).body).toContain("You have told the practice that you are <b>not available</b>");
});

test("the same no once more, from either page, is no fault; a yes then is too late", async () => {
  const { callout, list, two } = await asked();
  for (const page of [two, await homeOf(two.doctor)]) {
    const stamp = await page.stamp();
    ports().clock.advance(800);
    const press = async (answer: string) =>
      (await page.post("/standby_offer", { stamp, list: String(list.id), answer })).statusCode;
    for (const nth of [1, 2]) expect([nth, await press("no")]).toEqual([nth, 303]);
    expect(await press("yes")).toBe(409);
  }
  expect(await rowOf(callout, two.doctor)).toMatchObject({ response: "unavailable", outcome: "none" });
});

test("too late: the offer has passed on, a yes books nobody, and the doctor stays on standby", async () => {
  const { callout, list, two } = await asked();
  const stamp = await two.stamp();
  ports().clock.advance(241 * MINUTE_MS);
  for (const work of [async () => undefined, () => runDueJobs(ports())]) {
    await work();
    expect((await two.post("/standby_offer", { stamp, list: String(list.id), answer: "yes" })).statusCode).toBe(303);
    const body = inOnePiece((await two.open()).body);
    expect(titleOf(body)).toBe("You are on standby");
    expect(body).toContain("The time to answer is up. You stay on standby.");
    expect((await rowOf(callout, two.doctor)).outcome).toBe("standby");
  }
});

test("the office asks the next one before the time is up: the page says that it has ended, not that it was too late", async () => {
  const { callout, list, two } = await asked();
  const hurried = await call("POST", `/callouts/${callout.id}/lists/${list.id}/standby_chain`, { action: "next" });
  expect(hurried.status).toBe(200);
  const body = inOnePiece((await two.open()).body);
  expect(titleOf(body)).toBe("You are on standby");
  expect(body).toContain("You were asked first, but that has ended. You stay on standby.");
  expect(body).not.toContain("The time to answer is up");
});

test.each([
  ["had offered", "if_needed", true],
  ["had said no", "unavailable", false],
] as const)(
  "“Put me on standby” pressed as the list has opened again leads to the form, for who %s",
  async (_, said, again) => {
    const all = await sent();
    const { callout, list, one, two, field } = all;
    await says(callout, two, said);
    await says(callout, one, "available");
    await decide(callout, one, "confirm");
    const stamp = await two.stamp();
    await decide(callout, one, "release");
    ports().clock.advance(1000);
    const reply = await two.post("/standby", { stamp, list: String(list.id) });
    expect(reply.statusCode).toBe(409);
    expect(reply.body).not.toContain("has started or is closed");
    expect(reply.body.split("<main>")[1]?.split("It is open again: are you still free?")).toHaveLength(2);
    expect([titleOf(reply.body), reply.body.includes(`name="${field}"`)]).toEqual([
      again ? "It is open again: are you still free?" : "Can you cover?",
      true,
    ]);
  },
);

test.each(["standby", "confirm"] as const)(
  "“Put me on standby” pressed after the office's %s shows that",
  async (decision) => {
    const { callout, list, one, two } = await filled();
    const stamp = await two.stamp();
    if (decision === "confirm") await decide(callout, one, "release");
    await decide(callout, two, decision, decision === "confirm" ? { spoken: true } : {});
    ports().clock.advance(1000);
    const reply = await two.post("/standby", { stamp, list: String(list.id) });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, two.path]);
  },
);

/** The first doctor was booked, and the second has asked on the page of the filled list to be put on standby. */
async function wished(): Promise<Sent> {
  const all = await filled();
  expect(inOnePiece((await all.two.open()).body)).toContain("We would ask you first.");
  await all.two.press("/standby", { list: String(all.list.id) });
  await decide(all.callout, all.one, "release");
  return all;
}

test("whoever asked to be put on standby is asked first, as the page promised; yes books", async () => {
  const { callout, list, two } = await wished();
  const body = inOnePiece((await two.open()).body);
  expect(titleOf(body)).toBe("You are asked first");
  expect(body).toContain('Nobody else is asked until <b class="nowrap">14:42</b>.');
  expect(body).not.toContain("It is open again");
  expect((await two.press("/standby_offer", { list: String(list.id), answer: "yes" })).statusCode).toBe(303);
  expect((await rowOf(callout, two.doctor)).outcome).toBe("confirmed");
  expect(titleOf((await two.open()).body)).toBe("You’re booked");
});

test("too late for whoever asked to be put on standby: the page says so, and an ordinary yes still counts", async () => {
  const { callout, list, two, field } = await wished();
  const stamp = await two.stamp();
  ports().clock.advance(241 * MINUTE_MS);
  for (const work of [async () => undefined, () => runDueJobs(ports())]) {
    await work();
    expect((await two.post("/standby_offer", { stamp, list: String(list.id), answer: "yes" })).statusCode).toBe(303);
    const body = inOnePiece((await two.open()).body);
    expect(titleOf(body)).toBe("It is open again: are you still free?");
    expect(body).toContain("The time to answer is up. You stay on standby.");
  }
  await two.press("", { [field]: "available" });
  expect(await rowOf(callout, two.doctor)).toMatchObject({ outcome: "none", stood_down_at: null });
});

test("neither yes nor no is no answer", async () => {
  const { callout, list, two } = await asked();
  for (const fields of [{ list: String(list.id), answer: "maybe" }, { answer: "yes" }, {}] as Record<string, string>[])
    expect((await two.press("/standby_offer", fields)).statusCode).toBe(409);
  expect((await rowOf(callout, two.doctor)).outcome).toBe("standby");
});

test("a standby who is booked elsewhere by now is told so, and can only say no", async () => {
  const other = await sent({ lists: [{ start_time: "11:00", end_time: "13:00" }] });
  const { two } = await asked();
  await says(other.callout, other.two, "available");
  await decide(other.callout, other.two, "confirm");
  const body = inOnePiece((await two.open()).body);
  expect(body).toContain("You are booked elsewhere at this time: Fri 27 November, 11:00–13:00");
  expect(body).toContain("No, I can’t");
  expect(body).not.toContain("Yes, book me");
});

test("a released doctor reads so with the reason, and a new yes counts", async () => {
  const { callout, one, field } = await openAgain();
  const body = inOnePiece((await one.open()).body);
  expect(titleOf(body)).toBe("You are no longer booked");
  expect(body).toContain("Reason given by the practice</span><br>The surgeon &lt;is&gt; away</div>");
  expect((await one.open("?change=1")).body).not.toContain('value="if_needed" checked');
  await one.press("", { [field]: "if_needed" });
  expect((await rowOf(callout, one.doctor)).outcome).toBe("none");
});
