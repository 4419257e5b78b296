/** A wire to PostgreSQL that a test can cut, hold silent in one direction or both, and mend. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What is swallowed: what clients ask, what the database answers, or both, as where packets are dropped. */
export type Silence = "questions" | "answers" | "both";

export type Wire = {
  /** The database's address by way of the wire. */
  url: string;
  /** Everything under way is cut off, and nobody is let in any more. */
  cut(): Promise<void>;
  /** Whoever comes is let in, and nothing gets through any more. */
  silence(what?: Silence): void;
  /**
   * Falls silent as soon as one connection has asked for all of this, in this order: the last of it still reaches the
   * database, but no answer to it comes back. Resolves then.
   */
  silenceAfter(steps: readonly RegExp[], what?: Silence): Promise<void>;
  /** What was held silent breaks off: nobody knows any more what was said in between. */
  mend(): Promise<void>;
};

type Trap = { steps: readonly RegExp[]; what: Silence; struck: () => void };

class Line {
  silence: Silence | undefined;
  trap: Trap | undefined;
  readonly sockets = new Set<Socket>();
  readonly #spoilt = new Set<Socket>();

  swallows(direction: "questions" | "answers", socket: Socket): boolean {
    const isSwallowed = this.silence === "both" || this.silence === direction;
    if (isSwallowed) this.#spoilt.add(socket);
    return isSwallowed;
  }

  keep(socket: Socket): Socket {
    this.sockets.add(socket);
    socket.on("error", () => socket.destroy());
    return socket.once("close", () => this.sockets.delete(socket));
  }

  breakSpoilt(): void {
    for (const socket of this.#spoilt) socket.destroy();
    this.#spoilt.clear();
  }
}

function join(line: Line, near: Socket, target: Socket): void {
  let trap: Trap | undefined;
  let done = 0;
  /** Whether the trap closes upon this question. */
  const springs = (asked: Buffer): boolean => {
    if (trap !== line.trap) done = 0;
    trap = line.trap;
    if (!trap?.steps[done]?.test(asked.toString("latin1"))) return false;
    done += 1;
    return done === trap.steps.length;
  };
  line.keep(near).on("data", (asked) => {
    if (line.swallows("questions", near)) return;
    target.write(asked);
    if (!springs(asked)) return;
    line.silence = trap?.what;
    line.trap = undefined;
    trap?.struck();
  });
  line.keep(target).on("data", (answer) => void (line.swallows("answers", near) || near.write(answer)));
  near.once("close", () => target.destroy());
  target.once("close", () => near.destroy());
}

export async function breakableWire(database: string): Promise<Wire> {
  const far = new URL(database);
  const line = new Line();
  const server = createServer((near) => join(line, near, connect(Number(far.port || 5432), far.hostname)));
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
      for (const socket of line.sockets) socket.destroy();
      await closed;
    },
    silence: (what = "both") => {
      line.silence = what;
    },
    silenceAfter: (steps, what = "both") =>
      new Promise((struck) => {
        line.trap = { steps, what, struck };
      }),
    mend: async () => {
      line.silence = undefined;
      line.trap = undefined;
      line.breakSpoilt();
      if (!server.listening) await listen(port);
    },
  };
}
