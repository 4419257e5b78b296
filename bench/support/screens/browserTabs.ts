/** Tabs of one browser with the app's own store and flows, over one storage, with nothing to see. */
import { adminApi } from "../../../src/api/adminApi.ts";
import { startEngine } from "../../../src/app/engine.ts";
import { type AppPorts } from "../../../src/app/ports.ts";
import { createAppStore } from "../../../src/app/store.ts";
import { authApi } from "../../../src/features/auth/authApi.ts";
import { type AppStorage, STORAGE_KEYS } from "../../../src/lib/storage.ts";

type Hear = (key: string, value: string | null) => void;
type Fetch = AppPorts["network"]["fetch"];
/** `waitsFor`: calls whose answers a person sees. */
type Page = { number: number; isLeft: boolean; waitsFor: number };

/** Milliseconds until the other tabs have heard of a change, at most. */
const NEWS_WITHIN_MS = 200;

const lookApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    look: build.query<unknown, string>({ query: (path) => path }),
    save: build.mutation<unknown, object>({ query: (body) => ({ url: "/auth", method: "PUT", body }) }),
  }),
});

const never = new Promise<Response>(() => undefined);

export class BrowserTabs {
  /** How often a stored session was taken away. */
  ended = 0;
  /** New tokens that came to a page that was left. */
  tokensLost = 0;
  readonly #pages = new Set<Page>();
  readonly #values = new Map<string, string>();
  readonly #hearers = new Map<Hear, number>();
  readonly #fetch: Fetch;
  readonly #random: () => number;
  #opened = 0;

  constructor(fetch: Fetch, random: () => number) {
    this.#fetch = fetch;
    this.#random = random;
  }

  /** A page, until it is left: what it does afterwards reaches nobody. */
  open() {
    this.#opened += 1;
    const page = { number: this.#opened, isLeft: false, waitsFor: 0 };
    this.#pages.add(page);
    const ports = this.#ports(page);
    const app = createAppStore(ports, async () => undefined);
    startEngine(app, ports);
    const dispatch = app.store.dispatch as (action: unknown) => unknown;
    const { look, save } = lookApi.endpoints;
    return {
      kind: () => app.store.getState().auth.kind,
      /** Whether a person sees that something is still to come. */
      isWaiting: () => page.waitsFor > 0,
      signIn: (email: string, password: string) =>
        void dispatch(authApi.endpoints.signIn.initiate({ email, password })),
      look: async (path: string): Promise<boolean> => {
        const answer = await dispatch(look.initiate(path, { forceRefetch: true, subscribe: false }));
        return (answer as { isSuccess: boolean }).isSuccess;
      },
      save: async (body: object): Promise<void> => void (await dispatch(save.initiate(body))),
      isLeft: () => page.isLeft,
      leave: () => this.#leave(page),
    };
  }

  /** The browser is closed. */
  close(): void {
    for (const page of this.#pages) this.#leave(page);
  }

  #leave(page: Page): void {
    page.isLeft = true;
    this.#pages.delete(page);
    for (const [hear, other] of this.#hearers) if (other === page.number) this.#hearers.delete(hear);
  }

  /** What it asks, and what the person waits for. */
  async #ask(page: Page, url: string, init: RequestInit): Promise<Response> {
    if (page.isLeft) return never;
    const isSeen = !url.includes("unbatch=true");
    if (isSeen) page.waitsFor += 1;
    try {
      const answer = await this.#fetch(url, init);
      if (page.isLeft && answer.headers.get("access-token")?.trim()) this.tokensLost += 1;
      return page.isLeft ? never : answer;
    } finally {
      if (isSeen) page.waitsFor -= 1;
    }
  }

  #storage(page: Page): AppStorage {
    const tell = (key: string, value: string | null): void => {
      for (const [hear, other] of this.#hearers)
        if (other !== page.number) setTimeout(() => hear(key, value), this.#random() * NEWS_WITHIN_MS);
    };
    return {
      read: (key) => this.#values.get(key) ?? null,
      write: (key, value) => {
        if (page.isLeft) return;
        this.#values.set(key, value);
        tell(key, value);
      },
      remove: (key) => {
        if (page.isLeft || !this.#values.delete(key)) return;
        if (key === STORAGE_KEYS.auth) this.ended += 1;
        tell(key, null);
      },
      onChangedElsewhere: (hear) => {
        this.#hearers.set(hear, page.number);
        return () => this.#hearers.delete(hear);
      },
    };
  }

  #ports(page: Page): AppPorts {
    const none = () => undefined;
    return {
      storage: this.#storage(page),
      cable: {
        open: (_url, listener) => {
          queueMicrotask(() => listener.connected());
          return { isLive: () => true, connect: none, close: none };
        },
      },
      desktop: {
        permission: () => "unsupported",
        onPermissionChange: () => () => undefined,
        request: async () => "unsupported",
        show: () => false,
        claim: async () => false,
        isDialogOpen: () => false,
      },
      offline: { prepare: async () => undefined },
      tabs: { elect: () => none },
      toast: { say: none, announce: none, spare: none, clear: none },
      clock: { now: () => Date.now() },
      report: none,
      formatContext: () => ({ t: ((key: string) => key) as never, language: "en" }),
      onResume: () => () => undefined,
      rootAttributes: { set: none, deviceIsDark: () => false, onDevice: () => none },
      network: { fetch: (url, init) => this.#ask(page, url, init), cookies: () => "", origin: "http://localhost" },
      location: { path: () => "/callouts", search: () => "", leaveFor: none, keptLink: () => "", keepLink: none },
    };
  }
}

export type BrowserTab = ReturnType<BrowserTabs["open"]>;
