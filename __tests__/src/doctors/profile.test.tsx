/** One doctor: added by the form, refused for an address in use, shown, and given leave. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { inertPorts } from "../../../src/app/inertPorts.ts";
import { type User } from "../../../src/contract/user.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { aWireDoctor } from "../../support/aWireCallout.ts";
import { ME } from "../../support/liveApp.ts";
import { Refusal, renderScreen } from "../../support/screenApp.tsx";

const detail = () => ({
  data: {
    ...aWireDoctor(),
    specialties: ["Cardiac"],
    registration_body: null,
    registration_number: null,
    notes: null,
    surgeons: [{ id: 8, name: "Ms N. Merrowby", preference: "preferred", set_by: "Anna Whitlocke" }],
  },
});

/** The practice's clock is London's. */
function inLondon(store: Awaited<ReturnType<typeof renderScreen>>["store"], changes: Partial<User> = {}): void {
  const { company } = ME;
  const company_settings = { ...company.company_settings, time_zone: "Europe/London" };
  act(() => {
    store.dispatch(sessionOpened({ user: { ...ME, ...changes, company: { ...company, company_settings } } }));
  });
}

test("a doctor is added, and an address in use is said at its field, once", async () => {
  const user = userEvent.setup();
  let taken = true;
  const { api } = await renderScreen("/doctors/new", {
    "POST /doctors": () =>
      taken ? new Refusal(422, { errors: { email: ["has already been taken"] }, code: "invalid_input" }) : detail(),
    "GET /doctors/:id": detail,
    "GET /doctors": () => ({ data: taken ? [aWireDoctor()] : [], meta: { total: 1, page: 1, per_page: 2 } }),
  });
  await user.type(await screen.findByRole("textbox", { name: /^First name/ }), "Hana");
  await user.type(screen.getByRole("textbox", { name: /^Last name/ }), "Itokawa");
  await user.type(screen.getByRole("textbox", { name: /^Email/ }), "hana@example.test");
  await user.tab();
  expect(await screen.findByText("Another doctor already has this email.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /Save doctor/ }));
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^Email/ })).toHaveAccessibleDescription(
      "Another doctor already has this email.",
    ),
  );
  expect(screen.getAllByText("Another doctor already has this email.")).toHaveLength(1);
  taken = false;
  await user.type(screen.getByRole("textbox", { name: /^Last name/ }), "x");
  await user.click(screen.getByRole("button", { name: /Save doctor/ }));
  expect(await screen.findByRole("heading", { level: 1, name: "Dr Hana Itokawa" })).toBeVisible();
  expect(api.calls("POST /doctors").at(-1)?.body).toMatchObject({
    doctor: { first_name: "Hana", last_name: "Itokawax", email: "hana@example.test", role: "anaesthetist" },
  });
});

test("leave is whole days of the practice's clock, the last one included", async () => {
  const user = userEvent.setup();
  const { api, store } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/unavailabilities": () => ({ data: [] }),
    "POST /doctors/:id/unavailabilities": () => ({ data: {} }),
  });
  // The practice's clock is another than this one's.
  const { company } = ME;
  const company_settings = { ...company.company_settings, time_zone: "Pacific/Auckland" };
  act(() => {
    store.dispatch(sessionOpened({ user: { ...ME, company: { ...company, company_settings } } }));
  });
  expect(await screen.findByText("Days as in Auckland")).toBeVisible();
  await user.type(await screen.findByLabelText("From"), "2026-12-01");
  await user.clear(screen.getByLabelText("To, included"));
  await user.type(screen.getByLabelText("To, included"), "2026-12-07");
  await user.click(screen.getByRole("button", { name: "Add leave" }));
  await waitFor(() => expect(api.calls("POST /doctors/:id/unavailabilities")).toHaveLength(1));
  const sent = api.calls("POST /doctors/:id/unavailabilities")[0]?.body as { starts_at: string; ends_at: string };
  expect([sent.starts_at, sent.ends_at]).toEqual(["2026-11-30T11:00:00.000Z", "2026-12-07T11:00:00.000Z"]);
});

