/** Pausing and language by form, and the one press of a mail program that stops callout mails (RFC 8058). */
import { type FastifyInstance, type FastifyReply } from "fastify";
import { inCompany, type Ports } from "../../platform/ports.ts";
import { oneClickRoutes, pauseByOneClick, refuseUnlessOneClick } from "./preferences/oneClick.ts";
import { readPreference, savePreference } from "./preferences/preferences.ts";
import { unsubscribePage } from "./unsubscribePage.ts";
import { receive, refusal, type Visit } from "./visit.ts";

type WithToken = { Params: { token: string } };
const HIDDEN = { hide: true };

export function preferenceRoutes(
  app: FastifyInstance,
  ports: Ports,
  showProblem: (reply: FastifyReply, visit: Visit, problem: string) => FastifyReply,
): void {
  const showButton = (reply: FastifyReply, { link, facts, token }: Visit, problem?: string): FastifyReply => {
    const page = unsubscribePage(ports, { ...facts, token, stampOf: link.recipientId, problem });
    return reply.type("text/html; charset=utf-8").send(page);
  };

  app.post<WithToken>("/respond/:token/preferences", { schema: HIDDEN }, async (request, reply) => {
    const visit = await receive(ports, request, "change", { evenOld: true });
    const { companyId, doctorId, expired } = visit.link;
    const problem = refusal(ports, request, visit);
    if (problem) return expired ? showButton(reply.code(422), visit, problem) : showProblem(reply, visit, problem);
    const preference = readPreference(request.body);
    if (preference) await inCompany(ports, companyId, (unit) => savePreference(unit, doctorId, preference));
    // The page of the callout is there no more, but that of the pause is.
    return reply.redirect(`/respond/${visit.token}${expired ? "/unsubscribe" : ""}`, 303);
  });

  app.get<WithToken>("/respond/:token/unsubscribe", { schema: HIDDEN }, async (request, reply) => {
    return showButton(reply, await receive(ports, request, "show", { evenOld: true }));
  });

  const addRoutes = (inner: FastifyInstance): void => {
    inner.post<WithToken>("/respond/:token/unsubscribe", { schema: HIDDEN }, async (request, reply) => {
      const { link, facts } = await receive(ports, request, "change", { evenOld: true });
      refuseUnlessOneClick(request);
      const said = await inCompany(ports, link.companyId, (unit) => pauseByOneClick(unit, link.doctorId, facts));
      return reply.type("text/plain; charset=utf-8").send(said);
    });
  };
  void app.register(oneClickRoutes(addRoutes));
}
