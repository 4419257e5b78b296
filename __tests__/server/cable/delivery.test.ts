import { recordChange, recordNotification } from "../../../server/features/notifications/record.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { USUAL_TIMES } from "../../../src/contract/rules/sessionHours.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import {
  anEar,
  type Ear,
  type Frame,
  IDENTIFIER,
  type Live,
  messageOf,
  startLive,
  subscribe,
  tell,
} from "../../support/liveServer.ts";
import { manyRuns } from "../../support/random/manyRuns.ts";

const ports = testPorts();
let live: Live;
beforeEach(async () => {
  live = await startLive(ports());
});
afterEach(() => live.stop());

/** Of each of eight writers; one in five is rolled back. */
const WRITES = manyRuns(1250, 25);

const titles = (frames: Frame[]): unknown[] => frames.map((frame) => messageOf(frame).title);
const upTo = async (ear: Ear, title: string) => titles(await ear.until((frame) => messageOf(frame).title === title));

test("news arrives with the four specified keys first, and with what orders it", async () => {
  const user = await aUser(ports().database.db);
  const ear = await anEar(live, ports(), user);
  await tell(ports(), user.company_id, "Dr Hana Itokawa is available");
  const { identifier, message } = await ear.next();
  expect(identifier).toBe(IDENTIFIER);
  expect(Object.keys(messageOf({ message })).slice(0, 4)).toEqual([
    "action_by_id",
    "notification_type",
    "title",
    "callout_id",
  ]);
  const { epoch } = await ports().database.db.selectFrom("installation").select("epoch").executeTakeFirstOrThrow();
  expect(message).toEqual({
    action_by_id: null,
    notification_type: "new_availability",
    title: "Dr Hana Itokawa is available",
    callout_id: null,
    notification_id: expect.any(Number),
    seq: 1,
    epoch,
    params: {},
    created_at: "2026-11-24T10:42:00.000Z",
  });
});

test("every administrator of the company hears, nobody of another company does", async () => {
  const { db } = ports().database;
  const [anna, other] = [await aUser(db), await aUser(db)];
  const ben = await aUser(db, { company_id: anna.company_id });
  const [annas, bens, others] = [
    await anEar(live, ports(), anna),
    await anEar(live, ports(), ben),
    await anEar(live, ports(), other),
  ];
  await tell(ports(), anna.company_id, "ours");
  await tell(ports(), other.company_id, "theirs");
  expect([await upTo(annas, "ours"), await upTo(bens, "ours"), await upTo(others, "theirs")]).toEqual([
    ["ours"],
    ["ours"],
    ["theirs"],
  ]);
});

test("naming another company in the identifier is refused and brings nothing of it", async () => {
  const { db } = ports().database;
  const [user, other] = [await aUser(db), await aUser(db)];
  const ear = await anEar(live, ports(), user);
  for (const forged of [other.company_id, String(other.company_id), null, [other.company_id]]) {
    const identifier = JSON.stringify({ channel: "AdminApi::CalloutsChannel", company_id: forged });
    ear.send(subscribe(identifier));
    expect(await ear.next()).toEqual({ identifier, type: "reject_subscription" });
  }
  await tell(ports(), other.company_id, "theirs");
  await tell(ports(), user.company_id, "ours");
  expect(await upTo(ear, "ours")).toEqual(["ours"]);
});

test("identifiers are told apart by their text: each brings its own copy, a repeated one does not", async () => {
  const user = await aUser(ports().database.db);
  const ear = await anEar(live, ports(), user);
  const spaced = IDENTIFIER.replace(":", ": ");
  for (const identifier of [IDENTIFIER, spaced]) ear.send(subscribe(identifier));
  await ear.until(({ type }) => type === "confirm_subscription");
  await tell(ports(), user.company_id, "once");
  await tell(ports(), user.company_id, "twice");
  const heard = [await ear.next(), await ear.next(), await ear.next(), await ear.next()];
  expect(heard.map((frame) => [frame.identifier, messageOf(frame).title])).toEqual([
    [IDENTIFIER, "once"],
    [spaced, "once"],
    [IDENTIFIER, "twice"],
    [spaced, "twice"],
  ]);
});

test("what was rolled back is never told and leaves no gap; parallel writers count without one", async () => {
  const user = await aUser(ports().database.db);
  const ear = await anEar(live, ports(), user);
  const one = { type: "new_callout", title: "n", calloutId: null, actionById: null, params: {} } as const;
  const kept = (8 * WRITES * 4) / 5;
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let n = 0; n < WRITES; n++) {
      const write = inCompany(ports(), user.company_id, async (unit) => {
        await recordNotification(unit, one);
        if ((writer + n) % 5 === 0) throw new Error("rolled back");
      });
      await write.catch(() => undefined);
    }
  });
  await Promise.all(writers);
  const heard = await ear.until((frame) => messageOf(frame).seq === kept);
  const counted = Array.from({ length: kept }, (_, index) => index + 1);
  expect(heard.map((frame) => messageOf(frame).seq)).toEqual(counted);
  const rows = await ports().database.db.selectFrom("notifications").select("seq").orderBy("seq").execute();
  expect(rows.map(({ seq }) => seq)).toEqual(counted);
});

