/** The page's style nonce; must be imported before anything that makes style elements (goober reads it on import). */
declare global {
  interface Window {
    /** Read by goober, inside notistack. */
    __nonce__?: string;
  }
}

/** In prerendered HTML: the server replaces it with a fresh nonce in every answer. */
const PLACEHOLDER = "{{csp-nonce}}";

function read(): string {
  // The attribute is hidden from scripts; only the property carries the value.
  const value = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
  window.__nonce__ = value;
  return value;
}

export const nonce = typeof document === "undefined" ? PLACEHOLDER : read();
