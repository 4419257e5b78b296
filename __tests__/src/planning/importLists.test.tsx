/** Lists out of a file: the four steps on the screen. */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ListsImportReport, type ListsImportRow } from "../../../src/contract/shapes/lists/listsImport.ts";
import { calendar, event } from "../../support/app/files/calendarFile.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";

beforeEach(() => window.localStorage.clear());

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
    existing: rows.filter(({ row }) => row === 3).map(({ row }) => ({ row, list_id: 7, same_as: null })),
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

test("a surgeon whom the server could name only once the site was matched is offered for matching then", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/planning/import", {
    "GET /sites": () => ({ data: SITES }),
    // Two share the name: it is offered once.
    "GET /surgeons": () => ({ data: [1, 2].map((id) => ({ id, display_name: "Dr Aoife Keane" })) }),
    "POST /lists/import": ({ body }) => {
      const { rows } = body as { rows: ListsImportRow[] };
      const right = rows.filter(({ site }) => site === "Ferndale Clinic");
      const unknown = right.flatMap(({ row, surgeon = "" }) =>
        surgeon === "Dr Aoife Keane" ? [] : [{ row, kind: "surgeon_text" as const, name: surgeon }],
      );
      return { data: { ...answer(rows), existing: [], notes: unknown } };
    },
  });
  await choose(CSV.replaceAll("/12/2026", "/12/2031").replace("1/12", "21/12"), "lists.csv");
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  await user.click(await screen.findByRole("button", { name: "Next: check" }));
  const site = await screen.findByRole("combobox", { name: "Fern: 3 rows" });
  expect(screen.queryByRole("combobox", { name: "Dr Keane: 3 rows" })).toBeNull();
  await user.selectOptions(site, "Ferndale Clinic");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Dr Keane: 3 rows" }), "Dr Aoife Keane");
  await waitFor(() => expect(api.calls("POST /lists/import")).toHaveLength(3));
  expect(site).toHaveValue("Ferndale Clinic");
  expect(screen.getByRole("combobox", { name: "Dr Keane: 3 rows" })).toHaveValue("Dr Aoife Keane");
  const surgeon = expect.objectContaining({ surgeon: "Dr Aoife Keane" });
  expect(api.calls("POST /lists/import").at(-1)?.body).toEqual({ rows: [surgeon, surgeon, surgeon] });
});

