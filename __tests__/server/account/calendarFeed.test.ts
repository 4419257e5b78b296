/** A person's calendar address: what it tells, and everything that ends it. */
import ical from "node-ical";
import { forCompany } from "../../../server/db/companyScope.ts";
import { practiceCalendar } from "../../../server/features/calendarFeed/practiceCalendar.ts";
import { type Plan } from "../../../src/contract/shapes/planning.ts";
import { aCallout, aCalloutInput, anAnswer } from "../../support/aCallout.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { planner } from "../../support/standingLists.ts";

const { ports, app, practice, call } = practiceAtWork();

const url = async (method: "GET" | "POST" | "DELETE" = "GET"): Promise<string | null> =>
  (await call(method, "/calendar_feed")).body.data.url;
const read = (address: string | null, headers = {}) =>
  app.inject({ method: "GET", url: new URL(address ?? "").pathname, headers });
const change = (table: "users" | "companies", values: object) =>
  ports().database.db.updateTable(table).set(values).execute();

test("it tells the practice's own lists, who is booked and what is uncovered, and the same until something changes", async () => {
  await aCallout(ports(), practice, { mode: "first_come", lists: [{}, { date: "2026-11-28" }] });
  const address = await url("POST");
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/admin_api\/calendar\/[\w-]{43}\.\w+\.1\.ics$/);
  const first = await read(address);
  expect(first.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
  });
  const told = (text: string) =>
    Object.values(ical.sync.parseICS(text)).flatMap((entry) =>
      entry?.type === "VEVENT" ? [`${entry.summary} ${entry.status} ${entry.start.toISOString()}`] : [],
    );
  expect(told(first.body)).toEqual([
    expect.stringMatching(/^Anaesthetist: M[a-z]+ [^·]+ · uncovered TENTATIVE 2026-11-2/),
    expect.stringMatching(/uncovered TENTATIVE 2026-11-28T/),
  ]);
  const unchanged = await read(address, { "if-none-match": first.headers.etag });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
});

test("a booked doctor stands in it, a cancelled list does not; it speaks its owner's language", async () => {
  const callout = await aCallout(ports(), practice, { mode: "first_come", lists: [{}, { date: "2026-11-28" }] });
  const [doctor] = practice.doctors;
  if (!doctor) throw new Error("A practice has doctors");
  await anAnswer(ports(), practice, callout, doctor, "available", { listId: callout.lists[0]?.id ?? 0 });
  await ports()
    .database.db.updateTable("lists")
    .set({ cover_status: "cancelled" })
    .where("date", "=", "2026-11-28")
    .execute();
  await change("users", { locale: "de" });
  const { body } = await read(await url("POST"));
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(body).toContain(doctor.last_name);
  expect(body).toContain("STATUS:CONFIRMED");
});

test.each([
  ["ja", "、"],
  ["zh", "，"],
])("in %s who is booked and what is open are told apart by the language's own comma", async (locale, comma) => {
  const callout = await aCallout(ports(), practice, { mode: "first_come", lists: [{ positions: 2 }] });
  const [doctor] = practice.doctors;
  if (!doctor) throw new Error("A practice has doctors");
  await anAnswer(ports(), practice, callout, doctor, "available");
  await change("users", { locale });
  const [entry] = Object.values(ical.sync.parseICS((await read(await url("POST"))).body)).filter(
    (one) => one?.type === "VEVENT",
  );
  expect(String(entry?.summary)).toMatch(
    new RegExp(`${doctor.last_name}\\u2069?${comma}08:00–12:00 \\p{Script=Han}+$`, "u"),
  );
  expect(entry?.summary).not.toContain(", ");
});

test("a booking and its end are newer versions of the entry; of the work itself only who is needed stands in it", async () => {
  const callout = await aCallout(ports(), practice, { lists: [{}] });
  await ports().database.db.updateTable("lists").set({ specialty: "Urology", case_mix: "Two hips" }).execute();
  const [doctor] = practice.doctors;
  await anAnswer(ports(), practice, callout, doctor ?? { id: 0 }, "available");
  const address = await url("POST");
  const versions: { sequence: number; stamp: string }[] = [];
  const look = async () => {
    const { body } = await read(address);
    expect(body).not.toMatch(/DESCRIPTION|Urology|hips/);
    const [sequence, stamp] = [/^SEQUENCE:(\d+)/m, /^DTSTAMP:(\w+)/m].map((field) => field.exec(body)?.[1] ?? "");
    versions.push({ sequence: Number(sequence), stamp: stamp ?? "" });
  };
  await look();
  for (const act of ["confirm", "release"]) {
    ports().clock.advance(60_000);
    const { id, lock_version } = await ports()
      .database.db.selectFrom("responses")
      .select(["id", "lock_version"])
      .where("response", "=", "available")
      .executeTakeFirstOrThrow();
    const done = await call("POST", `/callouts/${callout.id}/responses/${id}/${act}`, { lock_version });
    expect(done.status).toBe(200);
    await look();
  }
  const [first, second, third] = versions;
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  expect(third?.sequence).toBeGreaterThan(second?.sequence ?? 0);
  expect([...new Set(versions.map(({ stamp }) => stamp))].sort()).toEqual(versions.map(({ stamp }) => stamp));
});

