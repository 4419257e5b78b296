/** What the app asks of the device, so that it says more than "no connection" when the server cannot be reached. */
export type OfflinePort = {
  /** Registers the service worker. */
  prepare: () => Promise<void>;
};

const SERVICE_WORKER = "/service-worker.js";

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};

/** Trusted Types take no plain text for the address of a script: this policy gives the one address, whatever it is asked. */
function scriptAddress({ trustedTypes }: { trustedTypes?: Policies }): string {
  const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: () => SERVICE_WORKER });
  return policy ? policy.createScriptURL(SERVICE_WORKER) : SERVICE_WORKER;
}

async function register(): Promise<void> {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(scriptAddress(window as { trustedTypes?: Policies }));
  } catch {
    // Private windows and old browsers: people see the browser's own page there.
  }
}

/** A policy's name can be used once: whoever signs in again in the same page has what the first one prepared. */
let registered: Promise<void> | undefined;

export const browserOffline: OfflinePort = {
  prepare() {
    registered ??= register();
    return registered;
  },
};
