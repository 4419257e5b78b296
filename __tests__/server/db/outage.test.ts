/** Who follows an absence or a full disk, and what is told of it: never a line for each who was refused. */
import { DatabaseAway, Outage, type OutageReport, StorageFull } from "../../../server/db/outage.ts";
import { eventually } from "../../support/eventually.ts";

const away = Object.assign(new Error("Connection terminated"), { code: "ECONNRESET" });
const full = Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });

/** A database that can be taken away and filled up. */
function trouble(reportedEveryMs: number) {
  const state = { isThere: true, hasRoom: true, asked: 0 };
  const outage = new Outage({
    sign: async () => {
      state.asked += 1;
      if (!state.isThere) throw away;
    },
    room: async () => {
      state.asked += 1;
      if (!state.hasRoom) throw full;
    },
    pace: { signEveryMs: 5, roomEveryMs: 5, reportedEveryMs },
  });
  const told: string[] = [];
  const report: OutageReport = (what) => void told.push(what);
  outage.report = report;
  return { outage, state, told };
}

const LONG = 60_000;

test("a full disk is not an absence: told once when it begins and once when there is room, however often it is met", async () => {
  const { outage, state, told } = trouble(LONG);
  state.hasRoom = false;
  for (let n = 0; n < 100; n++) {
    expect(outage.take(full)).toBe(true);
    await eventually(() => outage.isFull);
  }
  expect(outage.isAway).toBe(false);
  state.hasRoom = true;
  await eventually(() => told.length > 1);
  expect(told).toEqual(["full", "room"]);
  expect(outage.isFull).toBe(false);
  outage.close();
});

test("while it lasts it is told once in each interval", async () => {
  const { outage, state, told } = trouble(30);
  state.hasRoom = false;
  state.isThere = false;
  outage.take(full);
  outage.take(away);
  await eventually(() => ["stillFull", "away"].every((what) => told.filter((one) => one === what).length > 1));
  state.hasRoom = true;
  state.isThere = true;
  await eventually(() => told.includes("room") && told.includes("back"));
  for (const [first, last] of [["full", "room"], ["gone", "back"]] as const) {
    const ours = told.filter((what) => (first === "full") === ["full", "stillFull", "room"].includes(what));
    expect([ours[0], ours.at(-1)]).toEqual([first, last]);
    expect(ours.filter((what) => what === first || what === last)).toHaveLength(2);
  }
  outage.close();
});

test("refusals that are over at once, again and again, are told once in an interval", async () => {
  const { outage, state, told } = trouble(LONG);
  for (let n = 1; n <= 50; n++) {
    outage.take(n % 2 ? full : away);
    await eventually(() => state.asked === n);
  }
  await eventually(() => told.length === 4);
  expect(told.toSorted()).toEqual(["back", "full", "gone", "room"]);
  outage.close();
});

test("an absence that is real is told, however soon after the last one", async () => {
  const { outage, state, told } = trouble(LONG);
  for (let round = 0; round < 3; round++) {
    state.isThere = false;
    outage.take(away);
    await eventually(() => outage.isAway);
    state.isThere = true;
    await eventually(() => told.length === 2 * (round + 1));
  }
  expect(told).toEqual(["gone", "back", "gone", "back", "gone", "back"]);
  outage.close();
});

test("whoever must not ask now is refused at once, and told why", async () => {
  const { outage, state } = trouble(LONG);
  expect(outage.refusal()).toBeUndefined();
  state.hasRoom = false;
  outage.take(full);
  await eventually(() => outage.isFull);
  expect(outage.refusal()).toBeInstanceOf(StorageFull);
  state.isThere = false;
  outage.take(away);
  await eventually(() => outage.isAway);
  expect(outage.refusal()).toBeInstanceOf(DatabaseAway);
  outage.close();
});

test("other errors are not taken", () => {
  const { outage } = trouble(LONG);
  expect(outage.take(new Error("a mistake of ours"))).toBe(false);
  expect(outage.take(Object.assign(new Error("twice"), { code: "23505" }))).toBe(false);
  outage.close();
});
