/** The session that a reset link brings: ours in the response, devise_token_auth's in an address. */
import { readSessionHeaders, type SessionHeaderValues } from "./credentials.ts";

/** Other names that the library uses beside the headers' own. */
const OTHER_NAMES: Record<string, string> = { "access-token": "token", client: "client_id" };

const complete = (values: SessionHeaderValues): SessionHeaderValues | null =>
  values["access-token"] && values.client && values.uid ? values : null;

/** From a redirect's query; where a fragment divides it in two, both halves say the same. */
export function sessionInAddress(address: string): SessionHeaderValues | null {
  const [, search = ""] = (address.split("#")[0] ?? "").split("?");
  const query = new URLSearchParams(search);
  return complete(readSessionHeaders((name) => query.get(name) ?? query.get(OTHER_NAMES[name] ?? name)));
}

/** Some servers leave the link's token to the client, and redirect with it instead of with a session. */
export function tokenInAddress(address: string): string | null {
  const query = new URLSearchParams(address.split("?")[1]?.split("#")[0] ?? "");
  return query.get("token") ?? query.get("reset_password_token");
}

/** Names each as `sessionInAddress` finds it. */
export const addressOf = (session: SessionHeaderValues): string => `?${new URLSearchParams(session)}`;

/** From a response's headers, else its `data` (specification §7), else the address it was redirected to. */
export function sessionInResponse(url: string, headers: Headers | null, body: unknown): SessionHeaderValues | null {
  const inside = typeof body === "object" && body !== null && "data" in body ? body.data : body;
  const values = typeof inside === "object" && inside !== null ? (inside as Record<string, unknown>) : {};
  return (
    complete(readSessionHeaders((name) => headers?.get(name))) ??
    complete(readSessionHeaders((name) => values[name])) ??
    sessionInAddress(url)
  );
}
