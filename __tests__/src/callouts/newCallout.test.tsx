/** Writing a callout: what is missing, who would be mailed, and sending once. */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { aDetail, aWireDoctor, inHours } from "../../support/aWireCallout.ts";
import { type Answers, Refusal, renderScreen } from "../../support/screenApp.tsx";

const HANA = { id: 51, name: "Dr Hana Itokawa", grade: null };
const ANSWERS: Answers = {
  "GET /sites": () => ({
    data: [{ id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: ["Theatre 1"] }],
  }),
  "GET /surgeons": () => ({ data: [{ id: 8, display_name: "Mr J. Okandi", specialty: "Urology" }] }),
  "GET /doctor_groups": () => ({ data: [{ id: 9, name: "Partners", doctors: 11 }] }),
  "GET /doctors": () => ({ data: [aWireDoctor()], meta: { page: 1, per_page: 8, total: 1 } }),
  "POST /callouts/preview": () => ({
    data: {
      ...{ will_send: [HANA], preferences: [] },
      skipped: [{ doctor: { id: 52, name: "Dr Owen Talgarth", grade: null }, reason: "clash", date: "2031-02-03" }],
      email: {
        from_name: "Harbour",
        subject: "Can you cover?",
        html_url: "/admin_api/mail_previews/x",
        text: "Dear Dr Itokawa",
      },
    },
  }),
  "POST /callouts": () => ({ data: aDetail({ id: 500, status: "draft" }) }),
  "POST /callouts/:id/send": () => ({ data: aDetail({ id: 500 }) }),
  "GET /callouts/:id": () => ({ data: aDetail({ id: 500 }) }),
  "GET /callouts/:id/events": () => ({ data: [] }),
};

async function fill(user: UserEvent) {
  await user.type(screen.getByLabelText("Date"), inHours(240).slice(0, 10));
  await user.click(screen.getByRole("radio", { name: "All day" }));
  await user.selectOptions(screen.getByLabelText("Site"), "Northbank");
  await user.selectOptions(screen.getByLabelText("Surgeon"), "Mr J. Okandi");
  await user.type(screen.getByRole("combobox", { name: "Send to" }), "part");
  await screen.findByRole("option", { name: "Partners (11)" });
  await user.keyboard("{Enter}");
}

const address = () => screen.getByRole("status", { name: "address" }).textContent;

test("pressing Send too early says what is missing and leads to each field", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  await user.click(screen.getByRole("button", { name: "Send" }));
  const summary = screen.getByText("4 things to correct").closest<HTMLElement>("[role=alert]");
  expect(summary).toContainElement(document.activeElement as HTMLElement);
  await user.click(within(summary as HTMLElement).getByRole("link", { name: "Choose a site (list 1)" }));
  await waitFor(() => expect(screen.getByLabelText("Site")).toHaveFocus());
  expect(screen.getByLabelText("Site")).toBeInvalid();
  expect(api.calls("POST /callouts")).toEqual([]);
});

test("a session brings its usual times", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", ANSWERS);
  await user.click(screen.getByRole("radio", { name: "PM" }));
  expect(screen.getByLabelText("Starts")).toHaveValue("13:30");
  expect(screen.getByLabelText("Ends")).toHaveValue("17:30");
});

test("who would be mailed is shown, and nothing can be sent while that is old", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  await fill(user);
  // The date's own figures come in an order of the browser's; below it stands the weekday.
  expect(screen.getByLabelText("Date")).toHaveAccessibleDescription(/^\w{3},? \d+ \w{3,4}( \d{4})?$/);
  expect(await screen.findByRole("button", { name: "Send to 1 doctor" })).toBeEnabled();
  expect(screen.getByText("Up to date")).toBeVisible();
  expect(screen.getByText("Dr Owen Talgarth · booked Mon, 3 Feb 2031")).toBeVisible();
  expect(screen.getByTitle("The email as designed")).toHaveAttribute("src", "/admin_api/mail_previews/x");
  await user.type(screen.getByLabelText(/^Message/), "Parking in bay C.");
  expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
  expect(await screen.findByRole("button", { name: "Send to 1 doctor" })).toBeEnabled();
});

