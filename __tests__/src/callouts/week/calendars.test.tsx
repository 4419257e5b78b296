/** The calendar by month and by doctor: how many lists a day has, who works when, and what nobody covers yet. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ListRow } from "../../../../src/contract/shapes/calloutList.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aBooking, aList } from "../../../support/aWireCallout.ts";

const NORTHBANK = { id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] };
const { counts, confirmed, ...listed } = aList({ time_zone: "UTC", site: NORTHBANK });
const OPEN = { id: 412, reference: "C-2026-0412", title: "Anaesthetist", title_own: false, status: "open" } as const;
let made = 70;
const on = (date: string, surgeon: string, values: Partial<ListRow> = {}): ListRow => ({
  ...listed,
  ...{ id: ++made, date, starts_at: `${date}T08:00:00.000Z`, ends_at: `${date}T12:00:00.000Z` },
  ...{ session: "am", start_time: "08:00", end_time: "12:00", surgeon: { id: made, name: surgeon } },
  ...{ confirmed: [], callout: null, cover_status: "uncovered", lock_version: 3, theatre: null },
  ...{ offers: 0, updated_by: "Anna Whitlocke", updated_at: "2026-11-20T10:00:00.000Z" },
  ...values,
});
const covered: Partial<ListRow> = { cover_status: "covered", open: [], callout: OPEN };

/** By its instants; the date is one that the calendar shows. */
const OVER: Partial<ListRow> = { starts_at: "2020-11-27T08:00:00.000Z", ends_at: "2020-11-27T12:00:00.000Z" };

const show = async (view: string, lists: ListRow[]) => {
  const answers: Answers = {
    "GET /lists": () => ({ data: lists }),
    "GET /sites": () => ({ data: [NORTHBANK] }),
  };
  return { ...(await renderScreen(`/callouts?view=${view}&week=2099-11-26`, answers)), user: userEvent.setup() };
};
const address = () => screen.getByRole("status", { name: "address" });
const askedDays = (api: Awaited<ReturnType<typeof show>>["api"]) => {
  const query = api.calls("GET /lists").at(-1)?.query;
  return [query?.get("from"), query?.get("to")];
};

test("a month has a line for each list and the number of lists of each day, and goes on to the next", async () => {
  const { api, user } = await show("month", [
    on("2099-11-26", "Mr Dawn"),
    on("2099-11-26", "Ms Noon", { ...covered, confirmed: [aBooking()] }),
    on("2099-11-30", "Mr Last", covered),
  ]);
  const table = within(await screen.findByRole("table", { name: "November 2099" }));
  expect(askedDays(api)).toEqual(["2099-11-01", "2099-11-30"]);
  // Six weeks that begin on Mondays: the 1st is a Sunday, the 30th a Monday.
  expect(table.getAllByRole("row")).toHaveLength(7);
  const day = table.getByRole("link", { name: "Show the week of Thu, 26 Nov 2099" }).closest("td");
  expect(day).toHaveTextContent(/^262 lists · 1 uncovered/);
  expect(table.getByText("1 uncovered")).toHaveAttribute("data-wanting");
  expect(table.getByRole("button", { name: "08:00 Mr Dawn Nobody asked yet" })).toHaveAttribute("data-wanting");
  const line = table.getByRole("link", { name: /^08:00 Ms Noon Dr Hana Itokawa$/ });
  expect(line).toHaveAttribute("href", "/callouts/412");
  expect(line).not.toHaveAttribute("data-wanting");
  await user.click(screen.getByRole("button", { name: "Next month" }));
  await waitFor(() => expect(address()).toHaveTextContent("week=2099-12-01"));
  await waitFor(() => expect(askedDays(api)).toEqual(["2099-12-01", "2099-12-31"]));
});

test("a list that is over stands back, as long as others are still ahead", async () => {
  const { user } = await show("month", [on("2099-11-26", "Mr Ahead"), on("2099-11-27", "Mr Over", OVER)]);
  expect(await screen.findByRole("button", { name: /Mr Over/ })).toHaveAttribute("data-over");
  expect(screen.getByRole("button", { name: /Mr Ahead/ })).not.toHaveAttribute("data-over");
  await user.click(screen.getByRole("radio", { name: "Sites" }));
  expect((await screen.findByText("Mr Over")).closest("[data-cover]")).toHaveAttribute("data-over");
  expect(screen.getByText("Mr Ahead").closest("[data-cover]")).not.toHaveAttribute("data-over");
});

test("a day of the month leads to its week, and the filters stay", async () => {
  const { user } = await show("month&role=anaesthetist", [on("2099-11-30", "Mr Last")]);
  await user.click(await screen.findByRole("link", { name: "Show the week of Mon, 30 Nov 2099" }));
  await waitFor(() => expect(address()).toHaveTextContent("view=week"));
  expect(address()).toHaveTextContent("week=2099-11-30");
  expect(address()).toHaveTextContent("role=anaesthetist");
  expect(await screen.findByRole("columnheader", { name: /30 Nov 2099/ })).toBeVisible();
});

