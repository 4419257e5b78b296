/** The recorded conversations, held with our server at the recorded times: the same statuses and the same pattern of tokens. */
import { type TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, { type FastifyInstance, type FastifyPluginAsync } from "fastify";
import { sessionRoutes } from "../../../server/features/auth/account/sessionRoutes.ts";
import { authRoutes } from "../../../server/features/auth/routes.ts";
import { sessions } from "../../../server/features/auth/session/sessions.ts";
import { errors } from "../../../server/http/errors.ts";
import { requestLimits } from "../../../server/http/requestLimits.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { testConfig, testPorts } from "../../support/database/testPorts.ts";
import { decodeBearer, type TimedExchange, timedExchanges } from "../../support/wire/timedExchanges.ts";

const ports = testPorts({ tokenRotation: "every-request" });
type Rotation = "every-request" | "15m";
type Answer = Awaited<ReturnType<FastifyInstance["inject"]>>;

let app: FastifyInstance;
/** Lets the request with that number be answered. */
const gates = new Map<string, { arrived: () => void; open: Promise<void> }>();

async function openApp(rotation: Rotation): Promise<FastifyInstance> {
  const here = { ...ports(), config: testConfig({ tokenRotation: rotation }) };
  const opened = fastify();
  await opened.register(errors, here);
  await opened.register(requestLimits, here);
  const auth: FastifyPluginAsync = async (inner) => authRoutes(inner.withTypeProvider<TypeBoxTypeProvider>(), here);
  await opened.register(auth, { prefix: "/admin_api" });
  const pings: FastifyPluginAsync = async (inner) => {
    await inner.register(sessions, here);
    await inner.register(sessionRoutes, { ...here, prefix: "/admin_api" });
    inner.get("/admin_api/ping", async (request) => {
      const gate = gates.get(String(request.headers["x-number"]));
      gate?.arrived();
      await gate?.open;
      return { pong: true };
    });
  };
  await opened.register(pings);
  return opened;
}

beforeEach(async () => {
  app = await openApp("every-request");
});
afterEach(async () => {
  gates.clear();
  await app.close();
});

/** Recorded secrets and ours stand for one another, in both directions. */
class Pairs {
  readonly #ours = new Map<string, string>();
  readonly #theirs = new Map<string, string>();
  ours = (recorded: string): string => this.#ours.get(recorded) ?? recorded;
  /** Where one of ours stands for several of theirs. */
  take = (recorded: string, own: string): void => void this.#ours.set(recorded, own);
  /** "same", or a new pair; two that belong to others are told apart. */
  meet(recorded: string, own: string): void {
    expect([recorded, this.#ours.get(recorded) ?? own]).toEqual([recorded, own]);
    expect([recorded, this.#theirs.get(own) ?? recorded]).toEqual([recorded, recorded]);
    this.#ours.set(recorded, own);
    this.#theirs.set(own, recorded);
  }
}

function translated(headers: Record<string, string>, pairs: Pairs): Record<string, string> {
  const { "access-token": token, client, uid, authorization } = headers;
  const parts = authorization ? decodeBearer(authorization) : undefined;
  const own = parts && Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, pairs.ours(value)]));
  return {
    ...(token !== undefined ? { "access-token": pairs.ours(token) } : {}),
    ...(client ? { client: pairs.ours(client) } : {}),
    ...(uid ? { uid } : {}),
    ...(own ? { authorization: `Bearer ${Buffer.from(JSON.stringify(own)).toString("base64")}` } : {}),
  };
}

function compare(recorded: TimedExchange, answer: Answer, pairs: Pairs): void {
  const told = recorded.responseHeaders["access-token"];
  const kind = (token: unknown): string => (token === undefined ? "none" : token === " " ? "blank" : "token");
  const own = answer.headers["access-token"];
  expect({ title: recorded.title, status: answer.statusCode, token: kind(own) }).toEqual({
    title: recorded.title,
    status: recorded.status,
    token: kind(told),
  });
  if (recorded.status === 401 && recorded.url.includes("/ping"))
    expect(answer.json().errors).toEqual(["You need to sign in or sign up before continuing."]);
  if (told === undefined) return;
  const [theirs, ours] = [recorded.responseHeaders.authorization, answer.headers.authorization].map((value) =>
    decodeBearer(String(value)),
  );
  pairs.meet(recorded.responseHeaders.client ?? "", String(answer.headers.client));
  for (const part of ["access-token", "client"]) pairs.meet(theirs?.[part] ?? "", ours?.[part] ?? "");
  expect(Object.keys(ours ?? {})).toEqual(Object.keys(theirs ?? {}));
  expect(answer.headers.expiry === " ").toBe(recorded.responseHeaders.expiry === " ");
  expect(answer.headers["token-type"]).toBe("Bearer");
}

async function replay(file: string): Promise<void> {
  const exchanges = timedExchanges(file);
  const { clock, database } = ports();
  const pairs = new Pairs();
  let moment = 0;
  const moveTo = (at: number): void => {
    clock.advance(at - moment);
    moment = at;
  };
  const answers = new Map<TimedExchange, { answer: Promise<Answer>; release: () => void }>();
  const start = async (exchange: TimedExchange, number: number): Promise<void> => {
    const { promise: open, resolve: release } = Promise.withResolvers<void>();
    const { promise: arrival, resolve: arrived } = Promise.withResolvers<void>();
    gates.set(String(number), { arrived, open });
    const headers = { ...translated(exchange.requestHeaders, pairs), "x-number": String(number) };
    const answer = app.inject({ method: "GET", url: exchange.url, headers }).then((done) => done);
    answers.set(exchange, { answer, release });
    await Promise.race([arrival, answer]);
  };
  const steps = exchanges.flatMap((exchange, number) => [
    { at: exchange.sentAt, run: () => (exchange.method === "GET" ? start(exchange, number) : undefined) },
    {
      at: exchange.answeredAt,
      run: async () => {
        if (exchange.method !== "GET") return compare(exchange, await signIn(exchange), pairs);
        const running = answers.get(exchange);
        running?.release();
        if (running) compare(exchange, await running.answer, pairs);
      },
    },
  ]);
  const signIn = async ({ requestBody, url }: TimedExchange): Promise<Answer> => {
    const { email } = JSON.parse(requestBody);
    await aUser(database.db, { email });
    return app.inject({ method: "POST", url, payload: { email, password: PASSWORD } });
  };
  for (const step of steps.sort((one, other) => one.at - other.at)) {
    moveTo(step.at);
    await step.run();
  }
}

test.each([
  ["one after the other, quickly and slowly", "04-sequential.http", 11],
  ["six at once: one new token, five blanks; then old tokens", "05-concurrent.http", 14],
  ["a slow request answered after a quick one that rotated", "12-out_of_order.http", 5],
  ["an authorization kept from a batch answer", "13-stale_authorization.http", 9],
  ["two tabs of which one falls two rotations behind", "15-two_tabs.http", 6],
])("%s", async (_, file, count) => {
  expect(timedExchanges(file)).toHaveLength(count);
  await replay(file);
});

/** Ours takes a session from headers only: addresses are logged. */
const IN_THE_ADDRESS = "credentials in the query string";

test.each([
  // What each of the first three answers tells: as recorded, and in the default rotation, where no answer is blank.
  ["every-request", ["blank", "new", "new"]],
  ["15m", ["same", "same", "new"]],
] as const)(
  "validate_token in the rotation %s: `unbatch` brings a new token whenever it is asked",
  async (rotation, kinds) => {
    await app.close();
    app = await openApp(rotation);
    const { clock, database } = ports();
    const all = timedExchanges("02-validate_token.http");
    expect(all).toHaveLength(11);
    const { email } = await aUser(database.db, { email: all[0]?.requestHeaders.uid ?? "" });
    const opened = await app.inject({
      method: "POST",
      url: "/admin_api/auth/sign_in",
      payload: { email, password: PASSWORD },
    });
    const pairs = new Pairs();
    for (const name of ["access-token", "client"])
      pairs.meet(all[0]?.requestHeaders[name] ?? "", String(opened.headers[name]));
    const told: string[] = [];
    let moment = 0;
    for (const exchange of all.filter(({ title }) => title !== IN_THE_ADDRESS)) {
      clock.advance(exchange.sentAt - moment);
      moment = exchange.sentAt;
      const headers = translated(exchange.requestHeaders, pairs);
      const answer = await app.inject({ url: exchange.url, headers });
      expect([exchange.title, answer.statusCode]).toEqual([exchange.title, exchange.status]);
      if (rotation === "every-request") compare(exchange, answer, pairs);
      const token = String(answer.headers["access-token"] ?? "none");
      if (exchange.status !== 200)
        expect([token, answer.json().errors]).toEqual(["none", ["Invalid login credentials"]]);
      else told.push(token === " " ? "blank" : token === headers["access-token"] ? "same" : "new");
      const recorded = exchange.responseHeaders["access-token"]?.trim();
      if (rotation === "15m" && recorded) pairs.take(recorded, token);
    }
    expect(told).toEqual(kinds);
  },
);

describe("two new tokens that nobody received", () => {
  async function aHolderOfAnOldToken() {
    const { clock, database } = ports();
    const { email } = await aUser(database.db);
    const url = "/admin_api/auth/sign_in";
    const { headers } = await app.inject({ method: "POST", url, payload: { email, password: PASSWORD } });
    const { "access-token": token, client, uid } = headers as Record<string, string>;
    const first = { "access-token": token ?? "", client: client ?? "", uid: uid ?? "" };
    const ask = async (seconds: number, query = "", held = first) => {
      clock.advance(seconds * 1000);
      const answer = await app.inject({ url: `/admin_api/auth/validate_token${query}`, headers: held });
      return { status: answer.statusCode, token: String(answer.headers["access-token"] ?? "") };
    };
    for (const _lost of [2, 3]) expect((await ask(6)).token.trim()).not.toBe("");
    return { first, ask };
  }

  test("are forgiven while something is asked every four seconds, and mended by `unbatch`", async () => {
    const { first, ask } = await aHolderOfAnOldToken();
    for (let times = 0; times < 5; times += 1) expect(await ask(4)).toEqual({ status: 200, token: " " });
    const { status, token } = await ask(3, "?unbatch=true");
    expect([status, token.trim().length > 10]).toEqual([200, true]);
    expect((await ask(60, "", { ...first, "access-token": token })).status).toBe(200);
  });

  test("end the session after five silent seconds", async () => {
    const { ask } = await aHolderOfAnOldToken();
    expect((await ask(5)).status).toBe(401);
  });

  test("end the session at once when the one that `unbatch` brought is lost as well", async () => {
    const { ask } = await aHolderOfAnOldToken();
    expect((await ask(1, "?unbatch=true")).status).toBe(200);
    expect((await ask(0)).status).toBe(401);
  });
});

test("the window of a batch ends on whole seconds, between 4 and 5 s after the rotation", async () => {
  const { clock, database } = ports();
  // As recorded: at .826 s of a second a request 4.1 s later is batch, at .501 one 4.7 s later rotates …
  for (const [fraction, later, blank] of [
    [826, 4100, true],
    [353, 3700, true],
    [370, 3900, true],
    [184, 4300, true],
    [481, 4500, true],
    [501, 4700, false],
    [348, 4900, false],
    [493, 5100, false],
  ] as const) {
    clock.reset();
    clock.advance(fraction);
    const { email } = await aUser(database.db);
    const signedIn = await app.inject({
      method: "POST",
      url: "/admin_api/auth/sign_in",
      payload: { email, password: PASSWORD },
    });
    clock.advance(later);
    const { "access-token": token, client, uid } = signedIn.headers as Record<string, string>;
    const headers = { "access-token": token ?? "", client: client ?? "", uid: uid ?? "" };
    const answer = await app.inject({ url: "/admin_api/ping", headers });
    expect([fraction, later, answer.headers["access-token"] === " "]).toEqual([fraction, later, blank]);
  }
});
