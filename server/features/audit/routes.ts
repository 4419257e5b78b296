/** GET /audit_events: who did what and when, for every administrator of the practice. */
import { PER_PAGE } from "../../../src/contract/page.ts";
import { AuditQuery, AuditResponse } from "../../../src/contract/shapes/audit.ts";
import { forCompany } from "../../db/companyScope.ts";
import { signedIn } from "../../http/currentSession.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { auditRows, matchingAudit, practiceZone, presentAudit } from "./auditEvents.ts";

export const auditRoutes: Routes = async (app, { database }) => {
  app.get(
    "/audit_events",
    { schema: { querystring: AuditQuery, response: { 200: AuditResponse } } },
    async (request) => {
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
