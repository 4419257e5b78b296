/** Pressed twice, and Enter besides, while the answer takes its time: every form sends one request. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { FakeServer, held } from "../../support/app/fakes/fakeServer.ts";
import { ME, SharedStorage } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";

const PASSWORD = "Harbour-Light-42";
const session = { "access-token": "r1", client: "rc", expiry: "1796404700", uid: ME.email };

type Row = {
  form: string;
  address: string;
  button: string;
  request: string;
  fields: [label: string, text: string][];
  ticks?: true;
  signedIn?: true;
};

const passwords: Row["fields"] = [
  ["Password", PASSWORD],
  ["Confirm Password", PASSWORD],
];

const ROWS: Row[] = [
  {
    form: "sign in",
    address: "/auth/login",
    button: "Continue",
    request: "POST /auth/sign_in",
    fields: [
      ["Email", ME.email],
      ["Password", PASSWORD],
    ],
  },
  {
    form: "registration",
    address: "/auth/registration",
    button: "Submit",
    request: "POST /auth",
    fields: [
      ["Practice or Group Name", "Harbour Anaesthetic Group"],
      ["Your Full Name", "Anna Whitlocke"],
      ["Email Address", "anna@example.test"],
      ["Phone Number", "+61 2 5550 0142"],
      ...passwords,
    ],
    ticks: true,
  },
  {
    form: "an invitation",
    address: "/auth/complete-signup?token=i1&name=Anna%20Reyes&email=anna%40example.test",
    button: "Submit",
    request: "PUT /complete_signup",
    fields: passwords,
  },
  {
    form: "a forgotten password",
    address: "/auth/forgot-password",
    button: "Submit",
    request: "POST /auth/password",
    fields: [["Email", ME.email]],
  },
  {
    form: "a new password",
    address: "/auth/set-new-password?token=abc",
    button: "Submit",
    request: "PUT /auth/password",
    fields: passwords,
  },
  {
    form: "contact details",
    address: "/auth/enter-contact-details",
    button: "Save and continue",
    request: "PUT /company_settings",
    fields: [
      ["Office email address", "cover@example.test"],
      ["Office phone number", "(02) 5550 0142"],
      ["Internal email address", "office@example.test"],
    ],
    signedIn: true,
  },
];

test.each(ROWS)("$form: one request", async ({ address, button, request, fields, ticks, signedIn }) => {
  const answer = held();
  const blank = { ...ME, company: { id: 1, name: "Harbour Anaesthetic Group", company_settings: {} } };
  const server = new FakeServer()
    .on("GET /auth/password/edit", { headers: session })
    .on("GET /auth/validate_token", { body: { success: true, data: blank } })
    .on(request, () => answer.reply);
  const shared = new SharedStorage();
  if (signedIn) shared.tab().write("auth", JSON.stringify(session));
  const { type, user } = renderApp(address, { server, shared });
  for (const [label, text] of fields) await type(label, text);
  if (ticks) await user.click(screen.getByRole("checkbox"));
  const submit = screen.getByRole("button", { name: button });
  const form = submit.closest("form");
  if (!form) throw new Error("The button belongs to no form");
  // As fast as a machine: nothing is drawn anew in between.
  fireEvent.click(submit);
  fireEvent.click(submit);
  fireEvent.submit(form);
  const busy = await screen.findByRole("button", { name: "Please wait..." });
  await user.tripleClick(busy);
  fireEvent.submit(form);
  await waitFor(() => expect(server.count(request)).toBe(1));

  answer.let({ status: 500 });
  expect(await screen.findByRole("button", { name: button })).toBeEnabled();
  expect(server.count(request)).toBe(1);
  // What was typed is still there.
  for (const [label, text] of fields) expect(screen.getByLabelText(label)).toHaveValue(text);
});
