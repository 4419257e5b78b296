/** The frame of the signed-in pages: menus, footer, splash, the way back to the top, each with its time (specification §2, §9). */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import i18next from "i18next";
import { appStyleCache } from "../../../src/app/AppProviders.tsx";
import { scrollToTop } from "../../../src/features/layout/scrollToTop.ts";
import { ANNA, answering, fakeLook, memoryStorage, renderShell, SESSION } from "../../support/app/shellApp.tsx";

const signedIn = (stored: Record<string, string> = {}) => ({
  storage: memoryStorage({ auth: SESSION, desktopNotificationsDeclined: "t", ...stored }),
  network: answering(ANNA),
});

/** The settings: the page that asks the server for least. */
async function openSettings(ports = signedIn()) {
  const shell = renderShell("/user-settings/settings", ports);
  await screen.findByRole("heading", { level: 1, name: "User settings" });
  return shell;
}

afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe("the header", () => {
  test("has the logo that leads to /, the five pages, no side menu; the footer the years and three links", async () => {
    await openSettings();
    const bar = within(screen.getAllByRole("banner")[0] as HTMLElement);
    expect(bar.getByRole("link", { name: ANNA.company.name })).toHaveAttribute("href", "/");
    const menu = within(bar.getByRole("navigation", { name: "Main menu" }));
    expect(menu.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Callouts", "/callouts"],
      ["Planning", "/planning"],
      ["Doctors", "/doctors"],
      ["Insights", "/insights"],
      ["Manage", "/practice-management"],
    ]);
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();

    const foot = within(screen.getByRole("contentinfo"));
    expect(foot.getByText(`© 2017–${new Date().getFullYear()}`)).toBeVisible();
    for (const [name, href] of [
      ["Contact", "https://www.example.com/contact"],
      ["Terms", "https://www.example.com/terms"],
      ["Privacy", "https://www.example.com/privacy"],
    ] as const) {
      const link = foot.getByRole("link", { name: `${name} (opens in a new tab)` });
      expect(link).toHaveAttribute("href", href);
      expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
    }
  });

  test("the provider's own name and addresses come from /config.json; what is no text is left out", async () => {
    const config = { provider_name: "Northern Lists", terms_url: "https://terms.example.test/", contact_url: 7 };
    const network = answering(ANNA);
    const fetch: typeof network.fetch = async (url, init) =>
      url === "/config.json" ? Response.json(config) : await network.fetch(url, init);
    await openSettings({ ...signedIn(), network: { ...network, fetch } });
    const foot = within(screen.getByRole("contentinfo"));
    expect(await foot.findByRole("link", { name: /^Northern Lists/ })).toBeVisible();
    expect(foot.getByRole("link", { name: /^Terms/ })).toHaveAttribute("href", "https://terms.example.test/");
    expect(foot.getByRole("link", { name: /^Contact/ })).toHaveAttribute("href", "https://www.example.com/contact");
  });
});