test("half a day of leave is entered by its hours, also on the day the clocks are set, and listed with them", async () => {
  const user = userEvent.setup();
  const { api, store } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/bookings": () => ({ data: [] }),
    "GET /doctors/:id/unavailabilities": () => ({
      data: [
        { id: 1, starts_at: "2031-03-30T00:00:00Z", ends_at: "2031-03-30T11:00:00Z", reason: "sick" },
        { id: 2, starts_at: "2031-03-30T00:00:00Z", ends_at: "2031-03-31T23:00:00Z", reason: "leave" },
      ],
    }),
    "POST /doctors/:id/unavailabilities": () => ({ data: {} }),
  });
  inLondon(store);
  expect(await screen.findByText("Sun, 30 Mar 2031, 00:00 – 12:00")).toBeVisible();
  expect(screen.getByText("Sun, 30 Mar 2031 – Mon, 31 Mar 2031")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "All day" }));
  await user.type(screen.getByLabelText("From"), "2031-03-30");
  expect(screen.getByLabelText("To")).toHaveValue("2031-03-30");
  await user.type(screen.getByLabelText("Start time"), "13:00");
  await user.type(screen.getByLabelText("End time"), "12:00");
  expect(screen.getByLabelText("End time")).toHaveAccessibleDescription("The end must be after the start.");
  await user.click(screen.getByRole("button", { name: "Add leave" }));
  expect(api.calls("POST /doctors/:id/unavailabilities")).toEqual([]);
  await user.clear(screen.getByLabelText("End time"));
  await user.type(screen.getByLabelText("End time"), "18:00");
  await user.click(screen.getByRole("button", { name: "Add leave" }));
  await waitFor(() => expect(api.calls("POST /doctors/:id/unavailabilities")).toHaveLength(1));
  expect(api.calls("POST /doctors/:id/unavailabilities")[0]?.body).toEqual({
    starts_at: "2031-03-30T12:00:00.000Z",
    ends_at: "2031-03-30T17:00:00.000Z",
    reason: "leave",
  });
});

test("the calendar shows leave and bookings in weeks that begin as the person wants, month by month", async () => {
  const user = userEvent.setup();
  jest.useFakeTimers({ now: new Date("2026-11-24T10:42:00Z"), advanceTimers: true, doNotFake: ["queueMicrotask"] });
  const booking = { response_id: 5, callout_id: 412, date: "2026-11-27", start_time: "08:00", site: "Northbank" };
  const { api, store } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/bookings": () => ({ data: [{ ...booking, surgeon: "Ms Reed" }] }),
    "GET /doctors/:id/unavailabilities": () => ({
      data: [{ id: 1, starts_at: "2026-11-25T13:00:00Z", ends_at: "2026-11-27T00:00:00Z", reason: "leave" }],
    }),
  });
  inLondon(store, { week_start: "sunday" });
  const month = within(await screen.findByRole("table", { name: "November 2026" }));
  expect(await month.findByRole("link", { name: "08:00 Northbank, Ms Reed" })).toHaveAttribute("href", "/callouts/412");
  expect(month.getAllByRole("columnheader").map((head) => head.textContent)[0]).toBe("Sun");
  const cell = (day: string) => month.getAllByRole("cell").find((one) => one.querySelector("time")?.dateTime === day);
  expect(cell("2026-11-24")).toHaveAttribute("aria-current", "date");
  expect(cell("2026-11-25")).toHaveTextContent("Leave, 13:00–24:00");
  expect(cell("2026-11-26")).toHaveTextContent(/Leave$/);
  expect(cell("2026-11-27")).not.toHaveTextContent("Leave");
  const asked = () => Object.fromEntries(api.calls("GET /doctors/:id/bookings").at(-1)?.query ?? []);
  await waitFor(() => expect(asked()).toEqual({ from: "2026-11-01", to: "2026-12-05" }));
  await user.click(screen.getByRole("button", { name: "Next month" }));
  expect(await screen.findByRole("table", { name: "December 2026" })).toBeVisible();
  await waitFor(() => expect(asked()).toEqual({ from: "2026-11-29", to: "2027-01-02" }));
  await user.click(screen.getByRole("button", { name: "Today" }));
  expect(await screen.findByRole("table", { name: "November 2026" })).toBeVisible();
  jest.useRealTimers();
});

test("a doctor of nobody's is said in place", async () => {
  await renderScreen("/doctors/51", {});
  expect(await screen.findByText("This doctor is not in your practice")).toBeVisible();
});

test("archiving a booked doctor says what to do first", async () => {
  const said = jest.spyOn(inertPorts.toast, "say");
  await renderScreen("/doctors/51", {
    "GET /doctors/:id": detail,
    "POST /doctors/:id/archive": () => new Refusal(409, { errors: ["x"], code: "invalid_transition" }),
  });
  expect(await screen.findByText("Ms N. Merrowby prefers")).toBeVisible();
  expect(screen.getByText("noted by Anna Whitlocke")).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Archive" }));
  await waitFor(() => expect(said).toHaveBeenCalledWith("error", { key: "doctors:work.booked" }, undefined, undefined));
});

