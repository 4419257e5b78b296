/** The settings' cards where something hinders them: what could not be read, and a browser that copies nothing. */
import { screen, within } from "@testing-library/react";
import { aSession, knowsMe } from "../../support/app/aSession.ts";
import { FakeServer, type Reply } from "../../support/app/fakes/fakeServer.ts";
import { SharedStorage } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";

const FEED = { body: { data: { url: "https://callouts.example.test/1.ics" } } };
const OFF = { body: { data: { enabled: false, enabled_at: null, recovery_codes_left: 0 } } };

async function openCard(id: string, question: string, reply: Reply) {
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify(aSession()));
  const server = knowsMe(new FakeServer()).on(question, reply);
  const { user } = renderApp("/user-settings/settings", { server, shared });
  await screen.findByRole("heading", { name: "User settings" });
  return { server, user, card: within(document.getElementById(id) ?? document.body) };
}

test.each([
  ["calendar", "GET /calendar_feed", FEED, "Copy address"],
  ["second-factor", "GET /auth/second_factor", OFF, "Set up"],
])("what could not be read is said, and asked for again: %s", async (id, question, later, button) => {
  const refused = { status: 403, body: { errors: ["no"], code: "forbidden" } };
  const { server, user, card } = await openCard(id, question, refused);
  expect(await card.findByRole("alert")).toHaveTextContent(/\w/);
  server.on(question, later);
  await user.click(card.getByRole("button", { name: "Try again" }));
  expect(await card.findByRole("button", { name: button })).toBeVisible();
  expect(card.queryByRole("alert")).not.toBeInTheDocument();
});

test("where the browser has nothing to copy to, as on plain http, the address is to be copied by hand", async () => {
  const { user, card } = await openCard("calendar", "GET /calendar_feed", FEED);
  jest.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as unknown as Clipboard);
  await user.click(await card.findByRole("button", { name: "Copy address" }));
  expect(await card.findByText(/^The browser did not allow that/)).toBeVisible();
});
