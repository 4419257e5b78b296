import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { recordNotification } from "../../../server/features/notifications/record.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { type NotificationsResponse } from "../../../src/contract/shapes/notification.ts";
import { aCallout, anAnswer, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { tell } from "../../support/liveServer.ts";

const ports = testPorts();
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

/** A person whose company was told `count` things. */
async function aReader(count: number) {
  const user = await aUser(ports().database.db);
  for (let n = 1; n <= count; n++) await tell(ports(), user.company_id, `n${n}`);
  const call = await asUser(app, ports(), user);
  const list = async (query = "") => (await call("GET", `/notifications${query}`)).body as NotificationsResponse;
  return { user, call, list };
}
const seqs = ({ data }: NotificationsResponse) => data.map(({ seq }) => seq);

test("the inbox shows the newest first, older ones by number, and says whether there are more", async () => {
  const { call, list } = await aReader(30);
  const newest = await list();
  expect(seqs(newest)).toEqual(Array.from({ length: 25 }, (_, index) => 30 - index));
  expect(newest.meta).toMatchObject({ unread: 30, seq: 30, more: true });
  expect((await call("GET", "/notifications/unread_count")).body).toEqual({ data: { unread: 30 } });
  const older = await list("?before=6&limit=5");
  expect([seqs(older), older.meta.more]).toEqual([[5, 4, 3, 2, 1], false]);
});

test("what was missed comes oldest first, a page at a time", async () => {
  const { list } = await aReader(5);
  const first = await list("?after=1&limit=3");
  expect([seqs(first), first.meta.more]).toEqual([[2, 3, 4], true]);
  const second = await list("?after=4&limit=3");
  expect([seqs(second), second.meta.more]).toEqual([[5], false]);
  expect((await list("?after=5")).data).toEqual([]);
});

test("a row tells who, what and in which numbering", async () => {
  const { user, list } = await aReader(0);
  await inCompany(ports(), user.company_id, (unit) =>
    recordNotification(unit, {
      type: "new_callout",
      title: "New callout",
      calloutId: null,
      actionById: user.id,
      params: { actor: "Anna Whitlocke", site: "St Brannoc’s" },
    }),
  );
  const { data, meta } = await list();
  const { epoch } = await ports().database.db.selectFrom("installation").select("epoch").executeTakeFirstOrThrow();
  expect(meta.epoch).toBe(epoch);
  expect(data).toEqual([
    {
      action_by_id: user.id,
      notification_type: "new_callout",
      title: "New callout",
      callout_id: null,
      id: expect.any(Number),
      notification_id: data[0]?.id,
      seq: 1,
      epoch,
      params: { actor: "Anna Whitlocke", site: "St Brannoc’s" },
      created_at: "2026-11-24T10:42:00.000Z",
      read_at: null,
      done_at: null,
    },
  ]);
});

test("own actions are listed and never unread", async () => {
  const { user, list } = await aReader(1);
  const own = { type: "new_callout", title: "own", calloutId: null, actionById: user.id, params: {} } as const;
  await inCompany(ports(), user.company_id, (unit) => recordNotification(unit, own));
  const { data, meta } = await list();
  expect([data.length, meta.unread]).toEqual([2, 1]);
});

test("reading is one's own: marked, marked again, unmarked, all at once", async () => {
  const { user, call, list } = await aReader(3);
  const colleague = await aUser(ports().database.db, { company_id: user.company_id });
  const colleagues = await asUser(app, ports(), colleague);
  const id = (await list()).data[0]?.id;
  for (let times = 0; times < 2; times++) {
    const { body } = await call("PUT", `/notifications/${id}`, { read: true });
    expect(body.data).toMatchObject({ id, read_at: "2026-11-24T10:42:00.000Z" });
  }
  expect((await list()).meta.unread).toBe(2);
  await call("PUT", `/notifications/${id}`, { read: false });
  expect((await list()).meta.unread).toBe(3);
  expect((await call("POST", "/notifications/mark_all_read")).body).toEqual({ success: true });
  expect((await list()).meta.unread).toBe(0);
  expect((await colleagues("GET", "/notifications")).body.meta.unread).toBe(3);
});

test("done is read and leaves the open ones; unread brings it back; each is one's own", async () => {
  const { user, call, list } = await aReader(4);
  const colleague = await asUser(app, ports(), await aUser(ports().database.db, { company_id: user.company_id }));
  const [newest, second, third] = (await list()).data.map(({ id }) => id);
  const { body } = await call("POST", "/notifications/mark", { ids: [newest, second, newest], done: true });
  expect(body.data).toMatchObject([{ id: newest, read_at: expect.any(String), done_at: expect.any(String) }, {}]);
  await call("PUT", `/notifications/${third}`, { read: true });
  const [open, unread, done] = await Promise.all(["open", "unread", "done"].map((state) => list(`?state=${state}`)));
  expect([open, unread, done].map((page) => page && seqs(page))).toEqual([[2, 1], [1], [4, 3]]);
  expect(done?.meta.unread).toBe(1);
  expect(seqs(await list("?state=done&before=4"))).toEqual([3]);
  await call("POST", "/notifications/mark", { ids: [newest], done: false });
  await call("POST", "/notifications/mark", { ids: [second], read: false });
  expect((await list("?state=unread")).data.map(({ id }) => id)).toContain(second);
  expect((await list("?state=done")).data).toEqual([]);
  expect((await colleague("GET", "/notifications")).body.meta.unread).toBe(4);
  for (const wrong of [{ ids: [], done: true }, { ids: [newest] }, { done: true }])
    expect((await call("POST", "/notifications/mark", wrong)).status).toBe(422);
});

test("a muted callout is listed, not counted; type and mine narrow", async () => {
  const practice = await aPractice(ports());
  const call = await asUser(app, ports(), practice.user);
  const list = async (query = "") => (await call("GET", `/notifications${query}`)).body as NotificationsResponse;
  const callout = await aCallout(ports(), practice);
  for (const doctor of practice.doctors) await anAnswer(ports(), practice, callout, doctor, "available");
  await tell(ports(), practice.companyId, "of no callout");
  const told = await list();
  const [others, all] = [told.data.filter((row) => row.callout_id !== callout.id).length, told.data.length];
  expect(told.meta.unread).toBe(practice.doctors.length + others);
  for (let times = 0; times < 2; times++) await call("POST", `/callouts/${callout.id}/mute`);
  const muted = await list();
  expect([muted.data.length, muted.meta.unread, muted.meta.muted]).toEqual([all, others, [callout.id]]);
  expect((await list("?state=unread")).data).toHaveLength(others);
  await call("POST", `/callouts/${callout.id}/unmute`);
  expect((await list()).meta).toMatchObject({ unread: told.meta.unread, muted: [] });
  expect((await list("?type=new_availability&mine=true")).data).toHaveLength(practice.doctors.length);
  expect((await list("?mine=true")).data.every((row) => row.callout_id === callout.id)).toBe(true);
  expect((await list("?type=email_bounced")).data).toEqual([]);
});

test("another company's notification is as if it were not there, and stays unread", async () => {
  const [ours, theirs] = [await aReader(1), await aReader(1)];
  const id = (await theirs.list()).data[0]?.id;
  const { status, body } = await ours.call("PUT", `/notifications/${id}`, { read: true });
  expect([status, body.errors]).toEqual([404, ["The requested notification is not found"]]);
  await ours.call("POST", "/notifications/mark_all_read");
  expect((await theirs.list()).meta.unread).toBe(1);
});

test.each(["?after=-1", "?limit=0", "?limit=101", "?after=x", "?page=1", "?state=new", "?type=x"])(
  "%s is refused",
  async (query) => {
    const { call } = await aReader(0);
    expect((await call("GET", `/notifications${query}`)).status).toBe(422);
  },
);
