/** What the DevTools log shows: a story by endpoint names, without secrets. */
import { type Action, type DevToolsEnhancerOptions } from "@reduxjs/toolkit";

const SECRET = /password|token|authorization|^client$|^confirm$|^secret$|^uri$|^otp_code$|^recovery_codes?$/i;
/** An address that opens a calendar for whoever has it. */
const SECRET_ADDRESS = /\.ics$/;
const REDACTED = "•••";

/** A text, a number, or a list of them: what is deeper is looked through name by name. */
const isPlain = (value: unknown): boolean =>
  typeof value === "string" || typeof value === "number" || (Array.isArray(value) && value.every(isPlain));

/** A copy with every secret covered, however deep; what holds none is handed on as it is. */
export function redact(value: unknown): unknown {
  if (typeof value === "string" && SECRET_ADDRESS.test(value)) return REDACTED;
  if (Array.isArray(value)) {
    const items = value.map(redact);
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const covered = entries.map(([key, inner]): [string, unknown] => [
    key,
    SECRET.test(key) && isPlain(inner) ? REDACTED : redact(inner),
  ]);
  return covered.some(([, inner], at) => inner !== entries[at]?.[1]) ? Object.fromEntries(covered) : value;
}

const GENERIC = /^(\w+)\/execute(?:Query|Mutation)\/(\w+)$/;

const endpointOf = (action: Action): string | null => {
  const { meta } = action as { meta?: { arg?: { endpointName?: unknown } } };
  return typeof meta?.arg?.endpointName === "string" ? meta.arg.endpointName : null;
};

/** `adminApi/executeMutation/fulfilled` becomes `adminApi/signIn/fulfilled`. */
export function storyType(action: Action): string {
  const [, api, phase] = GENERIC.exec(action.type) ?? [];
  const endpoint = endpointOf(action);
  return api && endpoint ? `${api}/${endpoint}/${phase}` : action.type;
}

export const devTools: DevToolsEnhancerOptions = {
  name: "Practice callouts",
  actionSanitizer: <A extends Action>(action: A): A =>
    ({ ...(redact(action) as object), type: storyType(action) }) as unknown as A,
  stateSanitizer: <S>(state: S): S => redact(state) as S,
};
