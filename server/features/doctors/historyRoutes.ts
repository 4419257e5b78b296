/** Routes of what happened to one doctor: callouts, mails, and who changed what. */
import { type FastifyPluginAsync, type FastifyRequest } from "fastify";
import { forCompany } from "../../db/companyScope.ts";
import { type Db } from "../../db/database.ts";
import { signedIn } from "../../http/currentSession.ts";
import { type Ports } from "../../platform/ports.ts";
import { auditAnswer } from "../audit/public.ts";
import { listDoctorBookings, listDoctorCallouts, listDoctorEmails, listDoctorEvents } from "./doctorHistory.ts";
import { idParams as params, pagingQuery as querystring } from "./shared/doctorSchemas.ts";
import {
  bookingsQuery,
  doctorBookingsAnswer,
  doctorCalloutsAnswer,
  doctorEmailsAnswer,
} from "./shared/doctorSideSchemas.ts";

type Paged = { Params: { id: number }; Querystring: { page?: number; per_page?: number } };

export const historyRoutes: FastifyPluginAsync<Ports> = async (app, { database }) => {
  const own = (request: FastifyRequest): Db => forCompany(database.db, signedIn(request).companyId);
  for (const [what, list, answer] of [
    ["callouts", listDoctorCallouts, doctorCalloutsAnswer],
    ["emails", listDoctorEmails, doctorEmailsAnswer],
    ["events", listDoctorEvents, auditAnswer],
  ] as const)
    app.get<Paged>(
      `/doctors/:id/${what}`,
      { schema: { params, querystring, response: { 200: answer } } },
      async (request) => list(own(request), request.params.id, request.query),
    );
  app.get<{ Params: { id: number }; Querystring: { from?: string; to?: string } }>(
    "/doctors/:id/bookings",
    { schema: { params, querystring: bookingsQuery, response: { 200: doctorBookingsAnswer } } },
    async (request) => ({ data: await listDoctorBookings(own(request), request.params.id, request.query) }),
  );
};