test("sending that fails keeps every word, and trying again uses the same draft", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", {
    ...ANSWERS,
    "POST /callouts/:id/send": () => new Refusal(503, { errors: ["later"], code: "unavailable" }),
  });
  await screen.findByRole("option", { name: "Northbank" });
  await fill(user);
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
  expect(screen.getByLabelText("Site")).toHaveDisplayValue("Northbank");
  api.answers["POST /callouts/:id/send"] = () => ({ data: aDetail({ id: 500 }) });
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  await waitFor(() => expect(address()).toBe("/callouts/500"));
  expect(api.calls("POST /callouts")).toHaveLength(1);
  expect(api.calls("POST /callouts")[0]?.body).toMatchObject({
    callout: {
      lists: [{ session: "all_day", start_time: "08:00", end_time: "17:30", site_id: 7, surgeon_id: 8 }],
      recipients: { doctor_ids: [], group_ids: [9] },
    },
  });
});

test("leaving asks first where something was typed", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", ANSWERS);
  await user.type(screen.getByLabelText(/^Message/), "Hello");
  await user.click(screen.getByRole("link", { name: "Callouts" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Leave without sending?" }));
  await user.click(dialog.getByRole("button", { name: "Stay" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^Message/)).toHaveValue("Hello");
  expect(address()).toBe("/callouts/new");
});

test("sent later: the one draft is kept, then put on the clock, in the site's time", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", {
    ...ANSWERS,
    "POST /callouts/:id/schedule": () => ({ data: aDetail({ id: 500, status: "scheduled" }) }),
  });
  await screen.findByRole("option", { name: "Northbank" });
  await fill(user);
  await screen.findByRole("button", { name: "Send to 1 doctor" });
  await user.click(screen.getByRole("button", { name: "Send later…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "When shall it be sent?" }));
  const at = dialog.getByLabelText("Date and time");
  fireEvent.change(at, { target: { value: "2020-01-01T08:00" } });
  await user.click(dialog.getByRole("button", { name: "Schedule" }));
  expect(await dialog.findByText(/^Choose a time in the future/)).toBeVisible();
  expect(api.calls("POST /callouts/:id/schedule")).toEqual([]);
});

test("a draft is kept without asking anybody, and leaving is no question then", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  await fill(user);
  await user.click(await screen.findByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(address()).toBe("/callouts/500"));
  expect(api.calls("POST /callouts")).toHaveLength(1);
  expect(api.calls("POST /callouts/:id/send")).toEqual([]);
});

test("sessions of other kinds have their own hours, round the clock too, and a list repeats weekly", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  const date = inHours(240).slice(0, 10);
  // A year typed by its digits is small at first.
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "0002-12-01" } });
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "122026-02-04" } });
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: date } });
  await user.click(screen.getByRole("radio", { name: "Other" }));
  await user.selectOptions(screen.getByLabelText("Kind of session"), "On call");
  expect(screen.getByLabelText("Starts")).toHaveValue("08:00");
  expect(screen.getByLabelText("Ends")).toHaveValue("08:00");
  expect(screen.getByText("Ends on the next day")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Repeat weekly…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Repeat weekly" }));
  await user.selectOptions(dialog.getByLabelText("How many weeks more"), "9");
  await user.click(dialog.getByRole("button", { name: "Add 9 lists" }));
  expect(screen.getAllByRole("button", { name: /^Edit list on/ })).toHaveLength(9);
  expect(screen.getByRole("button", { name: "Repeat weekly…" })).toBeDisabled();
  expect(screen.getByText("A callout holds at most 10 lists.")).toBeVisible();
});

