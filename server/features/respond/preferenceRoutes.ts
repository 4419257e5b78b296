/** Pausing and language by form, and the one press of a mail program that stops callout mails (RFC 8058). */
import { type FastifyInstance, type FastifyReply } from "fastify";
import { inCompany, type Ports } from "../../platform/ports.ts";
import { pauseByOneClick } from "./oneClick.ts";
import { readPreference, savePreference } from "./preferences.ts";
import { unsubscribePage } from "./unsubscribePage.ts";
import { receive, refusal, refuseUnlessOneClick, type Visit } from "./visit.ts";

type WithToken = { Params: { token: string } };
const HIDDEN = { hide: true };

export function preferenceRoutes(
  app: FastifyInstance,
  ports: Ports,
  showProblem: (reply: FastifyReply, visit: Visit, problem: string) => FastifyReply,
): void {
  app.post<WithToken>("/respond/:token/preferences", { schema: HIDDEN }, async (request, reply) => {
    const visit = await receive(ports, request, "change");
    const { companyId, doctorId } = visit.link;
    const problem = refusal(ports, request, visit);
    if (problem) return showProblem(reply, visit, problem);
    const preference = readPreference(request.body);
    if (preference) await inCompany(ports, companyId, (unit) => savePreference(unit, doctorId, preference));
    return reply.redirect(`/respond/${visit.token}`, 303);
  });

  app.get<WithToken>("/respond/:token/unsubscribe", { schema: HIDDEN }, async (request, reply) => {
    const { link, facts, token } = await receive(ports, request, "show");
    const page = unsubscribePage(ports, { ...facts, token, stampOf: link.recipientId });
    return reply.type("text/html; charset=utf-8").send(page);
  });

  app.post<WithToken>("/respond/:token/unsubscribe", { schema: HIDDEN }, async (request, reply) => {
    const { link, facts } = await receive(ports, request, "change");
    refuseUnlessOneClick(request);
    const said = await inCompany(ports, link.companyId, (unit) => pauseByOneClick(unit, link.doctorId, facts));
    return reply.type("text/plain; charset=utf-8").send(said);
  });
}
