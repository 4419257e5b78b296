/** The server's log: one JSON line an event, secrets never in it. */
import pino, { type DestinationStream, type Logger } from "pino";

/** Query parameters and path parts that open something or name somebody; in an address, or in a text that quotes one. */
const SECRET_PARAMETERS =
  /([?&](?:access-?token|token|[a-z_]+_token|uid|client|client_id|email|name|q|expiry)=)[^&#"\s]*/gi;
const SECRET_PATHS = /(\/(?:respond|mail_previews|calendar)\/)[^/?#"\s]+/g;

/** Mail servers name the recipient whom they could not serve. */
const ADDRESSES = /[^\s<>"@/]+@[^\s<>"@/]+\.[^\s<>"@/]+/g;

export const redact = (text: string): string =>
  text.replace(SECRET_PARAMETERS, "$1[redacted]").replace(SECRET_PATHS, "$1[redacted]");

type LoggedRequest = { method: string; url: string; ip?: string };

/** Databases hang the statement and its values, or the row that is in the way, on their errors: none of that is told. */
function presentError(error: Error & { code?: unknown }) {
  const { type, message = String(error), stack = "" } = pino.stdSerializers.err(error) ?? {};
  const told = (text: string): string => redact(text).replace(ADDRESSES, "[address]");
  return { type, message: told(message), stack: told(stack), ...(error.code ? { code: error.code } : {}) };
}

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      req: (request: LoggedRequest) => ({ method: request.method, url: redact(request.url), ip: request.ip }),
      err: presentError,
    },
  };
  return destination ? pino(options, destination) : pino(options, pino.destination(2));
}
