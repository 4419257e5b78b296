/** A world in which nothing happens: nobody is signed in, nothing is stored, nobody answers. For the prerenderer. */
import i18next from "i18next";
import { ToastBoard } from "../features/notifications/toasts/toastBoard.ts";
import { systemClock } from "../lib/clock.ts";
import { type AppPorts } from "./ports.ts";

const nothing = () => undefined;
export const never = () => new Promise<never>(nothing);

export const noToasts = new ToastBoard();

export const noopPorts: AppPorts = {
  clock: systemClock,
  report: nothing,
  storage: { read: () => null, write: nothing, remove: nothing, onChangedElsewhere: () => nothing },
  rootAttributes: { set: nothing, deviceIsDark: () => false, onDevice: () => nothing },
  location: { path: () => "/auth/login", search: () => "", leaveFor: nothing, keptLink: () => "", keepLink: nothing },
  onResume: () => nothing,
  network: { fetch: never, cookies: () => "", origin: "http://localhost" },
  cable: { open: () => ({ isLive: () => false, connect: nothing, close: nothing }) },
  desktop: {
    permission: () => "unsupported",
    onPermissionChange: () => nothing,
    request: never,
    show: () => false,
    claim: never,
    isDialogOpen: () => false,
  },
  offline: { prepare: async () => undefined },
  tabs: { elect: () => nothing },
  toast: noToasts,
  formatContext: () => ({ t: i18next.getFixedT(null, "notifications"), language: "en" }),
};
