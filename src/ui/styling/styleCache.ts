/** Where the page's styles are put. */
import createCache, { type StylisPlugin } from "@emotion/cache";
import { nonce } from "./nonce.ts";

/** What the browsers that we build for (babel.config.js) know by a name of their own only. Emotion writes all there ever were. */
const OWN_NAMES: Record<string, string> = {
  "user-select": "-webkit-user-select",
  hyphens: "-webkit-hyphens",
  "print-color-adjust": "-webkit-print-color-adjust",
  "color-adjust": "-webkit-print-color-adjust",
};

const prefix: StylisPlugin = (element) => {
  if (element.type !== "decl") return;
  const ownName = OWN_NAMES[String(element.props)];
  if (ownName) element.return = `${ownName}:${element.children};${element.value}`;
};

export const styleCache = createCache({ key: "mui", prepend: true, nonce, stylisPlugins: [prefix] });

// For the prerendered page, what is made while the modules load is kept too.
if (typeof document === "undefined") styleCache.compat = true;
