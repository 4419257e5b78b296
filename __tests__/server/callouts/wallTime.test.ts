import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { instantAt, listInstants } from "../../../server/domain/zonedTime.ts";
import { type Session } from "../../../src/contract/callout.ts";
import { CODE_CACHE } from "../../support/codeCache.ts";
import { wallTimesShown } from "../../support/wallTimesShown.ts";

const at = (date: string, time: string, zone: string) => instantAt(date, time, zone)?.toISOString();

/** What a clock in the zone shows, by a second way than the code under test. */
const clockShows = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(instant);

test.each([
  ["Europe/London", "2026-11-27", "08:00", "2026-11-27T08:00:00.000Z"],
  ["Europe/London", "2026-07-03", "08:00", "2026-07-03T07:00:00.000Z"],
  ["America/New_York", "2026-07-03", "08:00", "2026-07-03T12:00:00.000Z"],
  ["Australia/Sydney", "2026-12-01", "07:30", "2026-11-30T20:30:00.000Z"],
  ["Australia/Lord_Howe", "2026-12-01", "07:30", "2026-11-30T20:30:00.000Z"],
  ["Asia/Kathmandu", "2026-12-01", "07:30", "2026-12-01T01:45:00.000Z"],
])("in %s, %s %s is %s", (zone, date, time, instant) => {
  expect(at(date, time, zone)).toBe(instant);
});

test.each([
  ["Europe/London", "2026-03-29", "01:30", "2026-03-29T01:30:00.000Z"],
  ["America/New_York", "2026-03-08", "02:30", "2026-03-08T07:30:00.000Z"],
  ["Australia/Sydney", "2026-10-04", "02:30", "2026-10-03T16:30:00.000Z"],
  ["Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:45:00.000Z"],
])("a time that summer time skips in %s is read on a clock that was not put forward", (zone, date, time, instant) => {
  expect(at(date, time, zone)).toBe(instant);
});

test.each([
  ["Europe/London", "2026-10-25", "01:30", "2026-10-25T00:30:00.000Z"],
  ["America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
  ["Australia/Sydney", "2026-04-05", "02:30", "2026-04-04T15:30:00.000Z"],
  ["Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00.000Z"],
])("of a time that comes twice in %s the first is meant", (zone, date, time, instant) => {
  expect(at(date, time, zone)).toBe(instant);
});

test("every half hour of a year shows the same on the zone's own clock, but for the skipped hour", () => {
  for (const zone of ["Europe/London", "America/New_York", "Australia/Sydney", "Australia/Lord_Howe"]) {
    let skipped = 0;
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += 86_400_000)
      for (const time of ["00:30", "01:45", "02:30", "07:30", "23:45"]) {
        const date = new Date(day).toISOString().slice(0, 10);
        const instant = instantAt(date, time, zone);
        if (!instant || clockShows(instant, zone) !== `${date} ${time}`) skipped++;
      }
    expect(skipped).toBeLessThanOrEqual(1);
  }
});

test.each(["2026-02-30", "2026-13-01", "2026-11-31"])("%s is no date", (date) => {
  expect(instantAt(date, "08:00", "Europe/London")).toBeUndefined();
});

const list = (session: Session, start_time: string, end_time: string, date = "2026-11-27") =>
  listInstants({ date, session, start_time, end_time }, "Europe/London");

test.each(["evening", "on_call", "custom"] as const)(
  "an %s list that ends before it starts ends on the next day",
  (session) => {
    expect(list(session, "20:00", "02:00")).toEqual({
      startsAt: new Date("2026-11-27T20:00:00Z"),
      endsAt: new Date("2026-11-28T02:00:00Z"),
    });
  },
);

test("an on-call from eight to eight lasts a day, and an hour longer when summer time ends", () => {
  expect(list("on_call", "08:00", "08:00")).toMatchObject({ endsAt: new Date("2026-11-28T08:00:00Z") });
  const long = list("on_call", "08:00", "08:00", "2026-10-24");
  expect("startsAt" in long && long.endsAt.getTime() - long.startsAt.getTime()).toBe(25 * 3_600_000);
});

test.each([
  ["start_time", "custom", "01:30", "05:00", "2026-03-29"],
  ["end_time", "custom", "00:30", "01:30", "2026-03-29"],
  ["end_time", "evening", "20:00", "01:15", "2026-03-28"],
] as const)("a list whose %s the clocks skip is refused with the reason", (wrong, session, start, end, date) => {
  expect(list(session, start, end, date)).toEqual({
    wrong,
    reason: "does not exist on this day, since the clocks go forward",
  });
});

test.each(["am", "pm", "all_day"] as const)("an %s list must end after it starts", (session) => {
  expect(list(session, "12:00", "08:00")).toEqual({ wrong: "end_time" });
  expect(list(session, "12:00", "12:00")).toEqual({ wrong: "end_time" });
});

/** The same question asked of a process whose own clock is in that zone. */
async function shownIn(zone: string): Promise<string[]> {
  const program = `import(${JSON.stringify(path.resolve("__tests__/support/wallTimesShown.ts"))})
    .then(({ wallTimesShown }) => process.stdout.write(JSON.stringify([new Date(0).getHours(), ...wallTimesShown()])))`;
  const child = spawn(process.execPath, ["--eval", program], {
    env: { PATH: process.env.PATH, ...CODE_CACHE, TZ: zone },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(await text(child.stdout));
}

test("wherever server and browser stand, API, mail, page and app show the same wall times", async () => {
  const zones = ["UTC", "Europe/London", "America/New_York", "Australia/Lord_Howe", "Pacific/Kiritimati"];
  const [first = [], ...others] = await Promise.all(zones.map(shownIn));
  const [hour, ...shown] = first;
  expect([hour, shown.length]).toEqual([0, 400]);
  expect(shown).toEqual(wallTimesShown());
  for (const [own, ...same] of others) {
    // The process really was elsewhere.
    expect(own).not.toBe(0);
    expect(same).toEqual(shown);
  }
});
