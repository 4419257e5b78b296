/** How long connections live, and how many one address may hold open, so that nobody keeps the others out by doing nothing. */
import { type Socket } from "node:net";
import { type Duplex } from "node:stream";
import { type FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";
import { type Ports } from "../platform/ports.ts";

/** A practice behind one address shares them. */
const CONNECTIONS_PER_ADDRESS = 100;

declare module "fastify" {
  interface FastifyInstance {
    /** Forgets a connection that became a socket of the cable, which has bounds of its own. */
    countNoLonger(socket: Duplex): void;
  }
}

const plugin: FastifyPluginAsync<Ports> = async (app, { config }) => {
  // What is under way when the server goes is answered; kept for more, its connection would hold the process up.
  let going = false;
  const open = new Set<Socket>();
  app.addHook("preClose", async () => {
    going = true;
    // Node takes a connection that has sent no data for one with a request under way.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
  app.server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("onSend", async (_request, reply) => {
    if (going) reply.header("connection", "close");
  });
  const addresses = new WeakMap<Duplex, string>();
  const held = new Map<string, number>();
  const release = (socket: Duplex): void => {
    const address = addresses.get(socket);
    if (address === undefined) return;
    addresses.delete(socket);
    const left = (held.get(address) ?? 1) - 1;
    if (left > 0) held.set(address, left);
    else held.delete(address);
  };
  app.decorate("countNoLonger", release);
  // All connections are the proxy's then; it is the one that can tell clients apart.
  if (config.trustProxy) return;
  app.server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const count = (held.get(address) ?? 0) + 1;
    if (count > CONNECTIONS_PER_ADDRESS * config.rateLimitFactor) return void socket.destroy();
    held.set(address, count);
    addresses.set(socket, address);
    socket.once("close", () => release(socket));
  });
};

export const connections = fp(plugin, { name: "connections" });
