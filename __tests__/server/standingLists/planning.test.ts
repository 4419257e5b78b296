/** Planning a week: its lists once, one mail for each usual doctor, and what is open in one callout. */
import { calloutTexts } from "../../../server/mail/callout/calloutTexts.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { MOST_WEEKS } from "../../../src/contract/planning.ts";
import { type Plan, type PlanEntry } from "../../../src/contract/shapes/planning.ts";
import { aCalloutInput, aListInput } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { doctorsPage, linkPath } from "../../support/doctorsPage.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { chosen, planner } from "../../support/standingLists.ts";

const { ports, app, practice, call } = practiceAtWork();
const week = () => planner(call, practice);

/** Those to doctors. */
const mails = () =>
  ports()
    .database.db.selectFrom("outbox_emails")
    .select(["kind", "doctor_id", "subject", "text"])
    .where("doctor_id", "is not", null)
    .orderBy("id")
    .execute();
const usual = (at: number): number => practice.doctors[at]?.id ?? 0;
const listIds = ({ entries }: Plan): number[] => entries.flatMap(({ list }) => list?.id ?? []);
const answers = (entries: PlanEntry[]) => entries.map(({ list }) => list?.usual_answer ?? null);

/** Monday to Wednesday, whose usual doctor is the first. */
async function threeUsual() {
  const { add, see, plan } = week();
  for (const weekday of [1, 2, 3]) await add({ weekday, usual_doctor_id: usual(0) });
  await plan((await see()).entries);
  const after: Plan = await see();
  const callout = (await call("GET", `/callouts/${after.entries[0]?.list?.callout?.id}`)).body.data;
  const page = doctorsPage(ports(), app, await linkPath(ports(), callout, { id: usual(0) }));
  return { see, after, callout, page, ids: listIds(after) };
}

test("the lists of as many weeks as are planned at once can be read by the plan's days, to be called out", async () => {
  const { add, see, plan } = planner(call, practice, `from=2026-11-30&weeks=${MOST_WEEKS}`);
  await add();
  await plan((await see()).entries);
  const { from, to, open }: Plan = await see();
  const { body } = await call("GET", `/lists?from=${from}&to=${to}`);
  expect(body.data).toMatchObject(open[0]?.list_ids.map((id) => ({ id, callout: null })) ?? []);
  expect(body.data).toHaveLength(MOST_WEEKS);
});

test("a planned week has its lists, without those that were left out; planning it again makes no second list and sends no second mail", async () => {
  const { add, see, plan } = week();
  for (const weekday of [1, 2, 3]) await add({ weekday, usual_doctor_id: usual(0) });
  await add({ weekday: 4 });
  const { entries } = await see();
  const planned = await plan(entries.slice(1));
  expect(planned.body.data).toMatchObject({
    created: 3,
    existing: [],
    asked: [{ doctor: { id: usual(0) }, lists: 2 }],
  });
  const lists = (await call("GET", "/lists?from=2026-11-30&to=2026-12-06")).body.data;
  expect(lists).toMatchObject([
    { date: "2026-12-01", callout: { status: "open" } },
    { date: "2026-12-02", callout: { status: "open" } },
    { date: "2026-12-03", callout: null },
  ]);
  const again = await plan(entries.slice(1));
  const existing = chosen(entries.slice(1)).map(({ standing_list_id, date }, at) => ({
    ...{ standing_list_id, date },
    list_id: lists[at].id,
  }));
  expect(again.body.data).toEqual({ created: 0, existing, asked: [], lists: [], callouts: [], call_back_ms: 0 });
  expect(await mails()).toMatchObject([{ kind: "callout", doctor_id: usual(0) }]);
  const after = await see();
  expect(answers(after.entries)).toEqual([null, "waiting", "waiting", null]);
  expect(after.open).toEqual([{ role_needed: "anaesthetist", list_ids: [lists[2].id] }]);
});

test("two administrators who plan the same week at once make its lists once", async () => {
  const { add, see } = week();
  for (const weekday of [1, 2, 3, 4, 5]) await add({ weekday, usual_doctor_id: usual(weekday % 2) });
  const { entries } = await see();
  const colleague = await aUser(ports().database.db, { company_id: practice.companyId });
  const other = await asUser(app, ports(), colleague);
  const body = { entries: chosen(entries), ask_usual: true };
  const results = await Promise.all([call("POST", "/plan", body), other("POST", "/plan", body)]);
  expect(results.map(({ status }) => status)).toEqual([200, 200]);
  expect(results.map((one) => one.body.data.created).sort()).toEqual([0, 5]);
  expect((await call("GET", "/lists?from=2026-11-30&to=2026-12-06")).body.data).toHaveLength(5);
  expect(await mails()).toHaveLength(2);
});

