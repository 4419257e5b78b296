/** What devise_token_auth's mailed links lead to: a session in the address, a token in it, or a confirmation that failed. */
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { browserLocation } from "../../../src/lib/location.ts";
import { FakeServer, type Heard, type Reply } from "../../support/app/fakes/fakeServer.ts";
import { ME } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";
import { type Exchange, recordedExchanges } from "../../support/wire/recordedExchanges.ts";

const PAGE = "/auth/set-new-password";
const NEW = "Harbour-Light-42";
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
  for (const label of ["Password", "Confirm Password"]) write(label, NEW);
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

const recorded = (file: string, title: string): Exchange => {
  const found = recordedExchanges(file).find((one) => one.title === title);
  if (!found) throw new Error(`${file} has no "${title}"`);
  return found;
};
const asReply = ({ status, body, received }: Exchange): Reply => ({
  status,
  body: JSON.parse(body),
  headers: Object.fromEntries(received),
});
/** What the recorded redirect brings to the page that it leads to. */
const searchOf = ({ received }: Exchange): string => new URL(received.get("location") ?? "").search;

describe("a server that leaves the link's token to the client, as recorded", () => {
  const redirect = recorded("07-passwords", "client token mode: edit link");
  const put = (title: string) => recorded("07-passwords", `client token mode: ${title}`);

  /** It redirects the question to the page, with the token; then it answers in this order. */
  function aServer(...answers: Exchange[]): FakeServer {
    const server = new FakeServer()
      .on("GET /auth/password/edit", { body: "<!doctype html>" })
      .on("PUT /auth/password", () => asReply(answers.shift() as Exchange));
    const { fetch } = server;
    return Object.assign(server, {
      fetch: async (...asked: Parameters<typeof fetch>) =>
        Object.defineProperty(await fetch(...asked), "url", {
          value: asked[0].includes("/password/edit")
            ? `http://localhost/set-new-password${searchOf(redirect)}`
            : `http://localhost${asked[0]}`,
        }),
    });
  }

  test("is sent it with the new password, also after a refusal", async () => {
    const [refused, taken] = [put("PUT mismatch"), put("PUT ok")];
    const server = aServer(refused, taken);
    renderApp(`${PAGE}${searchOf(redirect)}`, { server });
    await sendNewPassword();
    expect(await screen.findByText(JSON.parse(refused.body).errors.full_messages[0])).toBeVisible();
    await sendNewPassword();
    expect(await screen.findByText("Your password has been reset. Please log in again.")).toBeVisible();
    const sent = server.heard.filter(({ method }) => method === "PUT");
    expect(sent.map(({ body }) => body)).toEqual(
      [refused, taken].map(({ sentBody }) => ({ ...JSON.parse(sentBody), password: NEW, password_confirmation: NEW })),
    );
    // It claims no session: the library would take that for another way in.
    expect(sent.map(({ headers }) => headers.get("access-token"))).toEqual([null, null]);
  });

  test("refuses one that is over: said in words", async () => {
    renderApp(`${PAGE}${searchOf(redirect)}`, { server: aServer(put("PUT bad token")) });
    await sendNewPassword();
    expect(await screen.findByText(/It may have expired\. Please try resetting your password again/)).toBeVisible();
  });
});

test("a confirmation link that did not work says so, and another one is sent", async () => {
  const server = new FakeServer().on("POST /auth/confirmation", { body: { success: true } });
  const used = recorded("08-registration", "confirmation link again");
  renderApp(`/auth/email-confirmed${searchOf(used)}`, { server });
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
  const first = recorded("08-registration", "confirmation link");
  renderApp(`/auth/email-confirmed${searchOf(first)}`, { server: new FakeServer() });
  expect(await screen.findByRole("heading", { name: "Email confirmed" })).toBeVisible();
});