test("a duplicate is searched for, what moves is shown for whoever stays, and merging leads to who stayed", async () => {
  const user = userEvent.setup();
  const other = aWireDoctor({ id: 52, name: "Dr H. Itokawa", email: "h.itokawa@example.test" });
  const brief = (one: typeof other) => ({
    id: one.id,
    name: one.name,
    grade: null,
    email: one.email,
    lock_version: one.id,
  });
  const plan = {
    callouts: 3,
    shared: 1,
    bookings: 0,
    leave: 2,
    emails: 0,
    groups: [],
    surgeons: [],
    sites: [],
    fields: ["notes"],
  };
  let stale = true;
  const { api } = await renderScreen("/doctors/51", {
    "GET /doctors/:id": ({ path }) => (path.endsWith("/52") ? { data: { ...detail().data, ...other } } : detail()),
    "GET /doctors": () => ({ data: [aWireDoctor(), other], meta: { page: 1, per_page: 9, total: 2 } }),
    "POST /doctors/:id/merge_preview": ({ path, body }) => {
      const away = path.includes("/52/");
      const [from, into] = away ? [other, aWireDoctor()] : [aWireDoctor(), other];
      expect(body).toEqual({ into_id: into.id });
      const booked = { callout_id: 7, title: "AM Voss", starts_at: "2026-12-01T08:00:00Z" };
      const clashes = away ? [{ from: booked, into: { ...booked, callout_id: 8, title: "AM Merrowby" } }] : [];
      return { data: { ...plan, from: brief(from), into: brief(into), clashes } };
    },
    "POST /doctors/:id/merge": () =>
      stale ? new Refusal(409, { errors: ["x"], code: "stale", data: {} }) : { data: { ...detail().data, ...other } },
  });
  await user.click(await screen.findByRole("button", { name: "Merge duplicate…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Merge a duplicate of Dr Hana Itokawa" }));
  expect(dialog.getByRole("searchbox", { name: "The other entry" })).toHaveValue("Itokawa");
  expect(dialog.getByRole("searchbox")).toHaveFocus();
  expect(dialog.queryByRole("button", { name: /^Dr Hana/ })).not.toBeInTheDocument();
  await user.click(await dialog.findByRole("button", { name: /^Dr H\. Itokawa/ }));
  expect(dialog.getByRole("radio", { name: /^Dr Hana/ })).toHaveFocus();
  // The one on whose page one is stays, unless one says otherwise; while both are booked at one time, neither goes.
  expect(await dialog.findByText(/^Both are booked at the same time/)).toBeVisible();
  expect(dialog.getByRole("link", { name: "AM Merrowby" })).toHaveAttribute("href", "/callouts/8");
  expect(dialog.queryByRole("button", { name: "Merge" })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("radio", { name: /^Dr H\. Itokawa/ }));
  expect(
    await dialog.findByText("Dr Hana Itokawa (hana@example.test) is then archived", { exact: false }),
  ).toBeVisible();
  expect(dialog.getByRole("button", { name: "Merge" })).not.toHaveFocus();
  const facts = dialog.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual(["Callouts: 3", "Leave: 2", "Details: Internal notes"]);
  expect(dialog.getByText(/^Both were asked for 1 of these callouts/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Merge" }));
  expect(await dialog.findByText(/^Somebody else has changed this/)).toBeVisible();
  stale = false;
  await user.click(await dialog.findByRole("button", { name: "Merge" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Dr H. Itokawa" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls("POST /doctors/:id/merge").at(-1)).toMatchObject({
    path: "/doctors/51/merge",
    body: { into_id: 52, lock_version: 51, into_lock_version: 52 },
  });
});

test("an entry that was merged names who goes on, and nothing can be done with it", async () => {
  const merged_into = { id: 52, name: "Dr H. Itokawa", grade: null };
  await renderScreen("/doctors/51", {
    "GET /doctors/:id": () => ({ data: { ...detail().data, status: "archived", merged_into } }),
  });
  expect(await screen.findByRole("link", { name: "Dr H. Itokawa" })).toHaveAttribute("href", "/doctors/52");
  for (const name of ["Merge duplicate…", "Restore", "Invite", "Edit"])
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
});
