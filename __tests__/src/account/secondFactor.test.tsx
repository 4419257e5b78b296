/** Two-step verification in one's own settings: set up, its recovery codes, turned off. */
import { act, screen, waitFor, within } from "@testing-library/react";
import decodeQR from "qr/decode.js";
import { aSession, knowsMe } from "../../support/app/aSession.ts";
import { type FakeCable } from "../../support/app/fakes/fakeCable.ts";
import { FakeServer } from "../../support/app/fakes/fakeServer.ts";
import { ME, SharedStorage } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const URI = `otpauth://totp/Callouts:${encodeURIComponent(ME.email)}?issuer=Callouts&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`;
const CODES = Array.from({ length: 10 }, (_, n) => `abcd-efgh-jkmn-pqr${n}`);
const OFF = { enabled: false, enabled_at: null, recovery_codes_left: 0 };
const ON = { enabled: true, enabled_at: "2026-11-24T10:00:00.000Z", recovery_codes_left: 9 };
const told = (codes: string[]) => ({ body: { data: { recovery_codes: codes } } });
const wrong = (field: string) => ({ status: 422, body: { errors: { [field]: ["is invalid"] } } });

async function open(factor: object, server = new FakeServer()) {
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify(aSession()));
  knowsMe(server).on("GET /auth/second_factor", { body: { data: factor } });
  const app = renderApp("/user-settings/settings", { server, shared });
  await screen.findByRole("heading", { name: "User settings" }, { timeout: 15_000 });
  const card = within(document.getElementById("second-factor") ?? document.body);
  const press = async (name: string) => app.user.click(await card.findByRole("button", { name }));
  return { ...app, server, card, press };
}

/** What a reader sees in the picture, eight pixels a module. */
function read(picture: Element): string {
  const modules = Number(picture.getAttribute("viewBox")?.split(" ")[2]);
  const size = modules * 8;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const dark =
    picture
      .querySelector("path")
      ?.getAttribute("d")
      ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? [];
  for (const [, x, y] of dark)
    for (let row = 0; row < 8; row++) {
      const begin = ((Number(y) * 8 + row) * size + Number(x) * 8) * 4;
      data.fill(0, begin, begin + 8 * 4);
    }
  return decodeQR({ width: size, height: size, data });
}

