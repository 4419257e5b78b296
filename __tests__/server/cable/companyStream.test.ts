/** A company's stream while the database is slow or cannot be asked: what may have been missed is fetched once it can. */
import { CompanyStream } from "../../../server/cable/companyStream.ts";
import { type Connection } from "../../../server/cable/connection.ts";
import { type FrameFor } from "../../../server/cable/protocol.ts";
import { type Db } from "../../../server/db/database.ts";
import { writeNotification } from "../../../server/features/notifications/record.ts";
import { aUser } from "../../support/builders.ts";
import { testDatabase } from "../../support/database/testDatabase.ts";
import { eventually } from "../../support/eventually.ts";

const database = testDatabase();

/** A stream whose database can be taken away. */
async function aStream() {
  const { db } = database();
  const { id: userId, company_id } = await aUser(db);
  let isLost = false;
  const failed = jest.fn();
  const losable = new Proxy(db, {
    get(target, name) {
      if (isLost) throw new Error("Lost");
      const found: unknown = Reflect.get(target, name);
      return typeof found === "function" ? found.bind(target) : found;
    },
  }) as Db;
  const stream = new CompanyStream(company_id, { db: losable, failed });
  await stream.place();
  const lose = (lost: boolean): void => {
    isLost = lost;
  };
  return { db, userId, company_id, stream, failed, lose };
}

test("whoever looks meanwhile does not take the place of whoever recovers", async () => {
  const { stream, failed, lose } = await aStream();
  const told = new Promise((resolve) => {
    stream.connections.add({ deliver: resolve } as unknown as Connection);
  });
  lose(true);
  await stream.recover();
  stream.look();
  await eventually(() => failed.mock.calls.length === 2);
  lose(false);
  await expect(told).resolves.toBeDefined();
  stream.close();
});

const MARKS = { callout_id: null, notified: false } as const;

/** One notification is there and not yet told; what the user's connections hear. */
async function aStreamBehind() {
  const one = await aStream();
  const { db, userId, company_id, stream } = one;
  const told: object[] = [];
  const deliver = (frameFor: FrameFor) => told.push(JSON.parse(String(frameFor("x"))).message);
  stream.connections.add({ session: { userId }, deliver } as unknown as Connection);
  const news = { type: "new_availability", title: "news", calloutId: null, actionById: null, params: {} } as const;
  await db.transaction().execute((tx) => writeNotification({ tx, companyId: company_id, now: new Date() }, news));
  const mark = (ids: number[]): void =>
    stream.hear({ company_id, ...MARKS, marked_by: userId, marked: { ids, read: true } });
  return { ...one, told, mark };
}

const SPEEDS = [
  ["slow", false],
  ["away for a moment", true],
] as const;

test.each(SPEEDS)(
  "marks are told after the notifications before them, though the database is %s",
  async (_, isAway) => {
    const { company_id, stream, failed, lose, told, mark } = await aStreamBehind();
    lose(isAway);
    stream.hear({ company_id, seq: 1, callout_id: null, notified: true });
    mark([1]);
    await eventually(() => !isAway || failed.mock.calls.length === 1);
    lose(false);
    await eventually(() => told.length === 2);
    expect(told).toMatchObject([{ title: "news" }, { marked: { ids: [1], read: true } }]);
    mark([]);
    expect(told).toHaveLength(3);
    stream.close();
  },
);

test.each(SPEEDS)("so they are where changes may have been missed, and the database is %s", async (_, isAway) => {
  const { stream, failed, lose, told, mark } = await aStreamBehind();
  lose(isAway);
  void stream.recover();
  mark([1]);
  await eventually(() => !isAway || failed.mock.calls.length === 1);
  lose(false);
  await eventually(() => told.length === 3);
  expect(told).toMatchObject([{ title: "news" }, { marked: { ids: [1], read: true } }, { changed: {} }]);
  stream.close();
});
