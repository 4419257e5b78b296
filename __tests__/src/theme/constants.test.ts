/** The numbers of the layout and the theme, and the keys under which choices lie (specification §3, §9). */
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { createAppTheme } from "../../../src/app/theme/createAppTheme.ts";
import { rowsChosen, selectRows, selectToolbar, toolbarChosen } from "../../../src/features/layout/public.ts";
import { modeChosen, THEME_MODES } from "../../../src/features/theme/public.ts";
import { createAppStore } from "../../support/app/createAppStore.ts";
import { fakeLook, memoryStorage } from "../../support/app/shellApp.tsx";

function start(stored: Record<string, string> = {}) {
  const storage = memoryStorage(stored);
  const device = fakeLook();
  const store = createAppStore({ ...noopPorts, storage, rootAttributes: device.rootAttributes });
  return { storage, device, store };
}

test.each([
  ["toolbar1", 55],
  ["toolbar2", 75],
  ["toolbar3", 65],
  ["toolbar4", 65],
  ["toolbar5", 55],
  ["toolbar6", 55],
  ["constructor", 55],
])("%s in LayoutConfig: %i px", (toolbar, height) => {
  const { store, device } = start({ LayoutConfig: JSON.stringify({ toolbar }) });
  expect(selectToolbar(store.getState())).toBe(height);
  expect(device.attributes.get("data-toolbar") ?? "55").toBe(String(height));
});

test.each([
  [55, "toolbar1"],
  [75, "toolbar2"],
  [65, "toolbar3"],
] as const)("%i px chosen: %s in LayoutConfig", (height, toolbar) => {
  const { store, storage } = start();
  store.dispatch(toolbarChosen(height));
  expect(JSON.parse(storage.read("LayoutConfig") ?? "null")).toEqual({ toolbar });
});

test("compact rows: marked at the root, remembered beside the toolbar, found again; comfortable ones leave no trace", () => {
  const { store, storage, device } = start();
  store.dispatch(rowsChosen("compact"));
  store.dispatch(toolbarChosen(75));
  expect(JSON.parse(storage.read("LayoutConfig") ?? "null")).toEqual({ toolbar: "toolbar2", rows: "compact" });
  expect(device.attributes.get("data-rows")).toBe("compact");

  const next = start(Object.fromEntries(storage.content));
  expect([selectToolbar(next.store.getState()), selectRows(next.store.getState())]).toEqual([75, "compact"]);
  expect(next.device.attributes.get("data-rows")).toBe("compact");
  next.store.dispatch(rowsChosen("comfortable"));
  expect(JSON.parse(next.storage.read("LayoutConfig") ?? "null")).toEqual({ toolbar: "toolbar2" });
  expect(next.device.attributes.has("data-rows")).toBe(false);
});

test("what is chosen in one tab leaves what another tab has chosen meanwhile", () => {
  const { store, storage } = start({ LayoutConfig: '{"toolbar":"toolbar1"}' });
  storage.write("LayoutConfig", '{"toolbar":"toolbar2"}');
  store.dispatch(rowsChosen("compact"));
  expect(JSON.parse(storage.read("LayoutConfig") ?? "null")).toEqual({ toolbar: "toolbar2", rows: "compact" });
  storage.write("LayoutConfig", '{"toolbar":"toolbar2"}');
  store.dispatch(toolbarChosen(65));
  expect(JSON.parse(storage.read("LayoutConfig") ?? "null")).toEqual({ toolbar: "toolbar3" });
});

test.each(THEME_MODES)("%s: under keys of its own for theme and menu, found again by the next visit", (mode) => {
  const { store, storage } = start();
  store.dispatch(modeChosen(mode));
  expect([storage.read("themeMode"), storage.read("menuMode")]).toEqual([mode, mode]);
  expect(start(Object.fromEntries(storage.content)).store.getState().theme.mode).toBe(mode);
});

const { palette, zIndex, transitions, components, size, colorSchemes } = createAppTheme();

test.each([
  ["primary", palette.primary.main, "#009EF7"],
  ["text on primary", palette.primary.contrastText, "#0B1B2B"],
  ["links on white", palette.primary.text, "#006EB3"],
  ["primary in the dark", colorSchemes?.dark?.palette?.primary.main, "#4DB8FF"],
  ["hover menu", zIndex.hoverMenu, 105],
  ["scroll to top", zIndex.fab, 105],
  ["what folds: MUI's Collapse and Accordion take it", transitions.duration.standard, 250],
  ["drawer", components?.MuiDrawer?.defaultProps?.transitionDuration, 250],
  ["bar", size.toolbar, 55],
])("%s: %s", (_what, found, expected) => {
  expect(String(found).toUpperCase()).toBe(String(expected).toUpperCase());
});

test("menus lie above the page, below the bar, the drawer, dialogs and toasts", () => {
  const { hoverMenu, appBar, drawer, modal, snackbar } = zIndex;
  expect([hoverMenu, appBar, drawer, modal, snackbar]).toEqual([105, 1100, 1200, 1300, 1400]);
});
