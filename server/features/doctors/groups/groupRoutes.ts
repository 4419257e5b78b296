/** Routes of groups of doctors: naming them and who belongs to them. */
import { type FastifyPluginAsync } from "fastify";
import { forCompany } from "../../../db/companyScope.ts";
import { byWhom } from "../../../domain/auditBy.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { inCompany, type Ports } from "../../../platform/ports.ts";
import { idParams } from "../shared/doctorSchemas.ts";
import {
  groupAnswer,
  groupBody,
  groupMembersAnswer,
  groupsAnswer,
  membersBody,
  newGroupBody,
  successAnswer,
} from "../shared/doctorSideSchemas.ts";
import { changeMembers, listMembers, type Members } from "./groupMembers.ts";
import { changeGroup, createGroup, deleteGroup, type GroupInput, listGroups, showGroup } from "./groups.ts";

type One = { Params: { id: number } };

export const groupRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  const one = { params: idParams, response: { 200: groupAnswer } };
  app.get("/doctor_groups", { schema: { response: { 200: groupsAnswer } } }, async (request) => ({
    data: await listGroups(forCompany(ports.database.db, signedIn(request).companyId)),
  }));
  app.post<{ Body: GroupInput }>(
    "/doctor_groups",
    { schema: { body: newGroupBody, response: { 201: groupAnswer } } },
    async (request, reply) => {
      const answer = await runIdempotently(ports, request, async (unit) => ({
        data: await showGroup(unit.tx, await createGroup(unit, byWhom(request), request.body)),
      }));
      return reply.code(201).send(answer);
    },
  );
  app.put<One & { Body: GroupInput & { lock_version: number } }>(
    "/doctor_groups/:id",
    { schema: { ...one, body: groupBody } },
    (request) =>
      inCompany(ports, signedIn(request).companyId, async (unit) => {
        await changeGroup(unit, byWhom(request), request.params.id, request.body);
        return { data: await showGroup(unit.tx, request.params.id) };
      }),
  );
  app.get<One>(
    "/doctor_groups/:id/members",
    { schema: { params: idParams, response: { 200: groupMembersAnswer } } },
    async (request) => {
      const db = forCompany(ports.database.db, signedIn(request).companyId);
      const { id } = await showGroup(db, request.params.id);
      return { data: await listMembers(db, id) };
    },
  );
  app.put<One & { Body: Members }>("/doctor_groups/:id/members", { schema: { ...one, body: membersBody } }, (request) =>
    inCompany(ports, signedIn(request).companyId, async (unit) => {
      await changeMembers(unit, byWhom(request), request.params.id, request.body);
      return { data: await showGroup(unit.tx, request.params.id) };
    }),
  );
  app.delete<One>(
    "/doctor_groups/:id",
    { schema: { params: idParams, response: { 200: successAnswer } } },
    async (request) => {
      await inCompany(ports, signedIn(request).companyId, (unit) =>
        deleteGroup(unit, byWhom(request), request.params.id),
      );
      return { success: true };
    },
  );
};