test("an import of more weeks than a plan shows leads to the first of them", async () => {
  const user = userEvent.setup();
  await renderScreen("/planning/import", {
    "GET /sites": () => ({ data: SITES }),
    "GET /surgeons": () => ({ data: [] }),
    "POST /lists/import": ({ query }) => ({ data: report({ created: query.get("dry_run") ? 0 : 2 }) }),
  });
  const days = ["2026-12-01", "2027-03-02"].map((day) => `${day},8:00,12:00,Ferndale Clinic`);
  await choose(["Date,Start,End,Site", ...days].join("\n"), "lists.csv");
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  await user.click(await screen.findByRole("button", { name: "Next: check" }));
  await user.click(await screen.findByRole("button", { name: "Import 2 lists" }));
  expect(await screen.findByRole("link", { name: "Plan these weeks" })).toHaveAttribute(
    "href",
    "/planning?from=2026-11-30&weeks=8",
  );
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

const SITE_ANSWERS = { "GET /sites": () => ({ data: SITES }), "GET /surgeons": () => ({ data: [] }) };
const ONE = "Date,Start,End,Site\n2026-12-01,8:00,12:00,Ferndale Clinic\n";

test("a name that several sites could mean is told in its row, and asked for", async () => {
  const user = userEvent.setup();
  const error = { row: 2, field: "site", rule: "ambiguous", value: "Ferndale Clinic", message: "no" } as const;
  const answers = { ...SITE_ANSWERS, "POST /lists/import": () => ({ data: report({ errors: [error] }) }) };
  await renderScreen("/planning/import", answers);
  await choose(ONE, "lists.csv");
  for (const name of ["Next: match columns", "Next: check"])
    await user.click(await screen.findByRole("button", { name }));
  expect(await screen.findByText("“Ferndale Clinic” could mean several; choose which at the top")).toBeVisible();
  const choice = screen.getByRole("combobox", { name: "Ferndale Clinic: 1 row" });
  expect(choice).toHaveDisplayValue("Choose which is meant");
});

test("an answer that comes after the way back was taken changes nothing", async () => {
  const user = userEvent.setup();
  const late = Promise.withResolvers<unknown>();
  await renderScreen("/planning/import", { ...SITE_ANSWERS, "POST /lists/import": () => late.promise });
  await choose(ONE, "lists.csv");
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  await user.click(await screen.findByRole("button", { name: "Next: check" }));
  await user.click(screen.getByRole("button", { name: "Back" }));
  await act(async () => late.resolve({ data: report({}) }));
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  expect(await screen.findByRole("button", { name: "Next: check" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
});

test("a field that is left by pressing Import is checked first, and what is said of its row then stops the import", async () => {
  const user = userEvent.setup();
  const wrong = { row: 2, field: "date", rule: "date", value: "x", message: "no" } as const;
  const answers = [report({ errors: [wrong] }), report({ notes: [{ row: 2, kind: "closed", name: "Bridge" }] })];
  const { api } = await renderScreen("/planning/import", {
    ...SITE_ANSWERS,
    "POST /lists/import": ({ query }) => ({ data: query.get("dry_run") ? answers.shift() : report({ created: 1 }) }),
  });
  await choose(ONE.replace("2026-12-01", "x"), "lists.csv");
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  await user.click(await screen.findByRole("button", { name: "Next: check" }));
  const date = await screen.findByRole("textbox", { name: "Date, row 2" });
  await user.clear(date);
  await user.type(date, "2026-12-01");
  await user.click(screen.getByRole("button", { name: "Import 1 list" }));
  expect(await screen.findByText("Closed: Bridge")).toBeVisible();
  expect(api.calls("POST /lists/import").every(({ query }) => query.get("dry_run"))).toBe(true);
});

test("times that a session brings are not missing where only the date is wrong; without a session they are", async () => {
  const user = userEvent.setup();
  const required = { rule: "required" as const, message: "can't be blank" };
  await renderScreen("/planning/import", {
    "GET /sites": () => ({ data: SITES }),
    "GET /surgeons": () => ({ data: [] }),
    "POST /lists/import": ({ body }) => ({
      data: report({
        errors: (body as { rows: ListsImportRow[] }).rows.flatMap(({ row, date, start_time, end_time }) => [
          { row, field: "date" as const, rule: "date" as const, value: date, message: "is not a date" },
          ...(start_time ? [] : [{ row, field: "start_time" as const, ...required }]),
          ...(end_time ? [] : [{ row, field: "end_time" as const, ...required }]),
        ]),
      }),
    }),
  });
  const file = ["Date,Session,Hospital", "30/02/2026,AM,Ferndale Clinic", "2026-02-31,Custom,Ferndale Clinic"];
  await choose(file.join("\n"), "lists.csv");
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  await user.click(await screen.findByRole("button", { name: "Next: check" }));
  expect(await screen.findByRole("textbox", { name: "Date, row 2" })).toHaveAccessibleDescription(
    "“30/02/2026” does not exist; check the day and the month",
  );
  expect(screen.getAllByRole("textbox").map((box) => box.getAttribute("aria-label"))).toEqual([
    ...["Date, row 2", "Date, row 3", "Starts, row 3", "Ends, row 3"],
  ]);
});

test("a calendar whose days are not right goes no further, and a file of the same name begins with days of its own", async () => {
  const user = userEvent.setup();
  await renderScreen("/planning/import", SITE_ANSWERS);
  const soon = new Date(Date.now() + 86_400_000 * 3).toISOString().slice(0, 10).replaceAll("-", "");
  const text = calendar(event("day", `DTSTART;VALUE=DATE:${soon}`));
  await choose(text, "theatre.ics");
  expect(await screen.findByText("theatre.ics: 1 row")).toBeVisible();
  const last = () => screen.getByLabelText(/^Last day/, { selector: "input" });
  const before = (last() as HTMLInputElement).value;
  fireEvent.change(last(), { target: { value: "2020-01-01" } });
  expect(await screen.findByText("The last day must not be before the first.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Next: match columns" })).toHaveAttribute("aria-disabled", "true");
  await choose(text, "theatre.ics");
  await waitFor(() => expect(last()).toHaveValue(before));
  await user.click(screen.getByRole("button", { name: "Next: match columns" }));
  expect(await screen.findByRole("button", { name: "Next: check" })).toBeVisible();
});

test("each step that one comes to from another begins with a heading that has the focus, the first one too", async () => {
  const user = userEvent.setup();
  await renderScreen("/planning/import", {
    ...SITE_ANSWERS,
    "POST /lists/import": ({ query }) => ({ data: report({ created: query.get("dry_run") ? 0 : 1 }) }),
  });
  expect(await screen.findByRole("heading", { name: "Choose a file" })).not.toHaveFocus();
  await choose(ONE, "lists.csv");
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  expect(await screen.findByRole("heading", { name: "What is in each column?" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByRole("heading", { name: "Choose a file" })).toHaveFocus();
  for (const name of ["Next: match columns", "Next: check", "Import 1 list", "Import another file"])
    await user.click(await screen.findByRole("button", { name }));
  expect(await screen.findByRole("heading", { name: "Choose a file" })).toHaveFocus();
});
