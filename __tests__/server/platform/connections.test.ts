/** Whoever holds connections, or is slow on purpose, takes nothing from the others. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { type FastifyInstance } from "fastify";
import { type AppOptions, buildApp } from "../../../server/app.ts";
import { attachCable } from "../../../server/cable/attachCable.ts";
import { type Config } from "../../../server/platform/config.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { anEar } from "../../support/liveServer.ts";

// A twenty-fifth of the real bound.
const MOST = 4;
const BOUND = { rateLimitFactor: MOST / 100 };
const ports = testPorts();
let app: FastifyInstance;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await app.close();
});

async function listen(changes: Partial<Config> = {}, options: AppOptions = {}): Promise<number> {
  app = await buildApp({ ...ports(), config: { ...ports().config, ...changes } }, options);
  await attachCable(app, ports());
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

function open(port: number, localAddress = "127.0.0.1"): Socket {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  socket.on("error", () => socket.destroy());
  sockets.push(socket);
  return socket;
}

const ASKED = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
/** The first line that comes back; nothing where the server hangs up. */
async function ask(socket: Socket): Promise<string | undefined> {
  socket.write(ASKED);
  const [data] = await Promise.race([once(socket, "data"), once(socket, "close").then(() => [undefined])]);
  return data?.toString().split("\r\n")[0];
}
const OK = "HTTP/1.1 200 OK";

test("so many connections of one address are served and one more is cut off; another address is not concerned", async () => {
  const port = await listen(BOUND);
  const serverSide: Socket[] = [];
  app.server.on("connection", (socket: Socket) => serverSide.push(socket));
  const held = Array.from({ length: MOST }, () => open(port));
  for (const socket of held) expect(await ask(socket)).toBe(OK);
  expect(await ask(open(port))).toBeUndefined();
  expect(await ask(open(port, "127.0.0.2"))).toBe(OK);
  const [first] = serverSide;
  if (!first) throw new Error("Nobody came");
  const freed = once(first, "close");
  for (const socket of held) if (socket.localPort === first.remotePort) socket.destroy();
  await freed;
  expect(await ask(open(port))).toBe(OK);
  expect(await ask(open(port))).toBeUndefined();
});

test("behind a proxy that is trusted, its connections are not counted as one client's", async () => {
  const port = await listen({ ...BOUND, trustProxy: "127.0.0.1" });
  for (let n = 0; n < 2 * MOST; n++) expect(await ask(open(port))).toBe(OK);
});

test("who listens to the cable takes no place of those who ask", async () => {
  const port = await listen(BOUND);
  const user = await aUser(ports().database.db);
  for (let n = 0; n < MOST; n++) await anEar({ origin: `http://127.0.0.1:${port}` }, ports(), user);
  for (let n = 0; n < MOST; n++) expect(await ask(open(port))).toBe(OK);
});

test.each([
  ["says nothing", ""],
  ["never ends its headers", "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow:"],
  [
    "never ends its body",
    "POST /csp-report HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/csp-report\r\nContent-Length: 9\r\n\r\na",
  ],
])("a client that %s is let go, and the others are answered meanwhile", async (_, said) => {
  const port = await listen({}, { patience: { headers: 500, request: 1000 } });
  const slow = open(port);
  const heard = text(slow);
  slow.write(said);
  expect(await ask(open(port))).toBe(OK);
  expect(await heard).toMatch(/^(HTTP\/1\.1 408 |$)/);
});
