/** A mail server that takes everything, at once or slowly, and counts what came, across the lives of the server that sends. */
import { type AddressInfo, createServer, type Socket } from "node:net";

export class MailSink {
  url = "";
  /** Which life of the sending server it is; raised by whoever ends one. */
  life = 0;
  /** In which lives each mail came, by its Message-ID and recipient. */
  readonly arrivals = new Map<string, number[]>();
  /** Milliseconds until a line is answered; "." ends a mail. */
  slowness: (line: string) => number = () => 0;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => this.#serve(socket));

  static async open(): Promise<MailSink> {
    const sink = new MailSink();
    await new Promise<void>((listening) => sink.#server.listen(0, "127.0.0.1", listening));
    sink.url = `smtp://127.0.0.1:${(sink.#server.address() as AddressInfo).port}`;
    return sink;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((closed) => this.#server.close(closed));
  }

  /** Just enough of RFC 5321; a mail counts when the last line of it is here, whether or not the sender hears of that. */
  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    const { life } = this;
    let rest = "";
    let recipient = "";
    let data: string | undefined;
    const obey = (line: string): string | undefined => {
      if (data !== undefined && line !== ".") {
        data += `${line}\n`;
        return undefined;
      }
      if (data !== undefined) this.#keep(data, recipient, life);
      data = line === "DATA" ? "" : undefined;
      if (line.startsWith("RCPT TO")) recipient = /<(.*)>/.exec(line)?.[1] ?? "";
      return line === "DATA" ? "354 go on" : "250 ok";
    };
    socket.on("error", () => undefined);
    socket.on("close", () => this.#sockets.delete(socket));
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const reply = obey(line);
        if (reply) setTimeout(() => socket.write(`${reply}\r\n`), this.slowness(line)).unref();
      }
    });
    socket.write("220 sink\r\n");
  }

  #keep(data: string, recipient: string, life: number): void {
    const id = /^Message-ID:\s*(\S+)/im.exec(data)?.[1];
    if (!id) throw new Error("A mail came without Message-ID.");
    const mail = `${id} ${recipient}`;
    this.arrivals.set(mail, [...(this.arrivals.get(mail) ?? []), life]);
  }
}
