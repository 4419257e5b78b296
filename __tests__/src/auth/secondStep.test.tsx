/** The second step of signing in: asked for where the server says so, and nowhere else. */
import { screen, waitFor } from "@testing-library/react";
import { FakeServer, type Reply } from "../../support/app/fakes/fakeServer.ts";
import { ME } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";

const PASSWORD = "Harbour-Light-42";
const refused = (code: string): Reply => ({ status: 401, body: { success: false, errors: [code], code } });
const SESSION = { "access-token": "t1", client: "c1", expiry: "1796404700", uid: ME.email };
const REJECTED = "That code isn’t right, or it was used before. Please try the next one.";

async function asked() {
  const server = new FakeServer().on("POST /auth/sign_in", refused("otp_required"));
  const app = renderApp("/auth/login", { server });
  await app.type("Email", ` ${ME.email} `);
  await app.type("Password", PASSWORD);
  await app.user.click(screen.getByRole("button", { name: "Continue" }));
  const field = await screen.findByLabelText("Six-digit code");
  const sent = () => server.of("POST /auth/sign_in").body;
  return { ...app, server, field, sent };
}

test("the code is asked for in place of the password, with the focus in its field, and sent with what was typed", async () => {
  const { user, field, server, sent, store } = await asked();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute("autocomplete", "one-time-code");
  expect(field).toHaveAttribute("inputmode", "numeric");
  expect(screen.getByRole("group", { name: "Two-step verification" })).toContainElement(field);
  expect(screen.getByRole("status")).toHaveTextContent(ME.email);
  expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
  expect(sent()).toEqual({ email: ME.email, password: PASSWORD });
  server.on("POST /auth/sign_in", { body: { data: ME }, headers: SESSION });
  await user.keyboard("123 456{Enter}");
  expect(sent()).toEqual({ email: ME.email, password: PASSWORD, otp_code: "123 456" });
  await waitFor(() => expect(store.getState().auth.kind).toBe("signedIn"));
});

test("a wrong code is said at the field, which keeps what was typed and the focus; none at all is not sent", async () => {
  const { user, field, server } = await asked();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Please enter the code.")).toBeVisible();
  expect(server.count("POST /auth/sign_in")).toBe(1);
  server.on("POST /auth/sign_in", refused("otp_rejected"));
  await user.keyboard("123456{Enter}");
  expect(await screen.findByText(REJECTED)).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(REJECTED);
  expect(field).toHaveValue("123456");
  expect(field).toHaveFocus();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a recovery code goes under its own name", async () => {
  const { user, server, sent } = await asked();
  await user.keyboard("12");
  await user.click(screen.getByRole("button", { name: "Use a recovery code instead" }));
  const field = await screen.findByLabelText("Recovery code");
  expect(field).toHaveFocus();
  expect(field).toHaveValue("");
  expect(field).not.toHaveAttribute("inputmode", "numeric");
  server.on("POST /auth/sign_in", refused("otp_rejected"));
  await user.keyboard("abcd-efgh-jkmn-pqrs{Enter}");
  expect(await screen.findByText(REJECTED)).toBeVisible();
  expect(sent()).toEqual({ email: ME.email, password: PASSWORD, recovery_code: "abcd-efgh-jkmn-pqrs" });
});

test("back leads to what was typed before; signing in from there sends no code", async () => {
  const { user, sent, server } = await asked();
  await user.keyboard("123456");
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByLabelText("Email")).toHaveValue(ME.email);
  expect(screen.getByLabelText("Password")).toHaveValue(PASSWORD);
  expect(screen.getByLabelText("Password")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByLabelText("Six-digit code")).toHaveValue("");
  expect(sent()).toEqual({ email: ME.email, password: PASSWORD });
  expect(server.count("POST /auth/sign_in")).toBe(2);
});

test("too many codes: how long it takes is said above the field", async () => {
  const { user, server } = await asked();
  server.on("POST /auth/sign_in", { status: 429, body: { errors: ["Slow down."] } });
  await user.keyboard("123456{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Slow down.");
  expect(screen.getByLabelText("Six-digit code")).toHaveValue("123456");
});
