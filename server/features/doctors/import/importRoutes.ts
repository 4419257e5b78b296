/** POST /doctors/import: tried first with `dry_run=1`, then done. */
import { type FastifyPluginAsync } from "fastify";
import { IMPORT_ROWS, type ImportReport, type ImportRequest } from "../../../../src/contract/doctorImport.ts";
import { byWhom } from "../../../domain/auditBy.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { Problem } from "../../../http/problem.ts";
import { rateLimit } from "../../../http/rateLimit.ts";
import { inCompany, type Ports } from "../../../platform/ports.ts";
import { arrayOf, closed, object, someOf, upTo } from "../shared/doctorSchemas.ts";
import { importDoctors } from "./importDoctors.ts";

/** Bytes: two thousand rows with long notes; every other call stays small. */
const BODY_LIMIT = 8 * 1024 * 1024;
/** A file with many mistakes is tried again after each of them. */
const CALLS = { max: 300, windowSeconds: 600 };

const count = { type: "integer" };
const text = { type: "string" };
const line = upTo(1000);
const row = closed(
  {
    row: { type: "integer", minimum: 1, maximum: 10_000_000 },
    known: { type: "string", enum: ["skip", "update"] },
    first_name: line,
    last_name: line,
    email: line,
    role: line,
    title: line,
    mobile_phone: line,
    grade: line,
    specialties: someOf(line, 100),
    registration_body: line,
    registration_number: line,
    locale: line,
    groups: someOf(line, 100),
    sites: someOf(closed({ name: line, until: { type: ["string", "null"], maxLength: 100 } }), 200),
    notes: upTo(10_000),
  },
  ["row", "known", "first_name", "last_name", "email", "role"],
);
const body = closed({ rows: arrayOf(row) });
const querystring = closed({ dry_run: { type: "string", enum: ["1"] } }, []);
const errorRow = {
  type: "object",
  required: ["row", "field", "rule", "message"],
  properties: { row: count, field: text, rule: text, count, value: text, message: text },
};
const report = object({
  data: object({
    created: count,
    updated: count,
    unchanged: count,
    skipped: count,
    errors: arrayOf(errorRow),
    known: arrayOf(object({ row: count, id: count, name: text })),
  }),
});

export const importRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  app.post<{ Body: ImportRequest; Querystring: { dry_run?: "1" } }>(
    "/doctors/import",
    { bodyLimit: BODY_LIMIT, schema: { body, querystring, response: { 200: report } } },
    async (request): Promise<{ data: ImportReport }> => {
      const { companyId } = signedIn(request);
      if (request.body.rows.length > IMPORT_ROWS)
        throw new Problem(413, "payload_too_large", [`An import takes up to ${IMPORT_ROWS} rows.`]);
      const limits = [{ key: `import ${companyId}`, ...CALLS }];
      if (request.query.dry_run) {
        await rateLimit(ports, limits);
        return {
          data: await inCompany(ports, companyId, (unit) => importDoctors(unit, byWhom(request), request.body, true)),
        };
      }
      return runIdempotently(ports, request, async (unit) => {
        await rateLimit(ports, limits, unit.tx);
        return { data: await importDoctors(unit, byWhom(request), request.body, false) };
      });
    },
  );
};
