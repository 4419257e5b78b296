/** The admin API as a signed-in administrator of the demo calls it, through outages. */
import { setTimeout as pause } from "node:timers/promises";
import { DEMO_PASSWORD } from "../../server/demo/fillDemo.ts";
import { SESSION_HEADERS } from "../../src/contract/session.ts";

type Headers = Record<string, string>;
export type Api = { headers: Headers; call: Call };
/** `key`: the Idempotency-Key by which a change whose answer was lost is made once. */
type Call = <Answer>(
  method: string,
  path: string,
  body?: unknown,
  key?: string,
) => Promise<{ status: number; body: Answer }>;

/** Milliseconds between attempts while nobody answers. */
const RETRY_MS = 100;

/** Of the demo's practice; those that were copied from it have the same password. */
export const ADMIN = "admin@example.test";

export async function signIn(origin: string, email = ADMIN): Promise<Api> {
  const answer = await send(origin, {}, "POST", "/auth/sign_in", { email, password: DEMO_PASSWORD });
  if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}.`);
  const headers = Object.fromEntries(SESSION_HEADERS.map((name) => [name, answer.headers.get(name) ?? ""]));
  const call: Call = async <Answer>(method: string, path: string, body?: unknown, key?: string) => {
    const sent = { ...headers, ...(key ? { "idempotency-key": key } : {}) };
    while (true) {
      try {
        const response = await send(origin, sent, method, path, body);
        if (response.status < 500) return { status: response.status, body: (await response.json()) as Answer };
      } catch {
        // The server is down: that is what is being tried.
      }
      await pause(RETRY_MS);
    }
  };
  return { headers, call };
}

const send = (origin: string, headers: Headers, method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${origin}/admin_api${path}`, {
    method,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
