/** The outside world as the browser has it. */
import i18next from "i18next";
import { createActionCablePort } from "../features/notifications/cable/actionCablePort.ts";
import { createBrowserDesktop } from "../features/notifications/desktop/browserDesktop.ts";
import { browserTabs } from "../features/notifications/model/browserTabs.ts";
import { ToastBoard } from "../features/notifications/toasts/toastBoard.ts";
import { createBrowserStorage } from "../lib/browserStorage.ts";
import { systemClock } from "../lib/clock.ts";
import { browserLook } from "../lib/look.ts";
import { consoleReport } from "../lib/report.ts";
import { browserVisit } from "../lib/visit.ts";
import { browserWake } from "../lib/wake.ts";
import { type AppPorts } from "./ports.ts";

/** `board` is the toasts' port once more, for the component that draws them. */
export function browserPorts(): { ports: AppPorts; board: ToastBoard } {
  const board = new ToastBoard();
  const report = consoleReport;
  const ports: AppPorts = {
    clock: systemClock,
    report,
    storage: createBrowserStorage(window, report),
    look: browserLook(window),
    visit: browserVisit(window),
    onWake: browserWake,
    network: {
      fetch: (url, init) => window.fetch(url, init),
      cookies: () => document.cookie,
      origin: window.location.origin,
    },
    cable: createActionCablePort(),
    desktop: createBrowserDesktop(systemClock, report),
    tabs: browserTabs,
    toast: board,
    words: () => ({ t: i18next.getFixedT(i18next.language, "notifications"), language: i18next.language }),
  };
  return { ports, board };
}
