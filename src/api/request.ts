/** One request as it goes over the wire, and its response as it came; knows nothing of sessions' rules. */
import { type Credentials } from "../contract/session.ts";
import { type Network } from "./apiPorts.ts";
import { type Problem, readProblem } from "./problem.ts";

export type RequestArgs =
  | string
  | {
      /** Below the API's path, beginning with a slash. */
      url: string;
      method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
      body?: unknown;
      /** Undefined ones are left out. */
      params?: object;
      headers?: Record<string, string>;
      /** `no-store`: browsers send a second question for one address only once the first is answered, or after 20 s. */
      cache?: RequestCache;
    };

/** `response` is missing when none came. */
export type Exchange = { response?: Response; data?: unknown; problem?: Problem };

/** The value of the cookie as it was set (specification §7). */
function xsrfToken(cookies: string): string | null {
  const pair = cookies.split("; ").find((one) => one.startsWith("XSRF-TOKEN="));
  if (!pair) return null;
  const value = pair.slice("XSRF-TOKEN=".length);
  try {
    return decodeURIComponent(value);
  } catch {
    // Not encoded, then.
    return value;
  }
}

/** Absent headers are left out: `fetch` would send "undefined". */
function sessionHeaders(credentials: Credentials | null): Record<string, string> {
  if (!credentials) return {};
  const { "access-token": token, client, uid } = credentials;
  return {
    // The specification's form, and devise_token_auth's.
    authorization: `Bearer ${token}`,
    "access-token": token,
    ...(client ? { client } : {}),
    ...(uid ? { uid } : {}),
  };
}

function query(params: object | undefined): string {
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined && value !== null);
  // Several values: the name is repeated.
  const pairs = given.flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)]));
  const text = new URLSearchParams(pairs).toString();
  return text && `?${text}`;
}

async function readBody(response: Response): Promise<Exchange> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  let data: unknown = text === "" ? null : text;
  let readable = text === "";
  if (isJson && text !== "") {
    try {
      data = JSON.parse(text);
      readable = true;
    } catch {
      // A proxy's page under a wrong name, or a cut response: not the API's.
      data = text;
    }
  }
  if (!response.ok) return { response, problem: readProblem(response.status, data, response.headers) };
  return readable ? { response, data } : { response, data, problem: readProblem("unreadable", data, response.headers) };
}

/** Told of the response's headers the moment they are there: the body may be cut, or never come. */
type OnHeaders = (response: Response) => void;

/** Never rejects, never times out, is never aborted: its response may carry the only new token. */
export async function send(
  network: Network,
  base: string,
  args: RequestArgs,
  as: Credentials | null,
  onHeaders: OnHeaders,
): Promise<Exchange> {
  const { url, method = "GET", body, params, headers, cache } = typeof args === "string" ? { url: args } : args;
  const xsrf = xsrfToken(network.cookies());
  const init: RequestInit = {
    method,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(xsrf === null ? {} : { "x-xsrf-token": xsrf }),
      ...sessionHeaders(as),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(cache ? { cache } : {}),
  };
  try {
    const response = await network.fetch(`${base}${url}${query(params)}`, init);
    onHeaders(response);
    return await readBody(response);
  } catch {
    // `fetch` tells nothing but that it failed, and so may the reading of the body.
    return { problem: readProblem("network", null) };
  }
}
