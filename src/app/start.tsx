/** Starts the app in the page: over the prerendered way in, or afresh where something else will show. */
import createCache from "@emotion/cache";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { browserPorts } from "./browserPorts.ts";
import { Document } from "./Document.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { nonce } from "./nonce.ts";
import { collapseSlashes } from "./paths.ts";
import { AppRoutes } from "./routes.tsx";
import { ScrollMemory } from "./ScrollMemory.tsx";
import { createAppStore } from "./store.ts";

/** The router would take `//host` for a host (product.md T39). */
function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = collapseSlashes(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, "", path + search + hash);
}

export function start(root: HTMLElement): void {
  tidyAddress();
  const { ports, board } = browserPorts();
  const store = createAppStore(ports);
  const app = (
    <Document cache={createCache({ key: "mui", prepend: true, nonce })} store={store}>
      <ErrorBoundary>
        <BrowserRouter>
          <ScrollMemory />
          <AppRoutes board={board} />
        </BrowserRouter>
      </ErrorBoundary>
    </Document>
  );
  const onCaughtError = (error: unknown) => ports.report("A part of the page failed", error);
  // boot.js marks the page where the prerendered form is not what will show.
  const { documentElement } = document;
  if (documentElement.hasAttribute("data-fresh")) {
    root.replaceChildren();
    documentElement.removeAttribute("data-fresh");
    createRoot(root, { onCaughtError }).render(app);
  } else hydrateRoot(root, app, { onCaughtError });
}
