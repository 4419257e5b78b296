/** The cable at /admin_api/cable, put beside the app's routes (docs/contract.md §5). */
import { type FastifyInstance } from "fastify";
import { type Ports } from "../platform/ports.ts";
import { PING_EVERY_MS } from "./bounds.ts";
import { CableServer } from "./cableServer.ts";
import { routeUpgrades } from "./upgrade.ts";

/** `size`: how many sockets are open. */
export type Cable = { close(): Promise<void>; readonly size: number };

/** Call before the app listens; closing the app closes the cable. `pingEvery` in milliseconds. */
export async function attachCable(
  app: FastifyInstance,
  ports: Ports,
  { pingEvery = PING_EVERY_MS }: { pingEvery?: number } = {},
): Promise<Cable> {
  const cable = new CableServer(ports, (error) => {
    if (!ports.database.outage.take(error)) app.log.error({ err: error }, "cable");
  });
  await cable.start(pingEvery);
  routeUpgrades(app, ports, cable);
  // Open sockets would keep the HTTP server from closing.
  app.addHook("preClose", () => cable.close());
  return cable;
}
