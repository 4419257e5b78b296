/** What AnyCable's conformance tests (`anyt`) try on a server, as far as our one channel has it, before Rails' own client. */
import { adapters, type Consumer, createConsumer } from "@rails/actioncable";
import { WebSocket } from "ws";
import { endSessions } from "../../../server/features/auth/session/endSessions.ts";
import { CALLOUTS_CHANNEL } from "../../../src/contract/notification.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { cableAddress, type Live, startLive, tell } from "../../support/liveServer.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
let live: Live;
const consumers: Consumer[] = [];
const before = { ...adapters };

beforeEach(async () => {
  live = await startLive(ports());
  const { origin } = live;
  // As the client finds them in a browser: a socket that says which page it is of, and a page.
  class PageSocket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { origin });
    }
  }
  Object.assign(adapters, { WebSocket: PageSocket });
  Object.assign(globalThis, {
    document: Object.assign(new EventTarget(), {
      visibilityState: "visible",
      createElement: () => ({ protocol: "ws:" }),
    }),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
afterEach(async () => {
  for (const consumer of consumers.splice(0)) consumer.disconnect();
  adapters.WebSocket = before.WebSocket;
  for (const name of ["document", "addEventListener", "removeEventListener"]) Reflect.deleteProperty(globalThis, name);
  await live.stop();
});

/** The story that Rails' own client tells of a subscription. */
function listenWith(consumer: Consumer, identifier: { channel: string; [key: string]: unknown }) {
  const story: unknown[] = [];
  let wake = (): void => undefined;
  const note = (fact: unknown): void => {
    story.push(fact);
    wake();
  };
  const subscription = consumer.subscriptions.create(identifier, {
    connected: () => note("connected"),
    rejected: () => note("rejected"),
    disconnected: (how: unknown) => note({ disconnected: how }),
    received: (message: { title?: string }) => note(message.title),
  });
  const until = async (length: number) => {
    while (story.length < length)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return story;
  };
  return { subscription, until };
}

const CHANNEL = { channel: CALLOUTS_CHANNEL };

function aConsumer(headers: Record<string, string>): Consumer {
  const consumer = createConsumer(() => cableAddress(live.origin, headers));
  consumers.push(consumer);
  return consumer;
}

/** Of a company of its own, or of that one. */
async function aListener(company_id?: number) {
  const user = await aUser(ports().database.db, company_id === undefined ? {} : { company_id });
  const consumer = aConsumer(await signInHeaders(ports(), user));
  const listener = listenWith(consumer, CHANNEL);
  await listener.until(1);
  return { user, consumer, ...listener, say: (title: string) => tell(ports(), user.company_id, title) };
}

test("a subscription that was wanted before the welcome is confirmed after it", async () => {
  const { until } = await aListener();
  expect(await until(1)).toEqual(["connected"]);
});

test("messages of a stream come in order, a hundred of them to each of two clients", async () => {
  const one = await aListener();
  const other = await aListener(one.user.company_id);
  const titles = Array.from({ length: 100 }, (_, n) => `n${n}`);
  for (const title of titles) await one.say(title);
  for (const { until } of [one, other]) expect(await until(101)).toEqual(["connected", ...titles]);
});

test("one client unsubscribes: it hears nothing more on the same connection, the other one does", async () => {
  const one = await aListener();
  const other = await aListener(one.user.company_id);
  await one.say("both");
  await one.until(2);
  one.subscription.unsubscribe();
  // The server takes a connection's commands in their order: once this one is confirmed, that one is over.
  const again = listenWith(one.consumer, CHANNEL);
  await again.until(1);
  await one.say("again");
  expect(await again.until(2)).toEqual(["connected", "again"]);
  expect(await one.until(2)).toEqual(["connected", "both"]);
  expect(await other.until(3)).toEqual(["connected", "both", "again"]);
});

test.each([
  ["a channel that nobody has", { channel: "AdminApi::NothingChannel" }, []],
  ["another company's stream", { ...CHANNEL, company_id: 999_999 }, ["rejected"]],
])("%s brings nothing, and what is subscribed to beside it goes on", async (_, identifier, answer) => {
  const { user, consumer, until, say } = await aListener();
  const refused = listenWith(consumer, identifier);
  const behind = listenWith(consumer, { ...CHANNEL, company_id: user.company_id });
  await behind.until(1);
  await say("first");
  expect(await behind.until(2)).toEqual(["connected", "first"]);
  expect(await until(2)).toEqual(["connected", "first"]);
  expect(await refused.until(0)).toEqual(answer);
});

test.each([
  ["without arguments", {}],
  ["with arguments", { text: "hello" }],
])("an action that the channel does not have, %s, does nothing, and the connection goes on", async (_, data) => {
  const { subscription, until, say } = await aListener();
  subscription.perform("tick", data);
  subscription.send(data);
  await say("afterwards");
  expect(await until(2)).toEqual(["connected", "afterwards"]);
});

test("a client that has gone is forgotten, the others are told on", async () => {
  const one = await aListener();
  const other = await aListener(one.user.company_id);
  expect(live.cable.size).toBe(2);
  one.consumer.disconnect();
  while (live.cable.size > 1) await new Promise((resolve) => setImmediate(resolve));
  await other.say("alone");
  expect(await other.until(2)).toEqual(["connected", "alone"]);
});

test("whoever has no session is told so before any welcome, and does not try again", async () => {
  const { until } = listenWith(
    aConsumer({ "access-token": "none", uid: "nobody@example.test", client: "none" }),
    CHANNEL,
  );
  expect(await until(1)).toEqual([{ disconnected: { willAttemptReconnect: false } }]);
});

test("the end of the session is told as final: it does not try again", async () => {
  const { user, until } = await aListener();
  await ports()
    .database.db.transaction()
    .execute((tx) => endSessions(tx, user.id));
  expect(await until(2)).toEqual(["connected", { disconnected: { willAttemptReconnect: false } }]);
});

test("a restart is told as passing: it will come back", async () => {
  const { until } = await aListener();
  await live.cable.close();
  expect(await until(2)).toEqual(["connected", { disconnected: { willAttemptReconnect: true } }]);
});
