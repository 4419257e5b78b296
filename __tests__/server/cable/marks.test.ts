/** What a person marks in one tab is told to their other tabs and devices, and to nobody else. */
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { anEar, type Live, startLive, tell } from "../../support/liveServer.ts";

const ports = testPorts();
let live: Live;
beforeEach(async () => {
  live = await startLive(ports());
});
afterEach(() => live.stop());

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
