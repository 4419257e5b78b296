/** Specification §7: the eight calls as the real screens send them, each with its path, its headers and its body. */
import { act, screen, waitFor } from "@testing-library/react";
import { aSession } from "../../support/app/aSession.ts";
import { AUTH_FORMS, type AuthFormName, openForm, RESET_SESSION } from "../../support/app/authForms.ts";
import { FakeServer, type Heard } from "../../support/app/fakes/fakeServer.ts";
import { ME, SharedStorage } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";

const OWN = ["accept", "authorization", "access-token", "client", "uid", "content-type"];
const told = ({ method, path, headers, body }: Heard) => ({
  call: `${method} ${path}`,
  headers: Object.fromEntries(OWN.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : []))),
  body,
});

const JSON_ONLY = { accept: "application/json" };
const SENDS_JSON = { ...JSON_ONLY, "content-type": "application/json" };
/** The token stands in both forms: the specification's, and the one a stock server reads. */
const as = (token: string, client: string) => ({
  authorization: `Bearer ${token}`,
  "access-token": token,
  client,
  uid: ME.email,
});
const REDIRECT = "http%3A%2F%2Flocalhost%2Fset-new-password";

const DUE: Record<AuthFormName, ReturnType<typeof told>> = {
  login: {
    call: "POST /auth/sign_in",
    headers: SENDS_JSON,
    body: { email: "admin@example.test", password: "Harbour-Light-42" },
  },
  registration: {
    call: "POST /auth",
    headers: SENDS_JSON,
    body: {
      sign_up: {
        company_name: "Harbour Anaesthetic Group",
        name: "Anna van der Berg",
        email: "anna@example.test",
        phone: "+61 2 5550 0142",
        password: "Harbour-Light-42",
        password_confirmation: "Harbour-Light-42",
        accept_terms: true,
        terms_version: "2026-01",
        locale: "en",
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    },
  },
  completeSignup: {
    call: "PUT /complete_signup",
    headers: SENDS_JSON,
    body: {
      invitation_token: "i1",
      email: "anna@example.test",
      name: "Anna Reyes",
      password: "Harbour-Light-42",
    },
  },
  forgotPassword: {
    call: "POST /auth/password",
    headers: SENDS_JSON,
    body: { email: "admin@example.test", redirect_url: "http://localhost/set-new-password" },
  },
  setNewPassword: {
    call: "PUT /auth/password",
    headers: { ...SENDS_JSON, ...as("r1", "rc") },
    body: { password: "Harbour-Light-42", password_confirmation: "Harbour-Light-42" },
  },
  contactDetails: {
    call: "PUT /company_settings",
    headers: { ...SENDS_JSON, ...as("t1", "c1") },
    body: {
      update_type: "company_callout_contact_details",
      company_callout_contact_details: {
        admin_emails_address: "office@example.test",
        callout_emails_name: "Harbour",
        callout_emails_address: "cover@example.test",
        callout_emails_phone: "(02) 5550 0142",
        callout_emails_bcc_all: true,
      },
    },
  },
};

test.each(Object.keys(AUTH_FORMS) as AuthFormName[])("%s sends exactly this, once", async (form) => {
  const { server, fill, send, call } = await openForm(form);
  server.on(call, { status: 422, body: { errors: ["no"] } });
  fill();
  await send();
  expect(told(server.of(call))).toEqual(DUE[form]);
});

test("a reset link is checked with its token and where to lead, in nobody's name", async () => {
  const { server } = await openForm("setNewPassword");
  expect(told(server.of("GET /auth/password/edit"))).toEqual({
    call: `GET /auth/password/edit?reset_password_token=t1&redirect_url=${REDIRECT}`,
    headers: JSON_ONLY,
    body: null,
  });
});

test("a stored session is checked in its own name", async () => {
  const { server } = await openForm("contactDetails");
  expect(told(server.of("GET /auth/validate_token"))).toEqual({
    call: "GET /auth/validate_token",
    headers: { ...JSON_ONLY, ...as("t1", "c1") },
    body: null,
  });
});

describe("what comes of a good answer (specification §4)", () => {
  test("signing in keeps person and session apart; a refused verification keeps neither", async () => {
    const { server, fill, send, call, storage, store } = await openForm("login");
    fill();
    server.on(call, { body: { data: { ...ME, verified: false } }, headers: RESET_SESSION });
    await send();
    expect([storage.read("auth"), storage.read("user"), store.getState().user.current]).toEqual([null, null, null]);
    server.on(call, { body: { data: ME }, headers: RESET_SESSION });
    await act(async () => document.querySelector("form")?.requestSubmit());
    await waitFor(() => expect(store.getState().user.current).toEqual(ME));
    expect(JSON.parse(storage.read("auth") ?? "{}")).toMatchObject(RESET_SESSION);
    expect(storage.read("auth")).not.toContain("first_name");
  });

  test("a new password ends the session on hand, and the way on is to log in again", async () => {
    const shared = new SharedStorage();
    shared.tab().write("auth", JSON.stringify(aSession()));
    const { server, fill, send, call, storage, store } = await openForm("setNewPassword", new FakeServer(), shared);
    server.on(call, { body: { success: true } });
    fill();
    expect(server.count("GET /auth/validate_token")).toBe(0);
    await send();
    expect(await screen.findByText("Your password has been reset. Please log in again.")).toBeVisible();
    expect(storage.read("auth")).toBeNull();
    expect(store.getState().auth.kind).toBe("signedOut");
  });

  test("a completed signup leads to the root, which asks to sign in", async () => {
    const { server, fill, send, call, address } = await openForm("completeSignup");
    server.on(call, { body: { success: true } });
    fill();
    await send();
    await waitFor(() => expect(address()).toBe("/auth/login"));
  });

  test("where a colleague is signed in, a completed signup says so and does not go on as the colleague", async () => {
    const shared = new SharedStorage();
    shared.tab().write("auth", JSON.stringify(aSession()));
    const { server, fill, send, call, address } = await openForm("completeSignup", new FakeServer(), shared);
    server.on(call, { body: { success: true } });
    fill();
    await send();
    expect(await screen.findByText(/^Marit Solberg-Dean is signed in here/)).toBeVisible();
    expect(address()).toBe("/auth/complete-signup");
    expect(screen.getByRole("link", { name: "Sign out and sign in" })).toHaveAttribute("href", "/logout");
  });

  test("contact details without a person lead to the sign-in page", async () => {
    const nobody = renderApp("/auth/enter-contact-details", { server: new FakeServer() });
    await waitFor(() => expect(nobody.address()).toBe("/auth/login"));
  });

  test("saved contact details replace person and form by what was answered", async () => {
    const shared = new SharedStorage();
    shared.tab().write("auth", JSON.stringify(aSession()));
    const settings = {
      ...ME.company.company_settings,
      callout_emails_name: "Harbour Group",
      callout_emails_phone: "020 7946 0000",
      callout_emails_bcc_all: false,
    };
    const answer = { ...ME, company: { ...ME.company, company_settings: settings } };
    const server = new FakeServer()
      .on("GET /auth/validate_token", { body: { success: true, data: ME } })
      .on("PUT /company_settings", { body: { data: answer } });
    const { store, user } = renderApp("/practice-management", { server, shared });
    const bcc = await screen.findByRole("checkbox", {}, { timeout: 15_000 });
    expect(bcc).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByLabelText("Group or practice name")).toHaveValue("Harbour Group"));
    expect(screen.getByLabelText("Office phone number")).toHaveValue("020 7946 0000");
    expect(bcc).not.toBeChecked();
    expect(store.getState().user.current?.company.company_settings).toEqual(settings);
  });
});
