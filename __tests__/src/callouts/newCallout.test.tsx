/** Writing a callout: what is missing, who would be mailed, and sending once. */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { address, FORM_ANSWERS, fillCallout, HANA } from "../../support/app/calloutForm.ts";
import { fieldDate, pick, pickerField, shownIn } from "../../support/app/datePickers.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail, aList, inHours } from "../../support/aWireCallout.ts";

const focused = () => document.activeElement as HTMLElement;

test("pressing Send too early says what is missing and leads to each field", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", FORM_ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  await user.click(screen.getByRole("button", { name: "Send" }));
  const summary = screen.getByText("4 things to correct").closest<HTMLElement>("[role=alert]");
  expect(summary).toContainElement(focused());
  await user.click(within(summary as HTMLElement).getByRole("link", { name: "Choose a site (list 1)" }));
  await waitFor(() => expect(screen.getByLabelText("Site")).toHaveFocus());
  expect(screen.getByLabelText("Site")).toBeInvalid();
  expect(api.calls("POST /callouts")).toEqual([]);
});

test("a list that is added afterwards is not wrong before it is written, and the focus is in what is opened or left", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", FORM_ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(pickerField("Date")).toBeInvalid();
  await user.click(screen.getByRole("button", { name: "Add another date" }));
  await waitFor(() => expect(pickerField("Date")).toContainElement(focused()));
  expect(pickerField("Date")).toBeValid();
  expect(screen.getByText("4 things to correct")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Edit list 1" }));
  await waitFor(() => expect(pickerField("Date")).toContainElement(focused()));
  expect(pickerField("Date")).toBeInvalid();
  await user.click(screen.getByRole("button", { name: "Remove list 2" }));
  await waitFor(() => expect(pickerField("Date")).toContainElement(focused()));
  await user.click(screen.getByRole("button", { name: "Add another date" }));
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(pickerField("Date")).toBeInvalid();
});

test("a session brings its usual times", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", FORM_ANSWERS);
  await user.click(screen.getByRole("radio", { name: "PM" }));
  expect(shownIn("Starts")).toBe("13:30");
  expect(shownIn("Ends")).toBe("17:30");
});

test("who would be mailed is shown, and nothing can be sent while that is old", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", FORM_ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  expect(pickerField("Date")).toHaveTextContent(/^\w{3}\s*\d+ \w{3,4} \d{4}/);
  expect(await screen.findByRole("button", { name: "Send to 1 doctor" })).toBeEnabled();
  expect(screen.getByText("Up to date")).toBeVisible();
  expect(screen.getByText("Dr Owen Talgarth · booked Mon, 3 Feb 2031")).toBeVisible();
  expect(screen.getByTitle("The email as designed")).toHaveAttribute("src", "/admin_api/mail_previews/x");
  await user.type(screen.getByLabelText(/^Message/), "Parking in bay C.");
  expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "true");
  expect(await screen.findByRole("button", { name: "Send to 1 doctor" })).toBeEnabled();
});

test("leaving asks first where something was typed", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", FORM_ANSWERS);
  await user.type(screen.getByLabelText(/^Message/), "Hello");
  await user.click(screen.getByRole("link", { name: "Callouts" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Leave without sending?" }));
  await user.click(dialog.getByRole("button", { name: "Stay" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^Message/)).toHaveValue("Hello");
  expect(address()).toBe("/callouts/new");
});

const SCHEDULED = {
  ...FORM_ANSWERS,
  "POST /callouts/:id/schedule": () => ({ data: aDetail({ id: 500, status: "scheduled" }) }),
};

/** The question when a callout that is complete should be sent. */
async function askLater(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByRole("button", { name: "Send to 1 doctor" });
  await user.click(screen.getByRole("button", { name: "Send later…" }));
  return within(await screen.findByRole("dialog", { name: "When should it be sent?" }));
}

test("sent later: the one draft is kept, then put on the clock, in the site's time", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", SCHEDULED);
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  const dialog = await askLater(user);
  await pick("Date and time", "2020-01-01", dialog);
  await user.click(dialog.getByRole("button", { name: "Schedule" }));
  expect(await dialog.findByText(/^Choose a time in the future/)).toBeVisible();
  expect(api.calls("POST /callouts/:id/schedule")).toEqual([]);
});

test("a time of sending that is past the deadline for answers is refused beside its field", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", SCHEDULED);
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await user.click(screen.getByRole("button", { name: "Tomorrow, 12:00" }));
  const dialog = await askLater(user);
  await pick("Date and time", inHours(72).slice(0, 10), dialog);
  await user.click(dialog.getByRole("button", { name: "Schedule" }));
  expect(await dialog.findByText("It must be sent before the respond-by deadline.")).toBeVisible();
  expect(api.calls("POST /callouts/:id/schedule")).toEqual([]);
  await pick("Date and time", inHours(24).slice(0, 10), dialog);
  await user.click(dialog.getByRole("button", { name: "Schedule" }));
  await waitFor(() => expect(api.calls("POST /callouts/:id/schedule")).toHaveLength(1));
});

test("a draft is kept without asking anybody, and leaving is no question then", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", FORM_ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await user.click(await screen.findByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(address()).toBe("/callouts/500"));
  expect(api.calls("POST /callouts")).toHaveLength(1);
  expect(api.calls("POST /callouts/:id/send")).toEqual([]);
});

