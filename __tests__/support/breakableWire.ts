/** A wire to PostgreSQL that a test can cut, hold silent, and mend. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type Wire = {
  /** The database's address by way of the wire. */
  url: string;
  /** Everything under way is cut off, and nobody is let in any more. */
  cut(): Promise<void>;
  /** Whoever comes is let in, and nothing is ever answered. */
  silence(): void;
  mend(): Promise<void>;
};

export async function breakableWire(database: string): Promise<Wire> {
  const far = new URL(database);
  const sockets = new Set<Socket>();
  let silent = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    return socket.once("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const target = keep(connect(Number(far.port || 5432), far.hostname));
    keep(near).on("data", (data) => silent || target.write(data));
    target.on("data", (data) => near.write(data));
    near.once("close", () => target.destroy());
    target.once("close", () => near.destroy());
  });
  const listen = async (port: number): Promise<number> => {
    await once(server.listen(port, "127.0.0.1"), "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const url = new URL(database);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    silence: () => {
      silent = true;
    },
    mend: async () => {
      silent = false;
      if (!server.listening) await listen(port);
    },
  };
}
