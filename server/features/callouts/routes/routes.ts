/** Routes of callouts: reading, drafting, sending. */
import { IdParams, Success, VersionQuery } from "../../../../src/contract/shapes/base.ts";
import { CalloutDetailResponse, CalloutsResponse } from "../../../../src/contract/shapes/callout.ts";
import {
  CalloutRequest,
  CalloutsQuery,
  CreateCalloutRequest,
  MatchingQuery,
  MatchingResponse,
  SendRequest,
} from "../../../../src/contract/shapes/calloutRequests.ts";
import { CalloutPreviewResponse } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { TimelineResponse } from "../../../../src/contract/shapes/callouts/timeline.ts";
import { forCompany } from "../../../db/companyScope.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { inCompany } from "../../../platform/ports.ts";
import { showCallout } from "../detail/showCallout.ts";
import { timelineOf } from "../detail/timeline.ts";
import { limitCallouts } from "../drafts/calloutLimit.ts";
import { createDraft, deleteDraft } from "../drafts/draft.ts";
import { listCallouts } from "../list/listCallouts.ts";
import { matching } from "../list/matching.ts";
import { previewCallout, previewSending } from "../sending/previewCallout.ts";
import { scheduleCallout } from "../sending/schedule.ts";
import { sendCallout } from "../sending/sendCallout.ts";
import { countedAnew } from "../state/hold.ts";
import { decisionRoutes } from "./decisionRoutes.ts";
import { lifeRoutes } from "./lifeRoutes.ts";
import { linkRoutes } from "./linkRoutes.ts";
import { recordingRoutes } from "./recordingRoutes.ts";
import { ringRoundRoutes } from "./ringRoundRoutes.ts";
import { sentListRoutes } from "./sentListRoutes.ts";
import { weekRoutes } from "./weekRoutes.ts";

const readingRoutes: Routes = async (app, { database, clock }) => {
  app.get(
    "/callouts/matching",
    { schema: { querystring: MatchingQuery, response: { 200: MatchingResponse } } },
    async (request) => ({
      data: await matching(forCompany(database.db, signedIn(request).companyId), clock.now(), request.query),
    }),
  );
  app.get("/callouts", { schema: { querystring: CalloutsQuery, response: { 200: CalloutsResponse } } }, (request) =>
    listCallouts(forCompany(database.db, signedIn(request).companyId), clock.now(), request.query),
  );
  app.get(
    "/callouts/:id",
    { schema: { params: IdParams, response: { 200: CalloutDetailResponse } } },
    async (request) => {
      const db = forCompany(database.db, signedIn(request).companyId);
      return { data: await showCallout(db, clock.now(), request.params.id) };
    },
  );
  app.get(
    "/callouts/:id/events",
    { schema: { params: IdParams, response: { 200: TimelineResponse } } },
    async (request) => ({
      data: await timelineOf(forCompany(database.db, signedIn(request).companyId), request.params.id),
    }),
  );
};

const sendingRoutes: Routes = async (app, ports) => {
  app.post(
    "/callouts/preview",
    { schema: { body: CalloutRequest, response: { 200: CalloutPreviewResponse } } },
    async (request) => {
      const { companyId, userId } = signedIn(request);
      return { data: await inCompany(ports, companyId, (unit) => previewCallout({ unit, userId }, request.body)) };
    },
  );
  app.post(
    "/callouts",
    { schema: { body: CreateCalloutRequest, response: { 201: CalloutDetailResponse } } },
    async (request, reply) => {
      const { userId } = signedIn(request);
      const { send_at, ...input } = request.body.callout;
      const response = await runIdempotently(ports, request, async (unit) => {
        await limitCallouts(unit);
        const calloutId = await createDraft(unit, input, userId);
        if (send_at) await scheduleCallout(unit, { calloutId, userId, sendAt: new Date(send_at) });
        return { data: await showCallout(unit.tx, unit.now, calloutId) };
      });
      return reply.code(201).send(response);
    },
  );
  app.post(
    "/callouts/:id/send_preview",
    { schema: { params: IdParams, response: { 200: CalloutPreviewResponse } } },
    async (request) => {
      const { companyId, userId } = signedIn(request);
      const { id } = request.params;
      return { data: await inCompany(ports, companyId, (unit) => previewSending({ unit, userId }, id)) };
    },
  );
  app.delete(
    "/callouts/:id",
    { schema: { params: IdParams, querystring: VersionQuery, response: { 200: Success } } },
    async (request) => {
      const { companyId, userId } = signedIn(request);
      await inCompany(ports, companyId, (unit) => deleteDraft(unit, { ...request.params, ...request.query }, userId));
      return { success: true };
    },
  );
  app.post(
    "/callouts/:id/send",
    { schema: { params: IdParams, body: SendRequest, response: { 200: CalloutDetailResponse } } },
    async (request) => {
      const { userId } = signedIn(request);
      const { id } = request.params;
      const { data } = await runIdempotently(ports, request, async (unit) => {
        await sendCallout(unit, id, { type: "admin", id: userId }, request.body?.lock_version);
        return { data: await showCallout(unit.tx, unit.now, id) };
      });
      return { data: countedAnew(data, ports.clock.now()) };
    },
  );
};

export const calloutsRoutes: Routes = async (app, ports) => {
  for (const routes of [
    readingRoutes,
    sendingRoutes,
    lifeRoutes,
    sentListRoutes,
    decisionRoutes,
    recordingRoutes,
    ringRoundRoutes,
    linkRoutes,
    weekRoutes,
  ])
    await routes(app, ports);
};
