/** Which session a request speaks for: the three headers, or what devise_token_auth reads from `Authorization`. */
import { type IncomingHttpHeaders } from "node:http";

/** What a caller claims; nothing of it is checked yet. */
export type Claim = { accessToken: string; client: string; uid: string };

type Parts = Partial<Record<"access-token" | "client" | "uid", string>>;

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The last word of `Authorization`: base64 of JSON, or else an access token as it is (specification §7). */
function readBearer(authorization: string | undefined): Parts {
  const word = authorization?.trim().split(/\s+/).at(-1);
  if (!word) return {};
  try {
    const parts: unknown = JSON.parse(Buffer.from(word, "base64").toString("utf8"));
    if (typeof parts === "object" && parts !== null) return parts as Parts;
  } catch {
    // Not JSON, so it is the token itself.
  }
  return { "access-token": word };
}

/** A header wins over the same part of `Authorization`, also when it is empty (9 and 10). */
export function readClaim(headers: IncomingHttpHeaders): Claim | undefined {
  const bearer = readBearer(headers.authorization);
  const [accessToken, client, uid] = (["access-token", "client", "uid"] as const).map(
    (name) => text(headers[name]) ?? text(bearer[name]),
  );
  return accessToken && client && uid ? { accessToken, client, uid } : undefined;
}
