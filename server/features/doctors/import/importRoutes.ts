/** POST /doctors/import: tried first with `dry_run=1`, then done. */
import { MINUTE_MS } from "../../../../src/contract/durations.ts";
import { IMPORT_ROWS } from "../../../../src/contract/files/importFields.ts";
import { ImportQuery, ImportRequest, ImportResponse } from "../../../../src/contract/shapes/doctors/doctorImport.ts";
import { byWhom } from "../../../domain/auditBy.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { Problem } from "../../../http/problem.ts";
import { rateLimit } from "../../../http/rateLimit.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { inCompany } from "../../../platform/ports.ts";
import { importDoctors } from "./importDoctors.ts";

/** Bytes: two thousand rows with long notes; every other call stays small. */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;
/** A file with many mistakes is tried again after each of them. */
const CALLS = { max: 300, windowMs: 10 * MINUTE_MS };

export const importRoutes: Routes = async (app, ports) => {
  app.post(
    "/doctors/import",
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { body: ImportRequest, querystring: ImportQuery, response: { 200: ImportResponse } },
    },
    async (request) => {
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
