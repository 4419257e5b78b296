/** A browser whose storage cannot be read, is full, is forbidden or holds nonsense: it is reported, and the app works. */
import { expect, signIn, test } from "../support/test.ts";

const FAULTS: Record<string, { script: () => void; reported: RegExp }> = {
  unreadable: {
    script: () => {
      Storage.prototype.getItem = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
    reported: /could not be read/,
  },
  full: {
    script: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    reported: /could not be written/,
  },
  forbidden: {
    script: () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
    },
    reported: /could not be read/,
  },
  damaged: {
    script: () => {
      if (!location.protocol.startsWith("http")) return;
      const keys = ["auth", "user", "LayoutConfig", "i18nConfig", "themeMode", "menuMode"];
      for (const key of [...keys, "desktopNotificationsDeclined", "desktopNotificationsEnabled"])
        if (!localStorage.getItem("damaged")) localStorage.setItem(key, '{"half');
      localStorage.setItem("damaged", "t");
    },
    reported: /was damaged/,
  },
};

// What is reported goes to the console, as a warning; an error that nobody caught is a failure all the same.
test.use({ tolerate: [/^console: (The browser's storage could not|".+" in the browser's storage was damaged)/] });

for (const [fault, { script, reported }] of Object.entries(FAULTS))
  test(`${fault}: said once each, signed in, chosen and moved about`, async ({ page, context, server }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await context.addInitScript(script);
    // The headless shell has refused notifications before it is asked.
    await context.addInitScript(() => Object.defineProperty(Notification, "permission", { value: "default" }));
    await signIn(page, server);
    await expect(page).toHaveURL((url) => url.pathname === "/callouts");
    await expect(page.getByText(/^Live · updated/)).toBeVisible();

    // Nothing is known of an earlier answer, so the browser is asked about.
    await page.getByRole("button", { name: "No", exact: true }).click();
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "User Settings" }).click();
    await page.getByRole("radio", { name: "Dark" }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("radio", { name: "Tall 75" }).check();
    await expect(page.getByRole("banner").first()).toHaveCSS("height", "75px");
    await page.getByRole("link", { name: "Doctors" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Doctors" })).toBeVisible();

    expect(said.filter((text) => reported.test(text)).length).toBeGreaterThan(0);
    expect(new Set(said).size).toBe(said.length);
  });
