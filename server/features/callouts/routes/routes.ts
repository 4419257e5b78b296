/** Routes of callouts: reading, drafting, sending. */
import { type FastifyPluginAsync } from "fastify";
import {
  type CalloutRequest,
  type CalloutsQuery,
  type CreateCalloutRequest,
} from "../../../../src/contract/calloutRequests.ts";
import { forCompany } from "../../../db/companyScope.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { successAnswer } from "../../../http/jsonSchema.ts";
import { idParams } from "../../../http/requestSchemas.ts";
import { inCompany, type Ports } from "../../../platform/ports.ts";
import { showCallout } from "../detail/showCallout.ts";
import { timelineOf } from "../detail/timeline.ts";
import { limitCallouts } from "../drafts/calloutLimit.ts";
import { createDraft, deleteDraft } from "../drafts/draft.ts";
import { listCallouts } from "../list/listCallouts.ts";
import { previewCallout, previewSending } from "../sending/previewCallout.ts";
import { scheduleCallout } from "../sending/schedule.ts";
import { sendCallout } from "../sending/sendCallout.ts";
import { detailAnswer, previewAnswer, rowsAnswer, timelineAnswer } from "./calloutSchemas.ts";
import { decisionRoutes } from "./decisionRoutes.ts";
import { lifeRoutes } from "./lifeRoutes.ts";
import { linkRoutes } from "./linkRoutes.ts";
import { recordingRoutes } from "./recordingRoutes.ts";
import { calloutBody, calloutsQuerySchema, createBody } from "./requestSchemas.ts";
import { sentListRoutes } from "./sentListRoutes.ts";
import { weekRoutes } from "./weekRoutes.ts";

type ById = { Params: { id: number } };

const readingRoutes: FastifyPluginAsync<Ports> = async (app, { database, clock }) => {
  app.get<{ Querystring: CalloutsQuery }>(
    "/callouts",
    { schema: { querystring: calloutsQuerySchema, response: { 200: rowsAnswer } } },
    (request) => listCallouts(forCompany(database.db, signedIn(request).companyId), clock.now(), request.query),
  );
  app.get<ById>("/callouts/:id", { schema: { params: idParams, response: { 200: detailAnswer } } }, async (request) => {
    const db = forCompany(database.db, signedIn(request).companyId);
    return { data: await showCallout(db, clock.now(), request.params.id) };
  });
  app.get<ById>(
    "/callouts/:id/events",
    { schema: { params: idParams, response: { 200: timelineAnswer } } },
    async (request) => ({
      data: await timelineOf(forCompany(database.db, signedIn(request).companyId), request.params.id),
    }),
  );
};

const sendingRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  app.post<{ Body: CalloutRequest }>(
    "/callouts/preview",
    { schema: { body: calloutBody, response: { 200: previewAnswer } } },
    async (request) => {
      const { companyId, userId } = signedIn(request);
      const { callout } = request.body;
      return { data: await inCompany(ports, companyId, (unit) => previewCallout({ unit, userId }, callout)) };
    },
  );
  app.post<{ Body: CreateCalloutRequest }>(
    "/callouts",
    { schema: { body: createBody, response: { 201: detailAnswer } } },
    async (request, reply) => {
      const { userId } = signedIn(request);
      const { send_at, ...input } = request.body.callout;
      const answer = await runIdempotently(ports, request, async (unit) => {
        await limitCallouts(unit);
        const calloutId = await createDraft(unit, input, userId);
        if (send_at) await scheduleCallout(unit, { calloutId, userId, sendAt: new Date(send_at) });
        return { data: await showCallout(unit.tx, unit.now, calloutId) };
      });
      return reply.code(201).send(answer);
    },
  );
  app.post<ById>(
    "/callouts/:id/send_preview",
    { schema: { params: idParams, response: { 200: previewAnswer } } },
    async (request) => {
      const { companyId, userId } = signedIn(request);
      const { id } = request.params;
      return { data: await inCompany(ports, companyId, (unit) => previewSending({ unit, userId }, id)) };
    },
  );
  app.delete<ById>(
    "/callouts/:id",
    { schema: { params: idParams, response: { 200: successAnswer } } },
    async (request) => {
      const { companyId, userId } = signedIn(request);
      await inCompany(ports, companyId, (unit) => deleteDraft(unit, request.params.id, userId));
      return { success: true };
    },
  );
  app.post<ById>(
    "/callouts/:id/send",
    { schema: { params: idParams, response: { 200: detailAnswer } } },
    async (request) => {
      const { userId } = signedIn(request);
      const { id } = request.params;
      return runIdempotently(ports, request, async (unit) => {
        await sendCallout(unit, id, { type: "admin", id: userId });
        return { data: await showCallout(unit.tx, unit.now, id) };
      });
    },
  );
};

export const calloutsRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  for (const routes of [
    readingRoutes,
    sendingRoutes,
    lifeRoutes,
    sentListRoutes,
    decisionRoutes,
    recordingRoutes,
    linkRoutes,
    weekRoutes,
  ])
    await routes(app, ports);
};
