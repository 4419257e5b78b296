import { type FastifyInstance } from "fastify";
import { type RawBuilder, sql } from "kysely";
import { buildApp } from "../../../server/app.ts";
import { aCallout, anAnswer, confirmFor } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorHome, listOf, part } from "../../support/doctorHome.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());
const { answersOf, atHome, booked, homeOf } = doctorHome(ports, () => app);

type Home = Awaited<ReturnType<typeof homeOf>>;

/** The path of the address that the page shows. */
async function addressOn(home: Home): Promise<string> {
  const url = / id="address" readonly value="([^"]+)"/.exec((await home.open()).body)?.[1];
  return url ? new URL(url).pathname : "";
}

async function opened(home: Home): Promise<string> {
  await home.press("/calendar_address", { act: "open" });
  return addressOn(home);
}

const read = (path: string, headers: Record<string, string> = {}) => app.inject({ method: "GET", url: path, headers });
const events = (body: string): string[] => body.match(/UID:\S+/g) ?? [];

test("there is no address until the doctor asks for one", async () => {
  const { home } = await booked();
  expect(await addressOn(home)).toBe("");
  const reply = await home.press("/calendar_address", { act: "open" });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `${home.path}?saved=calendar#calendar`]);
  expect(await addressOn(home)).toMatch(/^\/respond\/calendar\.[\w-]{43}\.[0-9a-z]+\.1\.ics$/);
  expect((await home.open()).body).toContain('href="webcal://');
});

test("it shows the bookings under the names of the invitations, and a withdrawn one no more", async () => {
  const { callout, home } = await booked();
  const path = await opened(home);
  const invitation = await ports()
    .database.db.selectFrom("outbox_emails")
    .select("ics")
    .where("kind", "=", "confirmation")
    .where("is_copy", "=", false)
    .executeTakeFirstOrThrow();
  const { statusCode, headers, body } = await read(path);
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(events(body)).toEqual(events(invitation.ics ?? ""));
  expect(body).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
  expect(body.endsWith("END:VCALENDAR\r\n")).toBe(true);
  await home.press("/withdraw", { list: String(listOf(callout)) });
  expect(events((await read(path)).body)).toEqual([]);
});

/** As many more callouts of the doctor as that, each a day later than the one before. */
async function laterCallouts({ callout, doctor }: Awaited<ReturnType<typeof booked>>, count: number, isBooked = false) {
  const { db } = ports().database;
  const one = {
    list: listOf(callout),
    recipient: callout.recipients.find((one) => one.doctor.id === doctor.id)?.id ?? 0,
  };
  const later = (column: string) => sql.raw(`${column} + n * interval '1 day'`);
  const copy = (table: string, id: number, values: Record<string, RawBuilder<unknown>>) =>
    sql`insert into ${sql.table(table)} select made.* from generate_series(1, ${count}::int) n, ${sql.table(table)} one,
      jsonb_populate_record(one, jsonb_build_object(${sql.join(
        Object.entries(values).flatMap(([name, value]) => [sql.lit(name), value]),
      )})) made where one.id = ${id}`.execute(db);
  const fresh = sql.raw("1000000 + n");
  await copy("callouts", callout.id, {
    id: fresh,
    reference: sql.raw("'X-' || n"),
    first_starts_at: later("one.first_starts_at"),
    last_ends_at: later("one.last_ends_at"),
  });
  await copy("callout_recipients", one.recipient, { id: fresh, callout_id: fresh });
  if (!isBooked) return;
  const times = { starts_at: later("one.starts_at"), ends_at: later("one.ends_at") };
  await copy("lists", one.list, { id: fresh, ...times });
  await sql`insert into callout_lists (company_id, callout_id, list_id)
    select company_id, 1000000 + n, 1000000 + n from generate_series(1, ${count}::int) n, callout_lists
    where list_id = ${one.list}`.execute(db);
  const [answer] = await answersOf(doctor);
  const ids = { callout_id: fresh, list_id: fresh, recipient_id: fresh };
  const span = { booked_from: later("one.booked_from"), booked_to: later("one.booked_to") };
  await copy("responses", answer?.id ?? 0, { id: fresh, ...ids, ...span });
}

test("however many callouts are ahead, the nearest booking is on the page, at the address and in the file", async () => {
  const all = await booked();
  const path = await opened(all.home);
  await laterCallouts(all, 150);
  expect(part((await all.home.open()).body, "booked")).toContain("27 Nov");
  expect(events((await read(path)).body)).toHaveLength(1);
  expect(events((await read(`${all.home.path}/calendar.ics`)).body)).toHaveLength(1);
});

test("the address and the file have more bookings than the page shows callouts", async () => {
  const all = await booked();
  const path = await opened(all.home);
  await laterCallouts(all, 160, true);
  expect(events((await read(path)).body)).toHaveLength(161);
  expect(events((await read(`${all.home.path}/calendar.ics`)).body)).toHaveLength(161);
});

test("it opens no page: the link to answer and withdraw is not in it", async () => {
  const { home } = await booked();
  const { body } = await read(await opened(home));
  expect(body.replaceAll(/\r\n /g, "")).not.toMatch(/\/respond\/|^URL/m);
});

