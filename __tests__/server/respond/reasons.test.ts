/** What the office wrote for the doctor stands on the doctor's page; what the doctor writes on withdrawing reaches the office. */

import { buildApp } from "../../../server/app.ts";
import { doctorHome } from "../../support/doctorHome.ts";
import { PRESSED } from "../../support/doctorsPage.ts";
import { askedDoctors, titleOf } from "../../support/model/askedDoctors.ts";
import { signInHeaders } from "../../support/signIn.ts";

const { ports, app, practice, sent, says, decide, rowOf, call } = askedDoctors();
const WRITTEN = 'Two <lists> became "one"';
const READ = "Reason given by the practice</span><br>Two &lt;lists&gt; became &quot;one&quot;</div>";

test.each(["standby", "not_required", "release"] as const)("the reason for %s stands on the page", async (decision) => {
  const { callout, one } = await sent();
  await says(callout, one, "available");
  expect((await one.open()).body).not.toContain("Reason given");
  if (decision === "release") await decide(callout, one, "confirm", { reason: "She asked for it" });
  expect((await one.open()).body).not.toContain("She asked for it");
  await decide(callout, one, decision, { reason: WRITTEN });
  expect((await one.open()).body).toContain(READ);
});

test("the reason for cancelling the callout stands on the page of everybody asked", async () => {
  const { callout, one, two } = await sent();
  await says(callout, one, "available");
  await decide(callout, one, "confirm");
  const { lock_version } = (await call("GET", `/callouts/${callout.id}`)).body.data;
  await call("POST", `/callouts/${callout.id}/cancel`, { reason: WRITTEN, lock_version });
  for (const page of [one, two]) {
    const { body } = await page.open();
    expect(titleOf(body)).toBe("Cancelled");
    expect(body.split(READ)).toHaveLength(2);
  }
});

test("a list cancelled alone without a reason has none, though its callout is cancelled later with one", async () => {
  const { callout, list, one } = await sent({ lists: [{}, { date: "2026-11-28" }] });
  const asked = { reason: " ", lock_version: list.lock_version };
  const alone = await call("POST", `/callouts/${callout.id}/lists/${list.id}/cancel`, asked);
  const { lock_version } = alone.body.data;
  const { data } = (await call("POST", `/callouts/${callout.id}/cancel`, { reason: WRITTEN, lock_version })).body;
  expect(data).toMatchObject({ cancel_reason: WRITTEN, lists: [{ cancel_reason: null }, { cancel_reason: null }] });
  const home = await doctorHome(ports, () => app).homeOf(one.doctor);
  for (const page of [one, home]) {
    const [before = "", after = "", ...more] = (await page.open()).body.split("Sat 28 November");
    expect([before.includes("Fri 27 November"), before.includes("Reason given"), more]).toEqual([true, false, []]);
    expect(after).toContain(READ);
  }
  const headers = await signInHeaders(ports(), practice.user);
  const csv = await app.inject({ url: "/admin_api/callouts.csv", headers });
  expect(csv.body.split("\r\n").map((line) => line.includes("Two <lists>"))).toEqual([false, false, true, false]);
});

async function booked(values: Parameters<typeof sent>[0] = {}) {
  const all = await sent(values);
  await says(all.callout, all.one, "available", { note: "From 08:30" });
  await decide(all.callout, all.one, "confirm");
  return all;
}

test("a withdrawal's reason takes the place of the note, and the doctor reads it back", async () => {
  const { callout, list, one } = await booked();
  const question = (await one.open(`?withdraw=${list.id}`)).body;
  expect(question).toContain('<label for="reason">Reason <span class="opt">(optional)</span></label>');
  expect(question).not.toContain("maxlength");
  expect(question).not.toContain("From 08:30");
  await one.press("/withdraw", { list: String(list.id), reason: " My <child> is ill\r\nSorry " });
  expect(await rowOf(callout, one.doctor)).toMatchObject({ response: "unavailable", note: "My <child> is ill\nSorry" });
  const { body } = await one.open();
  expect(body).toContain("Your note to the practice</span><br>My &lt;child&gt; is ill<br>Sorry</div>");
  expect((await one.open("?change=1")).body).not.toContain("is ill");
});

test("without a reason nothing is left of the old note", async () => {
  const { callout, list, one } = await booked();
  await one.press("/withdraw", { list: String(list.id) });
  expect((await rowOf(callout, one.doctor)).note).toBeNull();
  expect((await one.open()).body).not.toContain("From 08:30");
});

test("a reason too long, or a press too quick, withdraws nobody and keeps what was typed", async () => {
  const { callout, list, one } = await booked();
  const long = await one.press("/withdraw", { list: String(list.id), reason: "x".repeat(501) });
  expect(long.statusCode).toBe(422);
  expect(long.body).toContain("Please shorten the reason to 500 characters.");
  expect(long.body).toContain(`${"x".repeat(501)}</textarea>`);
  const quick = await one.post("/withdraw", { stamp: await one.stamp(), list: String(list.id), reason: "Ill" });
  expect(quick.statusCode).toBe(422);
  expect(quick.body).toContain(">Ill</textarea>");
  expect((await rowOf(callout, one.doctor)).outcome).toBe("confirmed");
});

test("addresses that are posted to lead back to the page when they are opened", async () => {
  const { one } = await sent();
  const posted: string[] = [];
  const onRoute = ({ url, method }: { url: string; method: string | string[] }): void => {
    const [, name] = /^\/respond\/:token\/(.+)$/.exec(url) ?? [];
    if (name && method === "POST") posted.push(name);
  };
  await (await buildApp(ports(), { onRoute })).close();
  expect(posted.length).toBeGreaterThan(6);
  for (const name of [...posted, "confirm", "no_such_action", "withdraw/"].filter((one) => one !== "unsubscribe")) {
    const opened = await one.open(`/${name}`);
    expect([name, opened.statusCode, opened.headers.location]).toEqual([name, 303, one.path]);
  }
  const own = await app.inject({ url: "/respond/me.abc.d.e/confirm", headers: { host: PRESSED.host } });
  expect([own.statusCode, own.headers.location]).toEqual([303, "/respond/me.abc.d.e"]);
  const odd = await app.inject({ url: "/respond/%0d%0aSet-Cookie:x/change", headers: { host: PRESSED.host } });
  expect([odd.statusCode, odd.headers["set-cookie"]]).toEqual([303, undefined]);
  expect(ports().config.publicOrigin).toContain("127.0.0.1");
});