test("a list that leaves its usual doctor for others keeps the number of its entry", async () => {
  const { add, see, plan } = planner(call, practice);
  const [usual, other] = practice.doctors.map(({ id }) => id);
  for (const weekday of [1, 2]) await add({ weekday, usual_doctor_id: usual ?? 0 });
  await plan((await see()).entries);
  const { entries }: Plan = await see();
  const list = entries[0]?.list;
  const { data: callout } = (await call("GET", `/callouts/${list?.callout?.id}`)).body;
  await anAnswer(ports(), practice, callout, { id: usual ?? 0 }, "available", { listId: list?.id ?? 0 });
  const booking = ports().database.db.selectFrom("responses").selectAll().where("outcome", "=", "confirmed");
  const { id, lock_version } = await booking.executeTakeFirstOrThrow();
  expect(await call("POST", `/callouts/${callout.id}/responses/${id}/release`, { lock_version })).toMatchObject({
    status: 200,
  });
  // As after more changes than the draft makes of the list itself.
  await ports().database.db.updateTable("responses").set({ calendar_sequence: 9 }).where("id", "=", id).execute();
  const address = await url("POST");
  const versions = async () =>
    [...(await read(address)).body.matchAll(/^SEQUENCE:(\d+)/gm)].map(([, sequence]) => Number(sequence));
  const before = await versions();
  const draft = aCalloutInput(practice, {
    lists: [{ id: list?.id ?? 0, date: "2026-11-30" }],
    recipients: { doctor_ids: [other ?? 0], group_ids: [] },
  });
  expect(await call("POST", "/callouts", { callout: draft })).toMatchObject({ status: 201 });
  const freed = await ports().database.db.selectFrom("freed_answers").select("list_id").execute();
  expect(freed).toEqual([{ list_id: list?.id }]);
  expect((await versions())[0]).toBeGreaterThanOrEqual(before[0] ?? Number.NaN);
});

test("where lists are too many, those ahead come first, then the latest that are over", async () => {
  const dates = ["2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"];
  await aCallout(ports(), practice, { lists: dates.map((date) => ({ date })) });
  const db = forCompany(ports().database.db, practice.companyId);
  const told = async (most: number) => {
    const now = new Date("2026-11-27T20:00:00Z");
    const text = await practiceCalendar(db, { locale: "en", domain: "example.test", now, most });
    return [...text.matchAll(/^DTSTART:(\d{8})/gm)].map(([, day]) => day?.slice(6));
  };
  expect([await told(1), await told(2), await told(3)]).toEqual([["28"], ["28", "29"], ["27", "28", "29"]]);
});

test("another address ends the one before, closing ends it for good, and nobody reads for whom may not sign in", async () => {
  expect(await url()).toBeNull();
  const first = await url("POST");
  expect(await url()).toBe(first);
  const second = await url("POST");
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  await change("users", { status: "disabled" });
  expect((await read(second)).statusCode).toBe(404);
  await change("users", { status: "active" });
  await change("companies", { status: "suspended" });
  expect((await read(second)).statusCode).toBe(404);
  await change("companies", { status: "active" });
  expect((await read(second)).statusCode).toBe(200);
  expect(await url("DELETE")).toBeNull();
  expect((await read(second)).statusCode).toBe(404);
  await url("POST");
  for (const dead of [first, second, second?.replace(/\.2\.ics/, ".4.ics") ?? null])
    expect((await read(dead)).statusCode).toBe(404);
  const events = await ports().database.db.selectFrom("audit_events").select("action").orderBy("id").execute();
  expect(events.map(({ action }) => action).filter((action) => action.startsWith("calendar_"))).toEqual([
    "calendar_feed_opened",
    "calendar_feed_opened",
    "calendar_feed_closed",
    "calendar_feed_opened",
  ]);
});
