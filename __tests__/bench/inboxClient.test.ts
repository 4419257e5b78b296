/** A client notes every callout that it is told of, also under a number that it has passed: so a leak is seen. */
import { once } from "node:events";
import { type AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { type Api } from "../../bench/support/api.ts";
import { InboxClient } from "../../bench/support/inboxClient.ts";

const aNews = (seq: number, callout_id: number) => ({ seq, notification_type: "new_callout", callout_id });
/** Nothing was missed. */
const api = { headers: {}, call: async () => ({ status: 200, body: { data: [], meta: { more: false } } }) };

let server: WebSocketServer;
let client: InboxClient;
let socket: WebSocket;

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: "127.0.0.1", handleProtocols: () => "actioncable-v1-json" });
  await once(server, "listening");
  client = new InboxClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, api as unknown as Api, 10);
  const connected = once(server, "connection");
  client.open();
  [socket] = (await connected) as [WebSocket];
});
afterEach(() => {
  client.close();
  server.close();
});

/** The client answers a ping after everything that came before it. */
async function told(...news: object[]): Promise<void> {
  for (const message of news) socket.send(JSON.stringify({ identifier: "{}", message }));
  const heard = once(socket, "pong");
  socket.ping();
  await heard;
}

test("another practice's callout under a number that was passed is heard, though it is no news", async () => {
  await told(aNews(11, 1), aNews(11, 999), aNews(7, 998));
  expect(client.told).toEqual([1]);
  expect([...client.heard]).toEqual([1, 999, 998]);
});

test("the same callout by both ways is heard once", async () => {
  await told(aNews(11, 1), aNews(11, 1), { seq: 12, notification_type: "new_availability", callout_id: 2 });
  expect([...client.heard]).toEqual([1]);
});
