/** One's own account in the settings: what is sent, what a refusal says and where, and what another admin API lacks. */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { sessionEnded, sessionOpened } from "../../../src/features/auth/public.ts";
import { aSession, knowsMe, settle } from "../../support/app/aSession.ts";
import { FakeServer, held } from "../../support/app/fakes/fakeServer.ts";
import { ME, SharedStorage } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";

const NEW_PASSWORD = "Harbour-Light-42";
const NEW_EMAIL = "new@example.test";
const ROW = { browser: "Firefox", system: "Linux", ip: "192.0.2.7", created_at: "2026-11-20T08:00:00Z" };
const SESSIONS = [
  { ...ROW, id: "a", current: true, last_used_at: "2026-11-24T10:00:00Z" },
  { ...ROW, id: "b", current: false, browser: "Edge", system: "Windows", last_used_at: "2026-11-23T22:30:00Z" },
  { ...ROW, id: "c", current: false, browser: null, system: null, last_used_at: "2026-11-22T10:00:00Z" },
];
const CARDS = {
  Profile: "profile",
  "Email address": "email",
  Password: "password",
  "Language and region": "language",
  Notifications: "notifications",
  Calendar: "calendar",
  "Signed-in devices": "sessions",
};
const told = (changes: object) => ({ body: { status: "success", data: { ...ME, ...changes } } });

async function openSettings(server = new FakeServer()) {
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify(aSession()));
  knowsMe(server);
  if (!server.knows("GET /calendar_feed")) server.on("GET /calendar_feed", { body: { data: { url: null } } });
  if (!server.knows("GET /auth/sessions")) server.on("GET /auth/sessions", { body: { data: SESSIONS } });
  const app = renderApp("/user-settings/settings", { server, shared });
  await screen.findByRole("heading", { name: "User settings" }, { timeout: 15_000 });
  // By id: looking for a role walks the whole page, with every time zone there is.
  const card = (name: keyof typeof CARDS) => within(document.getElementById(CARDS[name]) ?? document.body);
  const fill = (name: keyof typeof CARDS, label: string, text: string) => {
    const field = card(name).getByLabelText(label);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  };
  const press = (name: keyof typeof CARDS, button: string | RegExp) =>
    app.user.click(card(name).getByRole("button", { name: button }));
  return { ...app, server, card, fill, press };
}

test("a profile is saved once however often one presses, keeps what was typed on a refusal, and says Saved", async () => {
  const reply = held();
  const server = new FakeServer().on("PUT /auth", () => reply.reply);
  const { card, fill, press, store } = await openSettings(server);
  fill("Profile", "First name", "anna");
  await press("Profile", "Save");
  expect(card("Profile").getByText(/First name/, { selector: "[data-error] *" })).toBeVisible();
  expect(server.count("PUT /auth")).toBe(0);
  fill("Profile", "First name", "Anna");
  await press("Profile", "Save");
  await press("Profile", "Please wait...");
  expect(server.count("PUT /auth")).toBe(1);
  expect(server.of("PUT /auth").body).toEqual({ first_name: "Anna", last_name: ME.last_name, phone: null });
  const errors = { first_name: ["is not nice"], full_messages: ["First name is not nice"] };
  await act(async () => reply.let({ status: 422, body: { status: "error", errors } }));
  expect(await card("Profile").findByText("is not nice")).toBeVisible();
  expect(card("Profile").getByLabelText("First name")).toHaveValue("Anna");
  server.on("PUT /auth", told({ first_name: "Anna" }));
  await press("Profile", "Save");
  expect(await card("Profile").findByText("Saved")).toBeVisible();
  expect(store.getState().user.current?.first_name).toBe("Anna");
});

