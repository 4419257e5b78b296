/** What the live half needs of the browser: the cable, the system's notifications, the other tabs, toasts. */
import i18next from "i18next";
import { createActionCablePort } from "../features/notifications/cable/actionCablePort.ts";
import { createBrowserDesktop } from "../features/notifications/desktop/browserDesktop.ts";
import { browserTabs } from "../features/notifications/model/browserTabs.ts";
import { ToastBoard } from "../features/notifications/toasts/toastBoard.ts";
import { type OfflinePort } from "../features/offline/offlinePort.ts";
import { type LivePorts, type PagePorts } from "./ports.ts";

/** Nobody waits for it: it comes with what floats over the page, and where that cannot be fetched, the next page tries again. */
const offline: OfflinePort = {
  async prepare() {
    try {
      const { browserOffline } = await import(/* webpackChunkName: "floating" */ "../features/offline/offlinePort.ts");
      await browserOffline.prepare();
    } catch {
      // The server of the script is away; the app goes on without.
    }
  },
};

export const liveBrowserPorts = ({ clock, report }: PagePorts): LivePorts & { toast: ToastBoard } => ({
  cable: createActionCablePort(),
  desktop: createBrowserDesktop(clock, report),
  offline,
  tabs: browserTabs,
  toast: new ToastBoard(),
  formatContext: () => ({ t: i18next.getFixedT(i18next.language, "notifications"), language: i18next.language }),
});
