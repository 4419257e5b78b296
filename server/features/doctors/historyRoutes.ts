/** Routes of what happened to one doctor: callouts, mails, and who changed what. */
import { type FastifyRequest } from "fastify";
import { AuditResponse } from "../../../src/contract/shapes/audit.ts";
import { IdParams as params } from "../../../src/contract/shapes/base.ts";
import {
  DoctorBookingsQuery,
  DoctorBookingsResponse,
  DoctorCalloutsResponse,
  DoctorEmailsResponse,
  HistoryQuery as querystring,
} from "../../../src/contract/shapes/doctorRequests.ts";
import { forCompany } from "../../db/companyScope.ts";
import { type Db } from "../../db/database.ts";
import { signedIn } from "../../http/currentSession.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { listDoctorBookings, listDoctorCallouts, listDoctorEmails, listDoctorEvents } from "./doctorHistory.ts";

export const historyRoutes: Routes = async (app, { database }) => {
  const own = (request: FastifyRequest): Db => forCompany(database.db, signedIn(request).companyId);
  app.get(
    "/doctors/:id/callouts",
    { schema: { params, querystring, response: { 200: DoctorCalloutsResponse } } },
    (request) => listDoctorCallouts(own(request), request.params.id, request.query),
  );
  app.get(
    "/doctors/:id/emails",
    { schema: { params, querystring, response: { 200: DoctorEmailsResponse } } },
    (request) => listDoctorEmails(own(request), request.params.id, request.query),
  );
  app.get("/doctors/:id/events", { schema: { params, querystring, response: { 200: AuditResponse } } }, (request) =>
    listDoctorEvents(own(request), request.params.id, request.query),
  );
  app.get(
    "/doctors/:id/bookings",
    { schema: { params, querystring: DoctorBookingsQuery, response: { 200: DoctorBookingsResponse } } },
    async (request) => ({ data: await listDoctorBookings(own(request), request.params.id, request.query) }),
  );
};
