import { adapters, createConsumer } from "@rails/actioncable";
import { WebSocket } from "ws";
import { endSessions } from "../../../server/features/auth/session/endSessions.ts";
import { CALLOUTS_CHANNEL } from "../../../src/contract/notification.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { cableAddress, type Live, startLive, tell } from "../../support/liveServer.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
let live: Live;
let hangUp: () => void = () => undefined;
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
  adapters.WebSocket = PageSocket as unknown as typeof adapters.WebSocket;
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
  hangUp();
  adapters.WebSocket = before.WebSocket;
  for (const name of ["document", "addEventListener", "removeEventListener"]) Reflect.deleteProperty(globalThis, name);
  await live.stop();
});

/** The story that Rails' own client tells of a subscription. */
async function aConsumer() {
  const user = await aUser(ports().database.db);
  const address = cableAddress(live.origin, await signInHeaders(ports(), user));
  const consumer = createConsumer(() => address);
  hangUp = () => consumer.disconnect();
  const story: unknown[] = [];
  let wake = (): void => undefined;
  const note = (fact: unknown): void => {
    story.push(fact);
    wake();
  };
  const subscription = consumer.subscriptions.create(
    { channel: CALLOUTS_CHANNEL },
    {
      connected: () => note("connected"),
      disconnected: (how: unknown) => note({ disconnected: how }),
      received: (message: { title?: string }) => note({ received: message.title }),
    },
  );
  const until = async (length: number) => {
    while (story.length < length)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return story;
  };
  return { user, consumer, subscription, until };
}

test("connects, receives in order, and nothing more after unsubscribing", async () => {
  const { user, subscription, until } = await aConsumer();
  await until(1);
  await tell(ports(), user.company_id, "first");
  await tell(ports(), user.company_id, "second");
  expect(await until(3)).toEqual(["connected", { received: "first" }, { received: "second" }]);
  subscription.unsubscribe();
});

test("the end of the session is told as final: it does not try again", async () => {
  const { user, until } = await aConsumer();
  await until(1);
  await ports()
    .database.db.transaction()
    .execute((tx) => endSessions(tx, user.id));
  expect(await until(2)).toEqual(["connected", { disconnected: { willAttemptReconnect: false } }]);
});

test("a restart is told as passing: it will come back", async () => {
  const { until } = await aConsumer();
  await until(1);
  await live.cable.close();
  expect(await until(2)).toEqual(["connected", { disconnected: { willAttemptReconnect: true } }]);
});
