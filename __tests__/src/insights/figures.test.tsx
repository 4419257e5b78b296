/** The figures on the page: what is on hand stays, and a file holds all rows of its figure. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../src/api/adminApi.ts";
import { type DoctorRates, type FilledWeek } from "../../../src/contract/shapes/insights.ts";
import "../../support/app/files/readableFiles.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { systemClock } from "../../../src/lib/clock.ts";
import { watchSavedFile } from "../../support/app/files/savedFile.ts";
import { ME } from "../../support/app/liveApp.ts";
import { type Answers, type Asked, Refusal, renderScreen } from "../../support/app/screenApp.tsx";

const PERIOD = { from: "2026-08-31", to: "2026-11-29" };
const NO_SPANS = { within_1h: 0, within_4h: 0, within_1d: 0, within_3d: 0, later: 0, never: 0 };
const NO_DURATION = { median_minutes: null, spans: NO_SPANS };
const FILLED: FilledWeek[] = [{ week: "2026-11-23", filled: 30, unfilled: 10 }];
const REFUSED = () => new Refusal(422, { errors: ["Invalid"], code: "invalid_input" });

const figure = (data: unknown) => () => ({ data, meta: PERIOD });

const doctors = (count: number): DoctorRates[] =>
  Array.from({ length: count }, (_, nth) => ({
    doctor: { id: nth + 1, name: `Dr Hana Itokawa ${nth + 1}` },
    asked: 10,
    answered: 5,
    median_minutes: 90,
  }));

/** As the server pages them. */
const paged =
  (rows: DoctorRates[]) =>
  ({ query }: Asked) => {
    const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("per_page") ?? 25)];
    const data = rows.slice((page - 1) * size, page * size);
    return { data, meta: { page, per_page: size, total: rows.length, ...PERIOD } };
  };

const answering = (own: Answers = {}): Answers => ({
  "GET /insights": () => ({ data: { ready: true, begins_on: "2026-01-05" } }),
  "GET /insights/ahead": figure([]),
  "GET /insights/filled": figure(FILLED),
  "GET /insights/durations": figure({ first_offer: NO_DURATION, fill_time: NO_DURATION }),
  "GET /insights/answers": figure({ available: 0, if_needed: 0, unavailable: 0, none: 0 }),
  "GET /insights/doctors": paged([]),
  "GET /insights/groups": figure([]),
  "GET /insights/withdrawals": () => ({ data: [], meta: { ...PERIOD, late_hours: 72 } }),
  "GET /insights/mails": figure([]),
  ...own,
});

const card = (name: string) => within(screen.getByRole("region", { name }));
const FILE = { name: "Download CSV: Answers by doctor" };

/** Lines without the head and the end. */
async function rowsOf(file: Blob): Promise<string[]> {
  const text = new TextDecoder().decode(await file.arrayBuffer());
  return text.split("\r\n").slice(1, -1);
}

// Nothing is laid out here; a picture is drawn all the same once its place has a size.
beforeEach(() => {
  document.head.insertAdjacentHTML(
    "beforeend",
    "<style>* { width: 600px !important; height: 190px !important }</style>",
  );
});

test.each([40, 230])("the file of a practice of %i doctors has them all, whichever page is shown", async (count) => {
  const saved = watchSavedFile();
  const user = userEvent.setup();
  const answers = answering({ "GET /insights/doctors": paged(doctors(count)) });
  const { api } = await renderScreen("/insights?site=7&weeks=26&page=2", answers);
  const button = await screen.findByRole("button", FILE);
  expect(screen.getByRole("link", { name: "Dr Hana Itokawa 26" })).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(saved.name).toMatch(/^answers-by-doctor-\d{4}-\d\d-\d\d\.csv$/));
  const rows = await rowsOf(saved.blob);
  expect(rows).toHaveLength(count);
  expect([rows[0], rows.at(-1)]).toEqual(["Dr Hana Itokawa 1,10,5,50%,90", `Dr Hana Itokawa ${count},10,5,50%,90`]);
  for (const { query } of api.calls("GET /insights/doctors")) {
    expect([query.get("site_id"), query.get("weeks")]).toEqual(["7", "26"]);
  }
});

