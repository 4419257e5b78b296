/** The outside world as the browser has it. */
import { createBrowserStorage } from "../lib/browserStorage.ts";
import { systemClock } from "../lib/clock.ts";
import { browserLook } from "../lib/rootAttributes.ts";
import { consoleReport } from "../lib/report.ts";
import { browserVisit } from "../lib/location.ts";
import { browserWake } from "../lib/resume.ts";
import { type PagePorts } from "./ports.ts";

export const browserPorts = (): PagePorts => ({
  clock: systemClock,
  report: consoleReport,
  storage: createBrowserStorage(window, consoleReport),
  look: browserLook(window),
  visit: browserVisit(window),
  onWake: browserWake,
  network: {
    fetch: (url, init) => window.fetch(url, init),
    cookies: () => document.cookie,
    origin: window.location.origin,
  },
});
