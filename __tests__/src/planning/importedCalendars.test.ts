/** How calendars are unfolded into rows. */
import ICAL from "ical.js";
import { openCalendar } from "../../../src/features/listsImport/calendar/readCalendar.ts";
import { openedBy } from "../../../src/features/listsImport/listsFile.ts";
import { calendar, event, icsFile } from "../../support/app/files/calendarFile.ts";

const shown = {
  headers: ["Date", "Start", "End", "Title", "Location", "Rest", "Description"],
  zone: "Australia/Sydney",
};
const MONTH = { from: "2026-12-01", to: "2026-12-31" };

const unfolded = (...events: string[][]) => unfoldedIn(MONTH, ...events);

async function unfoldedIn(period: typeof MONTH, ...events: string[][]) {
  const opened = await openCalendar(icsFile(calendar(...events)), shown);
  const table = "problem" in opened ? opened : opened.unfold(period);
  if ("problem" in table) return table;
  return table.rows.map(({ number, cells }) =>
    [...cells.slice(0, 3), table.origins?.get(number)?.mark?.kind ?? ""].join(" "),
  );
}

test("a series is unfolded within the days, without what was taken out of it and with what was moved", async () => {
  const series = event(
    "a",
    "DTSTART;TZID=Australia/Sydney:20261103T080000",
    "DTEND;TZID=Australia/Sydney:20261103T120000",
    "RRULE:FREQ=WEEKLY",
    "EXDATE;TZID=Australia/Sydney:20261208T080000",
  );
  const moved = event(
    "a",
    "RECURRENCE-ID;TZID=Australia/Sydney:20261215T080000",
    "DTSTART;TZID=Australia/Sydney:20261216T130000",
    "DURATION:PT4H",
  );
  const off = event(
    "a",
    "RECURRENCE-ID:20261221T210000Z",
    "DTSTART;TZID=Australia/Sydney:20261222T080000",
    "DURATION:PT4H",
    "STATUS:CANCELLED",
  );
  expect(await unfolded(series, moved, off)).toEqual([
    "2026-12-01 08:00 12:00 ",
    "2026-12-16 13:00 17:00 ",
    "2026-12-29 08:00 12:00 ",
  ]);
});

test("times of any zone are told by the practice's clocks, those of none as they are; what has no times of a list says why", async () => {
  expect(
    await unfolded(
      event("utc", "DTSTART:20261201T210000Z", "DTEND:20261202T010000Z"),
      event("zone", "DTSTART;TZID=Australia/Perth:20261203T080000", "DTEND;TZID=Australia/Perth:20261203T120000"),
      event("own", "DTSTART;TZID=Hospital time:20261204T080000", "DURATION:PT4H"),
      event("floating", "DTSTART:20261205T080000", "DTEND:20261205T120000"),
      event("day", "DTSTART;VALUE=DATE:20261206", "DTEND;VALUE=DATE:20261207"),
      event("long", "DTSTART:20261207T210000Z", "DTEND:20261210T010000Z"),
      event("strange", "DTSTART;TZID=Mars/Base:20261209T080000", "DURATION:PT4H"),
      event("before", "DTSTART:20261101T210000Z", "DURATION:PT4H"),
    ),
  ).toEqual([
    "2026-12-02 08:00 12:00 ",
    "2026-12-03 11:00 15:00 ",
    "2026-12-04 08:00 12:00 ",
    "2026-12-05 08:00 12:00 ",
    "2026-12-06   allDay",
    "2026-12-08 08:00  long",
    "2026-12-09   zone",
  ]);
});

test("whether an event lasts longer than a day is told by the clocks, also in the night in which they change", async () => {
  const of = (from: string, to: string) => [
    ...[`DTSTART;TZID=Australia/Sydney:${from}T080000`, `DTEND;TZID=Australia/Sydney:${to}`],
  ];
  expect(
    await unfoldedIn(
      { from: "2027-01-01", to: "2027-12-31" },
      event("back", ...of("20270403", "20270404T080000")),
      event("forward", ...of("20271002", "20271003T080000")),
      event("longer", ...of("20271002", "20271003T090000")),
    ),
  ).toEqual(["2027-04-03 08:00 08:00 ", "2027-10-02 08:00 08:00 ", "2027-10-02 08:00  long"]);
});

