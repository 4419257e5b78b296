/** The week by parts of the day: where a list stands, and a week in which nothing fits what was asked for. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ListRow } from "../../../../src/contract/shapes/calloutList.ts";
import { shownIn } from "../../../support/app/datePickers.ts";
import { type Answers, renderScreen } from "../../../support/app/screenApp.tsx";
import { aList } from "../../../support/aWireCallout.ts";

const NORTHBANK = { id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] };
const FERNDALE = { id: 8, name: "Ferndale Clinic", short_name: "Ferndale", time_zone: "UTC", theatres: [] };
const { counts, confirmed, ...listed } = aList({ date: "2099-11-26", time_zone: "UTC", site: NORTHBANK });

afterEach(() => {
  jest.useRealTimers();
});

let made = 70;
const of = (surgeon: string, session: ListRow["session"], start_time: string, end_time: string): ListRow => ({
  ...listed,
  ...{ id: ++made, surgeon: { id: made, name: surgeon }, session, start_time, end_time },
  ...{ confirmed: [], callout: null, cover_status: "uncovered", lock_version: 3 },
  ...{ offers: 0, updated_by: "Anna Whitlocke", updated_at: "2026-11-20T10:00:00.000Z" },
});

const weekOf = async (lists: ListRow[], filters = "", sites: object[] = [NORTHBANK, FERNDALE]) => {
  const answers: Answers = {
    "GET /lists": ({ query }) => ({ data: query.has("q") || query.has("site_id") ? [] : lists }),
    "GET /sites": () => ({ data: sites }),
  };
  const app = await renderScreen(`/callouts?view=week&week=2099-11-26${filters}`, answers);
  return { app, user: userEvent.setup() };
};
const heads = () => screen.findAllByRole("rowheader").then((all) => all.map((head) => head.ariaLabel));

test("a week without evenings has two rows a site; each list stands once, where it begins, with its times", async () => {
  await weekOf([
    of("Mr Dawn", "am", "08:00", "12:00"),
    of("Ms Noon", "all_day", "08:00", "17:30"),
    of("Mr Dusk", "pm", "17:00", "21:00"),
    of("Ms Clock", "on_call", "08:00", "08:00"),
  ]);
  expect(await heads()).toEqual(["NB AM", "NB PM", "Ferndale AM", "Ferndale PM"]);
  const row = (name: string) => within(screen.getByRole("row", { name: new RegExp(`^${name}`) }));
  const asked = (name: string) => row(name).getAllByRole("button", { name: /Nobody asked/ });
  expect(asked("NB AM").map(({ textContent }) => textContent)).toEqual([
    "08:00–12:00Theatre 1Mr DawnNobody asked yet",
    "08:00–17:30Theatre 1Ms NoonNobody asked yet",
    "08:00–08:00\u00a0+1Theatre 1Ms ClockNobody asked yet",
  ]);
  expect(asked("NB PM").map(({ textContent }) => textContent)).toEqual(["17:00–21:00Theatre 1Mr DuskNobody asked yet"]);
});

test("what begins in the evening stands in a row of its own, at its site alone, and a new evening begins there", async () => {
  const { user } = await weekOf([
    of("Ms Eve", "evening", "16:30", "20:00"),
    of("Mr Night", "on_call", "19:00", "07:00"),
    of("Ms Own", "custom", "17:30", "22:00"),
    of("Mr Long", "custom", "13:30", "20:00"),
  ]);
  expect(await heads()).toEqual(["NB AM", "NB PM", "NB Evening", "Ferndale AM", "Ferndale PM"]);
  const evening = within(screen.getByRole("row", { name: /^NB Evening/ }));
  for (const name of ["Ms Eve", "Mr Night", "Ms Own"])
    expect(evening.getByRole("button", { name: new RegExp(`${name} Nobody`) })).toBeVisible();
  const afternoon = within(screen.getByRole("row", { name: /^NB PM/ }));
  expect(afternoon.getAllByRole("button", { name: /Nobody asked/ })).toHaveLength(1);
  expect(afternoon.getByRole("button", { name: /Mr Long Nobody/ })).toBeVisible();
  await user.click(evening.getByRole("button", { name: "New list at Northbank, Thu, 26 Nov 2099, Evening" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New list" }));
  expect(dialog.getByRole("radio", { name: "Evening" })).toBeChecked();
  expect(shownIn("Starts", dialog)).toBe("18:00");
  expect(dialog.getByLabelText("Site")).toHaveDisplayValue("Northbank");
});

test("a week that nothing fits says what was asked for, and shows the whole week again", async () => {
  const { user } = await weekOf([of("Mr Dawn", "am", "08:00", "12:00")], "&q=Voss&site=8&when=7");
  expect(await screen.findByRole("heading", { name: "No lists match" })).toBeVisible();
  expect(screen.getByText("No list of this week matches your search and filters.")).toHaveTextContent(
    /Voss · Ferndale Clinic$/,
  );
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Next week" })).toBeEnabled();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await screen.findByRole("button", { name: /Mr Dawn Nobody/ })).toBeVisible();
  const address = screen.getByRole("status", { name: "address" });
  await waitFor(() => expect(address).toHaveTextContent("/callouts?week=2099-11-26&view=week"));
});

test("today is marked, what needs nobody has no colour, and days that are over offer nothing", async () => {
  jest.useFakeTimers({ now: new Date("2099-11-26T10:00:00Z"), advanceTimers: true, doNotFake: ["queueMicrotask"] });
  const at = (date: string) => ({ date, starts_at: `${date}T08:00:00Z`, ends_at: `${date}T12:00:00Z` });
  const [over, wanting, settled] = [
    of("Mr Over", "am", "08:00", "12:00"),
    of("Ms Open", "am", "08:00", "12:00"),
    of("Mr Set", "am", "08:00", "12:00"),
  ];
  await weekOf([
    { ...over, ...at("2099-11-24") },
    { ...wanting, ...at("2099-11-27") },
    { ...settled, ...at("2099-11-28"), cover_status: "covered", open: [] },
  ]);
  expect(await screen.findByRole("columnheader", { current: "date" })).toHaveTextContent(/26 Nov.*Today/);
  await screen.findByRole("button", { name: /Ms Open Nobody/ });
  const entry = (name: RegExp) => screen.getByRole("button", { name });
  expect(entry(/Ms Open Nobody/)).toHaveAttribute("data-wanting");
  for (const name of [/Mr Over Nobody/, /Mr Set Nobody/]) expect(entry(name)).not.toHaveAttribute("data-wanting");
  const beginnings = screen.getAllByRole("button", { name: /^New list at/ }).map(({ ariaLabel }) => ariaLabel);
  expect(beginnings.some((name) => /2[345] Nov/.test(name ?? ""))).toBe(false);
  expect(beginnings.some((name) => /26 Nov/.test(name ?? ""))).toBe(true);
});

test("a week without lists is a grid in which they begin", async () => {
  await weekOf([]);
  expect(await screen.findByText("No lists this week")).toBeVisible();
  expect(screen.getByRole("button", { name: "New list at Northbank, Thu, 26 Nov 2099, AM" })).toBeEnabled();
  expect(screen.queryByRole("button", { name: "Clear filters" })).not.toBeInTheDocument();
});

test("what is printed bears the page's address and the moment", async () => {
  await weekOf([]);
  expect(await heads()).toContain("NB AM");
  expect(screen.queryByText(/Printed/)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const year = new Date().getFullYear();
  expect(screen.getByText(new RegExp(`^${window.location.href} · Printed .*${year}`))).toBeInTheDocument();
});

test("by theatre a row is one theatre: the site’s own, one that only a list names, and one for lists without", async () => {
  const sited = (theatre: string | null) => ({ ...of("Mr Dawn", "am", "08:00", "12:00"), theatre });
  const { app, user } = await weekOf([sited("Annexe"), sited("Theatre 2"), sited(null)], "", [
    { ...NORTHBANK, theatres: ["Theatre 1", "Theatre 2"] },
  ]);
  await screen.findAllByRole("button", { name: /Nobody asked/ });
  await user.click(screen.getByRole("radio", { name: "Theatres" }));
  await waitFor(() => expect(screen.getByRole("status", { name: "address" })).toHaveTextContent("view=theatres"));
  const names = ["Theatre 1", "Theatre 2", "Annexe", "No theatre"];
  const [site, ...rows] = await heads();
  expect(rows).toEqual(names.flatMap((name) => [`NB ${name} AM`, `NB ${name} PM`]));
  expect(site).toBeNull();
  expect(screen.getByRole("rowheader", { name: "Northbank" })).toBeVisible();
  const row = within(screen.getByRole("row", { name: /^NB Annexe AM/ }));
  expect(row.getByRole("button", { name: /Nobody asked/ })).toHaveTextContent(/^08:00–12:00Mr Dawn/);
  await user.click(screen.getByRole("button", { name: "New list at Northbank, Theatre 1, Wed, 25 Nov 2099, PM" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New list" }));
  await waitFor(() => expect(dialog.getByLabelText(/^Theatre/)).toHaveValue("Theatre 1"));
  expect(app.api.calls("GET /lists")).toHaveLength(1);
});

test("a day says how many lists it has, and how many of those ahead nobody covers", async () => {
  await weekOf([
    of("Mr Dawn", "am", "08:00", "12:00"),
    { ...of("Ms Noon", "pm", "13:30", "17:30"), cover_status: "covered", open: [] },
    { ...of("Mr Late", "pm", "13:30", "17:30"), ends_at: "2020-01-01T00:00:00Z" },
  ]);
  await screen.findByRole("button", { name: /Mr Dawn Nobody/ });
  expect(screen.getByRole("columnheader", { name: /26 Nov/ })).toHaveTextContent(/3 lists · 1 uncovered$/);
  expect(screen.getByRole("columnheader", { name: /27 Nov/ })).toHaveTextContent(/27 Nov 2099$/);
});
