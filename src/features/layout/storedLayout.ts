/** The remembered layout: `{ "toolbar": "toolbar1" … "toolbar5" }` under `LayoutConfig` (specification §3, §9). */
import { type AppStorage, STORAGE_KEYS } from "../../lib/storage.ts";
import { TOOLBAR_HEIGHTS, type ToolbarHeight, type ToolbarLayout } from "./layoutSlice.ts";

const isLayout = (name: unknown): name is ToolbarLayout =>
  typeof name === "string" && Object.hasOwn(TOOLBAR_HEIGHTS, name);

export function readToolbar(storage: AppStorage): ToolbarHeight {
  const text = storage.read(STORAGE_KEYS.layout);
  if (text === null) return TOOLBAR_HEIGHTS.toolbar1;
  try {
    const stored: unknown = JSON.parse(text);
    const name = typeof stored === "object" && stored !== null && "toolbar" in stored ? stored.toolbar : undefined;
    return TOOLBAR_HEIGHTS[isLayout(name) ? name : "toolbar1"];
  } catch {
    // Someone else's text under our key: as good as none.
    return TOOLBAR_HEIGHTS.toolbar1;
  }
}

/** Heights that several layouts share are stored as the first of them. */
export function rememberToolbar(storage: AppStorage, height: ToolbarHeight): void {
  const toolbar = Object.keys(TOOLBAR_HEIGHTS).find((name) => isLayout(name) && TOOLBAR_HEIGHTS[name] === height);
  storage.write(STORAGE_KEYS.layout, JSON.stringify({ toolbar }));
}
