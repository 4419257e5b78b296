/** Lists out of a file: how calendars are unfolded, and the four steps on the screen. */
import { TextDecoder } from "node:util";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ListsImportReport, type ListsImportRow } from "../../../src/contract/shapes/lists/listsImport.ts";
import { openCalendar } from "../../../src/features/listsImport/calendar/readCalendar.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";

/** What every browser has and jsdom lacks. */
function bytesOf(this: Blob): Promise<ArrayBuffer> {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result as ArrayBuffer);
  reader.readAsArrayBuffer(this);
  return promise;
}
Object.assign(globalThis, { TextDecoder });
File.prototype.arrayBuffer ??= bytesOf;

beforeEach(() => window.localStorage.clear());

const SYDNEY = [
  "BEGIN:VTIMEZONE",
  "TZID:Hospital time",
  "BEGIN:STANDARD",
  "DTSTART:20000101T000000",
  "TZOFFSETFROM:+1100",
  "TZOFFSETTO:+1100",
  "END:STANDARD",
  "END:VTIMEZONE",
];
const event = (uid: string, ...lines: string[]) => ["BEGIN:VEVENT", `UID:${uid}`, ...lines, "END:VEVENT"];
const calendar = (...events: string[][]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hospital//EN", ...SYDNEY, ...events.flat(), "END:VCALENDAR", ""].join(
    "\r\n",
  );
const icsFile = (text: string) => new File([text], "theatre.ics", { type: "text/calendar" });
const shown = {
  headers: ["Date", "Start", "End", "Title", "Location", "Rest", "Description"],
  zone: "Australia/Sydney",
};
const MONTH = { from: "2026-12-01", to: "2026-12-31" };

async function unfolded(...events: string[][]) {
  const opened = await openCalendar(icsFile(calendar(...events)), shown);
  const table = "problem" in opened ? opened : opened.unfold(MONTH);
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

const report = (values: Partial<ListsImportReport>): ListsImportReport => ({
  ...{ created: 0, existing: [], errors: [], notes: [] },
  ...values,
});
const SITES = [{ id: 1, name: "Ferndale Clinic", short_name: "Ferndale", time_zone: "Australia/Sydney", theatres: [] }];

/** As the server would: Ferndale is not known, the second row is there, and on the third day the practice is closed. */
const answer = (rows: readonly ListsImportRow[]) =>
  report({
    errors: rows.flatMap(({ row, site }) =>
      site === "Ferndale Clinic"
        ? []
        : [{ row, field: "site" as const, rule: "unknown" as const, value: site, message: "is not known" }],
    ),
    existing: rows.filter(({ row }) => row === 3).map(({ row }) => ({ row, list_id: 7 })),
    notes: rows.filter(({ row }) => row === 4).map(({ row }) => ({ row, kind: "closed" as const, name: "Bridge" })),
  });

const CSV = [
  "Date,Session,Hospital,Theatre,Surgeon",
  "1/12/2026,AM,Fern,2,Dr Keane",
  "2/12/2026,Morning,Fern,2,Dr Keane",
  "3/12/2026,PM,Fern,2,Dr Keane",
].join("\n");

const choose = (text: string, name: string) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(document.querySelector("input[type=file]") as HTMLInputElement, new File([text], name));

test("a file goes through the four steps: a name is matched once, a day is ticked, and what is there stays as it is", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/planning/import", {
    "GET /sites": () => ({ data: SITES }),
    "GET /surgeons": () => ({ data: [] }),
    "POST /lists/import": ({ query, body }) => {
      const { rows } = body as { rows: ListsImportRow[] };
      return { data: query.get("dry_run") ? answer(rows) : report({ created: rows.length }) };
    },
  });
  await choose("x".repeat(10), "lists.xlsx");
  expect(await screen.findByText(/^This is a spreadsheet/)).toBeVisible();
  await choose(`Date\n${"1/12/2026\n".repeat(10_000)}`, "lists.csv");
  expect(await screen.findByText(/^This file holds 10000 lists; an import takes up to 1000/)).toBeVisible();
  await choose(CSV, "lists.csv");
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  // Day or month first: the file does not say.
  await user.click(await screen.findByRole("button", { name: "Next: check" }));
  expect(screen.getByText("Please say whether the day or the month comes first.")).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: "Dates such as 1/12/2026" }), "Day first");
  await user.click(screen.getByRole("button", { name: "Next: check" }));
  expect(await screen.findByText("0 new · 3 to correct")).toBeVisible();
  expect(screen.getAllByText("There is no site “Fern”")).toHaveLength(3);
  await user.selectOptions(screen.getByRole("combobox", { name: "Fern: 3 rows" }), "Ferndale Clinic");
  expect(await screen.findByText("1 new · 1 already there · 1 left out")).toBeVisible();
  expect(screen.getByText("Closed: Bridge")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Import row 4" }));
  await user.click(screen.getByRole("button", { name: "Import 2 lists" }));
  expect(await screen.findByRole("heading", { name: "Import finished" })).toBeVisible();
  const numbers = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(numbers).toEqual(["2", "1", "0"]);
  expect(screen.getByRole("link", { name: "Plan these weeks" })).toHaveAttribute("href", "/planning?from=2026-11-30");
  const [sent] = api.calls("POST /lists/import").filter(({ query }) => !query.get("dry_run"));
  expect((sent?.body as { rows: ListsImportRow[] } | undefined)?.rows).toEqual([
    expect.objectContaining({ row: 2, date: "2026-12-01", session: "am", start_time: "08:00", end_time: "12:00" }),
    expect.objectContaining({
      row: 4,
      date: "2026-12-03",
      session: "pm",
      site: "Ferndale Clinic",
      surgeon: "Dr Keane",
    }),
  ]);
});