test("a new address: the wrong password is said at its field; then it waits, is sent again, withdrawn, confirmed", async () => {
  const wrong = { current_password: ["is invalid"], full_messages: ["Current password is invalid"] };
  const server = new FakeServer().on("PUT /auth", { status: 422, body: { errors: wrong } });
  const { card, fill, press } = await openSettings(server);
  const email = "Email address";
  fill(email, "New email address", ME.email.toUpperCase());
  await press(email, "Change email");
  expect(card(email).getByText("This is your email address already.")).toBeVisible();
  fill(email, "New email address", NEW_EMAIL);
  fill(email, "Current password", "nope");
  await press(email, "Change email");
  expect(await card(email).findByText("This is not your current password.")).toBeVisible();
  expect(card(email).getByLabelText("New email address")).toHaveValue(NEW_EMAIL);
  server.on("PUT /auth", told({ unconfirmed_email: NEW_EMAIL }));
  await press(email, "Change email");
  const waiting = await card(email).findByText(`Waiting for you to confirm ${NEW_EMAIL}`);
  expect(waiting).toBeVisible();
  // The form that had the focus is another by now.
  expect(document.activeElement).toContainElement(waiting);
  expect(document.body).not.toHaveFocus();
  expect(server.of("PUT /auth").body).toEqual({ email: NEW_EMAIL, current_password: "nope" });
  server.on("POST /auth/unconfirmed_email", told({ unconfirmed_email: NEW_EMAIL }));
  await press(email, "Send again");
  expect(await card(email).findByText("Sent again. Only the newest link works.")).toBeVisible();
  server.on("GET /auth/validate_token", { body: { success: true, data: { ...ME, email: NEW_EMAIL } } });
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(await card(email).findByText("Your new email address is confirmed.")).toBeVisible();
  expect(card(email).getByText(`You sign in with ${NEW_EMAIL}.`)).toBeVisible();
  expect(card(email).queryByText(/^Sent again/)).not.toBeInTheDocument();
});

test("a change of address can be taken back", async () => {
  const server = new FakeServer().on("PUT /auth", told({ unconfirmed_email: NEW_EMAIL }));
  const { card, fill, press } = await openSettings(server);
  fill("Email address", "New email address", NEW_EMAIL);
  fill("Email address", "Current password", "right");
  await press("Email address", "Change email");
  server.on("DELETE /auth/unconfirmed_email", told({ unconfirmed_email: null }));
  await card("Email address").findByText(/Waiting for you/);
  await press("Email address", "Withdraw");
  expect(await card("Email address").findByText(/^Withdrawn/)).toBeVisible();
  expect(card("Email address").queryByText(/Waiting for you/)).not.toBeInTheDocument();
  server.on("PUT /auth", told({ unconfirmed_email: "other@example.test" }));
  fill("Email address", "New email address", "other@example.test");
  fill("Email address", "Current password", "right");
  await press("Email address", "Change email");
  await card("Email address").findByText("Waiting for you to confirm other@example.test");
  expect(card("Email address").queryByText(/^Withdrawn/)).not.toBeInTheDocument();
});

test("what was confirmed elsewhere before it is taken back is said to be confirmed, and nothing else", async () => {
  const server = new FakeServer().on("PUT /auth", told({ unconfirmed_email: NEW_EMAIL }));
  const { card, fill, press } = await openSettings(server);
  fill("Email address", "New email address", NEW_EMAIL);
  fill("Email address", "Current password", "right");
  await press("Email address", "Change email");
  await card("Email address").findByText(/Waiting for you/);
  server.on("DELETE /auth/unconfirmed_email", told({ email: NEW_EMAIL, unconfirmed_email: null }));
  await press("Email address", "Withdraw");
  expect(await card("Email address").findByText("Your new email address is confirmed.")).toBeVisible();
  expect(card("Email address").queryByText(/^Withdrawn/)).not.toBeInTheDocument();
});

