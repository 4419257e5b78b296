/** The operations' own words, and which refusals each may answer. */
import { type FastifySchema, type RouteOptions } from "fastify";
import { ERROR_CODES, type ErrorCode } from "../../../src/contract/errors.ts";
import { notifications, session, signingIn } from "./operations/account.ts";
import { callouts } from "./operations/callouts.ts";
import { decisions, lists } from "./operations/decisions.ts";
import { doctors, groups } from "./operations/doctors.ts";
import { type Area, type Operation } from "./operations/operation.ts";
import { planning } from "./operations/planning.ts";
import { administrators, exported, insights, places, settings } from "./operations/practice.ts";
import { withTitles } from "./shapeNames.ts";

const AREAS = [
  callouts,
  decisions,
  lists,
  planning,
  doctors,
  groups,
  places,
  settings,
  administrators,
  insights,
  exported,
  notifications,
  session,
  signingIn,
];
export const TAGS = AREAS.map(({ tag: name, description }) => ({ name, description }));

const known = new Map<string, { area: Area; operation: Operation }>(
  AREAS.flatMap((area) =>
    Object.entries(area.operations).map(([key, operation]) => [key, { area, operation }] as const),
  ),
);
/** Of every operation that has words, as "GET /admin_api/callouts/:id". */
export const DOCUMENTED = [...known.keys()];

const STATUS: Partial<Record<ErrorCode, number>> = {
  bad_request: 400,
  credentials_rejected: 401,
  email_unconfirmed: 401,
  not_signed_in: 401,
  otp_rejected: 401,
  otp_required: 401,
  reset_token_invalid: 401,
  forbidden: 403,
  second_factor_required: 403,
  not_found: 404,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  contact_details_missing: 422,
  invalid_date: 422,
  invalid_input: 422,
  new_user_not_found: 422,
};
/** What is decided by how things stand. */
const CONFLICT = 409;

/** What follows from what an operation takes, and from who may call it. */
function codesOf({ access }: Area, schema: FastifySchema, own: readonly ErrorCode[]): ErrorCode[] {
  const codes = new Set<ErrorCode>([...own, "rate_limited"]);
  if (access === "administrators") codes.add("not_signed_in").add("second_factor_required");
  if (schema.params) codes.add("not_found");
  if (schema.params || schema.querystring || schema.body) codes.add("invalid_input");
  if (schema.body) codes.add("bad_request").add("payload_too_large").add("unsupported_media_type");
  if (/"format":"date/.test(JSON.stringify([schema.body, schema.querystring]))) codes.add("invalid_date");
  return ERROR_CODES.filter((code) => codes.has(code));
}

const ERROR_BODY = {
  title: "ErrorBody",
  type: "object",
  properties: {
    errors: {
      anyOf: [
        { type: "array", items: { type: "string" } },
        { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
      ],
    },
    code: { type: "string", enum: ERROR_CODES },
  },
  required: ["errors", "code"],
};

function refusals(codes: readonly ErrorCode[]): Record<number, object> {
  const byStatus = Object.groupBy(codes, (code) => STATUS[code] ?? CONFLICT);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some = []]) => [
      status,
      {
        description: some.map((code) => `\`${code}\``).join(", "),
        content: { "application/json": { schema: ERROR_BODY } },
      },
    ]),
  );
}

/** A route's schema with its words, for the document only. */
export function documented(schema: FastifySchema = {}, { method, url }: Pick<RouteOptions, "method" | "url">) {
  const found = known.get(`${[method].flat()[0]} ${url}`);
  if (!found) return schema;
  const { area, operation } = found;
  const [summary, description, ...own] = operation;
  const { params, querystring, body, response } = schema as Record<string, unknown>;
  return {
    tags: [area.tag],
    summary,
    description,
    ...(area.access === "anyone" ? { security: [] } : {}),
    ...(params ? { params } : {}),
    ...(querystring ? { querystring } : {}),
    ...(body ? { body: withTitles(body) } : {}),
    response: {
      ...(response ? (withTitles(response) as object) : { 200: { description: "A file or a page", type: "null" } }),
      ...refusals(codesOf(area, schema, own)),
    },
  };
}
