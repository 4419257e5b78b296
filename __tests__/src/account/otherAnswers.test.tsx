/** One's own account in the settings: what is said after a lost answer, and of what another admin API lacks. */
import { fireEvent, screen, within } from "@testing-library/react";
import { aSession, knowsMe } from "../../support/app/aSession.ts";
import { FakeServer } from "../../support/app/fakes/fakeServer.ts";
import { SharedStorage } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";

const CARDS = { Profile: "profile", Password: "password", Language: "language", Devices: "sessions" };
type Card = keyof typeof CARDS;

async function openSettings(server: FakeServer) {
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify(aSession()));
  const { user } = renderApp("/user-settings/settings", { server: knowsMe(server), shared });
  await screen.findByRole("heading", { name: "User settings" }, { timeout: 15_000 });
  // By id: looking for a role walks the whole page, with every time zone there is.
  const card = (name: Card) => within(document.getElementById(CARDS[name]) ?? document.body);
  const fill = (name: Card, label: string, value: string) => {
    const field = card(name).getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  const press = (name: Card, button: string) => user.click(card(name).getByRole("button", { name: button }));
  return { user, card, fill, press };
}

test("a new password whose answer was lost: a refusal of the old one says that it may be set already", async () => {
  const wrong = { status: 422, body: { errors: { current_password: ["is invalid"] } } };
  const server = new FakeServer().on("PUT /auth", wrong);
  const { card, fill, press } = await openSettings(server);
  fill("Password", "Current password", "old");
  fill("Password", "New password", "Harbour-Light-42");
  fill("Password", "Repeat new password", "Harbour-Light-42");
  await press("Password", "Change password");
  expect(await card("Password").findByText("This is not your current password.")).toBeVisible();
  server.on("PUT /auth", "fails");
  await press("Password", "Change password");
  expect(await card("Password").findByText(/cannot be reached/)).toBeVisible();
  // A clear refusal in between says nothing of the lost one.
  server.on("PUT /auth", { status: 429, body: { errors: ["Slow down"], code: "rate_limited" } });
  await press("Password", "Change password");
  expect(await card("Password").findByText(/^Too many attempts/)).toBeVisible();
  server.on("PUT /auth", wrong);
  await press("Password", "Change password");
  expect(await card("Password").findByText(/it may be set already/)).toBeVisible();
  expect(card("Password").queryByText("This is not your current password.")).not.toBeInTheDocument();
});

const missing = { status: 404, body: { status: 404, error: "Not Found" } };
/** devise_token_auth's answer where it knows none of the fields. */
const unknown = {
  status: 422,
  body: { status: "error", errors: ["Please submit proper account update data in request body."] },
};

test.each([
  ["these calls", missing],
  ["these fields", unknown],
])("an admin API without %s: the cards say so, and nothing is lost", async (_, answer) => {
  const server = new FakeServer().on("GET /auth/sessions", missing).on("PUT /auth", answer);
  const { card, fill, press, user } = await openSettings(server);
  expect(await card("Devices").findByText(/does not keep a list of signed-in devices/)).toBeVisible();
  fill("Profile", "First name", "Anna");
  await press("Profile", "Save");
  expect(await card("Profile").findByText(/This cannot be changed here/)).toBeVisible();
  expect(card("Profile").getByLabelText("First name")).toHaveValue("Anna");
  await user.selectOptions(card("Language").getByLabelText("Time zone"), "Europe/Berlin");
  expect(await card("Language").findByText(/This cannot be changed here/)).toBeVisible();
});