test("sessions of other kinds have their own hours, round the clock too, and a list repeats weekly", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", FORM_ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  const date = inHours(240).slice(0, 10);
  // A year typed by its digits is small at first.
  await pick("Date", "0002-12-01");
  await pick("Date", date);
  await user.click(screen.getByRole("radio", { name: "Other" }));
  await user.selectOptions(screen.getByLabelText("Type of session"), "On call");
  expect(shownIn("Starts")).toBe("08:00");
  expect(shownIn("Ends")).toBe("08:00");
  expect(screen.getByText("Ends on the next day")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Repeat weekly…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Repeat weekly" }));
  await user.selectOptions(dialog.getByLabelText("Number of further weeks"), "39");
  await user.click(dialog.getByRole("button", { name: "Add 39 lists" }));
  expect(screen.getAllByRole("button", { name: /^Edit list on/ })).toHaveLength(39);
  expect(screen.getByRole("button", { name: "Repeat weekly…" })).toBeDisabled();
  expect(screen.getByText("A callout can have up to 40 lists.")).toBeVisible();
});

test("respond-by is suggested, and a title of one's own goes with the callout", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", FORM_ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await user.click(screen.getByRole("button", { name: "The day before, 17:00" }));
  const before = new Date(Date.parse(inHours(216))).toISOString().slice(0, 10);
  expect(shownIn(/^Respond by \(/)).toBe(fieldDate(before));
  expect(shownIn("Respond by, time")).toBe("17:00");
  await user.click(screen.getByRole("button", { name: "No deadline" }));
  expect(shownIn(/^Respond by \(/)).toBe("");
  await user.click(screen.getByRole("button", { name: "Tomorrow, 12:00" }));
  await user.type(screen.getByLabelText(/^Title/), "Christmas cover");
  await user.click(await screen.findByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(address()).toBe("/callouts/500"));
  const sent = api.calls("POST /callouts")[0]?.body as { callout: { respond_by: string; title: string } };
  expect(sent.callout.title).toBe("Christmas cover");
  expect(sent.callout.respond_by.slice(11, 16)).toBe("12:00");
});

/** In its form: a callout that goes out by itself. */
async function editScheduled() {
  const scheduled = aDetail({ status: "scheduled", sent_at: null, send_at: inHours(24), message: "Parking in bay C" });
  const recipient = { id: 1, doctor: HANA, delivery: "queued", skip_reason: null, overridden: false } as const;
  const recipients = [{ ...recipient, sent_at: null, reminded_at: null, first_opened_at: null }];
  const data = { ...scheduled, recipients, respond_by: null, responses: [] };
  const { api } = await renderScreen("/callouts/412/edit", {
    ...FORM_ANSWERS,
    "GET /sites": () => ({ data: [{ id: 1, name: "St Brannoc’s", short_name: "SB", time_zone: "UTC", theatres: [] }] }),
    "GET /surgeons": () => ({ data: [{ id: 1, display_name: "Ms N. Merrowby", specialty: null }] }),
    "GET /callouts/:id": () => ({ data }),
    "PUT /callouts/:id": () => ({ data }),
  });
  expect(await screen.findByText(/^Sends \w+/)).toBeVisible();
  return { api, data, user: userEvent.setup() };
}
const OFF_SCHEDULE = new Refusal(422, {
  errors: { "callout.respond_by": ["must be after send_at"] },
  code: "invalid_input",
});

test("what is scheduled goes out at once although its deadline is before the time it was to go out by itself", async () => {
  const { api, data, user } = await editScheduled();
  const draft = { ...data, status: "draft" as const, send_at: null, lock_version: 8 };
  Object.assign(api.answers, {
    "PUT /callouts/:id": () => OFF_SCHEDULE,
    "POST /callouts/:id/unschedule": () => {
      api.answers["PUT /callouts/:id"] = () => ({ data: { ...draft, lock_version: 9 } });
      return { data: draft };
    },
    "POST /callouts/:id/send": () => new Refusal(409, { errors: ["nobody"], code: "nobody_to_send_to" }),
  });
  fireEvent.change(await screen.findByLabelText(/^Message/), { target: { value: "Parking is closed" } });
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  await waitFor(() => expect(api.calls("POST /callouts/:id/send")[0]?.body).toEqual({ lock_version: 9 }));
  const versions = api.calls("PUT /callouts/:id").map(({ body }) => (body as { lock_version: number }).lock_version);
  expect(versions).toEqual([data.lock_version, 8]);
  // It is a draft by now, and says so.
  expect(await screen.findByRole("button", { name: "Save draft" })).toBeVisible();
});

test("what is scheduled is changed only when that is asked for, and stays scheduled", async () => {
  const { api, data, user } = await editScheduled();
  const message = await screen.findByLabelText(/^Message/);
  jest.useFakeTimers({ advanceTimers: true });
  fireEvent.change(message, { target: { value: "Parking is closed" } });
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  expect(api.calls("PUT /callouts/:id")).toEqual([]);
  api.answers["PUT /callouts/:id"] = () => OFF_SCHEDULE;
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("It must be sent before the respond-by deadline.")).toBeVisible();
  api.answers["PUT /callouts/:id"] = () => ({ data });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(address()).toBe("/callouts/412"));
  expect(api.calls("PUT /callouts/:id")[0]?.body).toMatchObject({ callout: { message: "Parking is closed" } });
  expect(api.calls("POST /callouts/:id/send")).toEqual([]);
});

