/** Tabs of one browser over the real store, whose storage events come when the test says. */
import { adminApi } from "../../../src/api/adminApi.ts";
import { readCredentials } from "../../../src/api/credentials.ts";
import { authApi } from "../../../src/features/auth/authApi.ts";
import { signOutWanted } from "../../../src/features/auth/public.ts";
import { type AppStorage, STORAGE_KEYS } from "../../../src/lib/storage.ts";
import { createAppStore } from "../app/createAppStore.ts";
import { fakePorts } from "../app/fakePorts.ts";
import { FakeServer } from "../app/fakes/fakeServer.ts";
import { emailOf, type ModelServer } from "./modelServer.ts";

type Hear = (key: string, value: string | null) => void;

const noteApi = adminApi.injectEndpoints({
  endpoints: (build) => ({ note: build.query<{ owner: number }, number>({ query: (n) => `/notes/${n}` }) }),
});

/** Values are everybody's at once; news of them waits in line for each tab. */
class ModelStorage {
  readonly #values = new Map<string, string>();
  readonly #tabs = new Set<{ hears: Set<Hear>; news: [string, string | null][] }>();
  /** Told of a session that is taken away: by which tab, and which it was. */
  onRemoved: (tab: number, text: string) => void = () => undefined;

  open(number: number) {
    const self = { hears: new Set<Hear>(), news: [] as [string, string | null][] };
    this.#tabs.add(self);
    const isGone = () => !this.#tabs.has(self);
    const tell = (key: string, value: string | null): void => {
      for (const tab of this.#tabs) if (tab !== self) tab.news.push([key, value]);
    };
    const storage: AppStorage = {
      read: (key) => this.#values.get(key) ?? null,
      write: (key, value) => {
        if (isGone()) return;
        this.#values.set(key, value);
        tell(key, value);
      },
      remove: (key) => {
        const old = this.#values.get(key);
        if (old === undefined || isGone()) return;
        if (key === STORAGE_KEYS.auth) this.onRemoved(number, old);
        this.#values.delete(key);
        tell(key, null);
      },
      onChangedElsewhere: (hear) => {
        self.hears.add(hear);
        return () => self.hears.delete(hear);
      },
    };
    const hear = (): void => {
      for (const [key, value] of self.news.splice(0)) for (const one of self.hears) one(key, value);
    };
    return { storage, hear, isGone, close: () => this.#tabs.delete(self) };
  }
}

function openTab(server: ModelServer, shared: ModelStorage, number: number) {
  const { storage, hear, isGone, close } = shared.open(number);
  const { ports, left } = fakePorts({ server: new FakeServer() });
  const fetch = server.fetchOf(number);
  const never = new Promise<Response>(() => undefined);
  // What its flows still do after it was left reaches nobody.
  const network = {
    fetch: (url: string, init: RequestInit) => (isGone() ? never : fetch(url, init)),
    cookies: () => "",
    origin: "http://localhost",
  };
  const store = createAppStore({ ...ports, storage, network });
  const { signIn } = authApi.endpoints;
  return {
    storage,
    hear,
    left,
    state: () => store.getState(),
    kind: () => store.getState().auth.kind,
    userId: () => store.getState().user.current?.id ?? null,
    /** Whose answers it holds. */
    owners: () =>
      Object.values(store.getState().adminApi.queries)
        .map((one) => (one?.data as { owner?: number } | undefined)?.owner)
        .filter((owner) => owner !== undefined),
    ask: (n: number): void => void store.dispatch(noteApi.endpoints.note.initiate(n, { forceRefetch: true })),
    signIn: (user: number): void => void store.dispatch(signIn.initiate({ email: emailOf(user), password: "x" })),
    signOut: (): void => void store.dispatch(signOutWanted()),
    close: () => {
      close();
      server.abandon(number);
    },
  };
}

export type ModelTab = ReturnType<typeof openTab>;

export class ModelBrowser {
  readonly tabs: ModelTab[] = [];
  readonly shared = new ModelStorage();
  readonly #server: ModelServer;
  readonly #place: AppStorage;

  constructor(server: ModelServer, tabs: number) {
    this.#server = server;
    this.#place = this.shared.open(-1).storage;
    for (let number = 0; number < tabs; number += 1) this.tabs.push(openTab(server, this.shared, number));
  }

  stored = () => readCredentials(this.#place);
  text = (key: string): string | null => this.#place.read(key);

  reload(number: number): void {
    this.tabs[number]?.close();
    this.tabs[number] = openTab(this.#server, this.shared, number);
  }
}
