/** A decision as two routes: one makes it, the other makes it, tells what it would send, and undoes it. */
import { type FastifyInstance, type FastifyRequest } from "fastify";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { type CompanyWork, type Ports } from "../../../platform/ports.ts";
import { notMailed, rehearse } from "../decisions/rehearse.ts";
import { showCallout } from "../detail/showCallout.ts";
import { decisionAnswer, detailAnswer } from "./calloutSchemas.ts";

type DecisionMade<Params, Body> = {
  params: Params;
  body: Body;
  userId: number;
  /** What has to be asked once more is asked beside a preview, never in its way. */
  preview: boolean;
};

type Route<Params, Body> = {
  method?: "POST" | "PUT";
  /** Below /callouts/:id. */
  path: string;
  previewPath?: string;
  params: object;
  body: object;
  /** Of the preview, where it takes less. */
  previewBody?: object;
  previewAnswer?: object;
  work: (
    unit: CompanyWork,
    made: DecisionMade<Params, Body>,
  ) => Promise<{
    /** Doctors who could have heard of it: the preview counts those who will not. */
    asked: readonly number[];
    more?: object;
  }>;
};

export function decisionRoute<Params extends { id: number }, Body>(
  app: FastifyInstance,
  ports: Ports,
  route: Route<Params, Body>,
): void {
  const { method = "POST", params, body, previewBody = body, previewAnswer = decisionAnswer, work } = route;
  const url = `/callouts/:id/${route.path}`;
  // The schemas have checked both.
  const madeBy = (request: FastifyRequest, preview: boolean): DecisionMade<Params, Body> => ({
    params: request.params as Params,
    body: request.body as Body,
    userId: signedIn(request).userId,
    preview,
  });
  app.route({
    method,
    url,
    schema: { params, body, response: { 200: detailAnswer } },
    handler: (request) => {
      const made = madeBy(request, false);
      return runIdempotently(ports, request, async (unit) => {
        await work(unit, made);
        return { data: await showCallout(unit.tx, unit.now, made.params.id) };
      });
    },
  });
  app.route({
    method: "POST",
    url: route.previewPath ? `/callouts/:id/${route.previewPath}` : `${url}_preview`,
    schema: { params, body: previewBody, response: { 200: previewAnswer } },
    handler: async (request) => {
      const { companyId } = signedIn(request);
      const made = madeBy(request, true);
      const data = await rehearse(ports, companyId, async (unit) => {
        const { asked, more } = await work(unit, made);
        return { silent: notMailed(asked), ...(more ? { more } : {}) };
      });
      return { data };
    },
  });
}
