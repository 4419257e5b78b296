/** Turns whatever was thrown into a response: our own problems, schema violations, the database's refusals, surprises. */
import { type FastifyError, type FastifyPluginAsync, type FastifyReply } from "fastify";
import fp from "fastify-plugin";
import { type ErrorBody, type ErrorCode } from "../../src/contract/errors.ts";
import { isStorageFull, isUnavailable } from "../db/unavailable.ts";
import { type Ports } from "../platform/ports.ts";
import { DATE_FORMATS, DATE_REFUSAL } from "./dateFormats.ts";
import { invalid, notFound, Problem } from "./problem.ts";

/** PostgreSQL's own words for bad input and for losing a race. */
const BY_SQLSTATE: Record<string, () => Problem> = {
  "22P02": () => new Problem(400, "bad_request", ["The request holds a value of the wrong kind."]),
  "22008": () => new Problem(422, "invalid_date", ["The request holds a date that no calendar has."]),
  "22003": () => new Problem(400, "bad_request", ["The request holds a number that is too large."]),
  "22021": () => new Problem(400, "bad_request", ["The request holds a character that cannot be stored."]),
  "23503": () => notFound("record"),
  "23505": () => new Problem(409, "stale", ["Somebody else was faster. Please look again."]),
  "40001": () => new Problem(409, "stale", ["Somebody else was faster. Please look again."]),
  "40P01": () => new Problem(409, "stale", ["Somebody else was faster. Please look again."]),
};

const BY_STATUS: Partial<Record<number, [ErrorCode, string]>> = {
  400: ["bad_request", "The request could not be read."],
  404: ["not_found", "The requested page is not found"],
  413: ["payload_too_large", "The request is too large."],
  415: ["unsupported_media_type", "The request must be JSON."],
  429: ["rate_limited", "Too many requests. Please wait a little."],
  503: ["unavailable", "The service is not available just now. Please try again."],
};

/** Seconds after which a client asks again: the database may be back. */
export const COME_BACK_SECONDS = 5;
/** The same where somebody has to make room first. */
const ROOM_AGAIN_SECONDS = 60;

/** A schema that was not kept, by field; a date that no screen could offer has a code of its own. */
function violation(found: NonNullable<FastifyError["validation"]>): Problem {
  // Without a prototype, since a field may be called like anything.
  const fields: Record<string, string[]> = Object.create(null);
  for (const { instancePath, keyword, params, message } of found) {
    const missing = (params.missingProperty ?? params.additionalProperty) as string | undefined;
    const field = [...instancePath.split("/").slice(1), ...(missing ? [missing] : [])].join(".") || "request";
    const told = isDateFormat(keyword, params.format) ? DATE_REFUSAL : (message ?? "is not valid");
    fields[field] = [...(fields[field] ?? []), told];
  }
  const isDate = found.every(({ keyword, params }) => isDateFormat(keyword, params.format));
  return invalid(fields, isDate ? "invalid_date" : "invalid_input");
}

const isDateFormat = (keyword: string, format: unknown): boolean =>
  keyword === "format" && typeof format === "string" && format in DATE_FORMATS;

export function toProblem(error: FastifyError): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isStorageFull(error))
    return new Problem(
      507,
      "storage_full",
      ["The server has no space left. Nothing was saved."],
      {},
      ROOM_AGAIN_SECONDS,
    );
  if (isUnavailable(error))
    return new Problem(
      503,
      "unavailable",
      ["The service is not available just now. Please try again."],
      {},
      COME_BACK_SECONDS,
    );
  if (error.validation) return violation(error.validation);
  const bySqlState = BY_SQLSTATE[error.code];
  if (bySqlState) return bySqlState();
  const known = BY_STATUS[error.statusCode ?? 500];
  return known && new Problem(error.statusCode ?? 500, known[0], [known[1]]);
}

function send(reply: FastifyReply, problem: Problem): FastifyReply {
  const body: ErrorBody = { ...problem.extra, errors: problem.errors, code: problem.code };
  if (problem.retryAfter !== undefined) reply.header("retry-after", String(problem.retryAfter));
  return reply.code(problem.status).send(body);
}

const plugin: FastifyPluginAsync<Pick<Ports, "database">> = async (app, { database }) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error);
    database.outage.take(error);
    if (problem) return send(reply, problem);
    request.log[app.isCutOff(request) ? "debug" : "error"]({ err: error }, "unexpected error");
    const body: ErrorBody = {
      errors: ["Something went wrong! Please try again later."],
      code: "server_error",
      request_id: request.id,
    };
    return reply.code(500).send(body);
  });
};

export const errors = fp(plugin, { name: "errors" });