test("a day with more lists than have room says how many there are more, and on paper all of them", async () => {
  const lists = Array.from({ length: 10 }, (_, at) => on("2099-11-26", `Mr No${at}`));
  await show("month", lists);
  expect(await screen.findAllByRole("button", { name: /^08:00 Mr No/ })).toHaveLength(7);
  expect(screen.getByRole("link", { name: "3 more" })).toHaveAttribute("href", "/callouts?week=2099-11-26&view=week");
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getAllByRole("button", { name: /^08:00 Mr No/ })).toHaveLength(10);
  expect(screen.queryByRole("link", { name: "3 more" })).not.toBeInTheDocument();
});

test("a month without lists says so", async () => {
  await show("month", []);
  expect(await screen.findByText("No lists this month")).toBeVisible();
});

test("by doctor the week says who works when, and above it what nobody covers yet", async () => {
  const part = aBooking({ to: "10:00", whole: false });
  const other = { ...aBooking(), response_id: 9, doctor: { ...aBooking().doctor, id: 99, name: "Dr Zed Arlow" } };
  await show("doctors", [
    on("2099-11-25", "Mr Open"),
    on("2099-11-26", "Mr Half", { callout: OPEN, cover_status: "calling", confirmed: [part] }),
    on("2099-11-27", "Ms Both", { ...covered, confirmed: [aBooking(), other] }),
  ]);
  await screen.findByRole("link", { name: "Dr Zed Arlow" });
  const rows = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(rows).toEqual(["Nobody yet2 lists", "Dr Hana Itokawa2 lists", "Dr Zed Arlow1 list"]);
  const row = (name: string) => within(screen.getByRole("row", { name: new RegExp(`^${name}`) }));
  expect(row("Nobody yet").getByRole("button", { name: /Mr Open Nobody asked yet$/ })).toHaveAttribute("data-wanting");
  expect(row("Dr Hana Itokawa").getByRole("link", { name: /^08:00–10:00 NB Mr Half$/ })).toBeVisible();
  expect(
    row("Dr Zed Arlow")
      .getAllByRole("cell")
      .map(({ textContent }) => Boolean(textContent)),
  ).toEqual([...[false, false, false, false], ...[true, false, false]]);
});

test("a booking that was not confirmed again after a change has its colour in that doctor’s row", async () => {
  const consent = { about: "moved", due_at: null } as const;
  await show("doctors", [on("2099-11-27", "Ms Late", { ...covered, confirmed: [aBooking({ consent })] })]);
  const entry = await screen.findByRole("link", { name: /Ms Late Moved: to be confirmed again$/ });
  expect(entry).toHaveAttribute("data-waiting");
});

test("where the clocks of a list are others than the browser's, each calendar says whose they are", async () => {
  const site = { ...NORTHBANK, time_zone: "Australia/Sydney" };
  const there: Partial<ListRow> = { time_zone: site.time_zone, site, confirmed: [aBooking()], ...covered };
  const { user } = await show("month", [on("2099-11-26", "Ms Far", there)]);
  expect(await screen.findByRole("link", { name: "08:00 Ms Far Dr Hana Itokawa · Sydney time" })).toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "Doctors" }));
  expect(await screen.findByRole("link", { name: /^08:00–12:00 NB · Sydney time Ms Far$/ })).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Sites" }));
  expect(await screen.findByRole("link", { name: /^08:00–12:00 Sydney time Ms Far Dr Hana Itokawa$/ })).toBeVisible();
});

test("what could not be loaded leaves the way to other months, and the focus on it", async () => {
  const { api, user } = await show("month", [on("2099-11-26", "Mr Dawn")]);
  await screen.findByRole("button", { name: /Mr Dawn/ });
  api.answers["GET /lists"] = () => new Refusal(422, { errors: ["no"], code: "invalid_input", request_id: "req-8" });
  await user.click(screen.getByRole("button", { name: "Next month" }));
  expect(await screen.findByText("Request req-8")).toBeVisible();
  expect(screen.getByRole("button", { name: "Next month" })).toHaveFocus();
  api.answers["GET /lists"] = () => ({ data: [on("2099-11-26", "Mr Dawn")] });
  await user.click(screen.getByRole("button", { name: "Previous month" }));
  expect(await screen.findByRole("button", { name: /Mr Dawn/ })).toBeVisible();
});

test("without the sites there is no calendar: that is said, and they can be asked for again", async () => {
  const { api } = await renderScreen("/callouts?view=week&week=2099-11-26", {
    "GET /lists": () => ({ data: [on("2099-11-26", "Mr Dawn")] }),
    "GET /sites": () => new Refusal(422, { errors: ["no"], code: "invalid_input", request_id: "req-9" }),
  });
  expect(await screen.findByText("Request req-9")).toBeVisible();
  api.answers["GET /sites"] = () => ({ data: [NORTHBANK] });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: /Mr Dawn Nobody/ })).toBeVisible();
});

test("a date in the address that is none is no date: the present month is shown", async () => {
  await show("month&week=2099-13-01", []);
  expect(await screen.findByText("No lists this month")).toBeVisible();
});

test("a week in which nobody is booked says so", async () => {
  await show("doctors", []);
  expect(await screen.findByRole("heading", { name: "No doctor is booked this week" })).toBeVisible();
});
