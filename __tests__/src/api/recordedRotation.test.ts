/** The session keeps up with devise_token_auth as it was recorded. */
import { type Credentials } from "../../../src/contract/session.ts";
import { aSession, aTab, knowsMe, settle } from "../../support/app/aSession.ts";
import { FakeServer, held, type Reply } from "../../support/app/fakes/fakeServer.ts";
import { SharedStorage } from "../../support/app/liveApp.ts";
import { type Exchange, recordedExchanges } from "../../support/wire/recordedExchanges.ts";

const replyOf = ({ status, received, body }: Exchange): Reply => ({
  status,
  body: JSON.parse(body || "{}"),
  headers: Object.fromEntries([...received].filter(([name]) => name !== "transfer-encoding")),
});

const token = ({ received }: Exchange): string => received.get("access-token") ?? "";

/** The session as the recorded sign-in left it. */
const signedIn = ({ received }: Exchange): Credentials =>
  aSession({
    "access-token": received.get("access-token") ?? "",
    client: received.get("client") ?? "",
    expiry: received.get("expiry") ?? "",
    uid: received.get("uid") ?? "",
    authorization: received.get("authorization") ?? "",
  });

const find = (all: Exchange[], title: string): Exchange => {
  const found = all.find((one) => one.title.startsWith(title));
  if (!found) throw new Error(`No exchange ${title}`);
  return found;
};

async function aRecordedTab(signIn: Exchange, shared = new SharedStorage(), first = true) {
  const server = knowsMe(new FakeServer());
  const tab = aTab(server, first ? signedIn(signIn) : null, shared);
  await settle();
  return { server, tab };
}

test("one after the other: each request goes out with the token that the recording's own client held", async () => {
  const [signIn, ...rest] = recordedExchanges("04-sequential");
  if (!signIn) throw new Error("empty");
  expect(rest).toHaveLength(10);
  const { server, tab } = await aRecordedTab(signIn);
  for (const exchange of rest) {
    server.on("GET /ping", replyOf(exchange));
    await tab.ping();
    expect(server.last.headers.get("access-token")).toBe(exchange.sent.get("access-token"));
  }
  expect(tab.stored()?.["access-token"]).toBe(token(rest.at(-1) as Exchange));
});

test("six at once, in any order of arrival: the only new token is kept, with its own expiry and authorization", async () => {
  const all = recordedExchanges("05-concurrent");
  const concurrent = all.filter(({ title }) => title.startsWith("concurrent"));
  const winner = concurrent.find((one) => token(one) !== "") as Exchange;
  for (const order of [concurrent, [...concurrent].reverse()]) {
    const { server, tab } = await aRecordedTab(find(all, "sign in"));
    const replies = concurrent.map(() => held());
    server.on("GET /ping", ({ path }) => replies[Number(path.at(-1))]?.reply ?? {});
    const asked = concurrent.map((_, place) => tab.ping(`/ping?n=${place}`));
    await settle();
    for (const exchange of order) {
      replies[concurrent.indexOf(exchange)]?.let(replyOf(exchange));
      await settle();
    }
    await Promise.all(asked);
    expect(tab.stored()).toEqual(signedIn(winner));
  }
});

test("a slow request of the time before, answered last, takes nothing back", async () => {
  const all = recordedExchanges("12-out_of_order");
  const { server, tab } = await aRecordedTab(find(all, "sign in"));
  const slow = held();
  server.on("GET /slow", () => slow.reply).on("GET /ping", replyOf(find(all, "quick")));
  const late = tab.ping("/slow");
  await settle();
  await tab.ping();
  slow.let(replyOf(find(all, "slow")));
  await late;
  expect(tab.stored()).toEqual(signedIn(find(all, "quick")));
});

test("a batch answer's old authorization never takes the place of the newer one", async () => {
  const all = recordedExchanges("13-stale_authorization");
  const { server, tab } = await aRecordedTab(find(all, "sign in"));
  for (const title of ["T1: rotates", "T1 again in the window"]) {
    server.on("GET /ping", replyOf(find(all, title)));
    await tab.ping();
  }
  expect(tab.stored()).toEqual(signedIn(find(all, "T1: rotates")));
});

test("two tabs: the second goes on with what the first was given", async () => {
  const all = recordedExchanges("15-two_tabs");
  const shared = new SharedStorage();
  const first = await aRecordedTab(find(all, "sign in"), shared);
  const second = await aRecordedTab(find(all, "sign in"), shared, false);
  for (const title of ["tab A request 1", "tab A request 2"]) {
    first.server.on("GET /ping", replyOf(find(all, title)));
    await first.tab.ping();
  }
  second.server.on("GET /ping", replyOf(find(all, "tab A is not harmed")));
  await second.tab.ping();
  expect(second.server.last.headers.get("access-token")).toBe(token(find(all, "tab A request 2")));
  expect([first.tab.kind(), second.tab.kind()]).toEqual(["signedIn", "signedIn"]);
});