test("set up: password, picture and key, a code of the app; then the recovery codes, once", async () => {
  const server = new FakeServer().on("POST /auth/second_factor", wrong("current_password"));
  const { card, user, press } = await open(OFF, server);
  expect(await card.findByText("Off")).toBeVisible();
  await press("Set up");
  expect(await card.findByLabelText("Current password")).toHaveFocus();
  await user.keyboard("nope{Enter}");
  expect(await card.findByText("This is not your current password.")).toBeVisible();
  server.on("POST /auth/second_factor", { body: { data: { secret: SECRET, uri: URI } } });
  await press("Continue");
  const picture = await card.findByRole("img", { name: "QR code for your authenticator app" });
  expect(read(picture)).toBe(URI);
  expect(card.getByText(SECRET.match(/.{4}/g)?.join(" ") ?? "")).toBeVisible();
  expect(card.getByLabelText("Six-digit code")).toHaveFocus();
  server.on("PUT /auth/second_factor", wrong("otp_code"));
  await user.keyboard("123456{Enter}");
  expect(await card.findByText(/^That code isn’t right/)).toBeVisible();
  expect(card.getByLabelText("Six-digit code")).toHaveValue("123456");
  server.on("PUT /auth/second_factor", told(CODES)).on("GET /auth/second_factor", { body: { data: ON } });
  await press("Turn on");
  const list = await card.findByRole("list", { name: "Your recovery codes" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(CODES);
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await press("Copy");
  expect(write).toHaveBeenCalledWith(CODES.join("\n"));
  expect(await card.findByText("Copied.")).toBeVisible();
  // As on plain http.
  jest.spyOn(navigator, "clipboard", "get").mockReturnValueOnce(undefined as unknown as Clipboard);
  await press("Copy");
  expect(await card.findByText(/^The browser did not allow that/)).toBeVisible();
  const print = jest.spyOn(window, "print").mockReturnValue();
  await press("Print");
  expect(print).toHaveBeenCalledTimes(1);
  await press("I’ve kept the codes");
  expect(await card.findByText("On since 24 Nov 2026")).toBeVisible();
  expect(card.getByText("9 recovery codes left", { exact: false })).toBeVisible();
  expect(card.queryByText(CODES[0] ?? "")).not.toBeInTheDocument();
});

test("turned on in another tab, it is shown here at once", async () => {
  const { ports, server, card } = await open(OFF);
  expect(await card.findByText("Off")).toBeVisible();
  server.on("GET /auth/second_factor", { body: { data: ON } });
  const cable = ports.cable as FakeCable;
  act(() => cable.confirms());
  act(() => cable.says({ changed: { callout_id: null, seq: 0 } }));
  expect(await card.findByText("On since 24 Nov 2026")).toBeVisible();
});

test("cancelled, nothing has changed, and the focus is where it came from", async () => {
  const { card, press } = await open(OFF);
  await press("Set up");
  await card.findByLabelText("Current password");
  await press("Cancel");
  await waitFor(() => expect(card.getByRole("button", { name: "Set up" })).toHaveFocus());
});

/** What the server says of a set-up that is on already, or over. */
const over = { status: 409, body: { errors: ["x"], code: "invalid_transition" } };
const begun = { body: { data: { secret: SECRET, uri: URI } } };

async function atCode(server: FakeServer) {
  const opened = await open(OFF, server.on("POST /auth/second_factor", begun));
  await opened.press("Set up");
  await opened.user.type(await opened.card.findByLabelText("Current password"), "right{Enter}");
  await opened.user.type(await opened.card.findByLabelText("Six-digit code"), "123456{Enter}");
  return opened;
}

test("turned on by an answer that was lost: the second press says so and leads to new recovery codes", async () => {
  const server = new FakeServer().on("PUT /auth/second_factor", "fails");
  const { card, press } = await atCode(server);
  expect(await card.findByRole("alert")).toHaveTextContent("cannot be reached");
  server.on("PUT /auth/second_factor", over).on("GET /auth/second_factor", { body: { data: ON } });
  await press("Turn on");
  expect(await card.findByRole("button", { name: "Create new codes" })).toBeVisible();
  expect(card.getByText("Two-step verification is on.")).toBeVisible();
});

test("set up in another tab meanwhile: the card shows that it is on", async () => {
  const server = new FakeServer().on("POST /auth/second_factor", over);
  const { card, user, press } = await open(OFF, server);
  await press("Set up");
  server.on("GET /auth/second_factor", { body: { data: ON } });
  await user.type(await card.findByLabelText("Current password"), "right{Enter}");
  expect(await card.findByText("On since 24 Nov 2026")).toBeVisible();
  expect(card.getByRole("button", { name: "New recovery codes" })).toHaveFocus();
});

test("a set-up that took too long is refused in words", async () => {
  const { card } = await atCode(new FakeServer().on("PUT /auth/second_factor", over));
  expect(await card.findByText(/This is no longer possible/)).toBeVisible();
  expect(card.getByLabelText("Six-digit code")).toHaveValue("123456");
});

test("new recovery codes and turning it off ask for the password and a code of either kind", async () => {
  const server = new FakeServer().on("POST /auth/second_factor/recovery_codes", wrong("otp_code"));
  const { card, user, press } = await open(ON, server);
  await press("New recovery codes");
  expect(await card.findByLabelText("Current password")).toHaveFocus();
  await press("Create new codes");
  expect(card.getByText("Please enter the code.")).toBeVisible();
  expect(server.count("POST /auth/second_factor/recovery_codes")).toBe(0);
  await user.click(card.getByLabelText("Current password"));
  await user.keyboard("right");
  await user.click(card.getByLabelText("Verification code"));
  await user.keyboard("123456{Enter}");
  expect(await card.findByText(/^That code isn’t right/)).toBeVisible();
  server.on("POST /auth/second_factor/recovery_codes", told(CODES));
  await press("Create new codes");
  expect(server.of("POST /auth/second_factor/recovery_codes").body).toEqual({
    current_password: "right",
    otp_code: "123456",
  });
  expect(await card.findByText(CODES[9] ?? "")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Doctors" }));
  const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
  expect(question).toHaveTextContent("recovery codes you have not kept, will be lost");
  await user.click(within(question).getByRole("button", { name: "Stay" }));
  expect(await card.findByText(CODES[9] ?? "")).toBeVisible();
  await press("I’ve kept the codes");
  await press("Turn off");
  await user.click(await card.findByLabelText("Current password"));
  await user.keyboard("right");
  await user.click(card.getByLabelText("Verification code"));
  await user.keyboard(CODES[0] ?? "");
  server.on("POST /auth/second_factor/turn_off", { body: { success: true } });
  server.on("GET /auth/second_factor", { body: { data: OFF } });
  await press("Turn off");
  expect(await card.findByText("Two-step verification is off.")).toBeVisible();
  expect(server.of("POST /auth/second_factor/turn_off").body).toEqual({
    current_password: "right",
    recovery_code: CODES[0],
  });
  expect(await card.findByRole("button", { name: "Set up" })).toBeVisible();
});

test("who has used up the recovery codes is told so", async () => {
  const { card } = await open({ ...ON, recovery_codes_left: 0 });
  expect(await card.findByText(/^You have no recovery codes left/)).toBeVisible();
});

test("another admin API does not have it: the card says so", async () => {
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify(aSession()));
  renderApp("/user-settings/settings", { server: knowsMe(new FakeServer()), shared });
  await screen.findByRole("heading", { name: "User settings" }, { timeout: 15_000 });
  const card = within(document.getElementById("second-factor") ?? document.body);
  expect(await card.findByText(/^This cannot be changed here/)).toBeVisible();
});
