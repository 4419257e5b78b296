/** What is wrong with an upgrade or a frame costs its sender the connection at most: the server goes on for everybody else. */
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { attachCable } from "../../../server/cable/attachCable.ts";
import { CABLE_PATH } from "../../../src/contract/notification.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { errorLog } from "../../support/errorLog.ts";
import { cableAddress, type Ear, IDENTIFIER, listenAt, subscribe } from "../../support/liveServer.ts";
import { fc } from "../../support/random/fc.ts";
import { signInHeaders } from "../../support/signIn.ts";

const FULL = Boolean(process.env.FULL);
const ports = testPorts({ rateLimitFactor: 100_000 });
let app: FastifyInstance;
let origin: string;
let user: Awaited<ReturnType<typeof aUser>>;
/** What the server says it did not expect. */
let surprises: unknown[];

beforeEach(async () => {
  surprises = [];
  app = await buildApp(ports(), { logger: errorLog((what) => surprises.push(what)) });
  await attachCable(app, ports());
  await app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  user = await aUser(ports().database.db);
});
afterEach(() => app.close());

type Lines = Record<string, string | undefined>;
const UPGRADE: Lines = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  "sec-websocket-protocol": "actioncable-v1-json, actioncable-unsupported",
};

/** The status of the answer to what is written, as it is written; 0: the connection was closed without one. */
async function statusOf(start: string, lines: Lines, body = ""): Promise<number> {
  const { port, host } = new URL(origin);
  const all = { host, origin, ...UPGRADE, ...lines };
  const written = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  const socket = connect(Number(port), "127.0.0.1");
  let heard = "";
  socket.on("data", (data) => {
    heard += data.toString("latin1");
    socket.destroy();
  });
  socket.on("error", () => undefined);
  socket.write([start, ...written, "", body].join("\r\n"), "latin1");
  await once(socket, "close");
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
}

async function expectService(): Promise<void> {
  const ear = listenAt(origin, cableAddress(origin, await signInHeaders(ports(), user)));
  await once(ear.socket, "open");
  ear.send(subscribe());
  expect((await ear.until(({ type }) => type === "confirm_subscription")).length).toBeGreaterThan(0);
  ear.socket.close();
}

const LONG = "x".repeat(9000);
const LINES: Lines[] = [
  ...["", "websocket, h2c", "h2c", "WebSocket", LONG].map((upgrade) => ({ upgrade })),
  ...["0", "12", "99999999999", "x", undefined].map((version) => ({ "sec-websocket-version": version })),
  ...["", "x", "\xff\xfe", LONG, undefined].map((key) => ({ "sec-websocket-key": key })),
  ...[",", "actioncable-v1-json,actioncable-v1-json", "a b", "\xff", "toString", "__proto__", LONG, undefined].map(
    (protocol) => ({ "sec-websocket-protocol": protocol }),
  ),
  ...["permessage-deflate; x=", ";;;", "permessage-deflate; server_max_window_bits=99", "__proto__"].map(
    (extension) => ({
      "sec-websocket-extensions": extension,
    }),
  ),
  ...["", "null", "x", "http://evil.example", "http://[", LONG, undefined].map((one) => ({ origin: one })),
  ...["", "evil.example", "[", "127.0.0.1:99999", "a b"].map((host) => ({ host })),
  ...["close", "keep-alive, Upgrade", "Upgrade, Upgrade"].map((connection) => ({ connection })),
  { "content-length": "5" },
  { "content-length": "x" },
  { "transfer-encoding": "chunked" },
  { "accept-encoding": "br" },
];
const VALUES = ["", "%00", "%ED%A0%80", "%ff", "%", "__proto__", "a@example.test", "%F0%9F%98%80", LONG, "1&uid=2"];
const QUERIES = VALUES.flatMap((value) => [
  `accessToken=${value}&client=${value}&uid=${value}`,
  `accessToken=x&client=x&uid=${value}`,
  `accessToken=x&client=${value}&uid=x`,
  `accessToken[]=x&client[a]=x&uid=${value}`,
]);
const PATHS = [
  "/",
  "//",
  "*",
  "/%",
  "/%ff",
  "/healthz",
  "/admin_api/callouts",
  "/respond/x",
  "/dev/mailbox",
  `/${LONG}`,
];

test("no upgrade makes the server fail", async () => {
  const faults: string[] = [];
  const ask = async (start: string, lines: Lines = {}, body?: string): Promise<void> => {
    const status = await statusOf(start, lines, body);
    if (status >= 500) faults.push(`${start.slice(0, 80)} ${JSON.stringify(lines).slice(0, 80)}: ${status}`);
  };
  for (const lines of LINES) await ask(`GET ${CABLE_PATH} HTTP/1.1`, lines);
  for (const method of ["HEAD", "POST", "PUT", "OPTIONS", "DELETE", "CONNECT", "get"])
    for (const path of [CABLE_PATH, "/admin_api/callouts"]) await ask(`${method} ${path} HTTP/1.1`);
  for (const path of PATHS) await ask(`GET ${path} HTTP/1.1`);
  for (const query of QUERIES) await ask(`GET ${CABLE_PATH}?${query} HTTP/1.1`);
  await ask(`GET ${CABLE_PATH} HTTP/1.0`);
  await ask(`POST ${CABLE_PATH} HTTP/1.1`, { "content-length": "4" }, "null");
  expect(faults).toEqual([]);
  expect(await statusOf(`GET ${CABLE_PATH} HTTP/1.1`, {})).toBe(101);
  await expectService();
  expect(surprises).toEqual([]);
});

