/**
 * Shows the offline page where a page of the app cannot be had, and does nothing else: the app itself always comes from the
 * server, so that nobody works with one that is older than the server's.
 */

/** What TypeScript's library for pages does not know of a service worker. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Event & { request: Request; respondWith: (response: Promise<Response>) => void };
type Worker = {
  addEventListener: ((kind: "install" | "activate", hear: (event: Lasting) => void) => void) &
    ((kind: "fetch", hear: (event: Fetching) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: Location;
};
const worker = globalThis as unknown as Worker;

/** Of the plain files below, and of the build of the scripts: where one changes, this file does, and keeps them anew. */
declare const OFFLINE_REVISION: string;
declare const __webpack_hash__: string;

const CACHE = `offline-${OFFLINE_REVISION}-${__webpack_hash__}`;
const PAGE = "/offline.html";
const FILES = [PAGE, "/offline.css", "/offline.js", "/favicon.png"];
/** Pages of the server's own, for people who do not use the app. */
const NOT_OURS = /^\/(admin_api|respond|dev)\//;
/** Statuses that a proxy returns while the server is down. */
const SERVER_DOWN_STATUSES = [502, 503, 504];

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("offline-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

const kept = async (file: string): Promise<Response> => (await caches.match(file)) ?? Response.error();

/** What the server says, or the file that was kept where there is no server. */
async function askServer(request: Request, file: string): Promise<Response> {
  try {
    const response = await fetch(request);
    return SERVER_DOWN_STATUSES.includes(response.status) ? await kept(file) : response;
  } catch {
    return kept(file);
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (request.mode === "navigate" && !NOT_OURS.test(pathname)) event.respondWith(askServer(request, PAGE));
  else if (FILES.includes(pathname)) event.respondWith(askServer(request, pathname));
});
