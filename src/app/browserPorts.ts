/** The outside world as the browser has it. */
import { createBrowserStorage } from "../lib/browserStorage.ts";
import { systemClock } from "../lib/clock.ts";
import { browserLocation } from "../lib/location.ts";
import { consoleReport } from "../lib/report.ts";
import { browserOnResume } from "../lib/resume.ts";
import { browserRootAttributes } from "../lib/rootAttributes.ts";
import { type PagePorts } from "./ports.ts";

export const browserPorts = (): PagePorts => ({
  clock: systemClock,
  report: consoleReport,
  storage: createBrowserStorage(window, consoleReport),
  rootAttributes: browserRootAttributes(window),
  location: browserLocation(window),
  onResume: browserOnResume,
  network: {
    fetch: (url, init) => window.fetch(url, init),
    cookies: () => document.cookie,
    origin: window.location.origin,
  },
});
