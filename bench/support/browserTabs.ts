/** Tabs of one browser with the app's own store and flows, over one storage, with nothing to see. */
import { adminApi } from "../../src/api/adminApi.ts";
import { startEngine } from "../../src/app/engine.ts";
import { type AppPorts } from "../../src/app/ports.ts";
import { createAppStore } from "../../src/app/store.ts";
import { authApi } from "../../src/features/auth/authApi.ts";
import { type AppStorage, STORAGE_KEYS } from "../../src/lib/storage.ts";

type Hear = (key: string, value: string | null) => void;
type Fetch = AppPorts["network"]["fetch"];

/** Milliseconds until the other tabs have heard of a change, at most. */
const NEWS_WITHIN = 200;

const lookApi = adminApi.injectEndpoints({
  endpoints: (build) => ({ look: build.query<unknown, string>({ query: (path) => path }) }),
});

export class BrowserTabs {
  /** How often a stored session was taken away. */
  ended = 0;
  readonly #values = new Map<string, string>();
  readonly #hearers = new Map<Hear, number>();
  readonly #fetch: Fetch;
  readonly #random: () => number;
  #opened = 0;

  constructor(fetch: Fetch, random: () => number) {
    this.#fetch = fetch;
    this.#random = random;
  }

  open() {
    this.#opened += 1;
    const ports = this.#ports(this.#opened);
    const app = createAppStore(ports, async () => undefined);
    startEngine(app, ports);
    const dispatch = app.store.dispatch as (action: unknown) => unknown;
    const { look } = lookApi.endpoints;
    return {
      kind: () => app.store.getState().auth.kind,
      signIn: (email: string, password: string) =>
        void dispatch(authApi.endpoints.signIn.initiate({ email, password })),
      look: async (path: string): Promise<boolean> => {
        const answer = await dispatch(look.initiate(path, { forceRefetch: true, subscribe: false }));
        return (answer as { isSuccess: boolean }).isSuccess;
      },
    };
  }

  #storage(tab: number): AppStorage {
    const tell = (key: string, value: string | null): void => {
      for (const [hear, other] of this.#hearers)
        if (other !== tab) setTimeout(() => hear(key, value), this.#random() * NEWS_WITHIN);
    };
    return {
      read: (key) => this.#values.get(key) ?? null,
      write: (key, value) => {
        this.#values.set(key, value);
        tell(key, value);
      },
      remove: (key) => {
        if (!this.#values.delete(key)) return;
        if (key === STORAGE_KEYS.auth) this.ended += 1;
        tell(key, null);
      },
      onChangedElsewhere: (hear) => {
        this.#hearers.set(hear, tab);
        return () => this.#hearers.delete(hear);
      },
    };
  }

  #ports(tab: number): AppPorts {
    const none = () => undefined;
    return {
      storage: this.#storage(tab),
      cable: {
        open: (_url, listener) => {
          queueMicrotask(() => listener.connected());
          return { isLive: () => true, connect: none, close: none };
        },
      },
      desktop: {
        permission: () => "unsupported",
        request: async () => "unsupported",
        show: () => false,
        claim: async () => false,
        isDialogOpen: () => false,
      },
      tabs: { stand: () => none },
      toast: { say: none, announce: none, clear: none },
      clock: { now: () => Date.now() },
      report: none,
      words: () => ({ t: ((key: string) => key) as never, language: "en" }),
      onWake: () => () => undefined,
      look: { mark: none, deviceIsDark: () => false, onDevice: () => none },
      network: { fetch: this.#fetch, cookies: () => "", origin: "http://localhost" },
      visit: { path: () => "/callouts", search: () => "", leaveFor: none, keptLink: () => "", keepLink: none },
    };
  }
}

export type BrowserTab = ReturnType<BrowserTabs["open"]>;
