/** Makes the HTML of the authentication area; runs once, in Node, at build time. */
import "./app/i18n.ts";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { AppProviders, appStyleCache } from "./app/AppProviders.tsx";
import { BootSplash, loadingLabels } from "./app/BootSplash.tsx";
import { never, noopPorts } from "./app/noopPorts.ts";
import { PageStyles } from "./app/PageStyles.tsx";
import { createRoutes } from "./app/routes.tsx";
import { signInEntry } from "./app/signInEntry.ts";
import { createAppStore, tellSignedOut } from "./app/store.ts";

/** `splash` follows the root, which has `html` in it. */
export async function prerender(): Promise<{ html: string; splash: string; styles: string }> {
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(appStyleCache);
  const app = createAppStore(noopPorts, async () => undefined);
  tellSignedOut(app);
  const { dataRoutes, query } = createStaticHandler(createRoutes(app.store, never, signInEntry));
  const context = await query(new Request("http://localhost/auth/login"));
  if (context instanceof Response) throw new Error("The sign-in page has no page of its own");
  const html = renderToString(
    <AppProviders store={app.store}>
      <PageStyles />
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </AppProviders>,
  );
  if (/ style="/.test(html))
    throw new Error("The page's policy refuses style attributes: style the authentication area by its theme.");
  const splash = renderToString(
    <CacheProvider value={appStyleCache}>
      <BootSplash labels={await loadingLabels()} />
    </CacheProvider>,
  );
  return { html, splash, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html + splash)) };
}