test("a new password: rules, meter, refusals in place; then the fields are empty and the list is fresh", async () => {
  const common = { password: ["is too common"] };
  const server = new FakeServer().on("PUT /auth", { status: 422, body: { errors: common } });
  const { card, fill, press } = await openSettings(server);
  const name = "Password";
  expect(card(name).getByText("10 characters or more")).toBeVisible();
  fill(name, "Current password", "old");
  fill(name, "New password", NEW_PASSWORD);
  fill(name, "Repeat new password", "other");
  await press(name, "Change password");
  expect(server.count("PUT /auth")).toBe(0);
  expect(card(name).getByText("Strong, 5 of 5")).toBeVisible();
  fill(name, "Repeat new password", NEW_PASSWORD);
  await press(name, "Change password");
  expect(await card(name).findByText("This password is too common or too easy to guess.")).toBeVisible();
  server.on("PUT /auth", told({})).on("GET /auth/sessions", { body: { data: SESSIONS.slice(0, 1) } });
  await press(name, "Change password");
  expect(await card(name).findByText(/^Your password has been changed/)).toBeVisible();
  for (const label of ["Current password", "New password", "Repeat new password"])
    expect(card(name).getByLabelText(label)).toHaveValue("");
  await waitFor(() => expect(card("Signed-in devices").getAllByRole("listitem")).toHaveLength(1));
});

test("sessions: this one marked, times in the person's zone, one or all others signed out", async () => {
  const server = new FakeServer()
    .on("PUT /auth", told({ time_zone: "Australia/Sydney" }))
    .on("DELETE /auth/sessions/b", {})
    .on("DELETE /auth/sessions", {});
  const { card, press, user } = await openSettings(server);
  expect(await card("Signed-in devices").findByText("Edge on Windows")).toBeVisible();
  expect(card("Signed-in devices").getByText("This device")).toBeVisible();
  expect(card("Signed-in devices").getAllByRole("button", { name: /^Sign out/ })).toHaveLength(3);
  await user.selectOptions(card("Language and region").getByLabelText("Time zone"), "Australia/Sydney");
  expect(await card("Signed-in devices").findByText(/24 Nov 2026, 09:30/)).toBeVisible();
  expect(server.of("PUT /auth").body).toEqual({ time_zone: "Australia/Sydney" });
  server.on("GET /auth/sessions", { body: { data: SESSIONS.filter(({ id }) => id !== "b") } });
  await press("Signed-in devices", "Sign out Edge on Windows");
  expect(await card("Signed-in devices").findByText("The device has been signed out.")).toBeVisible();
  await waitFor(() => expect(card("Signed-in devices").queryByText("Edge on Windows")).not.toBeInTheDocument());
});

test("where news shows is saved box by box; the first day of the week at once", async () => {
  const server = new FakeServer().on("PUT /auth", ({ body }) => told(body as object));
  const { card, user } = await openSettings(server);
  const news = card("Notifications");
  const box = (name: string) => news.getByRole("checkbox", { name });
  expect(news.getAllByRole("checkbox", { checked: true })).toHaveLength(8);
  await user.click(box("A doctor is booked: On the desktop"));
  expect(server.of("PUT /auth").body).toEqual({ notification_prefs: { callout_confirmed: ["toast"] } });
  expect(await news.findByText("Saved")).toBeVisible();
  expect(box("A doctor is booked: On the desktop")).not.toBeChecked();
  await user.click(box("A doctor is booked: In the app"));
  await user.click(box("A callout is sent: In the app"));
  await waitFor(() =>
    expect(server.of("PUT /auth").body).toEqual({
      notification_prefs: { callout_confirmed: [], new_callout: ["desktop"] },
    }),
  );
  await user.selectOptions(card("Language and region").getByLabelText("First day of the week"), "Sunday");
  expect(server.of("PUT /auth").body).toEqual({ week_start: "sunday" });
  expect(await card("Language and region").findByText("Saved")).toBeVisible();
});