test("doctors who are all on the page are saved as they stand there, without another question", async () => {
  const saved = watchSavedFile();
  const user = userEvent.setup();
  const { api } = await renderScreen("/insights", answering({ "GET /insights/doctors": paged(doctors(3)) }));
  await user.click(await screen.findByRole("button", FILE));
  expect(await rowsOf(saved.blob)).toHaveLength(3);
  expect(api.calls("GET /insights/doctors")).toHaveLength(1);
});

test("a file is named by the day that it is where the person is", async () => {
  const saved = watchSavedFile();
  const user = userEvent.setup();
  const { store } = await renderScreen("/insights", answering({ "GET /insights/doctors": paged(doctors(3)) }));
  act(() => void store.dispatch(sessionOpened({ user: { ...ME, time_zone: "Pacific/Auckland" } })));
  jest.spyOn(systemClock, "now").mockReturnValue(Date.parse("2026-11-24T20:00:00Z"));
  await user.click(await screen.findByRole("button", FILE));
  expect(saved.name).toBe("answers-by-doctor-2026-11-25.csv");
});

test.each([
  ["from=2026-11-24&to=2026-11-20", "“To” must not be before “From”"],
  ["from=2025-11-18&to=2026-11-24", "Choose at most 371 days"],
])("own dates of %s are refused at the fields, and nothing is asked", async (days, message) => {
  const { api } = await renderScreen(`/insights?weeks=own&${days}`, answering());
  expect(await screen.findByText(message)).toBeVisible();
  for (const name of ["From", "To"]) expect(screen.getByRole("group", { name })).toHaveAccessibleDescription(message);
  await screen.findByRole("region", { name: "Cover ahead" });
  expect(api.calls("GET /insights/ahead").map(({ query }) => query.has("from"))).toEqual([false]);
  expect(api.calls("GET /insights/filled")).toEqual([]);
  expect(api.calls("GET /insights/doctors")).toEqual([]);
});

test.each(["", "&from=2026-11-01", "&to=2026-11-24"])(
  "own dates (%s) are counted once both are chosen; until then the screen says so",
  async (days) => {
    const { api, unmount } = await renderScreen(`/insights?weeks=own${days}`, answering());
    expect(await screen.findByText("Choose both dates")).toBeVisible();
    await screen.findByRole("region", { name: "Cover ahead" });
    for (const name of ["From", "To"]) {
      const field = screen.getByRole("group", { name });
      expect(field).toHaveAccessibleDescription("Choose both dates");
      expect(field).not.toBeInvalid();
    }
    expect(api.calls("GET /insights/filled")).toEqual([]);
    unmount();
    const behind = await renderScreen(`/insights/callouts?weeks=own${days}&figure=filled`, answering());
    expect(await screen.findByText("Choose both dates")).toBeVisible();
    expect(behind.api.calls("GET /insights/callouts")).toEqual([]);
  },
);

test("two doctors of one name have a bar each", async () => {
  const same = doctors(2).map((one) => ({ ...one, doctor: { ...one.doctor, name: "Dr Hana Itokawa" } }));
  await renderScreen("/insights", answering({ "GET /insights/doctors": paged(same) }));
  await screen.findByRole("button", FILE);
  const picture = screen.getByRole("region", { name: "Answers by doctor" });
  const lefts = [...picture.querySelectorAll(".MuiBarElement-root, .MuiBarChart-element")].map((bar) =>
    bar.getAttribute("x"),
  );
  expect(new Set(lefts).size).toBe(2);
  const words = [...picture.querySelectorAll(".MuiChartsAxis-tickLabel")].map(({ textContent }) => textContent);
  expect(words).toContain("Dr Hana Itokawa");
});

