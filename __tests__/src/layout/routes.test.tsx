/** Every path leads where the specification says, signed out and signed in (specification §2, product.md §5). */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type User } from "../../../src/contract/user.ts";
import { ANNA, answering, memoryStorage, renderShell, SESSION } from "../../support/shellApp.tsx";

const address = () => screen.getByLabelText("address").textContent;

const signedIn = (user: User = ANNA) => ({
  storage: memoryStorage({ auth: SESSION, desktopNotificationsDeclined: "t" }),
  network: answering(user),
});

describe("signed out", () => {
  test.each([
    ["/", "/auth/login"],
    ["/auth", "/auth/login"],
    ["/auth/nothing-there", "/auth/login"],
    ["/callouts/12?x=1", "/auth/login"],
    ["/dashboard", "/auth/login"],
    ["/auth/enter-contact-details", "/auth/login"],
    ["/auth/registration", "/auth/registration"],
    ["/auth/forgot-password", "/auth/forgot-password"],
    ["/auth/email-confirmed", "/auth/email-confirmed"],
    ["/error", "/error"],
    ["/error/500", "/error/500"],
  ])("%s ends at %s", async (from, to) => {
    renderShell(from);
    await waitFor(() => expect(address()).toBe(to));
    await screen.findByRole("heading", { level: 1 });
    expect(address()).toBe(to);
  });

  test("the way in stands at once, without waiting for anything: it is what was prerendered", () => {
    renderShell("/auth/login");
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.getByRole("contentinfo")).toHaveTextContent(`© 2017–${new Date().getFullYear()}`);
  });
});

describe("signed in", () => {
  test.each([
    ["/", "/callouts"],
    ["/auth", "/callouts"],
    ["/auth/login", "/callouts"],
    ["/dashboard", "/callouts"],
    ["//callouts", "/callouts"],
    ["/user-settings", "/user-settings/settings"],
    ["/nothing-there", "/error/404"],
    ["/callouts/1/2/3", "/error/404"],
    ["/auth/email-confirmed", "/auth/email-confirmed"],
  ])("%s ends at %s", async (from, to) => {
    renderShell(from, signedIn());
    await waitFor(() => expect(address()).toBe(to));
    await screen.findByRole("heading", { level: 1 });
    expect(address()).toBe(to);
  });

  test("a practice without contact details is led to them from anywhere, and no further", async () => {
    const settings = { ...ANNA.company.company_settings, callout_emails_phone: null };
    const user = { ...ANNA, company: { ...ANNA.company, company_settings: settings } };
    renderShell("/doctors", signedIn(user));
    await waitFor(() => expect(address()).toBe("/auth/enter-contact-details"));
    await screen.findByRole("heading", { level: 1, name: "Your contact details" });
    expect(address()).toBe("/auth/enter-contact-details");
  });

  test("the frame names the practice, the pages and the person; the way out is in the menu", async () => {
    renderShell("/user-settings/settings", signedIn());
    expect(await screen.findByRole("heading", { level: 1, name: "User settings" })).toBeVisible();
    expect(screen.getByRole("link", { name: ANNA.company.name })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: "Manage" })).toHaveAttribute("href", "/practice-management");
    await userEvent.click(screen.getByRole("button", { name: "Your account" }));
    expect(await screen.findByRole("menuitem", { name: "Sign Out" })).toHaveAttribute("href", "/logout");
    expect(screen.getByRole("menuitem", { name: "User Settings" })).toHaveAttribute("href", "/user-settings/settings");
    expect(document.title).toBe("User settings · Practice Callouts");
  });

  test("/logout ends the session and loads the way in afresh", async () => {
    const ports = signedIn();
    const { visits } = renderShell("/logout", ports);
    await waitFor(() => expect(visits).toEqual(["/auth/login"]));
    expect(ports.storage.content.has("auth")).toBe(false);
  });
});

test("the error area says what the specification says, and leads home by /dashboard", async () => {
  renderShell("/error/404");
  expect(await screen.findByRole("heading", { name: "Oops!" })).toBeVisible();
  expect(screen.getByText("We can't find that page.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/dashboard");
});