test("a choice made while another is being saved is saved after it; of several the last", async () => {
  const first = held();
  const server = new FakeServer().on("PUT /auth", () => first.reply);
  const { card, user } = await openSettings(server);
  const choice = card("Language and region").getByLabelText("First day of the week");
  await user.selectOptions(choice, "Sunday");
  await user.selectOptions(choice, "Saturday");
  await user.selectOptions(choice, "Monday");
  expect(choice).toHaveDisplayValue("Monday");
  expect(server.count("PUT /auth")).toBe(1);
  first.let(told({ week_start: "sunday" }));
  server.on("PUT /auth", ({ body }) => told(body as object));
  await waitFor(() => expect(server.of("PUT /auth").body).toEqual({ week_start: "monday" }));
  expect(server.count("PUT /auth")).toBe(2);
  expect(await card("Language and region").findByText("Saved")).toBeVisible();
});

test("a choice that waits is not sent for whoever is signed in by then", async () => {
  const first = held();
  const server = new FakeServer().on("PUT /auth", () => first.reply);
  const { card, user, store } = await openSettings(server);
  const choice = card("Language and region").getByLabelText("First day of the week");
  await user.selectOptions(choice, "Sunday");
  await user.selectOptions(choice, "Saturday");
  await act(async () => {
    store.dispatch(sessionEnded({ reason: "elsewhere" }));
    store.dispatch(sessionOpened({ user: { ...ME, id: 99 } }));
    first.let(told({ week_start: "sunday" }));
    await settle();
  });
  expect(server.count("PUT /auth")).toBe(1);
});

test("an old refusal does not stand beside what went well at the calendar", async () => {
  const server = new FakeServer()
    .on("GET /calendar_feed", { body: { data: { url: "https://callouts.example.test/1.ics" } } })
    .on("DELETE /calendar_feed", { status: 403, body: { errors: ["no"], code: "forbidden" } })
    .on("POST /calendar_feed", { body: { data: { url: "https://callouts.example.test/2.ics" } } });
  const { card, press, user } = await openSettings(server);
  for (const act of ["Close", "New address"]) {
    await press("Calendar", act);
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: act }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    if (act === "Close") expect(card("Calendar").getByRole("alert")).toBeVisible();
  }
  expect(await card("Calendar").findByText(/as a subscribed calendar/)).toBeVisible();
  expect(card("Calendar").queryByRole("alert")).not.toBeInTheDocument();
});

test("a calendar address is created, copied, replaced after a question, and closed", async () => {
  let url: string | null = null;
  const address = (next: string | null) => () => {
    url = next;
    return { body: { data: { url } } };
  };
  const server = new FakeServer()
    .on("GET /calendar_feed", () => ({ body: { data: { url } } }))
    .on("POST /calendar_feed", address("https://callouts.example.test/1.ics"))
    .on("DELETE /calendar_feed", address(null));
  const { card, press, user } = await openSettings(server);
  await user.click(await card("Calendar").findByRole("button", { name: "Create address" }));
  expect(await card("Calendar").findByLabelText("Address for your calendar app")).toHaveValue(url);
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await press("Calendar", "Copy address");
  expect(write).toHaveBeenCalledWith(url);
  expect(await card("Calendar").findByText("Copied.")).toBeVisible();
  server.on("POST /calendar_feed", address("https://callouts.example.test/2.ics"));
  await press("Calendar", "New address");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  expect(server.count("POST /calendar_feed")).toBe(1);
  await press("Calendar", "New address");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "New address" }));
  await waitFor(() => expect(card("Calendar").getByRole("textbox")).toHaveValue("https://callouts.example.test/2.ics"));
  await press("Calendar", "Close");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
  expect(await card("Calendar").findByText(/are no longer updated/)).toBeVisible();
  expect(await card("Calendar").findByRole("button", { name: "Create address" })).toBeVisible();
});

test("what was typed is not lost by a link without a question", async () => {
  const { fill, user, address } = await openSettings();
  fill("Profile", "First name", "Anna");
  await user.click(screen.getByRole("link", { name: "Doctors" }));
  expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Stay" }));
  expect(address()).toBe("/user-settings/settings");
});
