/** A world for the real store in which a test holds everything: network, storage, address, clock. */

import i18next from "i18next";
import "../../../src/app/i18n.ts";
import { type AppPorts } from "../../../src/app/ports.ts";
import { ToastBoard } from "../../../src/features/notifications/toasts/toastBoard.ts";
import { FakeCable } from "./fakes/fakeCable.ts";
import { FakeBrowser, FakeDesktop } from "./fakes/fakeDesktop.ts";
import { type FakeServer } from "./fakes/fakeServer.ts";
import { SharedStorage } from "./liveApp.ts";

/** `kept`: the mailed link that the page was opened with. */
type World = { server: FakeServer; shared?: SharedStorage; path?: string; cookies?: string; kept?: string };

export function fakePorts({
  server,
  shared = new SharedStorage(),
  path = "/callouts",
  cookies = "",
  kept = "",
}: World) {
  const browser = new FakeBrowser();
  /** What the offline port was asked. */
  const device: string[] = [];
  const reports: string[] = [];
  const left: string[] = [];
  const link = {
    keptLink: () => kept,
    keepLink: (search: string) => {
      kept = search;
    },
  };
  const wakes = new Set<() => void>();
  const storage = shared.tab();
  const ports: AppPorts = {
    storage,
    cable: new FakeCable(),
    desktop: new FakeDesktop(browser),
    offline: { prepare: async () => void device.push("prepare") },
    tabs: browser.tab(),
    toast: new ToastBoard(),
    clock: { now: () => Date.now() },
    report: (what) => reports.push(what),
    formatContext: () => ({ t: i18next.getFixedT(null, "notifications"), language: i18next.language }),
    rootAttributes: { set: () => undefined, deviceIsDark: () => false, onDevice: () => () => undefined },
    network: { fetch: server.fetch, cookies: () => cookies, origin: "http://localhost" },
    location: { path: () => path, search: () => "", leaveFor: (to) => left.push(to), ...link },
    onResume: (hear) => {
      wakes.add(hear);
      return () => wakes.delete(hear);
    },
  };
  /** The device is online again, or the page is looked at. */
  const wake = (): void => {
    for (const hear of [...wakes]) hear();
  };
  return { ports, storage, shared, device, reports, left, wake };
}
