/** The whole app over the real store, in a world of its own: storage in memory, a device that can turn dark, few answers. */
import { render } from "@testing-library/react";
import { USUAL_DEFAULTS } from "../../../src/contract/rules/sessionHours.ts";
import "../../../src/app/i18n.ts";
import { AppProviders } from "../../../src/app/AppProviders.tsx";
import { noopPorts, noToasts } from "../../../src/app/noopPorts.ts";
import { type AppPorts } from "../../../src/app/ports.ts";
import { createRoutes } from "../../../src/app/routes.tsx";
import { signInEntry } from "../../../src/app/signInEntry.ts";
import { type User } from "../../../src/contract/shapes/user.ts";
import { type AppStorage } from "../../../src/lib/storage.ts";
import { createAppStore } from "./createAppStore.ts";
import { RoutesInMemory, Where } from "./memoryRouter.tsx";

export const ANNA: User = {
  id: 1,
  first_name: "Anna",
  last_name: "Whitlocke",
  email: "anna@example.test",
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
    id: 2,
    name: "Harbour Anaesthetic Group",
    company_settings: {
      admin_emails_address: "office@example.test",
      callout_emails_name: "Harbour Anaesthetic Group",
      callout_emails_address: "cover@example.test",
      callout_emails_phone: "(02) 5550 0142",
      callout_emails_bcc_all: true,
      time_zone: "Australia/Sydney",
      ...USUAL_DEFAULTS,
    },
  },
};

export const SESSION = JSON.stringify({
  "access-token": "token",
  "token-type": "Bearer",
  client: "client",
  expiry: "4000000000",
  uid: ANNA.email,
  authorization: "Bearer token",
});

export function memoryStorage(content: Record<string, string> = {}): AppStorage & { content: Map<string, string> } {
  const stored = new Map(Object.entries(content));
  return {
    content: stored,
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    onChangedElsewhere: () => () => undefined,
  };
}

/** The device's preference and the root's attributes. */
export function fakeLook(dark = false) {
  const attributes = new Map<string, string>();
  const listeners = new Set<(dark: boolean) => void>();
  return {
    attributes,
    turn: (to: boolean) => {
      for (const listen of listeners) listen(to);
    },
    rootAttributes: {
      set: (name: string, value: string | null) => {
        if (value === null) attributes.delete(name);
        else attributes.set(name, value);
      },
      deviceIsDark: () => dark,
      onDevice: (hear: (dark: boolean) => void) => {
        listeners.add(hear);
        return () => listeners.delete(hear);
      },
    },
  };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** A server that knows one person and nothing else. */
export const answering = (user: User): AppPorts["network"] => ({
  ...noopPorts.network,
  fetch: async (url) => {
    if (url.includes("/auth/validate_token")) return json({ success: true, data: user });
    if (url.includes("/auth/sign_out")) return json({ success: true });
    return json({ errors: ["The requested page is not found"], code: "not_found" }, 404);
  },
});

export function renderShell(path: string, ports: Partial<AppPorts> = {}) {
  const visits: string[] = [];
  const world: AppPorts = {
    ...noopPorts,
    storage: memoryStorage(),
    location: {
      path: () => path,
      search: () => "",
      leaveFor: (to) => void visits.push(to),
      keptLink: () => "",
      keepLink: () => undefined,
    },
    ...ports,
  };
  const store = createAppStore(world);
  const view = render(
    <AppProviders store={store}>
      <RoutesInMemory path={path} routes={createRoutes(store, async () => noToasts, signInEntry)}>
        <Where />
      </RoutesInMemory>
    </AppProviders>,
  );
  return { ...view, store, visits };
}
