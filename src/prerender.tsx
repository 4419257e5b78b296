/** Makes the HTML of the way in; runs once, in Node, at build time. */
import "./app/i18n.ts";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { Document, documentStyles } from "./app/Document.tsx";
import { ErrorBoundary } from "./app/ErrorBoundary.tsx";
import { inertPorts, noToasts } from "./app/inertPorts.ts";
import { Mark } from "./app/Mark.tsx";
import { PageStyles } from "./app/PageStyles.tsx";
import { AppRoutes } from "./app/routes.tsx";
import { createAppStore, tellSignedOut } from "./app/store.ts";
import { wayIn } from "./app/wayIn.ts";

/** `mark` follows the root, which has `html` in it. */
export function prerender(): { html: string; mark: string; styles: string } {
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(documentStyles);
  const app = createAppStore(inertPorts, async () => undefined);
  tellSignedOut(app);
  const html = renderToString(
    <Document store={app.store}>
      <PageStyles />
      <ErrorBoundary>
        <StaticRouter location="/auth/login">
          <AppRoutes board={noToasts} wayIn={wayIn} />
        </StaticRouter>
      </ErrorBoundary>
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