test("a file whose rows cannot all be had is not saved; that is said, and a press tries again", async () => {
  const saved = watchSavedFile();
  const user = userEvent.setup();
  const { api } = await renderScreen("/insights", answering({ "GET /insights/doctors": paged(doctors(130)) }));
  const button = await screen.findByRole("button", FILE);
  api.answers["GET /insights/doctors"] = (asked) =>
    asked.query.get("page") === "2" ? REFUSED() : paged(doctors(130))(asked);
  await user.click(button);
  expect(await screen.findByText(/^The file could not be prepared\. Please try again\./)).toBeVisible();
  expect(saved.name).toBe("");
  expect(screen.getByRole("link", { name: "Dr Hana Itokawa 25" })).toBeVisible();
  api.answers["GET /insights/doctors"] = paged(doctors(130));
  await user.click(screen.getByRole("button", FILE));
  await waitFor(() => expect(saved.name).not.toBe(""));
  expect(await rowsOf(saved.blob)).toHaveLength(130);
  await waitFor(() => expect(screen.queryByText(/could not be prepared/)).not.toBeInTheDocument());
});

test("every number, in a table and in its sentence, leads to the callouts behind it", async () => {
  const took = { median_minutes: 90, spans: { ...NO_SPANS, within_1h: 3, later: 1 } };
  const rates = { asked: 8, answered: 6, median_minutes: 45 };
  const group = { id: 3, name: "Partners", colour: "blue" };
  await renderScreen(
    "/insights?site=7",
    answering({
      "GET /insights/ahead": figure([{ week: "2026-11-30", covered: 4, uncovered: 2 }]),
      "GET /insights/durations": figure({ first_offer: took, fill_time: took }),
      "GET /insights/answers": figure({ available: 4, if_needed: 2, unavailable: 3, none: 1 }),
      "GET /insights/doctors": paged(doctors(2)),
      "GET /insights/groups": figure([{ group, doctors: 2, ...rates }]),
      "GET /insights/withdrawals": () => ({
        data: [{ week: "2026-11-23", early: 1, late: 2 }],
        meta: { ...PERIOD, late_hours: 72 },
      }),
      "GET /insights/mails": figure([{ week: "2026-11-23", mails: 40, filled: 5 }]),
    }),
  );
  await screen.findByText("Emails to doctors for each filled list: 8.");
  const numbers = screen.getAllByRole("cell").filter(({ textContent }) => /[1-9]/.test(textContent));
  expect(numbers.length).toBeGreaterThan(25);
  const leads = (one: HTMLElement) => one.querySelector("a")?.getAttribute("href") ?? null;
  expect(numbers.filter((one) => !leads(one)?.startsWith("/insights/callouts?site=7&figure="))).toEqual([]);
  const said = [
    [/^Lists without cover/, "ahead&kind=uncovered"],
    [/^Filled: 30 of 40/, "filled"],
    [/^Median time to the first offer/, "first_offer"],
    [/^Answered: 9 of 10/, "answers"],
    [/^Bookings withdrawn by doctors: 3/, "withdrawals"],
    [/^Emails to doctors/, "mails"],
  ] as const;
  for (const [name, behind] of said)
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", `/insights/callouts?site=7&figure=${behind}`);
});

test("large numbers are written in groups of digits, in sentences too, and without them in the file", async () => {
  const saved = watchSavedFile();
  const user = userEvent.setup();
  const answers = { available: 12_345, if_needed: 1000, unavailable: 999, none: 0 };
  await renderScreen("/insights", answering({ "GET /insights/answers": figure(answers) }));
  await screen.findByText("Answered: 14,344 of 14,344 questions to doctors.");
  const texts = card("Answers")
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(["12,345", "86%", "1,000", "7%", "999", "7%", "0", "0%"]);
  await user.click(screen.getByRole("button", { name: "Download CSV: Answers" }));
  await waitFor(() => expect(saved.name).not.toBe(""));
  expect((await rowsOf(saved.blob))[0]).toBe("Available,12345,86%");
});

