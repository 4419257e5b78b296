/** The forms of the authentication area, in the specification's words. */
import { act, screen, waitFor } from "@testing-library/react";
import { showLanguage } from "../../../src/features/i18n/languageTexts.ts";
import { trouble } from "../../support/app/authForms.ts";
import { FakeServer, held } from "../../support/app/fakes/fakeServer.ts";
import { ME, SharedStorage } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";

const PASSWORD = "Harbour-Light-42";
const session = { "access-token": "r1", client: "rc", expiry: "1796404700", uid: ME.email };

const lost = {
  status: 401,
  body: { success: false, errors: ["Invalid login credentials. Please try again.", "Twice."] },
};

describe("sign in", () => {
  async function attempt(server: FakeServer, address = "/auth/login") {
    const app = renderApp(address, { server });
    await app.type("Email", " admin@example.test ");
    await app.type("Password", PASSWORD);
    await app.user.click(screen.getByRole("button", { name: "Continue" }));
    return app;
  }

  test("what is missing is said by the rules, and nothing is sent", async () => {
    const server = new FakeServer();
    const { user, type } = renderApp("/auth/login", { server });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(screen.getByText("Email is required")).toBeVisible();
    expect(screen.getByText("Password is required")).toBeVisible();
    await type("Email", "nobody");
    await user.tab();
    expect(screen.getByText("Wrong email format")).toBeVisible();
    expect(server.count("POST /auth/sign_in")).toBe(0);
  });

  test("refusals are joined and shown as an alert", async () => {
    await attempt(new FakeServer().on("POST /auth/sign_in", lost));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Error loading...");
    expect(alert).toHaveTextContent("Invalid login credentials. Please try again.. Twice.");
  });

  test("an unconfirmed address is a notice", async () => {
    const message = "A confirmation email was sent to your account at 'admin@example.test'. You must follow it.";
    await attempt(new FakeServer().on("POST /auth/sign_in", { status: 401, body: { errors: [message] } }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("an unverified account is told so and stays outside", async () => {
    const server = new FakeServer().on("POST /auth/sign_in", { body: { data: { verified: false } } });
    const { storage } = await attempt(server);
    expect(await screen.findByText(/Your account has not yet been verified/)).toBeVisible();
    expect(storage.read("auth")).toBeNull();
  });

  test("where the practice is closed, that is said instead", async () => {
    await attempt(new FakeServer().on("POST /auth/sign_in", { body: { data: { verified: false, suspended: true } } }));
    expect(await screen.findByText(/This practice is closed at the moment/)).toBeVisible();
    expect(screen.queryByText(/not yet been verified/)).not.toBeInTheDocument();
  });

  test("Please wait... while it is under way, however often one presses: one request", async () => {
    const reply = held();
    const server = new FakeServer().on("POST /auth/sign_in", () => reply.reply);
    const { user } = await attempt(server);
    const busy = await screen.findByRole("button", { name: "Please wait..." });
    await user.click(busy);
    await user.type(screen.getByLabelText("Password"), "{Enter}{Enter}");
    expect(server.count("POST /auth/sign_in")).toBe(1);
    expect(server.of("POST /auth/sign_in").body).toEqual({ email: "admin@example.test", password: PASSWORD });
    reply.let(lost);
    expect(await screen.findByRole("button", { name: "Continue" })).toBeEnabled();
  });
});

describe("registration", () => {
  async function fill(server: FakeServer) {
    const app = renderApp("/auth/registration", { server });
    await app.type("Practice or Group Name", "Harbour Anaesthetic Group");
    await app.type("Your Full Name", "Anna Whitlocke");
    await app.type("Email Address", "anna@example.test");
    await app.type("Phone Number", "+61 2 5550 0142");
    await app.type("Password", PASSWORD);
    await app.type("Confirm Password", PASSWORD);
    return app;
  }

  test("terms first, then one nested request, then what happens next", async () => {
    const reply = held();
    const server = new FakeServer().on("POST /auth", () => reply.reply);
    const { user } = await fill(server);
    expect(screen.getByRole("button", { name: "Submit" })).toBeDisabled();
    expect(screen.getByText("Strong, 5 of 5")).toBeVisible();
    await user.click(screen.getByRole("checkbox"));
    await user.dblClick(screen.getByRole("button", { name: "Submit" }));
    reply.let({ body: { status: "success", data: {} } });
    expect(await screen.findByRole("heading", { name: "Signup Successful" })).toBeVisible();
    expect(server.count("POST /auth")).toBe(1);
    expect(server.of("POST /auth").body).toMatchObject({
      sign_up: { company_name: "Harbour Anaesthetic Group", password_confirmation: PASSWORD, accept_terms: true },
    });
  });

  test("the server's errors stand above the form and at their fields; passwords stay", async () => {
    const errors = { email: ["has already been taken"], full_messages: ["Email has already been taken"] };
    const server = new FakeServer().on("POST /auth", { status: 422, body: { errors } });
    const { user } = await fill(server);
    await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("The following errors were found: Email has already been taken")).toBeVisible();
    expect(screen.getByText("Error: has already been taken")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("Email Address")).toHaveFocus());
    expect(screen.getByLabelText("Password")).toHaveValue(PASSWORD);
  });
});

describe("a reset link", () => {
  const good = new FakeServer()
    .on("GET /auth/password/edit", { headers: session })
    .on("PUT /auth/password", { body: { success: true } });

  async function setPassword(server: FakeServer, address: string) {
    const app = renderApp(address, { server });
    await app.type("Password", PASSWORD);
    await app.type("Confirm Password", PASSWORD);
    expect(app.address()).toBe("/auth/set-new-password");
    await app.user.click(screen.getByRole("button", { name: "Submit" }));
    return app;
  }

  test("checked, taken out of the address, used once", async () => {
    await setPassword(good, "/set-new-password?token=abc");
    expect(await screen.findByText("Your password has been reset. Please log in again.")).toBeVisible();
    expect(good.of("PUT /auth/password").headers.get("access-token")).toBe("r1");
    expect(good.of("GET /auth/password/edit").path).toBe(
      "/auth/password/edit?reset_password_token=abc&redirect_url=http%3A%2F%2Flocalhost%2Fset-new-password",
    );
  });

  test("devise_token_auth's redirect brings the session in the address; a failed attempt renews it", async () => {
    const server = new FakeServer().on("PUT /auth/password", {
      status: 422,
      body: { errors: { full_messages: ["Password is too common"] } },
      headers: { ...session, "access-token": "r2" },
    });
    const query = "access-token=r1&client=rc&client_id=rc&expiry=1796404700&token=r1&uid=admin%40example.test";
    const { user, storage } = await setPassword(server, `/set-new-password?${query}`);
    expect(await screen.findByText("Password is too common")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(server.of("PUT /auth/password").headers.get("access-token")).toBe("r2"));
    expect(storage.read("auth")).toBeNull();
  });

  test("a lost answer and then a refusal: the password may be set, and Login is the way on", async () => {
    const server = new FakeServer().on("GET /auth/password/edit", { headers: session });
    const { user } = await setPassword(server.on("PUT /auth/password", "fails"), "/set-new-password?token=abc");
    await screen.findByText(/cannot be reached/);
    server.on("PUT /auth/password", { status: 401, body: { success: false, errors: ["Unauthorized"] } });
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText(/it may be set already/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth/login");
    expect(screen.getByRole("link", { name: "Password Reset" })).toHaveAttribute("href", "/auth/forgot-password");
  });

  test("a link that ended while one typed: said in words, with the way to another", async () => {
    const server = new FakeServer().on("GET /auth/password/edit", { headers: session });
    server.on("PUT /auth/password", { status: 401, body: { success: false, errors: ["Unauthorized"] } });
    await setPassword(server, "/set-new-password?token=abc");
    expect(await screen.findByText(/Password reset token could not be found/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Login" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Password Reset" })).toHaveAttribute("href", "/auth/forgot-password");
  });

  test.each([
    [404, /Password reset token could not be found\. It may have expired/],
    [400, /An unknown error occurred\. Please try again or contact .+ support for assistance\./],
  ])("%s is said in words, with the ways on", async (status, words) => {
    renderApp("/auth/set-new-password?token=old", {
      server: new FakeServer().on("GET /auth/password/edit", { status }),
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth/login");
    expect(screen.getByRole("link", { name: "Password Reset" })).toHaveAttribute("href", "/auth/forgot-password");
  });

  test("asking for one: received, or a general failure", async () => {
    const server = new FakeServer().on("POST /auth/password", { status: 404, body: { errors: ["Unable to find"] } });
    const { user, type } = renderApp("/auth/forgot-password", { server });
    await type("Email", ME.email);
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("The login detail is incorrect")).toBeVisible();
    server.on("POST /auth/password", { body: { success: true } });
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText(/including your spam folder/)).toBeVisible();
    expect(server.of("POST /auth/password").body).toEqual({
      email: ME.email,
      redirect_url: "http://localhost/set-new-password",
    });
  });
});

test("an invitation is pre-filled, and its unknown token said as given", async () => {
  const errors = { new_user_not_found: ["No invitation for this address"] };
  const server = new FakeServer().on("PUT /complete_signup", { status: 422, body: { errors } });
  const app = renderApp("/auth/complete-signup?token=i1&name=Anna%20Reyes&email=anna%40example.test", { server });
  await app.type("Password", PASSWORD);
  await app.type("Confirm Password", PASSWORD);
  expect(app.address()).toBe("/auth/complete-signup");
  await app.user.click(screen.getByRole("button", { name: "Submit" }));
  expect(await screen.findByText("No invitation for this address")).toBeVisible();
  expect(server.of("PUT /complete_signup").body).toEqual({
    invitation_token: "i1",
    name: "Anna Reyes",
    email: "anna@example.test",
    password: PASSWORD,
  });
});

describe("an invitation in our server's words", () => {
  const refuses = (code: string, errors: object) => ({ status: 422, body: { success: false, code, errors } });
  const notFound = refuses("new_user_not_found", { new_user_not_found: ["x"], full_messages: ["x"] });
  afterEach(() => act(() => showLanguage("en")));

  async function complete(server: FakeServer) {
    const app = renderApp("/auth/complete-signup?token=i1&name=Anna%20Reyes&email=Anna%40example.test", { server });
    await app.type("Password", PASSWORD);
    await app.type("Confirm Password", PASSWORD);
    await app.user.click(screen.getByRole("button", { name: "Submit" }));
    return app;
  }

  test("a lost answer and then an invitation that was used: it may be done, and Login is the way on", async () => {
    const server = new FakeServer().on("PUT /complete_signup", "fails");
    const { user } = await complete(server);
    await screen.findByText(/cannot be reached/);
    server.on("PUT /complete_signup", notFound);
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText(/it may be set already/)).toBeVisible();
    expect(screen.queryByText(/This invitation could not be found/)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth/login");
  });

  test("an address that has an account already is said at its field, in the person's language", async () => {
    const message = "has already been taken";
    const taken = refuses("invalid_input", { email: [message], full_messages: [`Email ${message}`] });
    const { user } = await complete(new FakeServer().on("PUT /complete_signup", taken));
    expect(trouble("email")).toMatch(/^This address already has an account/);
    await act(() => showLanguage("de"));
    await user.click(screen.getByRole("button", { name: "Absenden" }));
    await waitFor(() => expect(trouble("email")).toMatch(/^Für diese Adresse gibt es schon ein Konto/));
    expect(document.body).not.toHaveTextContent(message);
  });

  test("another address than the invited one is said at its field; the invited one is taken in any case", async () => {
    const { user } = await complete(new FakeServer().on("PUT /complete_signup", notFound));
    expect(await screen.findByText(/This invitation could not be found/)).toBeVisible();
    const field = screen.getByLabelText("Email");
    await user.clear(field);
    await user.type(field, "other@example.test{Enter}");
    await waitFor(() => expect(trouble("email")).toMatch(/^This invitation is for .*Anna@example\.test/));
    expect(screen.queryByText(/This invitation could not be found/)).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, " anna@EXAMPLE.test {Enter}");
    expect(await screen.findByText(/This invitation could not be found/)).toBeVisible();
    expect(trouble("email")).toBeNull();
  });
});

test("contact details: bcc on by default, the preview follows, the answer replaces person and form", async () => {
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify(session));
  const blank = { ...ME, company: { id: 1, name: "Harbour Anaesthetic Group", company_settings: {} } };
  const saved = { ...ME, company: { ...ME.company, name: "Harbour" } };
  const server = new FakeServer()
    .on("GET /auth/validate_token", { body: { success: true, data: blank } })
    .on("PUT /company_settings", { body: { data: saved } });
  const app = renderApp("/auth/enter-contact-details", { server, shared });
  await app.type("Office email address", "cover@example.test");
  await app.type("Office phone number", "(02) 5550 0142");
  await app.type("Internal email address", "office@example.test");
  expect(screen.getByText("Reply to cover@example.test")).toBeVisible();
  await app.user.click(screen.getByRole("button", { name: "Save and continue" }));
  await waitFor(() => expect(app.store.getState().user.current?.company.name).toBe("Harbour"));
  expect(server.of("PUT /company_settings").body).toEqual({
    update_type: "company_callout_contact_details",
    company_callout_contact_details: {
      admin_emails_address: "office@example.test",
      callout_emails_name: "Harbour Anaesthetic Group",
      callout_emails_address: "cover@example.test",
      callout_emails_phone: "(02) 5550 0142",
      callout_emails_bcc_all: true,
    },
  });
});
