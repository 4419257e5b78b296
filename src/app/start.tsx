/** Starts the app in the page: over the prerendered sign-in page, or afresh where something else will show. */
// Before anything that makes style elements.
import "../ui/styling/nonce.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { AppProviders } from "./AppProviders.tsx";
import { browserPorts } from "./browserPorts.ts";
import { loadSignInEntry, type SignInEntry } from "./pages.tsx";
import { collapseSlashes } from "./paths.ts";
import { createRoutes } from "./routes.tsx";
import { createAppStore, tellSignedOut } from "./store.ts";

/** The router would take `//host` for a host. */
function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = collapseSlashes(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, "", path + search + hash);
}

/** What a person or another tab does first on the sign-in page; by the time a form is sent, the engine has long been there. */
const TOUCHES = ["pointerdown", "pointermove", "keydown", "focusin", "storage"] as const;

/** The same promise for every call; a failure is forgotten, so that the next call tries again. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= run().catch((error) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

export function start(root: HTMLElement): void {
  tidyAddress();
  const ports = browserPorts();
  const engine = once(async () => {
    const { startBrowserEngine } = await import(/* webpackChunkName: "frame" */ "./engine.ts");
    return startBrowserEngine(app, ports);
  });
  const ready = async () => void (await engine());
  const app = createAppStore(ports, ready);
  const reportError = (error: unknown) => ports.report("A part of the page failed", error);
  const page = (entry?: SignInEntry) => (
    <AppProviders store={app.store}>
      {/* The router itself waits for pages; what it then shows is drawn in the press that asked for it. */}
      <RouterProvider
        router={createBrowserRouter(createRoutes(app.store, engine, entry))}
        useTransitions={false}
        onError={reportError}
      />
    </AppProviders>
  );
  // The router tells of what it caught; React would tell once more.
  const onCaughtError = () => undefined;
  const renderAfresh = (): void => {
    root.replaceChildren();
    documentElement.removeAttribute("data-fresh");
    // Until the session is checked, which the engine does, the page's mark stands.
    void ready();
    createRoot(root, { onCaughtError }).render(page());
  };
  const hydrate = (entry: SignInEntry): void => {
    tellSignedOut(app);
    hydrateRoot(root, page(entry), { onCaughtError });
  };
  // The boot script marks the page where the prerendered form is not what will show.
  const { documentElement } = document;
  if (documentElement.hasAttribute("data-fresh")) {
    renderAfresh();
    return;
  }
  for (const touch of TOUCHES) window.addEventListener(touch, () => void ready(), { once: true, passive: true });
  ports.rootAttributes.onDevice(ready);
  // Lost, it is asked for once more, in the way of all pages.
  void loadSignInEntry().then(hydrate, renderAfresh);
}