test("the same bookings are not sent twice: the tag outlives the moment", async () => {
  const { callouts, doctor, practice, home } = await booked();
  const path = await opened(home);
  const { headers } = await read(path);
  ports().clock.advance(3_600_000);
  const tag = { "if-none-match": String(headers.etag) };
  expect((await read(path, tag)).statusCode).toBe(304);
  const [, second] = callouts;
  if (!second) throw new Error("A callout");
  await anAnswer(ports(), practice, second, doctor, "available");
  const own = (await answersOf(doctor)).find(({ list_id }) => list_id === listOf(second));
  await confirmFor(ports(), practice, second.id, { responseId: own?.id ?? 0 });
  const changed = await read(path, tag);
  expect([changed.statusCode, events(changed.body).length]).toEqual([200, 2]);
});

test("a booking stays for thirty days once it is over", async () => {
  const { home } = await booked();
  const path = await opened(home);
  ports().clock.advance(Date.parse("2026-12-26T08:00:00Z") - ports().clock.now().getTime());
  expect(events((await read(path)).body)).toHaveLength(1);
  ports().clock.advance(2 * 86_400_000);
  expect(events((await read(path)).body)).toHaveLength(0);
});

describe("an address ends", () => {
  test("when it is replaced or closed; the new one is another", async () => {
    const { home } = await booked();
    const first = await opened(home);
    const second = await opened(home);
    expect(second).not.toBe(first);
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await home.press("/calendar_address", { act: "close" });
    expect([(await read(second)).statusCode, await addressOn(home)]).toEqual([404, ""]);
    expect(await opened(home)).not.toBe(second);
    expect((await read(second)).statusCode).toBe(404);
  });

  test("with a new link for the doctor, with another mail address, and when the doctor is archived", async () => {
    const { practice, callouts, doctor, home } = await booked();
    const call = await asUser(app, ports(), practice.user);
    const recipient = callouts[0]?.recipients.find((one) => one.doctor.id === doctor.id);
    const first = await opened(home);
    await call("POST", `/callouts/${callouts[0]?.id}/recipients/${recipient?.id}/new_link`);
    const second = await opened(await homeOf(doctor));
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    const { db } = ports().database;
    await db.updateTable("doctors").set({ email: "new@example.test" }).where("id", "=", doctor.id).execute();
    expect((await read(second)).statusCode).toBe(404);
    const third = await addressOn(await homeOf(doctor));
    expect((await read(third)).statusCode).toBe(200);
    await db
      .updateTable("doctors")
      .set({ status: "archived", archived_at: ports().clock.now() })
      .where("id", "=", doctor.id)
      .execute();
    expect((await read(third)).statusCode).toBe(404);
  });
});

test("opening and closing are audited as the doctor's; closing what is closed is nothing", async () => {
  const { doctor, home } = await atHome({ days: [] });
  for (const act of ["close", "open", "close", "close", "x"]) await home.press("/calendar_address", { act });
  const rows = await ports()
    .database.db.selectFrom("audit_events")
    .select(["action", "actor_type", "actor_id", "subject_type", "subject_id"])
    .where("action", "in", ["calendar_feed_opened", "calendar_feed_closed"])
    .orderBy("id")
    .execute();
  const own = { actor_type: "doctor", actor_id: doctor.id, subject_type: "doctor", subject_id: doctor.id };
  expect(rows).toEqual([
    { action: "calendar_feed_opened", ...own },
    { action: "calendar_feed_closed", ...own },
  ]);
});

test("one doctor's address never shows another's bookings, of the practice or of another one", async () => {
  const { practice, other, home } = await booked();
  const callout = await aCallout(ports(), practice, { lists: [{ date: "2026-12-03", theatre: "CANARY" }] });
  await anAnswer(ports(), practice, callout, other, "available");
  const own = (await answersOf(other)).find(({ list_id }) => list_id === listOf(callout));
  await confirmFor(ports(), practice, callout.id, { responseId: own?.id ?? 0 });
  const path = await opened(home);
  const theirs = await opened(await homeOf(other));
  expect((await read(path)).body).not.toContain("CANARY");
  expect((await read(theirs)).body).toContain("CANARY");
  const mac = /calendar\.([\w-]{43})/;
  const swapped = path.replace(mac, `calendar.${mac.exec(theirs)?.[1]}`);
  const forged = [swapped, path.replace(".ics", "0.ics"), path.toUpperCase(), "/respond/calendar.none.ics"];
  for (const one of forged) {
    const { statusCode, body } = await read(one);
    expect([one, statusCode, body.includes("BEGIN:VCALENDAR")]).toEqual([one, 404, false]);
  }
});

test("the page's own link reads no calendar address, and the address opens no page", async () => {
  const { home } = await booked();
  const path = await opened(home);
  const token = home.path.replace("/respond/home.", "");
  expect((await read(`/respond/calendar.${token}.ics`)).statusCode).toBe(404);
  const feed = path.replace("/respond/calendar.", "").replace(".ics", "");
  expect((await read(`/respond/home.${feed}`)).statusCode).toBe(404);
});