test("each list of a series ends when the clocks show its usual end, also in the night in which they change; days of a length are days of the calendar", async () => {
  const zoned = (name: string, time: string) => `${name};TZID=Australia/Sydney:20270327T${time}`;
  const weekly = "RRULE:FREQ=WEEKLY;COUNT=2";
  // On 4 April the clocks go back from three to two.
  const night = ["2027-03-27 20:00 08:00 ", "2027-04-03 20:00 08:00 "];
  const day = ["2027-03-27 08:00 08:00 ", "2027-04-03 08:00 08:00 "];
  const period = { from: "2027-03-01", to: "2027-04-30" };
  const read = (...lines: string[]) => unfoldedIn(period, event("series", ...lines, weekly));
  const from = zoned("DTSTART", "200000");
  expect(await read(from, "DTEND;TZID=Australia/Sydney:20270328T080000")).toEqual(night);
  expect(await read(from, "DTEND:20270327T210000Z")).toEqual(night);
  expect(await read(zoned("DTSTART", "080000"), "DURATION:P1D")).toEqual(day);
  expect(await read(zoned("DTSTART", "080000"), "DURATION:P1DT1H")).toEqual([
    "2027-03-27 08:00  long",
    "2027-04-03 08:00  long",
  ]);
  // Hours are hours.
  expect(await read(from, "DURATION:PT12H")).toEqual(["2027-03-27 20:00 08:00 ", "2027-04-03 20:00 07:00 "]);
});

test("an end by the clocks of another zone is where those clocks put it", async () => {
  const series = ["DTSTART;TZID=Australia/Sydney:20270326T080000", "RRULE:FREQ=WEEKLY;COUNT=3"];
  const abroad = event("a", ...series, "DTEND;TZID=Australia/Brisbane:20270326T110000");
  expect(await unfoldedIn({ from: "2027-03-01", to: "2027-04-30" }, abroad)).toEqual([
    "2027-03-26 08:00 12:00 ",
    "2027-04-02 08:00 12:00 ",
    "2027-04-09 08:00 12:00 ",
  ]);
});

const HOUR = "DURATION:PT1H";

