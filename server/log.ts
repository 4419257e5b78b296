/** The server's log: one JSON line an event, secrets never in it (reliability.md GS12). */
import pino, { type DestinationStream, type Logger } from "pino";

/** Query parameters and path parts that open something or name somebody. */
const SECRET_PARAMETERS = /([?&](?:access-?token|token|[a-z_]+_token|uid|client|client_id|email|name|expiry)=)[^&#]*/gi;
const SECRET_PATHS = /^(\/respond\/)[^/?#]+/;

const redactUrl = (url: string): string =>
  url.replace(SECRET_PARAMETERS, "$1[redacted]").replace(SECRET_PATHS, "$1[redacted]");

type LoggedRequest = { method: string; url: string; ip?: string };

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      req: (request: LoggedRequest) => ({ method: request.method, url: redactUrl(request.url), ip: request.ip }),
      err: pino.stdSerializers.err,
    },
  };
  return destination ? pino(options, destination) : pino(options, pino.destination(2));
}
