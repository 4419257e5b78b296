/** Routes of doctors: whom the practice can ask, when they are away, and what they were asked. */
import { type FastifyRequest } from "fastify";
import { IdParams, Success } from "../../../src/contract/shapes/base.ts";
import { DoctorLinkResponse } from "../../../src/contract/shapes/calloutRequests.ts";
import {
  ArchivedDoctorResponse,
  ChangeDoctorRequest,
  DoctorRequest,
  DoctorResponse,
} from "../../../src/contract/shapes/doctor.ts";
import {
  DoctorBulk,
  DoctorBulkResponse,
  DoctorsQuery,
  DoctorsResponse,
  InvitationPreviewRequest,
  InvitationPreviewResponse,
  PauseRequest,
  UnavailabilitiesResponse,
  UnavailabilityInput,
  UnavailabilityParams,
  UnavailabilityResponse,
} from "../../../src/contract/shapes/doctorRequests.ts";
import { forCompany } from "../../db/companyScope.ts";
import { type Db } from "../../db/database.ts";
import { type By, byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { type CompanyWork, inCompany } from "../../platform/ports.ts";
import { bulkDoctors } from "./bulkDoctors.ts";
import { archiveDoctor, pauseDoctor, restoreDoctor, unpauseDoctor, useAddressAgain } from "./doctorStatus.ts";
import { groupRoutes } from "./groups/groupRoutes.ts";
import { historyRoutes } from "./historyRoutes.ts";
import { inviteDoctor, previewInvitations } from "./inviteDoctor.ts";
import { listDoctors } from "./listDoctors.ts";
import { mergeRoutes } from "./merge/mergeRoutes.ts";
import { renewLinks } from "./renewLinks.ts";
import { changeDoctor, createDoctor } from "./saveDoctor.ts";
import { showDoctor } from "./shared/presentDoctor.ts";
import { addUnavailability, listUnavailabilities, removeUnavailability } from "./unavailabilities.ts";

type One = { Params: { id: number } };
type Work = (unit: CompanyWork, by: By, id: number) => Promise<unknown>;

const readRoutes: Routes = async (app, { database, clock }) => {
  const own = (request: FastifyRequest): Db => forCompany(database.db, signedIn(request).companyId);
  app.get("/doctors", { schema: { querystring: DoctorsQuery, response: { 200: DoctorsResponse } } }, (request) =>
    listDoctors(own(request), clock.now(), request.query),
  );
  app.get("/doctors/:id", { schema: { params: IdParams, response: { 200: DoctorResponse } } }, async (request) => ({
    data: await showDoctor(own(request), clock.now(), request.params.id),
  }));
  app.get(
    "/doctors/:id/unavailabilities",
    { schema: { params: IdParams, response: { 200: UnavailabilitiesResponse } } },
    async (request) => ({ data: await listUnavailabilities(own(request), request.params.id) }),
  );
};

const awayRoutes: Routes = async (app, ports) => {
  app.post(
    "/doctors/:id/unavailabilities",
    { schema: { params: IdParams, body: UnavailabilityInput, response: { 201: UnavailabilityResponse } } },
    async (request, reply) => {
      const response = await runIdempotently(ports, request, async (unit) => ({
        data: await addUnavailability(unit, byWhom(request), request.params.id, request.body),
      }));
      return reply.code(201).send(response);
    },
  );
  app.delete(
    "/doctors/:id/unavailabilities/:uid",
    { schema: { params: UnavailabilityParams, response: { 200: Success } } },
    async (request) => {
      const { id, uid } = request.params;
      await inCompany(ports, signedIn(request).companyId, (unit) =>
        removeUnavailability(unit, byWhom(request), id, uid),
      );
      return { success: true };
    },
  );
};

const changeRoutes: Routes = async (app, ports) => {
  const act = (request: FastifyRequest<One>, work: Work) =>
    runIdempotently(ports, request, async (unit) => {
      await work(unit, byWhom(request), request.params.id);
      return { data: await showDoctor(unit.tx, unit.now, request.params.id) };
    });
  const archive = (request: FastifyRequest<One>) =>
    runIdempotently(ports, request, async (unit) => {
      const { id } = request.params;
      const changed = await archiveDoctor(unit, byWhom(request), id);
      return { data: { ...(await showDoctor(unit.tx, unit.now, id)), ...(changed ? {} : { unchanged: true }) } };
    });
  const one = { params: IdParams, response: { 200: DoctorResponse } };
  app.post(
    "/doctors",
    { schema: { body: DoctorRequest, response: { 201: DoctorResponse } } },
    async (request, reply) => {
      const response = await runIdempotently(ports, request, async (unit) => ({
        data: await showDoctor(unit.tx, unit.now, await createDoctor(unit, byWhom(request), request.body.doctor)),
      }));
      return reply.code(201).send(response);
    },
  );
  app.put("/doctors/:id", { schema: { ...one, body: ChangeDoctorRequest } }, (request) =>
    act(request, (unit, by, id) => changeDoctor(unit, by, id, request.body.doctor)),
  );
  app.post("/doctors/:id/archive", { schema: { ...one, response: { 200: ArchivedDoctorResponse } } }, archive);
  app.post("/doctors/:id/invite", { schema: one }, (request) => act(request, inviteDoctor));
  app.post(
    "/doctors/invite_preview",
    { schema: { body: InvitationPreviewRequest, response: { 200: InvitationPreviewResponse } } },
    (request) =>
      inCompany(ports, signedIn(request).companyId, async (unit) => ({
        data: await previewInvitations(unit, request.body.ids),
      })),
  );
  app.post(
    "/doctors/:id/new_link",
    { schema: { params: IdParams, response: { 200: DoctorLinkResponse } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      // No response is kept for a repetition: it would keep the link.
      const url = await inCompany(ports, signedIn(request).companyId, (unit) =>
        renewLinks(unit, byWhom(request), request.params.id),
      );
      return { data: { url } };
    },
  );
  app.post("/doctors/:id/restore", { schema: one }, (request) => act(request, restoreDoctor));
  app.post("/doctors/:id/unpause", { schema: one }, (request) => act(request, unpauseDoctor));
  app.post("/doctors/:id/use_address", { schema: one }, (request) => act(request, useAddressAgain));
  app.post("/doctors/:id/pause", { schema: { ...one, body: PauseRequest } }, (request) => {
    const { until } = request.body;
    return act(request, (unit, by, id) => pauseDoctor(unit, by, id, until ? new Date(until) : null));
  });
  app.post("/doctors/bulk", { schema: { body: DoctorBulk, response: { 200: DoctorBulkResponse } } }, (request) =>
    runIdempotently(ports, request, async (unit) => ({
      data: await bulkDoctors(unit, byWhom(request), request.body),
    })),
  );
};

export const doctorsRoutes: Routes = async (app, ports) => {
  for (const routes of [readRoutes, historyRoutes, changeRoutes, mergeRoutes, awayRoutes, groupRoutes])
    await routes(app, ports);
};
