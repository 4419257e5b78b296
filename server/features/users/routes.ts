/** Routes of a practice's administrators: who they are, inviting, changing, letting in and keeping out. */
import { type FastifyPluginAsync, type FastifyRequest } from "fastify";
import {
  type AdministratorChange,
  type AdministratorResponse,
  type AdministratorsResponse,
  type InviteRequest,
} from "../../../src/contract/administrator.ts";
import { forCompany } from "../../db/companyScope.ts";
import { type By, byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type CompanyWork, inCompany, type Ports } from "../../platform/ports.ts";
import { successAnswer } from "../auth/public.ts";
import { changeUser, checkedChange, disableUser, enableUser } from "./changeUser.ts";
import { checkedInvitation, inviteUser, resendInvitation, withdrawInvitation } from "./invitations.ts";
import { limitInvitation, limitInvitations } from "./inviteLimits.ts";
import { listAdministrators, presentAdministrator } from "./presentAdministrator.ts";
import { administratorAnswer, administratorsAnswer, changeBody, idParams, inviteBody } from "./userSchemas.ts";

type OnePerson = { Params: { id: number } };
type Act = (unit: CompanyWork, by: By, id: number) => Promise<void>;

export const usersRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  const act = (request: FastifyRequest<OnePerson>, work: Act): Promise<AdministratorResponse> =>
    runIdempotently(ports, request, async (unit) => {
      const { id } = request.params;
      await work(unit, byWhom(request), id);
      return { data: await presentAdministrator(unit.tx, unit.now, id) };
    });
  const one = { params: idParams, response: { 200: administratorAnswer } };

  app.get(
    "/users",
    { schema: { response: { 200: administratorsAnswer } } },
    async (request): Promise<AdministratorsResponse> => {
      const own = forCompany(ports.database.db, signedIn(request).companyId);
      return { data: await listAdministrators(own, ports.clock.now()) };
    },
  );
  app.post<{ Body: Partial<InviteRequest> }>(
    "/users/invite",
    { schema: { body: inviteBody, response: { 201: administratorAnswer } } },
    async (request, reply) => {
      const invitation = checkedInvitation(request.body);
      const answer = await runIdempotently(ports, request, async (unit) => {
        await limitInvitations(unit);
        const id = await inviteUser(unit, byWhom(request), invitation);
        return { data: await presentAdministrator(unit.tx, unit.now, id) };
      });
      return reply.code(201).send(answer);
    },
  );
  app.put<OnePerson & { Body: AdministratorChange }>(
    "/users/:id",
    { schema: { ...one, body: changeBody } },
    (request) => {
      const change = checkedChange(request.body);
      return act(request, (unit, by, id) => changeUser(unit, by, id, change));
    },
  );
  app.post<OnePerson>("/users/:id/resend", { schema: one }, (request) =>
    act(request, async (unit, by, id) => {
      await limitInvitations(unit);
      await limitInvitation(unit, id);
      await resendInvitation(unit, by, id);
    }),
  );
  app.post<OnePerson>("/users/:id/disable", { schema: one }, (request) => act(request, disableUser));
  app.post<OnePerson>("/users/:id/enable", { schema: one }, (request) => act(request, enableUser));
  app.delete<OnePerson>(
    "/users/:id",
    { schema: { params: idParams, response: { 200: successAnswer } } },
    async (request) => {
      await inCompany(ports, signedIn(request).companyId, (unit) =>
        withdrawInvitation(unit, byWhom(request), request.params.id),
      );
      return { success: true };
    },
  );
};
