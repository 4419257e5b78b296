/** What permission and flags together mean (specification §4). */
import { type AppStorage } from "../../../lib/storage.ts";
import { type DesktopAlerts } from "../model/desktopActions.ts";
import { type DesktopPort } from "../model/desktopPort.ts";
import { isDeclined, isEnabled } from "./desktopFlags.ts";

export function readDesktopAlerts(desktop: DesktopPort, storage: AppStorage): DesktopAlerts {
  switch (desktop.permission()) {
    case "unsupported":
      return { kind: "unsupported" };
    case "denied":
      return { kind: "blocked" };
    case "granted":
      return { kind: isEnabled(storage) ? "granted" : "off" };
    case "default":
      return { kind: isDeclined(storage) ? "off" : "unasked" };
  }
}
