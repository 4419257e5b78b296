/** Routes of groups of doctors: naming them and who belongs to them. */
import { IdParams, Success } from "../../../../src/contract/shapes/base.ts";
import {
  ChangeGroupRequest,
  GroupInput,
  GroupMembersRequest,
  GroupMembersResponse,
  GroupResponse,
  GroupsResponse,
} from "../../../../src/contract/shapes/doctorRequests.ts";
import { forCompany } from "../../../db/companyScope.ts";
import { byWhom } from "../../../domain/auditBy.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { inCompany } from "../../../platform/ports.ts";
import { changeMembers, listMembers } from "./groupMembers.ts";
import { changeGroup, createGroup, deleteGroup, listGroups, showGroup } from "./groups.ts";

export const groupRoutes: Routes = async (app, ports) => {
  const one = { params: IdParams, response: { 200: GroupResponse } };
  app.get("/doctor_groups", { schema: { response: { 200: GroupsResponse } } }, async (request) => ({
    data: await listGroups(forCompany(ports.database.db, signedIn(request).companyId), ports.clock.now()),
  }));
  app.post(
    "/doctor_groups",
    { schema: { body: GroupInput, response: { 201: GroupResponse } } },
    async (request, reply) => {
      const response = await runIdempotently(ports, request, async (unit) => ({
        data: await showGroup(unit.tx, unit.now, await createGroup(unit, byWhom(request), request.body)),
      }));
      return reply.code(201).send(response);
    },
  );
  app.put("/doctor_groups/:id", { schema: { ...one, body: ChangeGroupRequest } }, (request) =>
    runIdempotently(ports, request, async (unit) => {
      await changeGroup(unit, byWhom(request), request.params.id, request.body);
      return { data: await showGroup(unit.tx, unit.now, request.params.id) };
    }),
  );
  app.get(
    "/doctor_groups/:id/members",
    { schema: { params: IdParams, response: { 200: GroupMembersResponse } } },
    async (request) => {
      const db = forCompany(ports.database.db, signedIn(request).companyId);
      const now = ports.clock.now();
      const { id } = await showGroup(db, now, request.params.id);
      return { data: await listMembers(db, now, id) };
    },
  );
  app.put("/doctor_groups/:id/members", { schema: { ...one, body: GroupMembersRequest } }, (request) =>
    inCompany(ports, signedIn(request).companyId, async (unit) => {
      await changeMembers(unit, byWhom(request), request.params.id, request.body);
      return { data: await showGroup(unit.tx, unit.now, request.params.id) };
    }),
  );
  app.delete("/doctor_groups/:id", { schema: { params: IdParams, response: { 200: Success } } }, async (request) => {
    await inCompany(ports, signedIn(request).companyId, (unit) =>
      deleteGroup(unit, byWhom(request), request.params.id),
    );
    return { success: true };
  });
};