describe("the user menu", () => {
  const opener = () => screen.getByRole("button", { name: "Your account" });
  const menu = () => screen.queryByRole("menu", { name: "Your account" });

  test("pressed: who one is, settings, way out; focus goes in, and back with Escape", async () => {
    await openSettings();
    const user = userEvent.setup();
    await user.click(opener());
    const first = await screen.findByRole("menuitem", { name: "User Settings" });
    expect(first).toHaveAttribute("href", "/user-settings/settings");
    expect(screen.getByRole("menuitem", { name: "Sign Out" })).toHaveAttribute("href", "/logout");
    expect(screen.getAllByText("Anna Whitlocke").some((one) => one.closest("header"))).toBe(true);
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard("{ArrowUp}");
    expect(screen.getByRole("menuitem", { name: "Sign Out" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(menu()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
    await user.click(opener());
    await user.click(opener());
    expect(menu()).not.toBeInTheDocument();
  });

  test("lists the keys there are for whoever does not know the key for it, and has the focus again afterwards", async () => {
    await openSettings();
    const user = userEvent.setup();
    await user.click(opener());
    await user.click(await screen.findByRole("menuitem", { name: "Keyboard shortcuts" }));
    expect(menu()).not.toBeInTheDocument();
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(opener()).toHaveFocus();
  });

  test("stays closed behind the list of keys, whatever the mouse does there", async () => {
    await openSettings();
    const user = userEvent.setup();
    await user.click(opener());
    await user.click(await screen.findByRole("menuitem", { name: "Keyboard shortcuts" }));
    const keys = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    jest.useFakeTimers();
    fireEvent.mouseEnter(keys);
    await pass(200);
    expect(screen.queryByRole("menu", { hidden: true })).not.toBeInTheDocument();
  });

  test("a mouse that rests 200 ms opens it without taking the focus; gone for 200 ms, it closes", async () => {
    await openSettings();
    const user = userEvent.setup();
    await user.click(opener());
    await screen.findByRole("menu");
    await user.keyboard("{Escape}");
    const focused = document.activeElement;
    jest.useFakeTimers();
    fireEvent.mouseEnter(opener());
    await pass(199);
    expect(menu()).not.toBeInTheDocument();
    await pass(1);
    expect(menu()).toBeVisible();
    expect(document.activeElement).toBe(focused);
    fireEvent.mouseLeave(opener());
    await pass(199);
    expect(menu()).toBeVisible();
    await pass(1);
    expect(menu()).not.toBeInTheDocument();
  });
});

test("the mobile menu: a drawer from the end over the page, with the pages, the settings and the way out", async () => {
  await openSettings();
  await userEvent.click(screen.getByRole("button", { name: "Open menu", hidden: true }));
  const drawer = await screen.findByRole("dialog", { name: "Main menu" });
  expect(drawer.parentElement).toHaveClass("MuiDrawer-anchorRight");
  expect(drawer.parentElement?.querySelector(".MuiBackdrop-root")).toBeInTheDocument();
  const links = within(within(drawer).getByRole("navigation", { name: "Main menu" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/callouts",
    "/planning",
    "/doctors",
    "/insights",
    "/practice-management",
    "/user-settings/settings",
    "/user-settings/settings#appearance",
    "/user-settings/settings#language",
    "/logout",
  ]);
  expect(within(drawer).getByRole("link", { name: "Theme System" })).toBeVisible();
  expect(within(drawer).getByRole("link", { name: "Language English" })).toBeVisible();
  await userEvent.click(within(drawer).getByRole("button", { name: "Close menu" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("the settings' list says which section is read: the one scrolled to, or the one chosen while it is in sight", async () => {
  await openSettings();
  const list = within(screen.getByRole("navigation", { name: "Settings sections" }));
  const read = () => list.getAllByRole("link", { current: "location" }).map((link) => link.textContent);
  expect(read()).toEqual(["Profile"]);
  const tops: Record<string, number> = {
    profile: -900,
    email: -300,
    appearance: 100,
    language: 500,
    notifications: 700,
  };
  const places = jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 2000, 600, 200);
  });
  fireEvent.scroll(window);
  expect(read()).toEqual(["Appearance"]);
  await userEvent.click(list.getByRole("link", { name: "Notifications" }));
  await waitFor(() => expect(read()).toEqual(["Notifications"]));
  fireEvent.scroll(window);
  expect(read()).toEqual(["Notifications"]);
  tops.notifications = 1500;
  fireEvent.scroll(window);
  expect(read()).toEqual(["Appearance"]);
  places.mockRestore();
});

test("a layout that is chosen is covered by the splash for 500 ms, and remembered", async () => {
  const device = fakeLook();
  const ports = { ...signedIn({ LayoutConfig: '{"toolbar":"toolbar2"}' }), rootAttributes: device.rootAttributes };
  await openSettings(ports);
  expect(device.attributes.get("data-toolbar")).toBe("75");
  const choice = within(screen.getByRole("radiogroup", { name: "Top bar" }));
  expect(choice.getByRole("radio", { name: "Tall 75" })).toBeChecked();
  jest.useFakeTimers();
  fireEvent.click(choice.getByRole("radio", { name: "Medium 65" }));
  const splash = () => screen.queryAllByText("Loading…").filter((one) => one.closest("[role=status]"));
  expect(splash()).toHaveLength(1);
  expect(device.attributes.get("data-toolbar")).toBe("65");
  expect(JSON.parse(ports.storage.read("LayoutConfig") ?? "")).toEqual({ toolbar: "toolbar3" });
  await pass(499);
  expect(splash()).toHaveLength(1);
  await pass(1);
  expect(splash()).toHaveLength(0);
});

describe("a long page", () => {
  const scrollTo = (y: number) => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  const button = () => screen.queryByRole("button", { name: "Back to top" });
  afterEach(() => scrollTo(0));

  test("beyond 200 px the bar sticks out and the way back shows, which leads to the top and into the page", async () => {
    const went = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    // As written, all anew: the test's own browser computes no transitions.
    const written = jest.spyOn(CSSStyleSheet.prototype, "insertRule");
    appStyleCache.inserted = {};
    await openSettings();
    scrollTo(200);
    expect(button()).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute("data-scrolled");
    scrollTo(201);
    await waitFor(() => expect(button()).toBeVisible());
    expect(document.documentElement).toHaveAttribute("data-scrolled");
    const { classList } = screen.getAllByRole("banner")[0] as HTMLElement;
    const rules = written.mock.calls
      .map(([rule]) => rule)
      .filter((rule) => classList.contains(rule.slice(1).split("{")[0] ?? ""));
    expect(rules.join()).toMatch(/transition:[^;]*box-shadow \.3s/);
    written.mockRestore();
    fireEvent.click(screen.getByRole("button", { name: "Back to top" }));
    expect(screen.getByRole("main")).toHaveFocus();
    await waitFor(() => expect(went).toHaveBeenLastCalledWith(0, 0));
    scrollTo(0);
    expect(button()).not.toBeInTheDocument();
    went.mockRestore();
  });

  test.each([
    ["in 600 ms", false, [0, 300, 600, 601], [1000, 125, 0]],
    ["at once where less motion is wanted", true, [], [0]],
  ])("back to the top %s", (_title, reduced, frames, expected) => {
    const steps: ((now: number) => void)[] = [];
    const seen: number[] = [];
    scrollToTop({
      scrollY: 1000,
      performance: { now: () => 0 },
      matchMedia: () => ({ matches: reduced }),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      requestAnimationFrame: (step: (now: number) => void) => steps.push(step),
      scrollTo: (_x: number, y: number) => seen.push(Math.round(y)),
    } as unknown as Window);
    for (const now of frames) steps.shift()?.(now);
    expect(seen).toEqual(expected);
    expect(steps).toHaveLength(0);
  });
});

test("the bar leads anywhere by a press too: the search opens the palette", async () => {
  await openSettings();
  await userEvent.click(screen.getByRole("button", { name: "Search or go to…" }));
  const palette = await screen.findByRole("dialog", { name: "Search or do something" });
  expect(within(palette).getByRole("option", { name: "Doctors Page" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(palette).not.toBeInTheDocument());
});

const HANA = { first_name: "Hana", last_name: "Itokawa" };
const TARO = { first_name: "太郎", last_name: "山田" };

test.each([
  ["en", TARO, "太郎 山田"],
  ["ja", TARO, "山田 太郎"],
  ["zh", TARO, "山田 太郎"],
  ["ja", HANA, "Hana Itokawa"],
])("in %s the menu has the name of who is signed in as it is said there: %j", async (selectedLang, person, name) => {
  const user = userEvent.setup();
  const stored = signedIn({ i18nConfig: JSON.stringify({ selectedLang }) });
  renderShell("/user-settings/settings", { ...stored, network: answering({ ...ANNA, ...person }) });
  await screen.findByRole("heading", { level: 1 });
  const opener = document.querySelector<HTMLElement>("header [aria-haspopup=menu]");
  await user.click(opener as HTMLElement);
  await screen.findByRole("menu");
  expect(screen.getAllByText(name).some((one) => one.closest("header"))).toBe(true);
  await act(async () => void (await i18next.changeLanguage("en")));
});