test("an import that may have been saved says so, and once more it is the same; a refused one is checked again", async () => {
  const user = userEvent.setup();
  const answers = [
    new Refusal(503, { errors: ["Please try again."], code: "unavailable" }),
    new Refusal(422, { errors: ["no"], code: "invalid_input", data: report({}) }),
  ];
  const { api } = await renderScreen("/planning/import", {
    "GET /sites": () => ({ data: SITES }),
    "GET /surgeons": () => ({ data: [] }),
    "POST /lists/import": ({ query }) =>
      query.get("dry_run") ? { data: report({}) } : (answers.shift() ?? { data: report({ created: 1 }) }),
  });
  await choose("Date,Start,End,Site\n2026-12-01,8:00,12:00,Ferndale Clinic\n", "lists.csv");
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  await user.click(await screen.findByRole("button", { name: "Next: check" }));
  const press = async () => user.click(await screen.findByRole("button", { name: "Import 1 list" }));
  await press();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("no list is added twice"));
  await press();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("nothing was saved"));
  await press();
  expect(await screen.findByRole("heading", { name: "Import finished" })).toBeVisible();
  const done = api.calls("POST /lists/import").filter(({ query }) => !query.get("dry_run"));
  expect(new Set(done.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
});

test("of a calendar the days are chosen, and an event of a whole day can be given times", async () => {
  const user = userEvent.setup();
  await renderScreen("/planning/import", {
    "GET /sites": () => ({ data: SITES }),
    "GET /surgeons": () => ({ data: [] }),
    "POST /lists/import": ({ body }) => {
      const { rows } = body as { rows: ListsImportRow[] };
      const missing = rows.filter(({ start_time }) => !start_time).map(({ row }) => row);
      const error = { rule: "required", message: "can't be blank" } as const;
      return { data: report({ errors: missing.map((row) => ({ row, field: "start_time" as const, ...error })) }) };
    },
  });
  await choose("no calendar", "theatre.ics");
  expect(await screen.findByText("This file could not be read as a calendar.")).toBeVisible();
  const soon = new Date(Date.now() + 86_400_000 * 3).toISOString().slice(0, 10).replaceAll("-", "");
  await choose(
    calendar(event("day", `DTSTART;VALUE=DATE:${soon}`, "SUMMARY:Dr Keane", "LOCATION:Ferndale Clinic\\, Theatre 2")),
    "theatre.ics",
  );
  expect(await screen.findByText("theatre.ics: 1 row")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Which days of this calendar?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Next: match columns" }));
  expect(await screen.findByText("For example: Ferndale Clinic")).toBeVisible();
  expect(screen.getByRole("combobox", { name: /^Theatre/ })).toHaveDisplayValue("Location, after the comma");
  await user.click(screen.getByRole("button", { name: "Next: check" }));
  const table = await screen.findByRole("table");
  expect(within(table).getByText("An all-day event has no times; enter them")).toBeVisible();
  await user.type(within(table).getByRole("textbox", { name: "Starts, row 1" }), "8");
  await user.tab();
  expect(await screen.findByText("1 new")).toBeVisible();
});
