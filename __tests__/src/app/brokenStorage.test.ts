/** Each key of the browser's storage with each fault: it is reported, and the app works on (specification §8). */
import i18next from "i18next";
import { adminApi } from "../../../src/api/adminApi.ts";
import { authApi } from "../../../src/features/auth/authApi.ts";
import { selectSessionKind } from "../../../src/features/auth/public.ts";
import { languageChosen, selectLanguage } from "../../../src/features/i18n/public.ts";
import { selectToolbar, toolbarChosen } from "../../../src/features/layout/public.ts";
import { modeChosen, selectMode, selectScheme } from "../../../src/features/theme/public.ts";
import { createBrowserStorage } from "../../../src/lib/browserStorage.ts";
import { STORAGE_KEYS } from "../../../src/lib/storage.ts";
import { settle } from "../../support/app/aSession.ts";
import { createAppStore } from "../../support/app/createAppStore.ts";
import { fakePorts } from "../../support/app/fakePorts.ts";
import { FakeServer } from "../../support/app/fakes/fakeServer.ts";
import { ME } from "../../support/app/liveApp.ts";

const session = { "access-token": "t", client: "c", uid: ME.email, expiry: "4000000000" };

afterEach(() => i18next.changeLanguage("en"));

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};
const full = () => {
  throw new DOMException("full", "QuotaExceededError");
};

type Fault = "unreadable" | "full" | "blocked" | "corrupt";

/** A browser in which `fault` befalls `broken` and nothing else; blocked is blocked for all. */
function faultyPlace(broken: string, fault: Fault) {
  const values = new Map(fault === "corrupt" ? [[broken, '{"half']] : []);
  const befalls = (what: Fault, key: string) => what === fault && key === broken;
  const localStorage = {
    getItem: (key: string) => (befalls("unreadable", key) ? denied() : (values.get(key) ?? null)),
    setItem: (key: string, value: string) => (befalls("full", key) ? full() : void values.set(key, value)),
    removeItem: (key: string) => void values.delete(key),
  };
  const place = {
    get localStorage() {
      return (fault === "blocked" ? denied() : localStorage) as unknown as Storage;
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  return { place, values };
}

const KEYS = Object.values(STORAGE_KEYS);
const ROWS = KEYS.flatMap((key) =>
  (["unreadable", "full", "blocked", "corrupt"] as const).map((fault) => [key, fault] as const),
);

test.each(ROWS)("%s %s", async (key, fault) => {
  const server = new FakeServer().on("POST /auth/sign_in", { headers: session, body: { data: ME } });
  const { ports } = fakePorts({ server, path: "/auth/login" });
  const reports: string[] = [];
  const { place, values } = faultyPlace(key, fault);
  const storage = createBrowserStorage(place, (what) => reports.push(what));
  const store = createAppStore({ ...ports, storage, report: (what) => reports.push(what) });
  const state = () => store.getState();
  expect([selectSessionKind(state()), selectMode(state()), selectLanguage(state()), selectToolbar(state())]).toEqual([
    "signedOut",
    "system",
    "en",
    55,
  ]);
  if (fault === "corrupt") expect(reports).toEqual([`"${key}" in the browser's storage was damaged`]);

  store.dispatch(modeChosen("dark"));
  store.dispatch(toolbarChosen(75));
  store.dispatch(languageChosen("de"));
  storage.write(STORAGE_KEYS.desktopDeclined, "t");
  storage.write(STORAGE_KEYS.desktopEnabled, "t");
  await store.dispatch(authApi.endpoints.signIn.initiate({ email: ME.email, password: "x" }));
  await settle();
  const { calls, ended, unsentCallout, lastSeen } = STORAGE_KEYS;
  for (const later of [calls, ended, unsentCallout, lastSeen]) storage.write(later, "{}");
  expect([selectSessionKind(state()), selectScheme(state()), selectLanguage(state()), selectToolbar(state())]).toEqual([
    "signedIn",
    "dark",
    "de",
    75,
  ]);
  // Once each, however often it fails; what cannot be stored is remembered while the page lives.
  expect(reports.length).toBeGreaterThan(0);
  expect(new Set(reports).size).toBe(reports.length);
  expect(KEYS.filter((one) => storage.read(one) === null)).toEqual([]);
  const stored = fault === "blocked" ? [] : KEYS.filter((one) => fault !== "full" || one !== key);
  expect(KEYS.filter((one) => values.has(one))).toEqual(stored);
  store.dispatch(adminApi.util.resetApiState());
});
