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

/** Trusted Types take no plain text for the address of a script: this policy knows one address, whatever it is asked. */
function scriptAddress({ trustedTypes }: { trustedTypes?: Policies }): string {
  const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: () => SERVICE_WORKER });
  return policy ? policy.createScriptURL(SERVICE_WORKER) : SERVICE_WORKER;
}

export const browserOffline: OfflinePort = {
  // Where nothing can be kept (private windows, old browsers), the browser's own page is what people know.
  async prepare() {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    await navigator.serviceWorker.register(scriptAddress(window as { trustedTypes?: Policies })).catch(() => undefined);
  },
};
