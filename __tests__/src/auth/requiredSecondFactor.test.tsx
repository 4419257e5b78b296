/** A practice that requires two-step verification: the app leads to setting it up, before anything else and amid work. */
import { act, screen, waitFor } from "@testing-library/react";
import { aSession, aTab, knowsMe, settle } from "../../support/app/aSession.ts";
import { FakeServer } from "../../support/app/fakes/fakeServer.ts";
import { ME, SharedStorage } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";

const DUE = { ...ME, second_factor_due: true };
const due = { body: { success: true, data: DUE } };
const headers = { "access-token": "n1", client: "c9", expiry: "1796404700", uid: ME.email };
const refusal = { status: 403, body: { errors: ["Please set it up first."], code: "second_factor_required" } };
const begun = { body: { data: { secret: "ABCDEFGH", uri: "otpauth://totp/x" } } };
const CODES = ["abcd-efgh-jkmn-pqrs"];

test("who signs in lands on the set-up, and once it is done where they wanted to go", async () => {
  const server = new FakeServer().on("POST /auth/sign_in", { body: { data: DUE }, headers });
  const app = renderApp("/doctors", { server });
  await app.type("Email", ME.email);
  await app.type("Password", "x");
  await app.user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("heading", { name: "Two-step verification" })).toBeVisible();
  expect(app.address()).toBe("/auth/second-factor");
  expect(server.heard.map(({ path }) => path).filter((path) => path !== "/config.json")).toEqual(["/auth/sign_in"]);
  server.on("POST /auth/second_factor", begun);
  await app.type("Current password", "x");
  await app.user.keyboard("{Enter}");
  server.on("PUT /auth/second_factor", { body: { data: { recovery_codes: CODES } } });
  await app.type("Six-digit code", "123456");
  await app.user.keyboard("{Enter}");
  expect(await screen.findByRole("list", { name: "Your recovery codes" })).toHaveTextContent(CODES[0] ?? "");
  knowsMe(server);
  await app.user.click(screen.getByRole("button", { name: "I’ve kept the codes" }));
  await waitFor(() => expect(app.address()).toBe("/doctors"));
  expect(app.store.getState().auth.kind).toBe("signedIn");
});

test("a page that is loaded anew stays at the set-up; signing out is the way around it", async () => {
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify(aSession()));
  const server = new FakeServer().on("GET /auth/validate_token", due).on("DELETE /auth/sign_out", {});
  const app = renderApp("/callouts", { server, shared });
  await app.user.click(await screen.findByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(server.count("DELETE /auth/sign_out")).toBe(1));
  await waitFor(() => expect(app.store.getState().auth.kind).toBe("signedOut"));
  expect(app.storage.read("auth")).toBeNull();
});

/** A page that was loaded anew, at the set-up. */
async function atSetUp(server: FakeServer) {
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify(aSession()));
  server.on("GET /auth/validate_token", due);
  const app = renderApp("/callouts", { server, shared });
  await screen.findByRole("heading", { name: "Two-step verification" });
  return app;
}

test("set up in another tab: a refusal that says so lets the person in", async () => {
  const taken = { status: 409, body: { errors: ["It is on already."], code: "invalid_transition" } };
  const server = new FakeServer().on("POST /auth/second_factor", taken);
  const app = await atSetUp(server);
  knowsMe(server);
  await app.type("Current password", "x");
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.store.getState().auth.kind).toBe("signedIn"));
});

test("a lost answer to the code: the second press lets the person in", async () => {
  const server = new FakeServer().on("POST /auth/second_factor", begun).on("PUT /auth/second_factor", "fails");
  const app = await atSetUp(server);
  await app.type("Current password", "x");
  await app.user.keyboard("{Enter}");
  await app.type("Six-digit code", "123456");
  await app.user.keyboard("{Enter}");
  await screen.findByRole("alert");
  knowsMe(server).on("PUT /auth/second_factor", { status: 409, body: { errors: ["No."], code: "invalid_transition" } });
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.store.getState().auth.kind).toBe("signedIn"));
});

test("looked at again, the page asks; while it is due still, what was typed stays", async () => {
  const server = new FakeServer();
  const app = await atSetUp(server);
  const look = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await app.type("Current password", "right");
  await look();
  await waitFor(() => expect(server.count("GET /auth/validate_token")).toBe(2));
  expect(await screen.findByLabelText("Current password")).toHaveValue("right");
  knowsMe(server);
  await look();
  await waitFor(() => expect(app.store.getState().auth.kind).toBe("signedIn"));
});

test("codes that are shown are not lost by a look away, by signing out or by closing the page", async () => {
  const server = new FakeServer().on("POST /auth/second_factor", begun);
  server.on("PUT /auth/second_factor", { body: { data: { recovery_codes: CODES } } });
  const app = await atSetUp(server);
  await app.type("Current password", "x");
  await app.user.keyboard("{Enter}");
  await app.type("Six-digit code", "123456");
  await app.user.keyboard("{Enter}");
  await screen.findByRole("list", { name: "Your recovery codes" });
  knowsMe(server);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByRole("list", { name: "Your recovery codes" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Sign out" })).not.toBeInTheDocument());
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
  await app.user.click(screen.getByRole("button", { name: "I’ve kept the codes" }));
  await waitFor(() => expect(app.store.getState().auth.kind).toBe("signedIn"));
});

test("nobody else reaches the set-up's page", async () => {
  const app = renderApp("/auth/second-factor", { server: new FakeServer() });
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(app.address()).toBe("/auth/login");
});

test.each([
  ["a refusal", refusal],
  ["an answer that says so", due],
])("amid work, %s leads there: nothing fetched is kept, the session is", async (_, answer) => {
  const server = knowsMe(new FakeServer()).on("GET /ping", {});
  const tab = aTab(server, aSession());
  await settle();
  await tab.ping();
  expect(tab.kind()).toBe("signedIn");
  server.on("GET /ping", answer).on("GET /auth/validate_token", due);
  await act(async () => void (await tab.ping()));
  await settle();
  expect(tab.store.getState().auth).toEqual({ kind: "settingUp", email: ME.email });
  expect(tab.store.getState().user.current).toBeNull();
  expect(tab.stored()).toMatchObject({ client: "c1" });
});
