/** What happens with desktop notifications (specification §4, "Desktop permission states"). */
import { createAction } from "@reduxjs/toolkit";

/** What this browser and this person have settled. `off`: possible, but not wanted here. */
export type DesktopAlerts =
  | { kind: "unknown" }
  | { kind: "unsupported" }
  | { kind: "unasked" }
  | { kind: "prompting" }
  | { kind: "asking" }
  | { kind: "granted" }
  | { kind: "off" }
  | { kind: "blocked" };

/** The present state was read: permission and flags. */
export const desktopAlertsRead = createAction<DesktopAlerts>("desktopAlerts/read");
export const desktopAlertsPrompted = createAction("desktopAlerts/prompted");
/** "Yes" in the prompt, or the switch in the settings: the browser will ask. */
export const desktopAlertsWanted = createAction("desktopAlerts/wanted");
/** "No" in the prompt, or the switch turned off. */
export const desktopAlertsDeclined = createAction("desktopAlerts/declined");
export const desktopAlertsGranted = createAction("desktopAlerts/granted");
/** The browser refused, or the person closed its question. */
export const desktopAlertsRefused = createAction<"denied" | "default">("desktopAlerts/refused");
/** For the log: this many were shown on the desktop by this tab. */
export const desktopAlertsShown = createAction<{ count: number }>("desktopAlerts/shown");
