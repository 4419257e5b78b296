/** Any web server: files from a folder, index.html for what is not there, and an admin API passed through on the same origin. */
import { once } from "node:events";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, request as forward, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";

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

export async function servePlainly(folder: string, apiUrl: string): Promise<{ url: string; close: () => void }> {
  const api = new URL(apiUrl);
  const server: Server = createServer((incoming, answer) => {
    if (!incoming.url?.startsWith("/admin_api")) {
      const file = fileFor(folder, incoming.url ?? "/");
      answer.setHeader("content-type", TYPES[path.extname(file)] ?? "application/octet-stream");
      createReadStream(file).pipe(answer);
      return;
    }
    const options = { method: incoming.method, headers: rewritten(incoming, api) };
    const passed = forward(new URL(incoming.url, api), options, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    incoming.pipe(passed);
  });
  server.on("upgrade", (incoming, socket) => {
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
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
