/** Everything the app asks of the outside world; tests hand in their own. */
import { type Network } from "../api/apiPorts.ts";
import { type NotificationPorts } from "../features/notifications/model/ports.ts";
import { type OfflinePort } from "../features/offline/offlinePort.ts";
import { type PageLocation } from "../lib/location.ts";
import { type OnResume } from "../lib/resume.ts";
import { type RootAttributes } from "../lib/rootAttributes.ts";

export type AppPorts = NotificationPorts & {
  rootAttributes: RootAttributes;
  network: Network;
  location: PageLocation;
  onResume: OnResume;
  offline: OfflinePort;
};

/** What only somebody signed in needs comes with the engine. */
type LivePort = "cable" | "desktop" | "offline" | "tabs" | "toast" | "formatContext";
export type LivePorts = Pick<AppPorts, LivePort>;
export type PagePorts = Omit<AppPorts, LivePort>;
