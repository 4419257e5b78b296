/** Every path leads where the specification says, signed out and signed in (specification §2). */
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { type User } from "../../../src/contract/shapes/user.ts";
import { loadPage } from "../../../src/lib/loading/loadPage.ts";
import { ANNA, answering, memoryStorage, renderShell, SESSION } from "../../support/app/shellApp.tsx";

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
    ["/set-new-password", "/auth/set-new-password"],
    ["/user-settings", "/auth/login"],
    ["/practice-management/12", "/auth/login"],
    ["///callouts", "/auth/login"],
    ["/\\\\example.test/x", "/auth/login"],
    ["/error", "/error"],
    ["/error/500", "/error/500"],
    ["/error/nothing-there", "/error/nothing-there"],
  ])("%s ends at %s", async (from, to) => {
    renderShell(from);
    await waitFor(() => expect(address()).toBe(to));
    await screen.findByRole("heading", { level: 1 });
    expect(address()).toBe(to);
  });

  test("the sign-in page stands at once, without waiting for anything: it is what was prerendered", () => {
    renderShell("/auth/login");
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.getByRole("contentinfo")).toHaveTextContent(`© 2017–${new Date().getFullYear()}`);
  });
});

describe("signed in", () => {
  test("while the page that follows is on its way, the splash stands: at no moment is the window empty", async () => {
    const shown: boolean[] = [];
    const watch = new MutationObserver(() => shown.push(document.querySelector("main, [role=status]") !== null));
    renderShell("/auth/login", signedIn());
    watch.observe(document.body, { childList: true, subtree: true });
    await screen.findByRole("heading", { level: 1, name: "Callouts" });
    watch.disconnect();
    expect(shown).not.toContain(false);
  });

  test.each([
    ["/", "/callouts"],
    ["/auth", "/callouts"],
    ["/auth/login", "/callouts"],
    ["/dashboard", "/callouts"],
    ["//callouts", "/callouts"],
    ["/\\callouts", "/callouts"],
    ["//example.test/x", "/error/404"],
    ["/builder", "/error/404"],
    ["/user-settings", "/user-settings/settings"],
    ["/nothing-there", "/error/404"],
    ["/callouts/1/2/3", "/error/404"],
    ["/auth/email-confirmed", "/auth/email-confirmed"],
    ["/auth/forgot-password", "/auth/forgot-password"],
    ["/auth/set-new-password", "/auth/set-new-password"],
    ["/auth/complete-signup", "/auth/complete-signup"],
    ["/auth/enter-contact-details", "/auth/enter-contact-details"],
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

  test("/logout ends the session and loads the sign-in page afresh", async () => {
    const ports = signedIn();
    const { visits } = renderShell("/logout", ports);
    await waitFor(() => expect(visits).toEqual(["/auth/login"]));
    expect(ports.storage.content.has("auth")).toBe(false);
    expect(ports.storage.content.has("user")).toBe(false);
  });
});

test("signed out at /logout – the sign-in page, loaded once", async () => {
  const { visits } = renderShell("/logout");
  await waitFor(() => expect(visits).toEqual(["/auth/login"]));
  // Nothing is left to end, so nothing loads again.
  await new Promise((resolve) => setTimeout(resolve));
  expect(visits).toEqual(["/auth/login"]);
});

test("after signing in from a deep link the person lands there, query and all", async () => {
  const network = answering(ANNA);
  const fetch: typeof network.fetch = async (url, init) =>
    url.includes("/auth/sign_in")
      ? new Response(JSON.stringify({ data: ANNA }), {
          headers: {
            "content-type": "application/json",
            "access-token": "t",
            client: "c",
            uid: ANNA.email,
            expiry: "9",
          },
        })
      : await network.fetch(url, init);
  renderShell("/doctors?search=vale", { network: { ...network, fetch } });
  await userEvent.type(await screen.findByLabelText("Email"), ANNA.email);
  await userEvent.type(screen.getByLabelText("Password"), "Harbour-Light-42");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(address()).toBe("/doctors?search=vale"));
});

test("while a page is on its way a bar shows; it goes when the page is there", async () => {
  const arrivals: ((page: { Late: () => null }) => void)[] = [];
  const Late = loadPage("Late", () => new Promise<{ Late: () => null }>((resolve) => arrivals.push(resolve)));
  renderShell("/user-settings/settings", signedIn());
  await screen.findByRole("heading", { level: 1, name: "User settings" });
  await waitFor(() => expect(screen.queryByRole("progressbar", { name: "Loading…" })).not.toBeInTheDocument());
  render(
    <Suspense>
      <Late />
    </Suspense>,
  );
  expect(await screen.findByRole("progressbar", { name: "Loading…" })).toBeInTheDocument();
  arrivals[0]?.({ Late: () => null });
  await waitFor(() => expect(screen.queryByRole("progressbar", { name: "Loading…" })).not.toBeInTheDocument());
});

test("the error area says what the specification says, and leads home by /dashboard", async () => {
  renderShell("/error/404");
  expect(await screen.findByRole("heading", { name: "Oops!" })).toBeVisible();
  expect(screen.getByText("We can't find that page.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/dashboard");
});
