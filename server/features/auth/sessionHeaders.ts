/** The session's headers as devise_token_auth writes and reads them (contract.md §1, §2). */
import { type IncomingHttpHeaders } from "node:http";

export type SessionToken = { token: string; client: string; expiresAt: Date; uid: string };

/** A blank header is one space: inside a batch the client keeps what it has (contract.md §3). */
const BLANK = " ";

/** `blank`: the answer of a batch; its Authorization still holds the request's own token, as the library does. */
export function sessionHeaders({ token, client, expiresAt, uid }: SessionToken, blank = false): Record<string, string> {
  const expiry = String(Math.floor(expiresAt.getTime() / 1000));
  const all = { "access-token": token, "token-type": "Bearer", client, expiry, uid };
  const authorization = `Bearer ${Buffer.from(JSON.stringify(all)).toString("base64")}`;
  return { ...all, ...(blank ? { "access-token": BLANK, expiry: BLANK } : {}), Authorization: authorization };
}

export type PresentedCredentials = { accessToken: string; client: string; uid: string };

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The JSON inside a Bearer token; nothing when it is a raw token. */
function decoded(bearer: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(bearer, "base64").toString("utf8"));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Raw access tokens are no JSON: the specification's own form of the header.
    return {};
  }
}

/** Field by field the header wins over Authorization; a raw Bearer counts as the access token. */
export function presentedCredentials(headers: IncomingHttpHeaders): PresentedCredentials | null {
  const bearer = headers.authorization?.trim().split(/\s+/).at(-1) ?? "";
  const inside = decoded(bearer);
  const field = (name: string): string | undefined => text(headers[name]) ?? text(inside[name]);
  const accessToken = field("access-token") ?? bearer;
  const [client, uid] = [field("client"), field("uid")];
  return accessToken && client && uid ? { accessToken, client, uid } : null;
}
