/** The Idempotency-Key of a change that the server makes once, however often it is sent: the response to it may be lost. */

/** `randomUUID` exists over https only. */
export const newRequestKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The same key as long as the same is sent; another content is another change. */
export function requestKeys(): (content: object) => string {
  let held = { content: "", key: "" };
  return (content) => {
    const now = JSON.stringify(content);
    if (held.content !== now) held = { content: now, key: newRequestKey() };
    return held.key;
  };
}