test("a series counts by the clocks of its zone, though its end and what was taken out are told in UTC", async () => {
  const auckland = (uid: string, ...lines: string[]) =>
    event(uid, "DTSTART;TZID=Pacific/Auckland:20261201T100000", HOUR, ...lines);
  expect(await unfolded(auckland("until", "RRULE:FREQ=DAILY;UNTIL=20261202T210000Z"))).toEqual([
    "2026-12-01 08:00 09:00 ",
    "2026-12-02 08:00 09:00 ",
    "2026-12-03 08:00 09:00 ",
  ]);
  expect(await unfolded(auckland("out", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20261201T210000Z"))).toEqual([
    "2026-12-01 08:00 09:00 ",
    "2026-12-03 08:00 09:00 ",
  ]);
  expect(await unfolded(auckland("more", "RRULE:FREQ=DAILY;COUNT=1", "RDATE:20261204T220000Z"))).toEqual([
    "2026-12-01 08:00 09:00 ",
    "2026-12-05 09:00 10:00 ",
  ]);
  expect(await unfolded(auckland("day", "RRULE:FREQ=DAILY;UNTIL=20261202", "EXDATE;VALUE=DATE:20261201"))).toEqual([
    "2026-12-02 08:00 09:00 ",
  ]);
  const own = event(
    "own",
    "DTSTART;TZID=Hospital time:20261201T080000",
    HOUR,
    "RRULE:FREQ=DAILY;UNTIL=20261201T210000Z",
  );
  expect(await unfolded(own)).toEqual(["2026-12-01 08:00 09:00 ", "2026-12-02 08:00 09:00 "]);
});

test("dates named one by one come beside the first, each with its own length", async () => {
  const first = "DTSTART;TZID=Australia/Sydney:20261201T080000";
  expect(
    await unfolded(
      event("a", first, HOUR, "RDATE;TZID=Australia/Sydney:20261208T080000,20261215T093000"),
      event("b", first, HOUR, "RDATE;VALUE=PERIOD:20261221T210000Z/PT4H"),
    ),
  ).toEqual([
    "2026-12-01 08:00 09:00 ",
    "2026-12-01 08:00 09:00 ",
    "2026-12-08 08:00 09:00 ",
    "2026-12-15 09:30 10:30 ",
    "2026-12-22 08:00 12:00 ",
  ]);
});

test("an event that cannot be understood is a row that says so, and the others are read", async () => {
  const rest = event("rest", "DTSTART:20261201T210000Z", HOUR);
  const row = "2026-12-02 08:00 09:00 ";
  const broken = (...lines: string[]) => event("broken", "DTSTART:20261102T210000Z", HOUR, ...lines);
  expect(await unfolded(broken("RRULE:FREQ=WEEKLY;BYDAY=XX"), rest)).toEqual(["   dates", row]);
  expect(await unfolded(broken("RDATE:soon"), rest)).toEqual(["   dates", row]);
  expect(await unfolded(event("none", "SUMMARY:Hips"), rest)).toEqual(["   dates", row]);
  expect(await unfolded(event("later", "DTSTART:20270102T210000Z", "RRULE:FREQ=WEEKLY;BYDAY=XX"), rest)).toEqual([row]);
});

test("a change of an occurrence and all after it holds for them until the next such change", async () => {
  const series = event("a", "DTSTART;TZID=Australia/Sydney:20261103T080000", "DURATION:PT4H", "RRULE:FREQ=WEEKLY");
  const change = (day: string, ...lines: string[]) =>
    event("a", `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Australia/Sydney:${day}T080000`, ...lines);
  const moved = change("20261208", "DTSTART;TZID=Australia/Sydney:20261209T130000", "DURATION:PT2H");
  const ended = change("20261222", "DTSTART;TZID=Australia/Sydney:20261222T080000", "STATUS:CANCELLED");
  expect(await unfolded(series, ended, moved)).toEqual([
    "2026-12-01 08:00 12:00 ",
    "2026-12-09 13:00 15:00 ",
    "2026-12-16 13:00 15:00 ",
  ]);
});

test("what is no calendar, or one without end, is refused with the reason", async () => {
  const refused = async (content: BlobPart) => openCalendar(new File([content], "a.ics"), shown);
  expect(await refused("Name,Email")).toEqual({ problem: "notCalendar" });
  expect(await refused("BEGIN:VCARD\r\nEND:VCARD\r\n")).toEqual({ problem: "notCalendar" });
  expect(await refused(new Uint8Array([0xff, 0xfe, 0x41]))).toEqual({ problem: "encoding" });
  expect(await unfolded()).toEqual({ problem: "noEvents" });
  const often = event("s", "DTSTART:20261201T000000Z", "DURATION:PT1H", "RRULE:FREQ=SECONDLY");
  expect(await unfolded(often)).toEqual({ problem: "endless" });
  const daily = event("d", "DTSTART:20261201T000000Z", "DURATION:PT1H", "RRULE:FREQ=MINUTELY;INTERVAL=30");
  expect(await unfolded(daily)).toMatchObject({ problem: "tooMany" });
});

test("a calendar whose reader could not be loaded is not called a bad file", async () => {
  const gone = () => Promise.reject(new Error("Loading chunk 12 failed."));
  expect(await openedBy(gone, icsFile(calendar()), shown)).toEqual({ problem: "notLoaded" });
});

test("twice as many series, each with a change of its own, are twice the work", async () => {
  const pair = (n: number) => [
    event(`s${n}`, "DTSTART:20261203T080000Z", "DURATION:PT4H", "RRULE:FREQ=WEEKLY;COUNT=2"),
    event(`s${n}`, "RECURRENCE-ID:20261210T080000Z", "DTSTART:20261211T080000Z", "DURATION:PT4H"),
  ];
  const reads = jest.spyOn(ICAL.Component.prototype, "getFirstPropertyValue");
  const worked = async (count: number) => {
    reads.mockClear();
    expect(await unfolded(...Array.from({ length: count }, (_, n) => pair(n)).flat())).toHaveLength(2 * count);
    return reads.mock.calls.filter(([name]) => name === "uid").length;
  };
  const few = await worked(20);
  expect(await worked(40)).toBe(2 * few);
});
