/** Any web server: files from a folder, index.html for what is not there, and an admin API passed through on the same origin. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

function fileFor(folder: string, url: string): string {
  const file = path.join(folder, new URL(url, "http://any").pathname);
  return existsSync(file) && statSync(file).isFile() ? file : path.join(folder, "index.html");
}

/** The API behind believes to be asked directly. */
const rewritten = ({ headers }: IncomingMessage, api: URL) => ({
  ...headers,
  host: api.host,
  ...(headers.origin ? { origin: api.origin } : {}),
});

/** The browser keeps the answer, asks whether it is still good, and merges what it is told into what it kept. */
async function revalidate(incoming: IncomingMessage, reply: IncomingMessage, answer: ServerResponse): Promise<boolean> {
  const body = await buffer(reply);
  const etag = `W/"${createHash("sha256").update(body).digest("hex").slice(0, 32)}"`;
  const isKnown = reply.statusCode === 200 && incoming.headers["if-none-match"] === etag;
  const { "content-length": _, "cache-control": __, ...headers } = reply.headers;
  answer.writeHead(isKnown ? 304 : (reply.statusCode ?? 502), {
    ...headers,
    etag,
    "cache-control": "max-age=0, private, must-revalidate",
  });
  answer.end(isKnown ? undefined : body);
  return isKnown;
}

type Options = {
  /** A path whose answers each bring a new token, and come as 304 where the browser has them; hears of these tokens. */
  revalidated?: { path: string; told: (accessToken: string) => void };
};

/** While it is deaf it takes whatever is sent to the API, and never answers it, not even later. */
type PlainServer = {
  readonly url: string;
  /** What it serves; may be another build's. */
  folder: string;
  isDeaf: boolean;
  close: () => void;
};

export async function servePlainly(
  folder: string,
  apiUrl: string,
  { revalidated }: Options = {},
): Promise<PlainServer> {
  const api = new URL(apiUrl);
  const server: Server = createServer((incoming, answer) => {
    if (!incoming.url?.startsWith("/admin_api")) {
      const file = fileFor(plain.folder, incoming.url ?? "/");
      answer.setHeader("content-type", TYPES[path.extname(file)] ?? "application/octet-stream");
      createReadStream(file).pipe(answer);
      return;
    }
    if (plain.isDeaf) return;
    const options = { method: incoming.method, headers: rewritten(incoming, api) };
    const address = new URL(incoming.url, api);
    const isRevalidated = address.pathname === revalidated?.path;
    if (isRevalidated) address.searchParams.set("unbatch", "true");
    const passed = forward(address, options, (reply) => {
      if (isRevalidated) {
        void revalidate(incoming, reply, answer).then((isKnown) => {
          if (isKnown) revalidated?.told(String(reply.headers["access-token"]));
        });
        return;
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    incoming.pipe(passed);
  });
  server.on("upgrade", (incoming, socket) => {
    if (plain.isDeaf) return;
    const upstream = connect(Number(api.port), api.hostname, () => {
      const lines = Object.entries(rewritten(incoming, api)).map(([name, value]) => `${name}: ${value}`);
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [socket, upstream]) end.on("error", () => [socket, upstream].map((one) => one.destroy()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const plain: PlainServer = {
    url: `http://127.0.0.1:${port}`,
    folder,
    isDeaf: false,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return plain;
}
