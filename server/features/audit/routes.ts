/** GET /audit_events: who did what and when, for every administrator of the practice. */
import { type FastifyPluginAsync } from "fastify";
import { type AuditLine, type AuditMeta, type AuditQuery } from "../../../src/contract/audit.ts";
import { type Page, PER_PAGE } from "../../../src/contract/page.ts";
import { forCompany } from "../../db/companyScope.ts";
import { signedIn } from "../../http/currentSession.ts";
import { type Ports } from "../../platform/ports.ts";
import { auditRows, matchingAudit, practiceZone, presentAudit } from "./auditEvents.ts";
import { auditAnswer, auditQuery } from "./auditSchemas.ts";

export const auditRoutes: FastifyPluginAsync<Ports> = async (app, { database }) => {
  app.get<{ Querystring: AuditQuery }>(
    "/audit_events",
    { schema: { querystring: auditQuery, response: { 200: auditAnswer } } },
    async (request): Promise<Page<AuditLine, AuditMeta>> => {
      const db = forCompany(database.db, signedIn(request).companyId);
      const { page = 1, per_page = PER_PAGE, ...filters } = request.query;
      const time_zone = await practiceZone(db);
      const [{ total }, rows] = await Promise.all([
        matchingAudit(db, time_zone, filters)
          .select((e) => e.fn.countAll<number>().as("total"))
          .executeTakeFirstOrThrow(),
        auditRows(db, time_zone, filters)
          .limit(per_page)
          .offset((page - 1) * per_page)
          .execute(),
      ]);
      return { data: rows.map(presentAudit), meta: { page, per_page, total: Number(total), time_zone } };
    },
  );
};
