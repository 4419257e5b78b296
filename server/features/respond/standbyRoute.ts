/** "Put me on standby" on the page of lists that others have filled (product.md Q3). */
import { type FastifyInstance, type FastifyReply } from "fastify";
import { inCompany, type Ports } from "../../ports.ts";
import { askStandby } from "../callouts/askStandby.ts";
import { receive, refusal, type Visit } from "./visit.ts";

/** One hidden field, or one for each list. */
const listsIn = (body: unknown): number[] => [(body as { list?: unknown } | undefined)?.list ?? []].flat().map(Number);

export function standbyRoute(
  app: FastifyInstance,
  ports: Ports,
  show: (reply: FastifyReply, visit: Visit, problem: string) => FastifyReply,
): void {
  app.post<{ Params: { token: string } }>(
    "/respond/:token/standby",
    { schema: { hide: true } },
    async (request, reply) => {
      const visit = await receive(ports, request, "change");
      const problem = refusal(ports, request, visit);
      if (problem) return show(reply.code(422), visit, problem);
      const { companyId, ...link } = visit.link;
      const listIds = listsIn(request.body);
      const wishes = await inCompany(ports, companyId, (unit) => askStandby(unit, { ...link, listIds }));
      if (wishes === 0) return show(reply.code(409), visit, visit.texts.wrong.refused);
      return reply.redirect(`/respond/${visit.token}`, 303);
    },
  );
}