test("of two who plan at once and leave out other lists, the second is told which were planned already; only the rest is made and mailed", async () => {
  const { add, see, plan } = week();
  for (const weekday of [1, 2, 3, 4]) await add({ weekday, usual_doctor_id: usual(weekday % 2) });
  const { entries }: Plan = await see();
  const colleague = await aUser(ports().database.db, { company_id: practice.companyId });
  const other = planner(await asUser(app, ports(), colleague), practice);
  await plan(entries.slice(2));
  const [firstMade, secondMade] = listIds(await see());
  // Two of it the first has just planned; one comes twice.
  const { body } = await other.plan([...entries.slice(1), ...entries.slice(1, 3)]);
  expect(body.data).toMatchObject({ created: 1, asked: [{ doctor: { id: usual(0) }, lists: 1 }] });
  expect(body.data.existing).toEqual([
    { standing_list_id: entries[2]?.standing_list_id, date: "2026-12-02", list_id: firstMade },
    { standing_list_id: entries[3]?.standing_list_id, date: "2026-12-03", list_id: secondMade },
  ]);
  const after: Plan = await see();
  expect(after.entries.map(({ list }) => list !== null)).toEqual([false, true, true, true]);
  expect(await mails()).toHaveLength(3);
});

test("a standing list that was changed meanwhile is planned by nobody who has not seen the change", async () => {
  const { add, see, plan } = week();
  const { id, ...list } = await add();
  const { entries } = await see();
  await call("PUT", `/standing_lists/${id}`, {
    standing_list: {
      ...{ weekday: 1, every_weeks: 1, starts_on: "2026-11-30", session: "am", start_time: "09:00", end_time: "12:00" },
      ...{ site_id: list.site.id, role_needed: "anaesthetist", positions: 1 },
    },
    lock_version: 0,
  });
  expect(await plan(entries)).toMatchObject({
    status: 409,
    body: { code: "stale", data: { id, start_time: "09:00" } },
  });
  const wrong = [{ ...entries[0], lock_version: 1, date: "2026-12-01" }];
  expect(await plan(wrong)).toMatchObject({
    status: 422,
    body: { errors: { "entries.0.date": [expect.any(String)] } },
  });
});

test("a planned list that moves to another day is not planned a second time; one that was deleted is proposed again", async () => {
  const { add, see, plan } = week();
  await add();
  await plan((await see()).entries);
  const [id] = listIds(await see());
  await call("PUT", `/lists/${id}`, { list: aListInput(practice, { date: "2026-12-09" }), lock_version: 0 });
  expect((await see()).entries).toMatchObject([{ date: "2026-11-30", list: { id, date: "2026-12-09" } }]);
  await call("DELETE", `/lists/${id}`);
  expect((await see()).entries).toMatchObject([{ date: "2026-11-30", list: null, possible: true }]);
});

test.each(LANGUAGES)("in %s: a single list is not written to in the plural", async (locale) => {
  const { add, see, plan } = week();
  const doctors = ports().database.db.updateTable("doctors").set({ locale });
  await doctors.where("id", "=", usual(0)).execute();
  await add({ weekday: 1, usual_doctor_id: usual(0) });
  await plan((await see()).entries);
  const [entry] = ((await see()) as Plan).entries;
  const page = doctorsPage(
    ports(),
    app,
    await linkPath(ports(), { id: entry?.list?.callout?.id ?? 0 }, { id: usual(0) }),
  );
  const [[mail], { body }] = [await mails(), await page.open()];
  const words = calloutTexts(locale).answer.usual;
  expect(mail?.subject).toContain(words.heading(1));
  expect(body).toContain(`<h1>${words.heading(1)}</h1>`);
  expect(body).toContain(words.lead(1));
  const text = mail?.text.replaceAll(/\s/g, "");
  for (const sentence of [words.lead(1), words.text(1)]) expect(text).toContain(sentence.replaceAll(/\s/g, ""));
  if (locale !== "en") return;
  expect(words.heading(1)).toBe("Your usual list: can you do it?");
  expect(words.heading(2)).toBe("Your usual lists: can you do them?");
});

