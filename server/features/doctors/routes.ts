/** Routes of doctors: whom the practice can ask, when they are away, and what they were asked. */
import { type FastifyPluginAsync, type FastifyRequest } from "fastify";
import {
  type DoctorBulk,
  type DoctorInput,
  type DoctorsQuery,
  type UnavailabilityInput,
} from "../../../src/contract/doctorRequests.ts";
import { forCompany } from "../../db/companyScope.ts";
import { type Db } from "../../db/database.ts";
import { type By, byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type CompanyWork, inCompany, type Ports } from "../../platform/ports.ts";
import { bulkDoctors } from "./bulkDoctors.ts";
import { archiveDoctor, pauseDoctor, restoreDoctor, unpauseDoctor } from "./doctorStatus.ts";
import { groupRoutes } from "./groups/groupRoutes.ts";
import { historyRoutes } from "./historyRoutes.ts";
import { inviteDoctor, previewInvitations } from "./inviteDoctor.ts";
import { listDoctors } from "./listDoctors.ts";
import { mergeRoutes } from "./merge/mergeRoutes.ts";
import { changeDoctor, createDoctor } from "./saveDoctor.ts";
import * as schemas from "./shared/doctorSchemas.ts";
import * as side from "./shared/doctorSideSchemas.ts";
import { showDoctor } from "./shared/presentDoctor.ts";
import { addUnavailability, listUnavailabilities, removeUnavailability } from "./unavailabilities.ts";

type One = { Params: { id: number } };
type Work = (unit: CompanyWork, by: By, id: number) => Promise<void>;

const readRoutes: FastifyPluginAsync<Ports> = async (app, { database, clock }) => {
  const own = (request: FastifyRequest): Db => forCompany(database.db, signedIn(request).companyId);
  app.get<{ Querystring: DoctorsQuery }>(
    "/doctors",
    { schema: { querystring: schemas.doctorsQuery, response: { 200: schemas.doctorsAnswer } } },
    (request) => listDoctors(own(request), clock.now(), request.query),
  );
  app.get<One>(
    "/doctors/:id",
    { schema: { params: schemas.idParams, response: { 200: schemas.doctorAnswer } } },
    async (request) => ({ data: await showDoctor(own(request), clock.now(), request.params.id) }),
  );
  app.get<One>(
    "/doctors/:id/unavailabilities",
    { schema: { params: schemas.idParams, response: { 200: side.awaysAnswer } } },
    async (request) => ({ data: await listUnavailabilities(own(request), request.params.id) }),
  );
};

const awayRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  app.post<One & { Body: UnavailabilityInput }>(
    "/doctors/:id/unavailabilities",
    { schema: { params: schemas.idParams, body: side.awayBody, response: { 201: side.awayAnswer } } },
    async (request, reply) => {
      const answer = await runIdempotently(ports, request, async (unit) => ({
        data: await addUnavailability(unit, byWhom(request), request.params.id, request.body),
      }));
      return reply.code(201).send(answer);
    },
  );
  app.delete<{ Params: { id: number; uid: number } }>(
    "/doctors/:id/unavailabilities/:uid",
    { schema: { params: schemas.awayParams, response: { 200: side.successAnswer } } },
    async (request) => {
      const { id, uid } = request.params;
      await inCompany(ports, signedIn(request).companyId, (unit) =>
        removeUnavailability(unit, byWhom(request), id, uid),
      );
      return { success: true };
    },
  );
};

const changeRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  const act = (request: FastifyRequest<One>, work: Work) =>
    runIdempotently(ports, request, async (unit) => {
      await work(unit, byWhom(request), request.params.id);
      return { data: await showDoctor(unit.tx, unit.now, request.params.id) };
    });
  const one = { params: schemas.idParams, response: { 200: schemas.doctorAnswer } };
  app.post<{ Body: { doctor: DoctorInput } }>(
    "/doctors",
    { schema: { body: schemas.newDoctorBody, response: { 201: schemas.doctorAnswer } } },
    async (request, reply) => {
      const answer = await runIdempotently(ports, request, async (unit) => ({
        data: await showDoctor(unit.tx, unit.now, await createDoctor(unit, byWhom(request), request.body.doctor)),
      }));
      return reply.code(201).send(answer);
    },
  );
  app.put<One & { Body: { doctor: DoctorInput & { lock_version: number } } }>(
    "/doctors/:id",
    { schema: { ...one, body: schemas.doctorBody } },
    (request) => act(request, (unit, by, id) => changeDoctor(unit, by, id, request.body.doctor)),
  );
  app.post<One>("/doctors/:id/archive", { schema: one }, (request) => act(request, archiveDoctor));
  app.post<One>("/doctors/:id/invite", { schema: one }, (request) => act(request, inviteDoctor));
  app.post<{ Body: { ids: number[] } }>(
    "/doctors/invite_preview",
    { schema: { body: side.invitationBody, response: { 200: side.invitationAnswer } } },
    (request) =>
      inCompany(ports, signedIn(request).companyId, async (unit) => ({
        data: await previewInvitations(unit, request.body.ids),
      })),
  );
  app.post<One>("/doctors/:id/restore", { schema: one }, (request) => act(request, restoreDoctor));
  app.post<One>("/doctors/:id/unpause", { schema: one }, (request) => act(request, unpauseDoctor));
  app.post<One & { Body: { until?: string | null } }>(
    "/doctors/:id/pause",
    { schema: { ...one, body: schemas.pauseBody } },
    (request) => {
      const { until } = request.body;
      return act(request, (unit, by, id) => pauseDoctor(unit, by, id, until ? new Date(until) : null));
    },
  );
  app.post<{ Body: DoctorBulk }>(
    "/doctors/bulk",
    { schema: { body: schemas.bulkBody, response: { 200: schemas.bulkAnswer } } },
    (request) =>
      runIdempotently(ports, request, async (unit) => ({
        data: await bulkDoctors(unit, byWhom(request), request.body),
      })),
  );
};

export const doctorsRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  for (const routes of [readRoutes, historyRoutes, changeRoutes, mergeRoutes, awayRoutes, groupRoutes])
    await routes(app, ports);
};
