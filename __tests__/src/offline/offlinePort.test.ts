/** The service worker is registered once a page, by an address that Trusted Types let pass. */
import { browserOffline } from "../../../src/features/offline/offlinePort.ts";

test("who signs in again in the same page asks for no second policy", async () => {
  const environment = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  const registered: string[] = [];
  const made = new Set<string>();
  const createPolicy = (name: string, { createScriptURL }: { createScriptURL: () => string }) => {
    if (made.has(name)) throw new TypeError(`Policy with name "${name}" already exists.`);
    made.add(name);
    return { createScriptURL };
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  Object.assign(navigator, { serviceWorker: { register: async (address: string) => void registered.push(address) } });
  await browserOffline.prepare();
  await browserOffline.prepare();
  expect(registered).toEqual(["/service-worker.js"]);
  environment.restore();
});
