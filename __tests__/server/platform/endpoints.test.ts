/** What the app asks, and what the server says it answers: every endpoint, held against /admin_api/openapi.json. */
import { configureStore } from "@reduxjs/toolkit";
import { Ajv } from "ajv";
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { adminApi } from "../../../src/api/adminApi.ts";
import { type ApiPorts } from "../../../src/api/apiPorts.ts";
import { SessionKeeper } from "../../../src/api/sessionKeeper.ts";
import { systemClock } from "../../../src/lib/clock.ts";
import { FakeServer, type Heard } from "../../support/app/fakes/fakeServer.ts";
import { SharedStorage } from "../../support/app/liveApp.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { API_FILES, readArguments } from "../../support/fuzz/argumentTypes.ts";
import { mistakesIn, readDocument } from "../../support/fuzz/openApi.ts";

type Endpoint = { initiate: (argument: unknown) => Parameters<ReturnType<typeof aStore>["dispatch"]>[0] };

const ports = testPorts();
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

/** Only the API: no flow asks anything of its own. */
function aStore(server: FakeServer) {
  const extra: ApiPorts = {
    network: { fetch: server.fetch, cookies: () => "", origin: "http://localhost" },
    session: new SessionKeeper(new SharedStorage().tab(), systemClock),
    clock: ports().clock as unknown as ApiPorts["clock"],
    report: (what) => expect(what).toBe("nothing to report"),
    ready: async () => undefined,
  };
  return configureStore({
    reducer: { [adminApi.reducerPath]: adminApi.reducer },
    middleware: (byDefault) => byDefault({ thunk: { extraArgument: extra } }).concat(adminApi.middleware),
  });
}

async function ask(name: string, argument: unknown): Promise<Heard[]> {
  // Refuses everything, which is not tried again.
  const server = new FakeServer();
  const store = aStore(server);
  const endpoint = (adminApi.endpoints as Record<string, Endpoint>)[name];
  if (!endpoint) throw new Error(`The API has no endpoint ${name}`);
  await store.dispatch(endpoint.initiate(argument));
  store.dispatch(adminApi.util.resetApiState());
  return server.heard;
}

test("every endpoint asks what the server's document has, with the keys and kinds of values that stand there", async () => {
  for (const file of API_FILES) await import(file);
  const document = await readDocument(app);
  const asked = readArguments();
  expect([...asked.keys()].sort()).toEqual(Object.keys(adminApi.endpoints).sort());
  const ajv = new Ajv({ strict: false, coerceTypes: false, allErrors: true });
  const wrong = new Set<string>();
  for (const [name, samples] of asked) {
    const heard = (await Promise.all(samples.map((argument) => ask(name, argument)))).flat();
    if (heard.length === 0) wrong.add(`${name} asks nothing`);
    for (const one of heard) for (const mistake of mistakesIn(document, one, ajv)) wrong.add(`${name}: ${mistake}`);
  }
  expect([...wrong]).toEqual([]);
});
