/** A mail server that keeps what it is given, or refuses as told. Speaks just enough SMTP (RFC 5321) over a real socket. */
import { type AddressInfo, createServer, type Socket } from "node:net";

export type SunkMail = { from: string; to: string[]; data: string };
/** The reply to a command line ("RCPT TO:<…>") or to "DATA" once the mail is in, at once or later; undefined: accept. */
type Answer = (line: string, mail: SunkMail) => string | undefined | Promise<string | undefined>;

export type SmtpSink = {
  url: string;
  mails: SunkMail[];
  answer: Answer;
  /** Hears of each connection. */
  connected?: (socket: Socket) => void;
  close(): Promise<void>;
};

function serve(socket: Socket, sink: SmtpSink): void {
  let mail: SunkMail = { from: "", to: [], data: "" };
  let inData = false;
  let rest = "";
  const say = (reply: string): void => void socket.write(`${reply}\r\n`);
  const command = async (line: string): Promise<void> => {
    const address = /<(.*)>/.exec(line)?.[1] ?? "";
    const refused = line === "DATA" ? undefined : await sink.answer(line, mail);
    if (line.startsWith("MAIL FROM")) mail = { from: address, to: [], data: "" };
    if (line.startsWith("RCPT TO") && !refused) mail.to.push(address);
    if (line === "DATA") inData = true;
    if (line === "QUIT") socket.end("221 bye\r\n");
    else say(refused ?? (inData ? "354 go on" : "250 ok"));
  };
  const take = async (): Promise<void> => {
    inData = false;
    const taken = mail;
    const refused = await sink.answer("DATA", taken);
    if (!refused) sink.mails.push(taken);
    say(refused ?? "250 kept");
  };
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    rest += chunk.toString("utf8");
    for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (!inData) void command(line);
      // A leading dot was doubled for the journey (RFC 5321 §4.5.2).
      else if (line !== ".") mail.data += `${line.replace(/^\./, "")}\r\n`;
      else void take();
    }
  });
  say("220 sink");
}

export async function smtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    sink.connected?.(socket);
    serve(socket, sink);
  });
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  };
  const sink: SmtpSink = { url: "", mails: [], answer: () => undefined, close };
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  sink.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return sink;
}
