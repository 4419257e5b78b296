/** Everything the app asks of the outside world; `createAppStore` takes it, tests hand in their own. */
import { type Network } from "../api/apiPorts.ts";
import { type NotificationPorts } from "../features/notifications/model/ports.ts";
import { type Look } from "../lib/look.ts";
import { type Visit } from "../lib/visit.ts";
import { type OnWake } from "../lib/wake.ts";

export type AppPorts = NotificationPorts & { look: Look; network: Network; visit: Visit; onWake: OnWake };
