/** The remembered layout: `{ "toolbar": "toolbar1" … "toolbar5" }` under `LayoutConfig` (specification §3, §9), and `"rows": "compact"`. */
import { type AppStorage, STORAGE_KEYS } from "../../lib/storage.ts";
import { type ChosenLayout, ROW_DENSITIES, TOOLBAR_HEIGHTS, type ToolbarLayout } from "./layoutSlice.ts";

const isLayout = (name: unknown): name is ToolbarLayout =>
  typeof name === "string" && Object.hasOwn(TOOLBAR_HEIGHTS, name);

function stored(storage: AppStorage): { toolbar?: unknown; rows?: unknown } {
  try {
    const value: unknown = JSON.parse(storage.read(STORAGE_KEYS.layout) ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    // Someone else's text under our key: as good as none.
    return {};
  }
}

export function readLayout(storage: AppStorage): ChosenLayout {
  const { toolbar, rows } = stored(storage);
  return {
    toolbar: TOOLBAR_HEIGHTS[isLayout(toolbar) ? toolbar : "toolbar1"],
    rows: ROW_DENSITIES.find((one) => one === rows) ?? "comfortable",
  };
}

/** Heights that several layouts share are stored as the first of them. */
export function rememberLayout(storage: AppStorage, { toolbar: height, rows }: ChosenLayout): void {
  const toolbar = Object.keys(TOOLBAR_HEIGHTS).find((name) => isLayout(name) && TOOLBAR_HEIGHTS[name] === height);
  storage.write(STORAGE_KEYS.layout, JSON.stringify({ toolbar, ...(rows === "compact" && { rows }) }));
}
