/** The auth session as it lies in the browser's storage, and as it comes in headers. */
import { type Credentials, SESSION_HEADERS } from "../contract/session.ts";
import { type AppStorage, STORAGE_KEYS } from "../lib/storage.ts";

/** What a server may leave out. */
export type SessionHeaderValues = Partial<Credentials>;

/** Without these nobody can be recognised. */
const isUsable = (values: SessionHeaderValues): values is SessionHeaderValues & Pick<Credentials, "access-token"> =>
  Boolean(values["access-token"]);

/** The session's headers; a blank one (devise_token_auth's batches send one space) is as good as absent. */
export function readSessionHeaders(get: (name: string) => unknown): SessionHeaderValues {
  const values: SessionHeaderValues = {};
  for (const name of SESSION_HEADERS) {
    const value = get(name);
    if (typeof value === "string" && value.trim() !== "") values[name] = value.trim();
  }
  return values;
}

/**
 * One whole session. A server that sends no `authorization` has it built from its parts: the old one would name an old
 * token.
 */
export function toCredentials(values: SessionHeaderValues): Credentials | null {
  if (!isUsable(values)) return null;
  const type = values["token-type"] ?? "Bearer";
  return {
    "access-token": values["access-token"],
    "token-type": type,
    client: values.client ?? "",
    expiry: values.expiry ?? "",
    uid: values.uid ?? "",
    authorization: values.authorization ?? `${type} ${values["access-token"]}`,
  };
}

/** `order`: the place of the request that brought the token, in the order of sending over all tabs. */
type Stored = { credentials: Credentials; order: number };

/** From a stored text; null for none, and for text that is not ours. */
function parseStored(text: string | null): Stored | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return null;
    const values = stored as Record<string, unknown>;
    const credentials = toCredentials(readSessionHeaders((name) => values[name]));
    return credentials && { credentials, order: typeof values.order === "number" ? values.order : 0 };
  } catch {
    // Damaged text: as good as none.
    return null;
  }
}

/** The session of this moment; any tab may have changed it. Never throws. */
export const readStored = (storage: AppStorage): Stored | null => parseStored(storage.read(STORAGE_KEYS.auth));

export const readCredentials = (storage: AppStorage): Credentials | null => readStored(storage)?.credentials ?? null;

/** One value: a tab that reads in between must never see a token with another token's expiry. */
export const writeStored = (storage: AppStorage, { credentials, order }: Stored): void =>
  storage.write(STORAGE_KEYS.auth, JSON.stringify({ ...credentials, order }));
