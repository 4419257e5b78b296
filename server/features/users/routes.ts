/** Routes of a practice's administrators: who they are, inviting, changing, letting in and keeping out. */
import { type FastifyRequest } from "fastify";
import {
  AdministratorChange,
  AdministratorResponse,
  AdministratorsResponse,
  ColleagueSessionParams,
  ColleagueSessionsResponse,
  InviteRequest,
} from "../../../src/contract/shapes/administrator.ts";
import { IdParams } from "../../../src/contract/shapes/base.ts";
import { SuccessResponse } from "../../../src/contract/shapes/session.ts";
import { forCompany } from "../../db/companyScope.ts";
import { type By, byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { type CompanyWork, inCompany } from "../../platform/ports.ts";
import { changeUser, checkedChange, disableUser, enableUser } from "./changeUser.ts";
import { endColleagueSession, endColleagueSessions, listColleagueSessions } from "./colleagueSessions.ts";
import { checkedInvitation, inviteUser, resendInvitation, withdrawInvitation } from "./invitations.ts";
import { listAdministrators, presentAdministrator } from "./presentAdministrator.ts";

type OnePerson = { Params: { id: number } };
type Act = (unit: CompanyWork, by: By, id: number) => Promise<void>;

export const usersRoutes: Routes = async (app, ports) => {
  const act = (request: FastifyRequest<OnePerson>, work: Act): Promise<AdministratorResponse> =>
    runIdempotently(ports, request, async (unit) => {
      const { id } = request.params;
      await work(unit, byWhom(request), id);
      return { data: await presentAdministrator(unit.tx, unit.now, id) };
    });
  const one = { params: IdParams, response: { 200: AdministratorResponse } };

  app.get("/users", { schema: { response: { 200: AdministratorsResponse } } }, async (request) => {
    const own = forCompany(ports.database.db, signedIn(request).companyId);
    return { data: await listAdministrators(own, ports.clock.now()) };
  });
  app.post(
    "/users/invite",
    { schema: { body: InviteRequest, response: { 201: AdministratorResponse } } },
    async (request, reply) => {
      const invitation = checkedInvitation(request.body);
      const response = await runIdempotently(ports, request, async (unit) => {
        const id = await inviteUser(unit, byWhom(request), invitation);
        return { data: await presentAdministrator(unit.tx, unit.now, id) };
      });
      return reply.code(201).send(response);
    },
  );
  app.get("/users/sessions", { schema: { response: { 200: ColleagueSessionsResponse } } }, async (request) => ({
    data: await listColleagueSessions(ports, signedIn(request)),
  }));
  app.delete(
    "/users/:id/sessions",
    { schema: { params: IdParams, response: { 200: SuccessResponse } } },
    async (request) => {
      const session = signedIn(request);
      await inCompany(ports, session.companyId, (unit) =>
        endColleagueSessions(unit, byWhom(request), session, request.params.id),
      );
      return { success: true } as const;
    },
  );
  app.delete(
    "/users/:id/sessions/:session_id",
    { schema: { params: ColleagueSessionParams, response: { 200: SuccessResponse } } },
    async (request) => {
      const session = signedIn(request);
      await inCompany(ports, session.companyId, (unit) =>
        endColleagueSession(unit, byWhom(request), session, request.params),
      );
      return { success: true } as const;
    },
  );
  app.put("/users/:id", { schema: { ...one, body: AdministratorChange } }, (request) => {
    const change = checkedChange(request.body);
    return act(request, (unit, by, id) => changeUser(unit, by, id, change));
  });
  app.post("/users/:id/resend", { schema: one }, (request) => act(request, resendInvitation));
  app.post("/users/:id/disable", { schema: one }, (request) => act(request, disableUser));
  app.post("/users/:id/enable", { schema: one }, (request) => act(request, enableUser));
  app.delete("/users/:id", { schema: { params: IdParams, response: { 200: SuccessResponse } } }, async (request) => {
    await inCompany(ports, signedIn(request).companyId, (unit) =>
      withdrawInvitation(unit, byWhom(request), request.params.id),
    );
    return { success: true } as const;
  });
};
