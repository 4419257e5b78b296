/** An error of the API as one kind of data, whichever of its shapes came (docs/contract.md §4). */
import { ERROR_CODES, type ErrorCode } from "../contract/errors.ts";

export type Problem = {
  /** HTTP's, or: no response at all, or one that is not the API's. */
  status: number | "network" | "unreadable";
  /** Ours, additive; another server has none. */
  code?: ErrorCode;
  /** As the server worded them, each once. */
  messages: string[];
  /** By field as the wire names it. */
  fields?: Record<string, string[]>;
  /** What the client may need to go on: the current row of a stale update, say. */
  data?: unknown;
  requestId?: string;
  /** Milliseconds the server asks to wait. */
  retryAfter?: number;
};

type Known = Record<string, unknown>;

const isKnown = (value: unknown): value is Known => typeof value === "object" && value !== null;
const isCode = (value: unknown): value is ErrorCode => ERROR_CODES.some((code) => code === value);

/** devise_token_auth 1.2.6 says some things twice. */
const texts = (value: unknown): string[] => [
  ...new Set((Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === "string")),
];

function readFields(errors: Known): Record<string, string[]> {
  const named = Object.entries(errors).filter(([field]) => field !== "full_messages");
  return Object.fromEntries(named.map(([field, value]) => [field, texts(value)]));
}

function readMessages({ errors, error }: Known): string[] {
  if (Array.isArray(errors) || typeof errors === "string") return texts(errors);
  if (!isKnown(errors)) return texts(error);
  const whole = texts(errors.full_messages);
  return whole.length > 0 ? whole : [...new Set(Object.values(readFields(errors)).flat())];
}

/** `body` is what was parsed, or text, or nothing. */
export function readProblem(status: Problem["status"], body: unknown, headers?: Headers): Problem {
  const known = isKnown(body) ? body : {};
  const fields = isKnown(known.errors) && !Array.isArray(known.errors) ? readFields(known.errors) : {};
  const requestId = headers?.get("x-request-id") ?? known.request_id;
  const retryAfter = readRetryAfter(headers?.get("retry-after") ?? null);
  return {
    status,
    messages: readMessages(known),
    ...(isCode(known.code) ? { code: known.code } : {}),
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...(known.data === undefined ? {} : { data: known.data }),
    ...(typeof requestId === "string" ? { requestId } : {}),
    ...(retryAfter === null ? {} : { retryAfter }),
  };
}

/** Seconds. Servers of ours and Rack's throttles send them so; a date is not understood. */
function readRetryAfter(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text.trim()) ? Number(text) * 1000 : null;
}

/** Narrows what RTK Query hands over; an aborted request has no problem of ours. */
export const isProblem = (error: unknown): error is Problem => isKnown(error) && Array.isArray(error.messages);

/** No response, a gateway's, or 503: it may have been done all the same. Where there was no room (507), nothing was. */
export const isUnclear = (error: unknown): boolean =>
  isProblem(error) && (typeof error.status === "string" || (error.status > 501 && error.status !== 507));

/** The one reason that no rule of the forms can find beforehand: only the server has the list. */
export const isCommonPassword = ({ fields }: Problem): boolean => fields?.password?.includes("is too common") ?? false;

/** What can be named in every language; anything else is "the entry". */
const THINGS = ["callout", "doctor", "group", "list", "response", "session", "site", "surgeon", "user"] as const;

/** "The requested {name} is not found" (specification §5, §8): only the message says what. */
export function missingThing({ code, messages }: Problem): (typeof THINGS)[number] | undefined {
  const name = code === "not_found" ? /^The requested (\w+) is not found$/.exec(messages[0] ?? "")?.[1] : undefined;
  return THINGS.find((thing) => thing === name);
}