test("changes without news: one frame for each callout, however often it changed", async () => {
  const practice = await aPractice(ports());
  const callout = await aCallout(ports(), practice);
  const ear = await anEar(live, ports(), practice.user);
  await inCompany(ports(), practice.companyId, async (unit) => {
    await recordChange(unit, callout.id);
    await recordChange(unit, callout.id);
  });
  await inCompany(ports(), practice.companyId, (unit) => recordChange(unit, callout.id));
  expect((await ear.next()).message).toEqual({ changed: { callout_id: callout.id, seq: 1 } });
  await tell(ports(), practice.companyId, "after");
  expect(await upTo(ear, "after")).toEqual(["after"]);
});

test("what is changed for the whole practice, or of its administrators, is heard at once in every open tab", async () => {
  const { db } = ports().database;
  const anna = await aUser(db, { role: "owner" });
  const ben = await aUser(db, { company_id: anna.company_id });
  const ear = await anEar(live, ports(), ben);
  const call = await asUser(live.app, ports(), anna);
  const invited = { email: "new.colleague@example.test", name: "New Colleague" };
  const contact = {
    admin_emails_address: "office@example.test",
    callout_emails_name: "Harbour",
    callout_emails_address: "office@example.test",
    callout_emails_phone: "020 7946 0000",
  };
  const own = { kind: "callout", language: "en", opening: "Dear colleagues", closing: "", lock_version: 0 };
  const rows = [
    [
      "PUT",
      "/company_settings",
      { update_type: "company_callout_contact_details", company_callout_contact_details: contact },
    ],
    ["PUT", "/company_settings", { update_type: "session_times", session_times: USUAL_TIMES, lock_version: 1 }],
    ["PUT", "/email_texts", own],
    ["POST", "/users/invite", invited],
    ["PUT", `/users/${ben.id}`, { name: "Ben Holm" }],
    ["PUT", `/users/${ben.id}`, { role: "admin" }],
    ["PUT", "/auth", { last_name: "Vale" }],
  ] as const;
  for (const [method, path, body] of rows) {
    expect([path, (await call(method, path, body)).status]).toEqual([path, path.endsWith("invite") ? 201 : 200]);
    expect([path, (await ear.next()).message]).toEqual([path, { changed: { callout_id: null, seq: 0 } }]);
  }
});

test("a type of the inbox only comes as a change that tells its number", async () => {
  const { db } = ports().database;
  const user = await aUser(db);
  const ear = await anEar(live, ports(), user);
  await inCompany(ports(), user.company_id, (unit) =>
    recordNotification(unit, { type: "email_bounced", title: "n", calloutId: null, actionById: null, params: {} }),
  );
  expect((await ear.next()).message).toEqual({ changed: { callout_id: null, seq: 1 } });
});

test("news whose notice never came is found by the next look", async () => {
  await live.stop();
  live = await startLive(ports(), { pingEvery: 10 });
  const { db } = ports().database;
  const user = await aUser(db);
  const ear = await anEar(live, ports(), user);
  const row = { company_id: user.company_id, seq: 1, notification_type: "new_callout", title: "unheard" };
  await db
    .insertInto("notifications")
    .values({ ...row, created_at: ports().clock.now(), callout_id: null, action_by_id: null })
    .execute();
  expect(messageOf(await ear.next()).title).toBe("unheard");
});

test("subscribe, then fetch what came after: nothing is missed while it is being told", async () => {
  const user = await aUser(ports().database.db);
  const call = await asUser(live.app, ports(), user);
  const total = 60;
  const telling = (async () => {
    for (let n = 1; n <= total; n++) await tell(ports(), user.company_id, `n${n}`);
  })();
  const joined = Array.from({ length: 6 }, async () => {
    const ear = await anEar(live, ports(), user);
    const { body } = await call("GET", "/notifications?after=0");
    const known = new Set<number>(body.data.map(({ seq }: { seq: number }) => seq));
    while (known.size < total) known.add(messageOf(await ear.next()).seq ?? 0);
    return [...known].sort((a, b) => a - b);
  });
  await telling;
  const all = Array.from({ length: total }, (_, index) => index + 1);
  for (const known of await Promise.all(joined)) expect(known).toEqual(all);
});
