/** The rules of the contract's "Traps for the SPA" against recorded answers: those that no other file of the session shows. */
import { readSessionHeaders } from "../../../src/api/credentials.ts";
import { sessionInAddress } from "../../../src/api/resetSession.ts";
import { aSession, aTab, knowsMe, settle } from "../../support/app/aSession.ts";
import { FakeServer, type Reply } from "../../support/app/fakes/fakeServer.ts";
import { type Exchange, recordedExchanges } from "../../support/wire/recordedExchanges.ts";

const FILES = ["01-sign_in", "02-validate_token", "03-authorization", "04-sequential", "05-concurrent", "07-passwords"];
const more = [
  "08-registration",
  "09-errors",
  "10-expiry",
  "11-no_rotation",
  "12-out_of_order",
  "16-polling_never_rotates",
];
const ALL = [...FILES, ...more].flatMap((file) => recordedExchanges(file).map((exchange) => ({ file, exchange })));

const replyOf = ({ status, received, body }: Exchange): Reply => ({
  status,
  body,
  headers: Object.fromEntries([...received].filter(([name]) => name !== "transfer-encoding")),
});

async function aSignedInTab(reply: Reply) {
  const server = knowsMe(new FakeServer()).on("POST /poke", reply);
  const tab = aTab(server, aSession());
  await settle();
  return { server, tab };
}

test("1: no recorded answer, whatever it was to, leaves a blank in the stored session or takes another client's", async () => {
  expect(ALL.length).toBeGreaterThan(60);
  const answered = ALL.filter(({ exchange: { status } }) => status >= 200 && status !== 204 && status !== 304);
  const [refused, others] = [true, false].map((is) =>
    answered.filter(({ exchange }) => (exchange.status === 401) === is),
  );
  const server = knowsMe(new FakeServer());
  const tab = aTab(server, aSession());
  await settle();
  for (const { file, exchange } of others ?? []) {
    server.on("POST /poke", replyOf(exchange));
    await tab.poke();
    expect([file, exchange.title, tab.stored()]).toEqual([file, exchange.title, aSession()]);
  }
  // A refusal of the stored token ends the session, whatever its body says.
  for (const { exchange } of (refused ?? []).slice(0, 5)) {
    const { tab: ended } = await aSignedInTab(replyOf(exchange));
    await ended.poke();
    expect(ended.stored()).toBeNull();
  }
});

test("2: a blank token beside an old authorization is no token, in every recorded batch answer", () => {
  const batches = ALL.filter(({ exchange }) => exchange.received.get("access-token") === "");
  expect(batches.length).toBeGreaterThan(0);
  for (const { exchange } of batches) {
    const given = readSessionHeaders((name) => exchange.received.get(name));
    expect([given["access-token"], given.expiry]).toEqual([undefined, undefined]);
  }
});

test("8 and 15: every recorded error is told in words or by its fields, and an empty or cut body is survived", async () => {
  const errors = ALL.filter(({ exchange }) => exchange.status >= 400 && exchange.status !== 401);
  expect(errors.length).toBeGreaterThan(5);
  for (const body of [undefined, "", "{"]) {
    for (const { exchange } of errors) {
      const reply = replyOf(exchange);
      const { tab, server } = await aSignedInTab(body === undefined ? reply : { ...reply, body });
      const { error } = await tab.poke();
      expect(error).toMatchObject({ status: exchange.status, messages: expect.any(Array) });
      expect(server.last.headers.get("accept")).toBe("application/json");
      expect(tab.stored()).toEqual(aSession());
    }
  }
});

test("9: the expiry is a hint: whatever it says, the session is asked for, and the server alone ends it", async () => {
  const [signedIn, , , refusal] = recordedExchanges("10-expiry");
  if (!signedIn || !refusal) throw new Error("The recording is not whole.");
  for (const expiry of ["", "1", "soon", signedIn.received.get("expiry") ?? ""]) {
    const server = knowsMe(new FakeServer());
    const tab = aTab(server, aSession({ expiry }));
    await settle();
    expect([expiry, tab.kind(), server.count("GET /auth/validate_token")]).toEqual([expiry, "signedIn", 1]);
  }
  const tab = aTab(new FakeServer().on("GET /auth/validate_token", replyOf(refusal)), aSession());
  await settle();
  expect([tab.kind(), tab.stored()]).toEqual(["signedOut", null]);
});

test("14: with every call the three headers say who asks, so that no key of a body or query is taken for them", async () => {
  const { tab, server } = await aSignedInTab({});
  await tab.poke("/poke?client=c9&uid=other%40example.test");
  await tab.ping("/ping?access-token=t9");
  for (const { headers } of server.heard)
    expect(["access-token", "client", "uid"].map((name) => headers.get(name))).toEqual(["t1", "c1", aSession().uid]);
});

test("16: another origin's answer has no say in the session, whichever headers it exposes", async () => {
  const server = knowsMe(new FakeServer()).on("GET /ping", { headers: { ...aSession(), "access-token": "t2" } });
  let from = "https://other.example.test/ping";
  const { fetch } = server;
  const tab = aTab(
    Object.assign(server, {
      fetch: async (...asked: Parameters<typeof fetch>) =>
        Object.defineProperty(await fetch(...asked), "url", { value: from }),
    }),
    aSession(),
  );
  await settle();
  await tab.ping();
  expect(tab.stored()).toEqual(aSession());
  from = "http://localhost/ping";
  await tab.ping();
  expect(tab.stored()).toMatchObject({ "access-token": "t2" });
});

test("17: the recorded link of a reset is read whole under either name of its parts", () => {
  const redirects = recordedExchanges("07-passwords").filter(({ received }) =>
    received.get("location")?.includes("access-token="),
  );
  expect(redirects.length).toBeGreaterThan(0);
  for (const { received } of redirects) {
    const found = sessionInAddress(received.get("location") ?? "");
    for (const part of ["access-token", "client", "uid"] as const) expect(found?.[part]).toBeTruthy();
  }
});
