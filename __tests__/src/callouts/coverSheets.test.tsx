/** The pages for the theatre's board: what they say, how one gets there, and what stands where there is nothing to print. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type CoverDoctor, type CoverSheet } from "../../../src/contract/shapes/callouts/coverSheet.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail, aList } from "../../support/aWireCallout.ts";

const aDoctor = (values: Partial<CoverDoctor> = {}): CoverDoctor => ({
  name: "Dr Hana Itokawa",
  phone: "07700 900123",
  registration: "GMC 7012345",
  word: "acknowledged",
  ...values,
});

const aSheet = (values: Partial<CoverSheet> = {}): CoverSheet => ({
  list_id: 11,
  practice: { name: "Harbour Anaesthetic Group", phone: "020 7946 0000" },
  date: "2026-11-25",
  start_time: "13:30",
  end_time: "17:30",
  time_zone: "Pacific/Auckland",
  site: { name: "Northbank", address: "1 Quay Street", phone: "020 7946 0111" },
  theatre: "Theatre 2",
  surgeon: "Mr L. Castellane",
  specialty: "Urology",
  role_needed: "anaesthetist",
  requirements: [],
  case_mix: null,
  notes_public: null,
  positions: [[{ from: "13:30", to: "17:30", doctor: aDoctor() }]],
  as_of: "2026-11-24T10:42:00.000Z",
  ...values,
});

const SHEET = "/callouts/412/cover-sheet";
const show = (sheets: CoverSheet[], path = SHEET, language: "en" | "de" = "en") =>
  renderScreen(path, { "GET /cover_sheets": () => ({ data: sheets }) }, language);
const pageOf = async (page: number, pages: number) =>
  within(await screen.findByRole("article", { name: `Page ${page} of ${pages}` }));
const address = () => screen.getByRole("status", { name: "address" });
const asked = (api: Awaited<ReturnType<typeof renderScreen>>["api"]) =>
  api.calls("GET /cover_sheets").map(({ query }) => Object.fromEntries(query));

test("a page names the place, the time, the surgeon, and the doctor with number and word, by the clocks of the site", async () => {
  const sheet = aSheet({ requirements: ["regional", "paediatric"], case_mix: "Two hips", notes_public: "Bay C" });
  const { api } = await show([sheet]);
  const page = await pageOf(1, 1);
  for (const said of [
    "Harbour Anaesthetic Group",
    "Wednesday, 25 November 2026",
    "13:30–17:30",
    "Theatre 2",
    "Mr L. Castellane",
    "Urology",
    "Anaesthetist",
    "Dr Hana Itokawa",
    "GMC 7012345",
    "Acknowledged",
    "Regional anaesthesia, Paediatric",
    "Two hips",
    "Bay C",
    "020 7946 0000",
    // Auckland is thirteen hours ahead.
    "As of Tue, 24 Nov 2026, 23:42",
  ])
    expect(page.getByText(said)).toBeVisible();
  expect(page.getByText("Northbank").parentElement).toHaveTextContent(/^Northbank · 1 Quay Street$/);
  expect(page.getByText("Tel. 020 7946 0111")).toBeVisible();
  expect(page.getByText(/07700/)).toHaveTextContent("Tel. 07700 900123");
  expect(asked(api)).toEqual([{ callout_id: "412" }]);
  expect(document.title).toBe("Cover sheet: Mr L. Castellane, Wednesday, 25 November 2026 · Practice Callouts");
});

test("parts stand with their hours, in their positions; what nobody covers says so", async () => {
  const unread = aDoctor({ name: "Dr Owen Talgarth", word: "unacknowledged", phone: null, registration: null });
  const asking = aDoctor({ name: "Dr Priya Nallamere", word: "change_unanswered" });
  await show([
    aSheet({
      positions: [
        [
          { from: "13:30", to: "15:00", doctor: unread },
          { from: "15:00", to: "17:30", doctor: null },
        ],
        [{ from: "13:30", to: "17:30", doctor: asking }],
      ],
    }),
  ]);
  const page = await pageOf(1, 1);
  const texts = ["Anaesthetist, 1 of 2", "Anaesthetist, 2 of 2"].map(
    (name) => page.getByRole("heading", { name }).parentElement?.textContent,
  );
  expect(texts).toEqual([
    "Anaesthetist, 1 of 213:30–15:00Dr Owen TalgarthNot yet acknowledged15:00–17:30Open",
    "Anaesthetist, 2 of 2Dr Priya NallamereTel.\u00a007700\u00a0900123GMC 7012345Change not yet answered",
  ]);
});

test("a list that ends on the next day has both dates, and says which times are of the next", async () => {
  const night = { start_time: "20:00", end_time: "08:00", theatre: null, role_needed: "other" } as const;
  const positions = [
    [
      { from: "20:00", to: "02:00", doctor: aDoctor() },
      { from: "02:00", to: "08:00", doctor: null },
    ],
  ];
  await show([aSheet({ ...night, positions })]);
  const page = await pageOf(1, 1);
  for (const said of ["Doctor", "20:00–08:00 (+1)", "20:00–02:00 (+1)", "02:00–08:00 (+1)"])
    expect(page.getByText(said)).toBeVisible();
  expect(page.getByText(/26 November/).parentElement).toHaveTextContent(
    "Wednesday, 25 November 2026 – Thursday 26 November",
  );
});

test("in German the dates are German", async () => {
  await show([aSheet()], SHEET, "de");
  const page = within(await screen.findByRole("article", { name: "Seite 1 von 1" }));
  expect(page.getByText("Mittwoch, 25. November 2026")).toBeVisible();
  expect(page.getByText("Stand: Di., 24. Nov. 2026, 23:42")).toBeVisible();
});

test("of several lists each can be printed alone; Print prints, Back leads to the callout", async () => {
  const user = userEvent.setup();
  const { api } = await show([aSheet(), aSheet({ list_id: 12, surgeon: null })]);
  expect(await screen.findByText("Northbank · 2 A4 pages")).toBeVisible();
  window.print = jest.fn();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/callouts/412");
  const [, second] = screen.getAllByRole("link", { name: "Only this page" });
  await user.click(second ?? document.body);
  expect(address()).toHaveTextContent(`${SHEET}?list=12`);
  await waitFor(() => expect(asked(api)).toEqual([{ callout_id: "412" }, { list_id: "12" }]));
});

test("a day's pages are asked for by date and site; Back leads to that week", async () => {
  const { api } = await show([aSheet(), aSheet({ list_id: 12 })], "/print-day?date=2026-11-25&site=7");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Cover sheets for Wednesday, 25 November 2026" }),
  ).toBeVisible();
  await pageOf(2, 2);
  expect(asked(api)).toEqual([{ date: "2026-11-25", site_id: "7" }]);
  expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/callouts?view=week&week=2026-11-25");
  expect(screen.queryByRole("link", { name: "Only this page" })).not.toBeInTheDocument();
});

test.each([
  { path: SHEET, said: "None of this callout’s lists is going ahead." },
  { path: "/print-day?date=2026-11-25&site=7", said: "No lists are planned at this site on this day." },
])("where there is nothing to print, $path says so", async ({ path, said }) => {
  await show([], path);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Print" })).not.toBeInTheDocument();
});

test.each(["/callouts/x/cover-sheet", `${SHEET}?list=x`, "/print-day", "/print-day?date=25.11.2026&site=7"])(
  "%s asks for nothing and is not found",
  async (path) => {
    const { api } = await show([aSheet()], path);
    expect(await screen.findByRole("heading", { level: 1, name: "Cover sheet not found" })).toBeVisible();
    expect(asked(api)).toEqual([]);
  },
);

test("another practice's callout is not found", async () => {
  const { api } = await renderScreen(SHEET, {});
  expect(await screen.findByText("It was removed, or it belongs to another practice.")).toBeVisible();
  expect(asked(api)).toHaveLength(1);
});

test("what could not be loaded is tried again", async () => {
  const refused = new Refusal(422, { errors: ["no"], code: "invalid_input" });
  const { api } = await renderScreen("/print-day?date=2026-11-25&site=7", { "GET /cover_sheets": () => refused });
  expect(await screen.findByText("The cover sheet could not be loaded")).toBeVisible();
  api.answers["GET /cover_sheets"] = () => ({ data: [aSheet()] });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await pageOf(1, 1);
});

test("the callout leads to its page from its menu and from its lists", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: aDetail() }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "GET /cover_sheets": () => ({ data: [aSheet()] }),
  });
  expect(await screen.findByRole("link", { name: "Print cover sheet" })).toHaveAttribute("href", SHEET);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Print cover sheet" }));
  await pageOf(1, 1);
  expect(address()).toHaveTextContent(SHEET);
});

test("the week leads to the pages of a day at a site", async () => {
  const user = userEvent.setup();
  const site = { id: 7, name: "Northbank", short_name: "NB" };
  const listed = (id: number, date: string) => ({
    ...aList({ id, date, site, time_zone: "UTC" }),
    callout: null,
    updated_by: null,
    updated_at: "2026-11-20T10:00:00.000Z",
  });
  await renderScreen("/callouts?view=week&week=2026-11-26", {
    "GET /lists": () => ({ data: [listed(71, "2026-11-26"), listed(72, "2026-11-26"), listed(73, "2026-11-27")] }),
    "GET /sites": () => ({ data: [{ ...site, time_zone: "UTC", theatres: [] }] }),
    "GET /cover_sheets": () => ({ data: [aSheet()] }),
  });
  await user.click(await screen.findByRole("button", { name: "Print day: NB" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Thu 26 Nov", "Fri 27 Nov"].map(dateNow));
  await user.click(items[0] ?? document.body);
  await waitFor(() => expect(address()).toHaveTextContent("/print-day?date=2026-11-26&site=7"));
});

/** With the year, where it is another than the present one. */
const dateNow = (date: string) => (new Date().getUTCFullYear() === 2026 ? date : `${date.replace(" ", ", ")} 2026`);