test("a draft that somebody edited meanwhile shows both versions, and neither goes before one is chosen", async () => {
  const user = userEvent.setup();
  const data = { lock_version: 5, updated_at: new Date(Date.now() - 60_000).toISOString(), updated_by: "Beatrix Holm" };
  const recipient_groups = [{ id: 9, name: "Partners", count: 11, doctor_ids: [51] }];
  const lists = [
    aList({ site: { id: 7, name: "Northbank", short_name: "NB" }, surgeon: { id: 8, name: "Mr J. Okandi" } }),
  ];
  const theirs = aDetail({ id: 500, status: "draft", message: "Parking in bay D", recipient_groups, lists });
  const { api } = await renderScreen("/callouts/new", {
    ...FORM_ANSWERS,
    "PUT /callouts/:id": () => new Refusal(409, { errors: ["stale"], code: "stale", data }),
    "GET /callouts/:id": () => ({ data: theirs }),
    "POST /callouts/:id/send": () => new Refusal(500, { errors: ["x"], code: "server_error" }),
  });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  await screen.findByText(/What you typed is still here/);
  await user.type(screen.getByLabelText(/^Message/), "Mine");
  await user.click(await screen.findByRole("button", { name: "Save draft" }));
  expect(await screen.findByRole("row", { name: "Message Parking in bay D Mine" })).toBeVisible();
  expect(screen.getByText("Beatrix Holm edited this 1 min ago.")).toBeVisible();
  expect(screen.getByLabelText(/^Message/)).toHaveValue("Mine");
  api.answers["PUT /callouts/:id"] = () => ({ data: aDetail({ id: 500, status: "draft", lock_version: 6 }) });
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
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
  await renderScreen("/callouts/new", { ...FORM_ANSWERS, "GET /sites": () => ({ data: [here, abroad] }) });
  await screen.findByRole("option", { name: "Abroad" });
  await user.selectOptions(screen.getByLabelText("Site"), "Northbank");
  expect(screen.queryByText(/ time$/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Site"), "Abroad");
  expect(pickerField("Starts")).toHaveAccessibleDescription("Kolkata time");
  expect(pickerField(/^Respond by \(/)).toHaveAccessibleDescription("Kolkata time");
});
