/** Files to take along: the lists as CSV, and everything the practice has as JSON. */
import { type FastifyRequest } from "fastify";
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { AuditExportQuery, CalloutsExportQuery, DoctorsExportQuery } from "../../../src/contract/shapes/exports.ts";
import { forCompany } from "../../db/companyScope.ts";
import { auditBy, byWhom } from "../../domain/auditBy.ts";
import { userLanguage } from "../../domain/userLanguage.ts";
import { dateAt } from "../../domain/zonedTime.ts";
import { signedIn } from "../../http/currentSession.ts";
import { rateLimit } from "../../http/rateLimit.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { inCompany } from "../../platform/ports.ts";
import { practiceZone } from "../audit/public.ts";
import { allData } from "./allData.ts";
import { auditCsv } from "./auditCsv.ts";
import { calloutsCsv } from "./calloutsCsv.ts";
import { sendFile } from "./csvFile.ts";
import { doctorsCsv } from "./doctorsCsv.ts";

/** Reads a lot; nobody needs it often. */
const CALLS = { max: 60, windowMs: 10 * MINUTE_MS };

export const exportsRoutes: Routes = async (app, ports) => {
  const { database, clock } = ports;
  const limited = (request: FastifyRequest): Promise<void> =>
    rateLimit(ports, [{ key: `export ${signedIn(request).companyId}`, ...CALLS }]);
  /** Personal data leaves the house: the audit log tells who took it. */
  const told = async (request: FastifyRequest, what: string, rows?: number): Promise<void> => {
    const { companyId } = signedIn(request);
    await inCompany(ports, companyId, (unit) =>
      auditBy(unit, byWhom(request), {
        action: "data_exported",
        subject: { type: "company", id: companyId },
        params: { what, ...(rows === undefined ? {} : { rows }) },
      }),
    );
  };
  const own = (request: FastifyRequest) => forCompany(database.db, signedIn(request).companyId);
  /** By the practice's clocks. */
  const today = async (request: FastifyRequest) => dateAt(clock.now(), await practiceZone(own(request)));
  const languageOf = (request: FastifyRequest) => userLanguage(own(request), signedIn(request).userId);

  app.get("/doctors.csv", { schema: { querystring: DoctorsExportQuery } }, async (request, reply) => {
    await limited(request);
    const { separator, ...query } = request.query;
    const language = await languageOf(request);
    const { rows, text } = await doctorsCsv(own(request), clock.now(), { query, language, separator });
    await told(request, "doctors", rows);
    const name = query.status === "archived" ? "doctors-archived" : "doctors";
    return sendFile(reply, { name, day: await today(request), type: "csv" }, text);
  });
  app.get("/callouts.csv", { schema: { querystring: CalloutsExportQuery } }, async (request, reply) => {
    await limited(request);
    const { ids, ...query } = request.query;
    const language = await languageOf(request);
    const chosen = ids === undefined ? {} : { ids: ids.split(",").map(Number) };
    const { rows, text } = await calloutsCsv(own(request), clock.now(), { ...query, ...chosen, language });
    await told(request, "callouts", rows);
    return sendFile(reply, { name: "callouts", day: await today(request), type: "csv" }, text);
  });
  app.get("/audit_events.csv", { schema: { querystring: AuditExportQuery } }, async (request, reply) => {
    await limited(request);
    const { separator, ...filters } = request.query;
    const language = await languageOf(request);
    const { rows, text } = await auditCsv(own(request), { filters, language, separator });
    await told(request, "audit_events", rows);
    return sendFile(reply, { name: "audit-log", day: await today(request), type: "csv" }, text);
  });
  app.get("/export.json", async (request, reply) => {
    await limited(request);
    await told(request, "all");
    const text = allData(database.db, signedIn(request).companyId, clock.now());
    return sendFile(reply, { name: "all-data", day: await today(request), type: "json" }, text);
  });
};
