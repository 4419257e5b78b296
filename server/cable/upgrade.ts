/** From an HTTP request to a socket: through Fastify's own routing, so that host names, addresses and limits hold here too. */
import { type IncomingMessage, ServerResponse } from "node:http";
import { type Duplex } from "node:stream";
import { type FastifyInstance } from "fastify";
import { WebSocketServer } from "ws";
import { MINUTE_MS } from "../../src/contract/durations.ts";
import { CABLE_PATH } from "../../src/contract/notification.ts";
import { isOwnOrigin } from "../http/origins.ts";
import { addressKey, rateLimit } from "../http/rateLimit.ts";
import { type Ports } from "../platform/ports.ts";
import { CONNECTS_PER_ADDRESS, MAX_PAYLOAD_BYTES } from "./bounds.ts";
import { type CableServer } from "./cableServer.ts";
import { chooseProtocol } from "./protocol.ts";

type Upgrade = { socket: Duplex; head: Buffer; response: ServerResponse };

/** `cable` gets each open socket and the address it came by. */
export function routeUpgrades(app: FastifyInstance, ports: Ports, cable: CableServer): void {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_PAYLOAD_BYTES,
    perMessageDeflate: false,
    handleProtocols: chooseProtocol,
  });

  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until a WebSocket takes it over, nobody else listens; a reset would end the process.
    socket.on("error", () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as Parameters<typeof response.assignSocket>[0]);
    response.once("finish", () => socket.end());
    upgrades.set(request, { socket, head, response });
    app.routing(request, response);
  });

  // Its own limits are narrower than the API's.
  const options = { schema: { hide: true }, config: { rateLimit: false } };
  app.get(CABLE_PATH, options, async (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    // Another site's page could speak with the person's browser here.
    if (!upgrade || !isOwnOrigin(ports.config, request.headers.origin ?? ""))
      return reply.code(404).type("text/plain").send("Page not found");
    const limit = { key: `cable ${addressKey(request)}`, max: CONNECTS_PER_ADDRESS, windowMs: MINUTE_MS };
    await cable.inTurn(() => rateLimit(ports, [limit]));
    const { socket, head, response } = upgrade;
    reply.hijack();
    response.detachSocket(socket as Parameters<typeof response.detachSocket>[0]);
    sockets.handleUpgrade(request.raw, socket, head, (open) => {
      app.countNoLonger(socket);
      cable.accept(open, new URL(request.url, "http://cable"));
    });
    return reply;
  });
}