test("nor does any mixture of what can be wrong with one", async () => {
  const start = fc.record({
    method: fc.constantFrom("GET", "GET", "GET", "POST", "HEAD"),
    path: fc.oneof({ weight: 3, arbitrary: fc.constant(CABLE_PATH) }, { weight: 1, arbitrary: fc.webPath() }),
    query: fc.oneof(fc.constantFrom(...QUERIES), fc.webQueryParameters()),
  });
  const lines = fc.subarray(LINES, { maxLength: 3 }).map((some): Lines => Object.assign({}, ...some));
  await fc.assert(
    fc.asyncProperty(start, lines, async ({ method, path, query }, more) => {
      expect(await statusOf(`${method} ${path || "/"}?${query} HTTP/1.1`, more)).toBeLessThan(500);
    }),
    { numRuns: FULL ? 2000 : 60 },
  );
  await expectService();
  expect(surprises).toEqual([]);
});

test("whoever names a session that is none is refused, and text that no column holds before anybody looks for it", async () => {
  for (const value of ["\ud800", "__proto__", "x".repeat(2000)]) {
    const ear = listenAt(origin, cableAddress(origin, { "access-token": value, client: value, uid: value }));
    expect(await ear.next()).toEqual({ type: "disconnect", reason: "unauthorized", reconnect: false });
    expect(await ear.closed).toBe(1000);
  }
  expect(await statusOf(`GET ${CABLE_PATH}?accessToken=%00&client=%00&uid=%00 HTTP/1.1`, {})).toBe(422);
  expect(surprises).toEqual([]);
});

const deep = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
const named = (more: object): string => JSON.stringify({ ...JSON.parse(IDENTIFIER), ...more });
const COMPANIES: unknown[] = [
  { toString: 1 },
  { toString: null, valueOf: null },
  [],
  [[]],
  {},
  null,
  true,
  1e308,
  "\u0000",
];
const IDENTIFIERS = [
  ...[
    "",
    "null",
    "[]",
    "1",
    "x",
    "{}",
    deep(20_000),
    "\u0000",
    "\ud800",
    '{"__proto__":{"channel":"CalloutsChannel"}}',
  ],
  ...COMPANIES.map((company_id) => named({ company_id })),
  ...COMPANIES.map((channel) => named({ channel })),
];
const FRAMES = [
  ...["", "null", "[]", "1", "{", deep(30_000), "\u0000", '{"command":"subscribe"}', '{"command":{"toString":1}}'],
  ...COMPANIES.map((identifier) => JSON.stringify({ command: "subscribe", identifier })),
  ...IDENTIFIERS.flatMap((identifier) =>
    ["subscribe", "unsubscribe", "message"].map((command) => JSON.stringify({ command, identifier, data: "{" })),
  ),
];

test("no frame makes the server fail, and what is right is heard behind it", async () => {
  for (const frame of FRAMES) {
    const ear = listenAt(origin, cableAddress(origin, await signInHeaders(ports(), user)));
    await once(ear.socket, "open");
    ear.send(frame);
    ear.socket.send(Buffer.from(frame));
    ear.send(subscribe(`${IDENTIFIER} `));
    const last = (await ear.until(({ identifier }) => identifier === `${IDENTIFIER} `)).at(-1);
    expect([frame, last?.type]).toEqual([frame, "confirm_subscription"]);
    ear.socket.close();
  }
  expect(surprises).toEqual([]);
});

test("nor does any other frame", async () => {
  const identifier = fc.oneof(
    fc.constantFrom(...IDENTIFIERS),
    fc.json(),
    fc.string({ unit: "binary" }),
    fc.jsonValue().map((company_id) => named({ company_id })),
    fc.dictionary(fc.string(), fc.jsonValue()).map(named),
  );
  const frame = fc.oneof(
    { weight: 1, arbitrary: fc.oneof(fc.json(), fc.string({ unit: "binary" }), fc.constantFrom(...FRAMES)) },
    {
      weight: 4,
      arbitrary: fc
        .record({
          command: fc.oneof(fc.constantFrom("subscribe", "unsubscribe", "message"), fc.jsonValue()),
          identifier,
        })
        .map((command) => JSON.stringify(command)),
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 20 }), async (frames) => {
      const ear = listenAt(origin, cableAddress(origin, await signInHeaders(ports(), user)));
      await once(ear.socket, "open");
      for (const one of frames) ear.send(one);
      ear.send(subscribe(` ${IDENTIFIER}`));
      // Confirmed, or refused where there are too many.
      await ear.until((heard) => heard.identifier === ` ${IDENTIFIER}`);
      ear.socket.close();
    }),
    { numRuns: FULL ? 1000 : 30 },
  );
  expect(surprises).toEqual([]);
});

test("a frame that is too long, or no text, ends its own connection", async () => {
  const opened = async (): Promise<Ear> => {
    const ear = listenAt(origin, cableAddress(origin, await signInHeaders(ports(), user)));
    await once(ear.socket, "open");
    return ear;
  };
  const long = await opened();
  long.send("x".repeat(70_000));
  expect(await long.closed).toBe(1009);
  const [noText, unmasked] = [await opened(), await opened()];
  // A text frame that holds no UTF-8; and one that is not masked, as a client's has to be.
  for (const [{ socket }, bytes] of [
    [noText, [0x81, 0x81, 0, 0, 0, 0, 0xff]],
    [unmasked, [0x81, 0x01, 0x41]],
  ] as const)
    (socket as unknown as { _socket: { write: (bytes: Buffer) => void } })._socket.write(Buffer.from(bytes));
  expect([await noText.closed, await unmasked.closed]).toEqual([1007, 1002]);
  await expectService();
  expect(surprises).toEqual([]);
});
