/** The screens of the authentication area: what stands on each and where it leads (specification §2, "Authentication area"). */
import { screen, waitFor, within } from "@testing-library/react";
import { FakeServer } from "../../support/app/fakes/fakeServer.ts";
import { ME, SharedStorage } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";

const session = { "access-token": "r1", client: "rc", expiry: "1796404700", uid: ME.email };

type Row = {
  address: string;
  fields: string[];
  buttons: string[];
  links: [name: string, href: string][];
  says?: RegExp;
};

const TERMS = "terms and conditions (opens in a new tab)";
const ROWS: Row[] = [
  {
    address: "/auth/login",
    fields: ["Email", "Password"],
    buttons: ["Continue"],
    links: [
      ["Forgot Password?", "/auth/forgot-password"],
      ["Sign up", "/auth/registration"],
    ],
    says: /Doctors do not sign in here\..+mobile app/,
  },
  {
    address: "/auth/registration",
    fields: [
      "Practice or Group Name",
      "Your Full Name",
      "Email Address",
      "Phone Number",
      "Password",
      "Confirm Password",
    ],
    buttons: ["Submit"],
    links: [
      ["Cancel", "/auth/login"],
      [TERMS, "https://www.example.com/terms"],
    ],
    says: /review every new practice/,
  },
  {
    address: "/auth/complete-signup?token=i1&name=Anna%20Reyes&email=anna%40example.test",
    fields: ["Your Full Name", "Email", "Password", "Confirm Password"],
    buttons: ["Submit"],
    links: [],
  },
  { address: "/auth/forgot-password", fields: ["Email"], buttons: ["Submit"], links: [["Cancel", "/auth/login"]] },
  {
    address: "/auth/set-new-password?token=r1",
    fields: ["Password", "Confirm Password"],
    buttons: ["Submit"],
    links: [],
  },
  {
    address: "/auth/email-confirmed",
    fields: [],
    buttons: [],
    links: [["Login", "/auth/login"]],
    says: /Your email address is confirmed\. Our staff may still need to verify your practice/,
  },
];

test.each(ROWS)("$address has its fields, buttons and links", async ({ address, fields, buttons, links, says }) => {
  renderApp(address, { server: new FakeServer().on("GET /auth/password/edit", { headers: session }) });
  for (const label of fields) expect(await screen.findByLabelText(label)).toBeVisible();
  const main = within(await screen.findByRole("main"));
  for (const name of buttons) expect(main.getByRole("button", { name })).toBeVisible();
  for (const [name, href] of links) expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
  expect(main.queryAllByRole("link")).toHaveLength(links.length);
  if (says) expect(main.getByText(says)).toBeVisible();
});

test("an invitation that is completed leads to the root, pre-filled on the way", async () => {
  const server = new FakeServer().on("PUT /complete_signup", { body: { success: true } });
  const app = renderApp(ROWS[2]?.address ?? "", { server });
  expect(await screen.findByLabelText("Your Full Name")).toHaveValue("Anna Reyes");
  expect(screen.getByLabelText("Email")).toHaveValue("anna@example.test");
  await app.type("Password", "Harbour-Light-42");
  await app.type("Confirm Password", "Harbour-Light-42");
  await app.user.click(screen.getByRole("button", { name: "Submit" }));
  // The root of somebody who is signed out is the sign-in page.
  await waitFor(() => expect(app.address()).toBe("/auth/login"));
});

test("a new password that was set leads to the sign-in page, and ends the session that was stored", async () => {
  const server = new FakeServer()
    .on("GET /auth/password/edit", { headers: session })
    .on("PUT /auth/password", { body: { success: true } });
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify({ ...session, "access-token": "other" }));
  shared.tab().write("user", JSON.stringify(ME));
  const app = renderApp("/auth/set-new-password?token=r1", { server, shared });
  await app.type("Password", "Harbour-Light-42");
  await app.type("Confirm Password", "Harbour-Light-42");
  expect(server.count("GET /auth/validate_token")).toBe(0);
  await app.user.click(screen.getByRole("button", { name: "Submit" }));
  expect(await screen.findByText("Your password has been reset. Please log in again.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth/login");
  expect(screen.getByRole("link", { name: "Password Reset" })).toHaveAttribute("href", "/auth/forgot-password");
  await waitFor(() => expect([app.storage.read("auth"), app.storage.read("user")]).toEqual([null, null]));
});

test("contact details have their four fields and the copy ticked; the only other way is out", async () => {
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify(session));
  const blank = { ...ME, company: { ...ME.company, company_settings: {} } };
  const server = new FakeServer().on("GET /auth/validate_token", { body: { success: true, data: blank } });
  renderApp("/auth/enter-contact-details", { server, shared });
  for (const label of [
    "Office email address",
    "Office phone number",
    "Group or practice name",
    "Internal email address",
  ])
    expect(await screen.findByLabelText(label)).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /blind copy of every callout and list email/ })).toBeChecked();
  expect(screen.getByRole("link", { name: "Sign out" })).toHaveAttribute("href", "/logout");
});
