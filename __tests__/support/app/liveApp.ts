/** The real store with a world that the test holds: cable, network, desktop, clock. */

import i18next from "i18next";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { USUAL_DEFAULTS } from "../../../src/contract/rules/sessionHours.ts";
import "../../../src/app/i18n.ts";
import "../../../src/features/i18n/addSignedInTexts.ts";
import { type User } from "../../../src/contract/shapes/user.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { ToastBoard } from "../../../src/features/notifications/toasts/toastBoard.ts";
import { type AppStorage, STORAGE_KEYS } from "../../../src/lib/storage.ts";
import { createAppStore } from "./createAppStore.ts";
import { FakeInboxServer } from "./fakeInboxServer.ts";
import { FakeCable } from "./fakes/fakeCable.ts";
import { FakeBrowser, FakeDesktop } from "./fakes/fakeDesktop.ts";

export const ME: User = {
  id: 7,
  first_name: "Marit",
  last_name: "Solberg-Dean",
  email: "admin@example.test",
  verified: true,
  role: "owner",
  locale: "en",
  phone: null,
  time_zone: null,
  week_start: "monday",
  notification_prefs: {},
  unconfirmed_email: null,
  second_factor_due: false,
  company: {
    id: 1,
    name: "Harbour Anaesthetic Group",
    company_settings: {
      admin_emails_address: "office@example.test",
      callout_emails_name: "Harbour",
      callout_emails_address: "office@example.test",
      callout_emails_phone: "03 9000 0000",
      callout_emails_bcc_all: true,
      time_zone: "Europe/London",
      ...USUAL_DEFAULTS,
    },
  },
};

/** One storage for all tabs of a browser; each hears what the others write. */
export class SharedStorage {
  readonly #values = new Map<string, string>();
  /** To the tab that each belongs to. */
  readonly #hearers = new Map<(key: string, value: string | null) => void, object>();

  tab(): AppStorage {
    const self = {};
    const tell = (key: string, value: string | null): void => {
      for (const [hear, tab] of this.#hearers) if (tab !== self) hear(key, value);
    };
    return {
      read: (key) => this.#values.get(key) ?? null,
      write: (key, value) => {
        this.#values.set(key, value);
        tell(key, value);
      },
      remove: (key) => {
        this.#values.delete(key);
        tell(key, null);
      },
      onChangedElsewhere: (hear) => {
        this.#hearers.set(hear, self);
        return () => this.#hearers.delete(hear);
      },
    };
  }
}

const SESSION = {
  "access-token": "t1",
  client: "c1",
  uid: ME.email,
  "token-type": "Bearer",
  expiry: "4102444800",
};

type World = { browser?: FakeBrowser; shared?: SharedStorage; server?: FakeInboxServer };

/** Signed in as `ME`; with fake timers the clock is the test's. */
export function liveApp({
  browser = new FakeBrowser(),
  shared = new SharedStorage(),
  server = new FakeInboxServer(),
}: World = {}) {
  const cable = new FakeCable();
  const desktop = new FakeDesktop(browser);
  const board = new ToastBoard();
  const storage = shared.tab();
  const tab = browser.tab();
  const reports: unknown[] = [];
  const store = createAppStore({
    cable,
    desktop,
    storage,
    offline: noopPorts.offline,
    tabs: tab,
    toast: board,
    clock: { now: () => Date.now() },
    report: (what, error) => reports.push([what, error]),
    formatContext: () => ({ t: i18next.getFixedT(null, "notifications"), language: i18next.language }),
    rootAttributes: { set: () => undefined, deviceIsDark: () => false, onDevice: () => () => undefined },
    network: { fetch: server.fetch, cookies: () => "", origin: "http://localhost" },
    location: {
      path: () => "/callouts",
      search: () => "",
      leaveFor: () => undefined,
      keptLink: () => "",
      keepLink: () => undefined,
    },
    onResume: () => () => undefined,
  });
  const signIn = (): void => {
    // Once for all tabs: writing it again would be another sign-in.
    if (!storage.read(STORAGE_KEYS.auth)) storage.write(STORAGE_KEYS.auth, JSON.stringify(SESSION));
    store.dispatch(sessionOpened({ user: ME }));
  };
  return { store, cable, desktop, board, storage, tab, server, reports, signIn };
}

export type LiveApp = ReturnType<typeof liveApp>;

/** Lets answers arrive and a frame pass. Milliseconds. */
export const pass = (ms = 150): Promise<void> => jest.advanceTimersByTimeAsync(ms);
