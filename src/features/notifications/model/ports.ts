/** What the live half needs of the world; handed in by `createAppStore`. */
import { type Clock } from "../../../lib/clock.ts";
import { type Report } from "../../../lib/report.ts";
import { type AppStorage } from "../../../lib/storage.ts";
import { type CablePort } from "./cablePort.ts";
import { type DesktopPort } from "./desktopPort.ts";
import { type LeaderElection } from "./leaderElection.ts";
import { type FormatContext } from "./listFormat.ts";
import { type ToastPort } from "./toastPort.ts";

export type NotificationPorts = {
  cable: CablePort;
  clock: Clock;
  storage: AppStorage;
  desktop: DesktopPort;
  tabs: LeaderElection;
  toast: ToastPort;
  report: Report;
  /** The texts in the language of this moment, for what is shown outside React. */
  formatContext: () => FormatContext;
};
