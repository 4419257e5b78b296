/** The theme follows the device while nothing else is chosen, at once; a choice is remembered (specification §4). */
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { modeChosen, selectMode, selectScheme } from "../../../src/features/theme/public.ts";
import { browserRootAttributes } from "../../../src/lib/rootAttributes.ts";
import { createAppStore } from "../../support/app/createAppStore.ts";
import { SharedStorage } from "../../support/app/liveApp.ts";
import { fakeLook, memoryStorage } from "../../support/app/shellApp.tsx";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(stored: Record<string, string>, dark = false) {
  const storage = memoryStorage(stored);
  const device = fakeLook(dark);
  const store = createAppStore({ ...noopPorts, storage, rootAttributes: device.rootAttributes });
  return { storage, device, store, shown: () => device.attributes.get("data-theme") };
}

test("nothing chosen – device dark – device light again: the page follows each time", () => {
  const { device, shown, store } = start({}, true);
  expect(shown()).toBe("dark");
  device.turn(false);
  expect(shown()).toBe("light");
  expect(selectScheme(store.getState())).toBe("light");
});

test("dark chosen – device turns light: the choice stands", () => {
  const { device, shown } = start({ themeMode: "dark" }, true);
  device.turn(false);
  expect(shown()).toBe("dark");
});

test("a choice is remembered, and the page is marked as switching for 300 ms", async () => {
  const { device, shown, storage, store } = start({});
  store.dispatch(modeChosen("dark"));
  expect(shown()).toBe("dark");
  expect(storage.read("themeMode")).toBe("dark");
  await jest.advanceTimersByTimeAsync(299);
  expect(device.attributes.has("data-theme-switching")).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(device.attributes.has("data-theme-switching")).toBe(false);
});

test("a choice in another tab holds here too, and so does taking it back", async () => {
  const shared = new SharedStorage();
  const other = shared.tab();
  const { attributes, rootAttributes } = fakeLook();
  const store = createAppStore({ ...noopPorts, storage: shared.tab(), rootAttributes });
  other.write("themeMode", "dark");
  expect([attributes.get("data-theme"), selectMode(store.getState())]).toEqual(["dark", "dark"]);
  expect(attributes.has("data-theme-switching")).toBe(true);
  await jest.advanceTimersByTimeAsync(300);
  expect(attributes.has("data-theme-switching")).toBe(false);
  other.remove("themeMode");
  expect([attributes.get("data-theme"), selectMode(store.getState())]).toEqual(["light", "system"]);
});

test("nonsense in storage counts as nothing", () => {
  expect(start({ themeMode: "purple", LayoutConfig: "{", i18nConfig: "[]" }, true).shown()).toBe("dark");
});

test("what is printed is light, and the screen dark again afterwards", () => {
  const device = Object.assign(new EventTarget(), { matches: true });
  const page = Object.assign(new EventTarget(), { document, matchMedia: () => device });
  const rootAttributes = browserRootAttributes(page as unknown as Window);
  rootAttributes.set("data-theme", "dark");
  page.dispatchEvent(new Event("beforeprint"));
  expect(document.documentElement).toHaveAttribute("data-theme", "light");
  page.dispatchEvent(new Event("afterprint"));
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  rootAttributes.set("data-theme", null);
});