test("respond-by is suggested, and a title of one's own goes with the callout", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  await fill(user);
  await user.click(screen.getByRole("button", { name: "The day before, 17:00" }));
  const before = new Date(Date.parse(inHours(216))).toISOString().slice(0, 10);
  expect(screen.getByLabelText(/^Respond by \(/)).toHaveValue(before);
  expect(screen.getByLabelText("Respond by, time")).toHaveValue("17:00");
  await user.click(screen.getByRole("button", { name: "No limit" }));
  expect(screen.getByLabelText(/^Respond by \(/)).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Tomorrow, 12:00" }));
  await user.type(screen.getByLabelText(/^Title/), "Christmas cover");
  await user.click(await screen.findByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(address()).toBe("/callouts/500"));
  const sent = api.calls("POST /callouts")[0]?.body as { callout: { respond_by: string; title: string } };
  expect(sent.callout.title).toBe("Christmas cover");
  expect(sent.callout.respond_by.slice(11, 16)).toBe("12:00");
});

test("what is scheduled is changed only when that is asked for, and stays scheduled", async () => {
  const user = userEvent.setup();
  const scheduled = aDetail({ status: "scheduled", sent_at: null, send_at: inHours(24), message: "Parking in bay C" });
  const recipient = { id: 1, doctor: HANA, delivery: "queued", skip_reason: null, overridden: false } as const;
  const recipients = [{ ...recipient, sent_at: null, reminded_at: null, first_opened_at: null }];
  const data = { ...scheduled, recipients, respond_by: null, responses: [] };
  const { api } = await renderScreen("/callouts/412/edit", {
    ...ANSWERS,
    "GET /sites": () => ({ data: [{ id: 1, name: "St Brannoc’s", short_name: "SB", time_zone: "UTC", theatres: [] }] }),
    "GET /surgeons": () => ({ data: [{ id: 1, display_name: "Ms N. Merrowby", specialty: null }] }),
    "GET /callouts/:id": () => ({ data }),
    "PUT /callouts/:id": () => ({ data }),
  });
  expect(await screen.findByText(/^Sends \w+/)).toBeVisible();
  const message = await screen.findByLabelText(/^Message/);
  jest.useFakeTimers({ advanceTimers: true });
  fireEvent.change(message, { target: { value: "Parking is closed" } });
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  expect(api.calls("PUT /callouts/:id")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(address()).toBe("/callouts/412"));
  expect(api.calls("PUT /callouts/:id")[0]?.body).toMatchObject({ callout: { message: "Parking is closed" } });
  expect(api.calls("POST /callouts/:id/send")).toEqual([]);
});

test("a draft that somebody edited meanwhile says who, and is overwritten only on demand", async () => {
  const user = userEvent.setup();
  const data = { lock_version: 5, updated_at: new Date(Date.now() - 60_000).toISOString(), updated_by: "Beatrix Holm" };
  const { api } = await renderScreen("/callouts/new", {
    ...ANSWERS,
    "PUT /callouts/:id": () => new Refusal(409, { errors: ["stale"], code: "stale", data }),
    "POST /callouts/:id/send": () => new Refusal(503, { errors: ["later"], code: "unavailable" }),
  });
  await screen.findByRole("option", { name: "Northbank" });
  await fill(user);
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  await screen.findByText(/What you typed is still here/);
  await user.type(screen.getByLabelText(/^Message/), "Mine");
  await user.click(await screen.findByRole("button", { name: "Save draft" }));
  expect(await screen.findByText("Beatrix Holm edited this 1 min ago.")).toBeVisible();
  api.answers["PUT /callouts/:id"] = () => ({ data: aDetail({ id: 500, status: "draft", lock_version: 6 }) });
  await user.click(screen.getByRole("button", { name: "Overwrite with mine" }));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  const versions = api.calls("PUT /callouts/:id").map(({ body }) => (body as { lock_version: number }).lock_version);
  expect(versions.at(-1)).toBe(5);
  expect(screen.getByLabelText(/^Message/)).toHaveValue("Mine");
});

test("where a site's clocks are others than one's own, its zone stands beside the times, and nowhere else", async () => {
  const user = userEvent.setup();
  const site = { id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] };
  const abroad = { ...site, id: 17, name: "Abroad", time_zone: "Asia/Kolkata" };
  const here = { ...site, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  await renderScreen("/callouts/new", { ...ANSWERS, "GET /sites": () => ({ data: [here, abroad] }) });
  await screen.findByRole("option", { name: "Abroad" });
  await user.selectOptions(screen.getByLabelText("Site"), "Northbank");
  expect(screen.queryByText(/ time$/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Site"), "Abroad");
  expect(screen.getByLabelText("Starts")).toHaveAccessibleDescription("Kolkata time");
  expect(screen.getByLabelText(/^Respond by \(/)).toHaveAccessibleDescription("Kolkata time");
});