test("the usual doctor answers one mail about all lists on one page: yes books, no opens the list for others", async () => {
  const { see, page, ids, callout } = await threeUsual();
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^Your usual lists: can you do them\? Anaesthetist/);
  expect(mail?.text).toContain(
    "Nobody else is asked about these lists until you answer or your time to\nanswer is over.",
  );
  const { body } = await page.open();
  expect(body).toContain("<h1>Your usual lists: can you do them?</h1>");
  expect(body).toContain("These lists are usually yours.");
  await page.press("", {
    [`answer-${ids[0]}`]: "available",
    [`answer-${ids[1]}`]: "unavailable",
    [`answer-${ids[2]}`]: "available",
  });
  const after: Plan = await see();
  expect(answers(after.entries)).toEqual(["booked", "refused", "booked"]);
  expect(after.open).toEqual([{ role_needed: "anaesthetist", list_ids: [ids[1]] }]);
  const others = { doctor_ids: [usual(1), usual(2)], group_ids: [] };
  const draft = await call("POST", "/callouts", {
    callout: {
      ...aCalloutInput(practice),
      lists: [aListInput(practice, { id: ids[1] ?? 0, date: "2026-12-01" })],
      recipients: others,
    },
  });
  expect(draft).toMatchObject({ status: 201, body: { data: { lists: [{ id: ids[1] }] } } });
  expect((await call("GET", `/callouts/${callout.id}`)).body.data).toMatchObject({
    status: "confirmed",
    lists: [{ id: ids[0] }, { id: ids[2] }],
  });
  expect(await call("POST", `/callouts/${draft.body.data.id}/send`)).toMatchObject({ status: 200 });
  expect((await see()).open).toEqual([]);
  expect((await page.open()).statusCode).toBe(200);
});

test("a list whose usual doctor has not refused it stays with that doctor's callout", async () => {
  const { ids } = await threeUsual();
  const callout = {
    ...aCalloutInput(practice),
    lists: [aListInput(practice, { id: ids[1] ?? 0, date: "2026-12-01" })],
  };
  expect(await call("POST", "/callouts", { callout })).toMatchObject({
    status: 409,
    body: { code: "list_in_callout" },
  });
});

test("a callout whose lists were all refused ends when others are asked; without that draft the lists are by themselves", async () => {
  const { see, page, ids, callout } = await threeUsual();
  await page.press("", Object.fromEntries(ids.map((id) => [`answer-${id}`, "unavailable"])));
  const lists = ids.map((id, day) => aListInput(practice, { id, date: `2026-12-0${day}`.replace("12-00", "11-30") }));
  const draft = await call("POST", "/callouts", { callout: { ...aCalloutInput(practice), lists } });
  expect(draft).toMatchObject({ status: 201, body: { data: { lists: ids.map((id) => ({ id })) } } });
  expect((await call("GET", `/callouts/${callout.id}`)).body.data).toMatchObject({ status: "cancelled" });
  await call("DELETE", `/callouts/${draft.body.data.id}`);
  expect((await see()).open).toEqual([{ role_needed: "anaesthetist", list_ids: ids }]);
  expect((await call("GET", `/lists/${ids[0]}`)).body.data).toMatchObject({ callout: null, cover_status: "uncovered" });
  expect(await call("DELETE", `/lists/${ids[0]}`)).toMatchObject({ status: 200 });
  expect((await see()).open[0].list_ids).toEqual(ids.slice(1));
});

test("a usual doctor who is away, or in two theatres at once, is asked only about what can be; nobody is asked who need not be", async () => {
  const { add, see, plan } = week();
  await add({ usual_doctor_id: usual(0) });
  await add({ weekday: 2, usual_doctor_id: usual(0) });
  await add({ weekday: 3, usual_doctor_id: usual(1) });
  await call("POST", `/doctors/${usual(0)}/unavailabilities`, {
    starts_at: "2026-11-30T00:00:00Z",
    ends_at: "2026-12-01T00:00:00Z",
    reason: "leave",
  });
  await call("POST", `/doctors/${usual(1)}/pause`, { until: null });
  const { entries } = await see();
  expect(entries.map((entry: PlanEntry) => entry.usual?.skip)).toEqual(["on_leave", null, "paused"]);
  expect((await plan(entries)).body.data).toMatchObject({
    created: 3,
    asked: [{ doctor: { id: usual(0) }, lists: 1 }],
  });
  expect((await see()).open[0].list_ids).toHaveLength(2);
});

test("without the mail to usual doctors every list is open", async () => {
  const { add, see, plan } = week();
  await add({ usual_doctor_id: usual(0) });
  await plan((await see()).entries, false);
  expect((await see()).open[0].list_ids).toHaveLength(1);
  expect(await mails()).toEqual([]);
});
