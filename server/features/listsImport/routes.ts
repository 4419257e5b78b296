/** POST /lists/import: tried first with `dry_run=1`, then done. */
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { LIST_ROWS } from "../../../src/contract/files/listFields.ts";
import {
  ListsImportQuery,
  ListsImportRequest,
  ListsImportResponse,
} from "../../../src/contract/shapes/lists/listsImport.ts";
import { byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { Problem } from "../../http/problem.ts";
import { rateLimit } from "../../http/rateLimit.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { inCompany } from "../../platform/ports.ts";
import { importLists } from "./importLists.ts";

/** Bytes: a thousand rows with long notes. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
/** Each correction is tried at once. */
const CALLS = { max: 600, windowMs: 10 * MINUTE_MS };

export const listsImportRoutes: Routes = async (app, ports) => {
  app.post(
    "/lists/import",
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { body: ListsImportRequest, querystring: ListsImportQuery, response: { 200: ListsImportResponse } },
    },
    async (request) => {
      const { companyId } = signedIn(request);
      if (request.body.rows.length > LIST_ROWS)
        throw new Problem(413, "payload_too_large", [`An import takes up to ${LIST_ROWS} rows.`]);
      const limits = [{ key: `lists import ${companyId}`, ...CALLS }];
      if (request.query.dry_run) {
        await rateLimit(ports, limits);
        return {
          data: await inCompany(ports, companyId, (unit) => importLists(unit, byWhom(request), request.body, true)),
        };
      }
      return runIdempotently(ports, request, async (unit) => {
        await rateLimit(ports, limits, unit.tx);
        return { data: await importLists(unit, byWhom(request), request.body, false) };
      });
    },
  );
};
