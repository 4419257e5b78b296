/** Makes the HTML of the way in; runs once, in Node, at build time. */
import "./app/i18n.ts";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { Document, documentStyles } from "./app/AppProviders.tsx";
import { inertPorts, never } from "./app/noopPorts.ts";
import { Mark } from "./app/BootSplash.tsx";
import { PageStyles } from "./app/PageStyles.tsx";
import { createRoutes } from "./app/routes.tsx";
import { createAppStore, tellSignedOut } from "./app/store.ts";
import { wayIn } from "./app/signInEntry.ts";

/** `mark` follows the root, which has `html` in it. */
export async function prerender(): Promise<{ html: string; mark: string; styles: string }> {
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(documentStyles);
  const app = createAppStore(inertPorts, async () => undefined);
  tellSignedOut(app);
  const { dataRoutes, query } = createStaticHandler(createRoutes(never, wayIn));
  const context = await query(new Request("http://localhost/auth/login"));
  if (context instanceof Response) throw new Error("The sign-in page has no page of its own");
  const html = renderToString(
    <Document store={app.store}>
      <PageStyles />
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </Document>,
  );
  if (/ style="/.test(html))
    throw new Error("The page's policy refuses style attributes: style the way in by its theme.");
  const mark = renderToString(
    <CacheProvider value={documentStyles}>
      <Mark />
    </CacheProvider>,
  );
  return { html, mark, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html + mark)) };
}
