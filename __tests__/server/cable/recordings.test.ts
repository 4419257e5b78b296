import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import path from "node:path";
import { CABLE_PATH } from "../../../src/contract/notification.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import {
  anEar,
  cableAddress,
  type Frame,
  type Live,
  listenAt,
  startLive,
  subscribe,
} from "../../support/liveServer.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
let live: Live;
beforeEach(async () => {
  live = await startLive(ports());
});
afterEach(() => live.stop());

type Section = { title: string; url: string; lines: string[] };

/** The conversations of a recording, by their headings. */
function sections(file: string): Section[] {
  const parts = readFileSync(path.join("__tests__/recordings", file), "utf8").split(/^#{8} /m);
  return parts.slice(1).map((part) => {
    const [title = "", url = "", ...lines] = part.split("\n");
    return { title, url, lines };
  });
}

/** The JSON behind an arrow, as it stood on the wire. */
const wire = (line: string, arrow: string): string[] => {
  const [, text] = line.split(` ${arrow} `);
  return text === undefined ? [] : [text];
};

async function aListener() {
  const user = await aUser(ports().database.db);
  const ear = listenAt(live.origin, cableAddress(live.origin, await signInHeaders(ports(), user)));
  return { user, ear };
}

test("20: welcome first, then every command is confirmed, refused or met with silence as recorded", async () => {
  const [section] = sections("20-cable_frames.txt");
  const { user, ear } = await aListener();
  expect(await ear.next()).toEqual({ type: "welcome" });
  const own = (text: string) => text.replaceAll('\\"company_id\\":3}', `\\"company_id\\":${user.company_id}}`);
  const lines = (section?.lines ?? []).map(own);
  for (const text of lines.flatMap((line) => wire(line, ">>>"))) ear.send(text);
  const recorded = lines
    .flatMap((line) => wire(line, "<<<"))
    .map((text) => JSON.parse(text) as Frame)
    .filter(({ type }) => type?.endsWith("subscription"));
  expect(recorded).toHaveLength(5);
  const last = JSON.stringify({ channel: "AdminApi::CalloutsChannel", last: true });
  ear.send(subscribe(last));
  const heard = await ear.until(({ identifier }) => identifier === last);
  expect(heard.slice(0, -1)).toEqual(recorded);
});

test("20: the server pings with the seconds of its own clock", async () => {
  await live.stop();
  live = await startLive(ports(), { pingEvery: 10 });
  const { ear } = await aListener();
  const heard: unknown[] = [];
  ear.socket.on("message", (data) => heard.push(JSON.parse(String(data))));
  await ear.untilPings(2);
  expect(heard[0]).toEqual({ type: "welcome" });
  expect(heard[1]).toEqual({ type: "ping", message: 1795516920 });
});

const refused = [
  "bad token",
  "no params at all",
  "blank accessToken",
  "wrong client",
  "unknown uid",
  'literal "undefined" token',
  "T4 after sign out",
  "expired token",
];

test("21: every refusal that was recorded is replayed", () => {
  const unauthorized = sections("21-cable_auth.txt").filter(({ lines }) => lines.join().includes('"unauthorized"'));
  expect(unauthorized.map(({ title }) => title).filter((title) => !title.startsWith("T2,"))).toEqual(refused);
});

test.each(refused)("21: %s opens, is told unauthorized and closed with 1000", async (title) => {
  const section = sections("21-cable_auth.txt").find((one) => one.title === title);
  const recorded = (section?.lines ?? []).flatMap((line) => wire(line, "<<<")).map((text) => JSON.parse(text));
  const headers = await signInHeaders(ports(), await aUser(ports().database.db));
  const changed: Record<string, Record<string, string>> = {
    "bad token": { "access-token": "bad" },
    "blank accessToken": { "access-token": "" },
    "wrong client": { client: "x" },
    "unknown uid": { uid: "q" },
    'literal "undefined" token': { "access-token": "undefined" },
  };
  if (title === "T4 after sign out") {
    expect((await live.app.inject({ method: "DELETE", url: "/admin_api/auth/sign_out", headers })).statusCode).toBe(
      200,
    );
  }
  if (title === "expired token") ports().clock.advance(15 * 86_400_000);
  const address = title === "no params at all" ? "" : cableAddress("", { ...headers, ...changed[title] });
  const ear = listenAt(live.origin, live.origin.replace("http", "ws") + (address || CABLE_PATH));
  expect([await ear.next()]).toEqual(recorded);
  expect(await ear.closed).toBe(1000);
});

test("21: connecting rotates nothing, and a session that may only set a password hears nothing", async () => {
  const { db } = ports().database;
  const { ear } = await aListener();
  const before = await db.selectFrom("sessions").selectAll().execute();
  await ear.next();
  expect(await db.selectFrom("sessions").selectAll().execute()).toEqual(before);
  const resetting = await signInHeaders(ports(), await aUser(db), "password_reset");
  const other = listenAt(live.origin, cableAddress(live.origin, resetting));
  expect(await other.next()).toMatchObject({ reason: "unauthorized" });
});

/** The handshake's answer, whatever the library would make of it. */
async function handshake(protocols: string[], address: string): Promise<IncomingMessage> {
  const offered = protocols.length > 0 ? { "sec-websocket-protocol": protocols.join(", ") } : {};
  const asked = request(address.replace("ws", "http"), {
    headers: {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      origin: live.origin,
      ...offered,
    },
  }).end();
  const [answer, socket] = await once(asked, "upgrade");
  socket.destroy();
  return answer;
}

const offers = sections("22-cable_protocols.txt").filter(({ title }) => title.startsWith("subprotocols"));
test.each(offers)("22: $title", async ({ title, lines }) => {
  const recorded = /"Sec-WebSocket-Protocol","([^"]+)"/.exec(lines.join("\n"))?.[1];
  const headers = await signInHeaders(ports(), await aUser(ports().database.db));
  const offered = JSON.parse(title.replace("subprotocols ", "")) as string[];
  const answer = await handshake(offered, cableAddress(live.origin, headers));
  expect([answer.statusCode, answer.headers["sec-websocket-protocol"]]).toEqual([101, recorded]);
});

test("22: a plain request is not found, in the recorded words", async () => {
  const answer = await live.app.inject(CABLE_PATH);
  expect([answer.statusCode, answer.body]).toEqual([404, "Page not found"]);
});

test("23: a restart is told and closed with 1000", async () => {
  const section = sections("23-cable_disconnect.txt").find(({ title }) => title === "ActionCable.server.restart");
  const [told] = (section?.lines ?? []).flatMap((line) => wire(line, "<<<")).slice(-1);
  const ear = await anEar(live, ports(), await aUser(ports().database.db));
  await live.cable.close();
  expect(JSON.stringify(await ear.next())).toBe(told);
  expect(await ear.closed).toBe(1000);
});
