/** Everything the app asks of the outside world; tests hand in their own. */
import { type Network } from "../api/apiPorts.ts";
import { type NotificationPorts } from "../features/notifications/model/ports.ts";
import { type Look } from "../lib/rootAttributes.ts";
import { type Visit } from "../lib/location.ts";
import { type OnWake } from "../lib/resume.ts";

export type AppPorts = NotificationPorts & { look: Look; network: Network; visit: Visit; onWake: OnWake };

/** What only somebody signed in needs comes with the engine. */
type LivePort = "cable" | "desktop" | "tabs" | "toast" | "words";
export type LivePorts = Pick<AppPorts, LivePort>;
export type PagePorts = Omit<AppPorts, LivePort>;
