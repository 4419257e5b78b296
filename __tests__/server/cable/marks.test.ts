/** What a person marks in one tab is told to their other tabs and devices, and to nobody else. */
import { COMPANY_CHANGES } from "../../../server/features/notifications/companyChange.ts";
import { recordMarks } from "../../../server/features/notifications/record.ts";
import { MARKS_MAX } from "../../../src/contract/notification.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { anEar, type Live, startLive, tell } from "../../support/liveServer.ts";

const ports = testPorts();
let live: Live;
beforeEach(async () => {
  live = await startLive(ports());
});
afterEach(() => live.stop());

test("as many marks as there may be at once, with the longest numbers, fit into what the database tells", async () => {
  const { database } = ports();
  const payloads: string[] = [];
  const stop = await database.listen(
    COMPANY_CHANGES,
    (payload) => payloads.push(payload),
    () => undefined,
  );
  const [companyId, userId] = [4_000_000_000, 4_000_000_001];
  const ids = Array.from({ length: MARKS_MAX }, (_, nth) => 4_000_000_000 + nth);
  await database.db
    .transaction()
    .execute((tx) => recordMarks({ tx, companyId }, userId, { ids, read: false, done: false }));
  await eventually(() => payloads.length === 1);
  await stop();
  expect(Buffer.byteLength(payloads[0] ?? "")).toBeLessThan(7000);
});

test("marks and mutes are heard wherever the person is signed in, and by no colleague", async () => {
  const practice = await aPractice(ports());
  const { user } = practice;
  const callout = await aCallout(ports(), practice);
  const colleague = await aUser(ports().database.db, { company_id: user.company_id });
  const [here, there, colleagues] = [
    await anEar(live, ports(), user),
    await anEar(live, ports(), user),
    await anEar(live, ports(), colleague),
  ];
  const call = await asUser(live.app, ports(), user);
  const [row] = (await call("GET", "/notifications")).body.data;
  await call("POST", "/notifications/mark", { ids: [row.id], read: true });
  await call("PUT", `/notifications/${row.id}`, { done: true });
  await call("POST", "/notifications/mark_all_read");
  await call("POST", `/callouts/${callout.id}/mute`);
  for (const ear of [here, there])
    expect(
      [await ear.next(), await ear.next(), await ear.next(), await ear.next()].map(({ message }) => message),
    ).toEqual([
      { marked: { ids: [row.id], read: true } },
      { marked: { ids: [row.id], done: true } },
      { marked: { ids: null, read: true, up_to: row.seq } },
      { marked: { ids: [] } },
    ]);
  await tell(ports(), user.company_id, "news");
  expect((await colleagues.next()).message).toMatchObject({ title: "news" });
});
