/** Where the page's styles are put: the tree's and `classOnce`'s, in the order in which they come. */
import createCache from "@emotion/cache";
import { nonce } from "./nonce.ts";

export const styleCache = createCache({ key: "mui", prepend: true, nonce });

// For the prerendered page, what is made while the modules load is kept too.
if (typeof document === "undefined") styleCache.compat = true;
