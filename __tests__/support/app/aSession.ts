/** Tabs of one browser with a stored session, over the real store. */
import { adminApi } from "../../../src/api/adminApi.ts";
import { readCredentials } from "../../../src/api/credentials.ts";
import { type Credentials } from "../../../src/contract/session.ts";
import { STORAGE_KEYS } from "../../../src/lib/storage.ts";
import { createAppStore } from "./createAppStore.ts";
import { fakePorts } from "./fakePorts.ts";
import { type FakeServer } from "./fakes/fakeServer.ts";
import { ME, SharedStorage } from "./liveApp.ts";

export const aSession = (changes: Partial<Credentials> = {}): Credentials => ({
  "access-token": "t1",
  "token-type": "Bearer",
  client: "c1",
  expiry: "1796404600",
  uid: ME.email,
  authorization: "Bearer t1",
  ...changes,
});

const pingApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    ping: build.query<unknown, string>({ query: (path) => path }),
    poke: build.mutation<unknown, string>({ query: (url) => ({ url, method: "POST", body: {} }) }),
  }),
});

/** A tab; with `session` the browser holds one already, which the server finds good. */
export function aTab(
  server: FakeServer,
  session: Credentials | null,
  shared = new SharedStorage(),
  path = "/callouts",
) {
  if (session) shared.tab().write(STORAGE_KEYS.auth, JSON.stringify(session));
  const world = fakePorts({ server, shared, path });
  const store = createAppStore(world.ports);
  const { ping, poke } = pingApi.endpoints;
  return {
    ...world,
    store,
    stored: () => readCredentials(world.storage),
    kind: () => store.getState().auth.kind,
    ping: (to = "/ping") => store.dispatch(ping.initiate(to, { forceRefetch: true, subscribe: false })),
    poke: (to = "/poke") => store.dispatch(poke.initiate(to)),
  };
}

/** The session's check on load, answered well. */
export const knowsMe = (server: FakeServer): FakeServer =>
  server.on("GET /auth/validate_token", { body: { success: true, data: ME } });

/** Lets what is under way here arrive; a body is read in a few turns of the loop. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((resolve) => setTimeout(resolve));
};
