/** What stands round a page: its head, the person's menu, the error pages, the loading sign, the guard (specification §2, §4). */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ANNA, answering, memoryStorage, renderShell, SESSION } from "../../support/app/shellApp.tsx";

const signedIn = (user = ANNA) => ({
  storage: memoryStorage({ auth: SESSION, desktopNotificationsDeclined: "t" }),
  network: answering(user),
});

test("a page below another has a title, a description and breadcrumbs that lead up", async () => {
  renderShell("/practice-management", signedIn());
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.getByText(/Settings of your practice or group/)).toBeVisible();
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
  expect(trail.getAllByRole("listitem").at(-1)).toHaveAttribute("aria-current", "page");
  for (const link of trail.getAllByRole("link")) expect(link).toHaveAttribute("href", expect.stringMatching(/^\//));
});

test("the user menu's button has a blank avatar; the menu names the person and their address", async () => {
  renderShell("/user-settings/settings", signedIn());
  const opener = await screen.findByRole("button", { name: "Your account" });
  expect(opener.querySelector("svg")).toBeInTheDocument();
  expect(opener.querySelector("img")).not.toBeInTheDocument();
  await userEvent.click(opener);
  await screen.findByRole("menuitem", { name: "User Settings" });
  const header = within(screen.getAllByRole("banner")[0] as HTMLElement);
  expect(header.getByText("Anna Whitlocke")).toBeVisible();
  expect(header.getByText(ANNA.email)).toBeVisible();
});

const DETAILS = [
  "admin_emails_address",
  "callout_emails_address",
  "callout_emails_name",
  "callout_emails_phone",
] as const;

test.each(DETAILS)("without %s one is led to the contact details", async (detail) => {
  const settings = { ...ANNA.company.company_settings, [detail]: "" };
  renderShell("/doctors", signedIn({ ...ANNA, company: { ...ANNA.company, company_settings: settings } }));
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent("/auth/enter-contact-details"));
});

test.each([
  ["/error", "Oops!", "We can't find that page."],
  ["/error/404", "Oops!", "We can't find that page."],
  ["/error/500", "System Error", "Something went wrong! Please try again later."],
])("%s says %s and %s, and Return Home leads to /dashboard", async (path, title, text) => {
  renderShell(path);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/dashboard");
});

test("the authentication area is split: the form on one side, decoration without words to read out on the other", async () => {
  renderShell("/auth/login");
  const main = await screen.findByRole("main");
  expect(within(main).getByLabelText("Email")).toBeVisible();
  const decoration = screen.getByText("Every list covered. Everyone told.").closest("[aria-hidden=true]");
  expect(decoration).toBeInTheDocument();
  expect(decoration).not.toContainElement(main);
  expect(decoration?.querySelector("a, button, input")).not.toBeInTheDocument();
});

test("until the session is checked nothing is drawn, neither the sign-in page nor any other", async () => {
  const checked = Promise.withResolvers<void>();
  const network = answering(ANNA);
  const fetch: typeof network.fetch = async (url, init) => {
    await checked.promise;
    return await network.fetch(url, init);
  };
  renderShell("/user-settings/settings", { ...signedIn(), network: { ...network, fetch } });
  expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
  expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
  checked.resolve();
  expect(await screen.findByRole("heading", { level: 1, name: "User settings" })).toBeVisible();
});
