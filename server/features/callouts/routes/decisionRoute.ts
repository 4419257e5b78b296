/** A decision as two routes: one makes it, the other makes it, tells what it would send, and undoes it. */
import { type FastifyRequest } from "fastify";
import { type Static, type TSchema } from "typebox";
import { type ListChange } from "../../../../src/contract/callout.ts";
import { type IdParams } from "../../../../src/contract/shapes/base.ts";
import { CalloutDetailResponse } from "../../../../src/contract/shapes/callout.ts";
import {
  DecisionPreviewResponse,
  type ListChangePreviewResponse,
  type ResponseParams,
  type SentListParams,
} from "../../../../src/contract/shapes/callouts/decisions.ts";
import { type PlaceNote } from "../../../../src/contract/shapes/planning.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { type TypedApp } from "../../../http/typedRoutes.ts";
import { type CompanyWork, type Ports } from "../../../platform/ports.ts";
import { notMailed, rehearse } from "../decisions/rehearse.ts";
import { showCallout } from "../detail/showCallout.ts";

type DecisionMade<Params, Body> = {
  params: Params;
  body: Body;
  userId: number;
  /** What has to be asked once more is asked beside a preview, never in its way. */
  preview: boolean;
};

type Route<Params extends TSchema, Body extends TSchema, PreviewBody extends TSchema> = {
  method?: "POST" | "PUT";
  /** Below /callouts/:id. */
  path: string;
  previewPath?: string;
  params: Params;
  body: Body;
  /** Of the preview, where it takes less. */
  previewBody?: PreviewBody;
  previewResponse?: typeof ListChangePreviewResponse;
  work: (
    unit: CompanyWork,
    made: DecisionMade<Static<Params>, Static<Body> | Static<PreviewBody>>,
  ) => Promise<{
    /** Doctors who could have heard of it: the preview counts those who will not. */
    asked: readonly number[];
    more?: { change?: ListChange; respond_by?: string; list_notes?: PlaceNote[] };
  }>;
};

export function decisionRoute<
  Params extends typeof IdParams | typeof ResponseParams | typeof SentListParams,
  Body extends TSchema,
  PreviewBody extends TSchema = Body,
>(app: TypedApp, ports: Ports, route: Route<Params, Body, PreviewBody>): void {
  const { method = "POST", params, body, previewBody = body, work } = route;
  const { previewResponse = DecisionPreviewResponse } = route;
  const url = `/callouts/:id/${route.path}`;
  // The schemas have checked both.
  const madeBy = (request: FastifyRequest, preview: boolean) => ({
    params: request.params as Static<Params>,
    body: request.body as Static<Body>,
    userId: signedIn(request).userId,
    preview,
  });
  app.route({
    method,
    url,
    schema: { params, body, response: { 200: CalloutDetailResponse } },
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
    schema: { params, body: previewBody, response: { 200: previewResponse } },
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