test("what did not happen stands back in a table, and bars of answers look as answers do elsewhere", async () => {
  const answers = { available: 4, if_needed: 2, unavailable: 3, none: 0 };
  await renderScreen("/insights", answering({ "GET /insights/answers": figure(answers) }));
  await screen.findByText("Answered: 9 of 9 questions to doctors.");
  const cells = card("Answers").getAllByRole("cell");
  expect(cells.map((cell) => [cell.textContent, cell.hasAttribute("data-none")])).toEqual([
    ...[
      ["4", false],
      ["44%", false],
      ["2", false],
      ["22%", false],
    ],
    ...[
      ["3", false],
      ["33%", false],
      ["0", true],
      ["0%", true],
    ],
  ]);
  const id = card("Answers").getByRole("heading").id;
  const bars = document.querySelectorAll(`[aria-labelledby="${id}"] :is(.MuiBarElement-root, .MuiBarChart-element)`);
  expect([...bars].map((bar) => bar.getAttribute("fill"))).toEqual([
    "var(--mui-palette-response-available)",
    expect.stringMatching(/^url\(#/),
    "var(--mui-palette-response-unavailable)",
    "var(--mui-palette-response-none)",
  ]);
});

test("a figure that is on hand stays when asking for it again fails, its file too", async () => {
  const { api, store } = await renderScreen("/insights", answering());
  const sentence = "Filled: 30 of 40 lists (75%).";
  expect(await screen.findByText(sentence)).toBeVisible();
  api.answers["GET /insights/filled"] = REFUSED;
  api.answers["GET /insights/mails"] = figure([{ week: "2026-11-23", mails: 6, filled: 2 }]);
  act(() => void store.dispatch(adminApi.util.invalidateTags(["Callouts"])));
  expect(await screen.findByText("Emails to doctors for each filled list: 3.")).toBeVisible();
  await waitFor(() => expect(api.calls("GET /insights/filled")).toHaveLength(2));
  expect(card("Lists filled").queryByText("The figures could not be loaded")).not.toBeInTheDocument();
  expect(card("Lists filled").getByText(sentence)).toBeVisible();
  expect(card("Lists filled").getByRole("button", { name: "Download CSV: Lists filled" })).toBeVisible();
});

test("a figure that is not on hand says that it could not be loaded, and comes when it is asked for again", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/insights", answering({ "GET /insights/filled": REFUSED }));
  expect(await screen.findByText("The figures could not be loaded")).toBeVisible();
  expect(card("Lists filled").queryByRole("button", { name: /^Download/ })).not.toBeInTheDocument();
  api.answers["GET /insights/filled"] = figure(FILLED);
  await user.click(card("Lists filled").getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Filled: 30 of 40 lists (75%).")).toBeVisible();
});

test("figures under other filters that cannot be loaded are not shown as those of before", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/insights", answering());
  await screen.findByText("Filled: 30 of 40 lists (75%).");
  api.answers["GET /insights/filled"] = REFUSED;
  await user.selectOptions(screen.getByRole("combobox", { name: "Period" }), "Last 4 weeks");
  expect(await card("Lists filled").findByText("The figures could not be loaded")).toBeVisible();
  expect(screen.queryByText("Filled: 30 of 40 lists (75%).")).not.toBeInTheDocument();
});

test("an archived site and surgeon of the filters keep their names, on the screen and on paper; unknown ones are not “any”", async () => {
  const archived = { archived_at: "2026-01-01T00:00:00Z", lock_version: 0 };
  const surgeon = { ...archived, id: 7, display_name: "Dr Aroha Ngata", specialty: null };
  const site = { ...archived, id: 3, name: "Old Wing", short_name: "Old", time_zone: "Europe/London", theatres: [] };
  const all = ({ query }: Asked, rows: unknown[]) => ({ data: query.size > 0 ? rows : [] });
  const answers = answering({
    "GET /surgeons": (asked) => all(asked, [surgeon]),
    "GET /sites": (asked) => all(asked, [site]),
  });
  const { unmount } = await renderScreen("/insights?surgeon=7&site=3", answers);
  expect(await screen.findByText(/Old Wing · Dr Aroha Ngata · /)).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Surgeon" })).toHaveDisplayValue("Dr Aroha Ngata");
  expect(screen.getByRole("combobox", { name: "Site" })).toHaveDisplayValue("Old Wing");
  unmount();
  await renderScreen("/insights?surgeon=8", answers);
  expect(await screen.findByText(/Surgeon 8 · /)).toBeInTheDocument();
});
