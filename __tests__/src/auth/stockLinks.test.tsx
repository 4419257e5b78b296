/** What devise_token_auth's mailed links lead to: a session in the address, a token in it, or a confirmation that failed. */
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { browserLocation } from "../../../src/lib/location.ts";
import { FakeServer, type Heard, type Reply } from "../../support/fakeServer.ts";
import { ME } from "../../support/liveApp.ts";
import { renderApp } from "../../support/renderApp.tsx";

const PAGE = "/auth/set-new-password";
const REFUSED = { success: false, errors: { password: ["has appeared in a data breach"] } };

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function submit(): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Submit" })).not.toHaveAttribute("aria-disabled", "true"),
  );
  await act(async () => void fireEvent.submit(document.querySelector("form") as HTMLFormElement));
}

async function sendNewPassword(): Promise<void> {
  await screen.findByLabelText("Password");
  for (const label of ["Password", "Confirm Password"]) write(label, "Harbour-Light-42");
  await submit();
}

/** A reset session whose every attempt makes a new token; the one before stays good, older ones do not. */
class ResetServer extends FakeServer {
  #tokens = ["r0"];
  refuses = true;

  constructor() {
    super();
    this.on("PUT /auth/password", (heard) => this.#answer(heard));
  }

  #answer({ headers }: Heard): Reply {
    const age = this.#tokens.indexOf(headers.get("access-token") ?? "");
    if (age !== 0 && age !== 1) return { status: 401, body: { success: false, errors: ["Unauthorized"] } };
    const next = `r${this.#tokens.length}`;
    this.#tokens = [next, ...this.#tokens];
    const told = { "access-token": next, client: "rc", expiry: "1796404700", uid: ME.email };
    return this.refuses ? { status: 422, body: REFUSED, headers: told } : { body: { success: true }, headers: told };
  }
}

test("a link with a session survives two refusals, a pause and a reload", async () => {
  const server = new ResetServer();
  const link = new URLSearchParams({ "access-token": "r0", client: "rc", client_id: "rc", uid: ME.email, token: "r0" });
  const { ports } = renderApp(`${PAGE}?${link}`, { server });
  for (const times of [1, 2]) {
    await sendNewPassword();
    await waitFor(() => expect(server.count("PUT /auth/password")).toBe(times));
    await screen.findByText("has appeared in a data breach");
  }
  const kept = ports.location.keptLink();
  expect(new URLSearchParams(kept).get("access-token")).toBe("r2");
  cleanup();
  server.refuses = false;
  renderApp(PAGE + kept, { server });
  await sendNewPassword();
  expect(await screen.findByText("Your password has been reset. Please log in again.")).toBeVisible();
});

test("what the page keeps for a reload stands where the boot script puts it, beside what the router keeps", () => {
  window.history.replaceState({ usr: { link: "?token=a" }, key: "k1" }, "");
  const location = browserLocation(window);
  expect(location.keptLink()).toBe("?token=a");
  location.keepLink("?token=b");
  expect([location.keptLink(), window.history.state]).toEqual(["?token=b", { usr: { link: "?token=b" }, key: "k1" }]);
  window.history.replaceState(null, "");
  expect(location.keptLink()).toBe("");
});

describe("a server that leaves the link's token to the client", () => {
  /** It redirects the question to the page, with the token. */
  function aServer(): FakeServer {
    const server = new FakeServer().on("GET /auth/password/edit", { body: "<!doctype html>" });
    const { fetch } = server;
    return Object.assign(server, {
      fetch: async (...asked: Parameters<typeof fetch>) =>
        Object.defineProperty(await fetch(...asked), "url", {
          value: asked[0].includes("/password/edit")
            ? "http://localhost/set-new-password?reset_password_token=t1"
            : `http://localhost${asked[0]}`,
        }),
    });
  }

  test("is sent it with the new password", async () => {
    const server = aServer().on("PUT /auth/password", { body: { success: true } });
    renderApp(`${PAGE}?reset_password_token=t1`, { server });
    await sendNewPassword();
    expect(await screen.findByText("Your password has been reset. Please log in again.")).toBeVisible();
    expect(server.of("PUT /auth/password").body).toEqual({
      password: "Harbour-Light-42",
      password_confirmation: "Harbour-Light-42",
      reset_password_token: "t1",
    });
  });

  test("refuses one that is over: said in words", async () => {
    const refusal = { status: 401, body: { success: false, errors: ["Unauthorized"] } };
    renderApp(`${PAGE}?reset_password_token=t1`, { server: aServer().on("PUT /auth/password", refusal) });
    await sendNewPassword();
    expect(await screen.findByText(/It may have expired\. Please try resetting your password again/)).toBeVisible();
  });
});

test("a confirmation link that did not work says so, and another one is sent", async () => {
  const server = new FakeServer().on("POST /auth/confirmation", { body: { success: true } });
  renderApp("/auth/email-confirmed?account_confirmation_success=false", { server });
  expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeVisible();
  expect(screen.getByText(/has expired or has already been used/)).toBeVisible();
  write("Email", " anna@example.test ");
  await act(async () => void fireEvent.submit(document.querySelector("form") as HTMLFormElement));
  expect(await screen.findByRole("heading", { name: "Request received" })).toBeVisible();
  expect(server.of("POST /auth/confirmation").body).toEqual({
    email: "anna@example.test",
    redirect_url: "http://localhost/auth/email-confirmed",
  });
});

test("a confirmation that went well says so", async () => {
  renderApp("/auth/email-confirmed?account_confirmation_success=true", { server: new FakeServer() });
  expect(await screen.findByRole("heading", { name: "Email confirmed" })).toBeVisible();
});
