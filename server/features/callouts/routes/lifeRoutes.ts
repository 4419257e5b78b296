/** Routes of a callout between its making and its end: changing, sending later, reminding, asking more doctors, copying. */
import { type FastifyPluginAsync } from "fastify";
import {
  type AddRecipientsRequest,
  type BulkRequest,
  type ChangeCalloutRequest,
  type DuplicateRequest,
  type RemindRequest,
  type ScheduleRequest,
  type UnscheduleRequest,
} from "../../../../src/contract/calloutRequests.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { idParams } from "../../../http/requestSchemas.ts";
import { inCompany, type Ports } from "../../../platform/ports.ts";
import { changeBulk } from "../decisions/bulk.ts";
import { notMailed, rehearse } from "../decisions/rehearse.ts";
import { showCallout } from "../detail/showCallout.ts";
import { limitCallouts } from "../drafts/calloutLimit.ts";
import { changeCallout } from "../drafts/changeCallout.ts";
import { duplicateCallout } from "../drafts/duplicate.ts";
import { addRecipients, previewAdding } from "../sending/addRecipients.ts";
import { remind, remindedOf } from "../sending/remind.ts";
import { scheduleCallout, unscheduleCallout } from "../sending/schedule.ts";
import { decisionAnswer, detailAnswer, previewAnswer } from "./calloutSchemas.ts";
import * as body from "./lifeSchemas.ts";

type ById<Body = unknown> = { Params: { id: number }; Body: Body };
const shows = { params: idParams, response: { 200: detailAnswer } };

const changingRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  app.put<ById<ChangeCalloutRequest>>(
    "/callouts/:id",
    { schema: { ...shows, body: body.changeBody } },
    async (request) => {
      const { companyId, userId } = signedIn(request);
      const calloutId = request.params.id;
      const data = await inCompany(ports, companyId, async (unit) => {
        await changeCallout(unit, { calloutId, userId, ...request.body });
        return showCallout(unit.tx, unit.now, calloutId);
      });
      return { data };
    },
  );
  app.post<ById<ChangeCalloutRequest>>(
    "/callouts/:id/change_preview",
    { schema: { params: idParams, body: body.changeBody, response: { 200: decisionAnswer } } },
    async (request) => {
      const { companyId, userId } = signedIn(request);
      const data = await rehearse(ports, companyId, async (unit) => ({
        silent: notMailed(await changeCallout(unit, { calloutId: request.params.id, userId, ...request.body })),
      }));
      return { data };
    },
  );
  app.post<ById<ScheduleRequest>>(
    "/callouts/:id/schedule",
    { schema: { ...shows, body: body.scheduleBody } },
    (request) =>
      runIdempotently(ports, request, async (unit) => {
        const { lock_version: lockVersion, send_at } = request.body;
        const asked = { calloutId: request.params.id, lockVersion, userId: signedIn(request).userId };
        await scheduleCallout(unit, { ...asked, sendAt: new Date(send_at) });
        return { data: await showCallout(unit.tx, unit.now, asked.calloutId) };
      }),
  );
  app.post<ById<UnscheduleRequest>>(
    "/callouts/:id/unschedule",
    { schema: { ...shows, body: body.unscheduleBody } },
    (request) =>
      runIdempotently(ports, request, async (unit) => {
        const lockVersion = request.body.lock_version;
        const asked = { calloutId: request.params.id, lockVersion, userId: signedIn(request).userId };
        await unscheduleCallout(unit, asked);
        return { data: await showCallout(unit.tx, unit.now, asked.calloutId) };
      }),
  );
  app.post<ById<DuplicateRequest>>(
    "/callouts/:id/duplicate",
    { schema: { params: idParams, body: body.duplicateBody, response: { 201: detailAnswer } } },
    async (request, reply) => {
      const { userId } = signedIn(request);
      const copy = { calloutId: request.params.id, date: request.body.date, userId };
      const answer = await runIdempotently(ports, request, async (unit) => {
        await limitCallouts(unit);
        return { data: await showCallout(unit.tx, unit.now, await duplicateCallout(unit, copy)) };
      });
      return reply.code(201).send(answer);
    },
  );
};

const askingRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  app.post<ById<RemindRequest>>(
    "/callouts/:id/remind",
    { schema: { params: idParams, body: body.remindBody, response: { 200: body.queuedAnswer } } },
    async (request) => {
      const { userId } = signedIn(request);
      const asked = { calloutId: request.params.id, recipientIds: request.body.recipient_ids };
      return runIdempotently(ports, request, async (unit) => ({ data: { queued: await remind(unit, asked, userId) } }));
    },
  );
  app.post<ById<RemindRequest>>(
    "/callouts/:id/remind_preview",
    { schema: { params: idParams, body: body.remindBody, response: { 200: decisionAnswer } } },
    async (request) => {
      const asked = { calloutId: request.params.id, recipientIds: request.body.recipient_ids };
      const { companyId, userId } = signedIn(request);
      const data = await rehearse(ports, companyId, async (unit) => {
        await remind(unit, asked, userId);
        return { silent: notMailed(await remindedOf(unit, asked.calloutId)) };
      });
      return { data };
    },
  );
  app.post<ById<AddRecipientsRequest>>(
    "/callouts/:id/recipients",
    { schema: { ...shows, body: body.recipientsBody } },
    async (request) => {
      const { userId } = signedIn(request);
      const calloutId = request.params.id;
      return runIdempotently(ports, request, async (unit) => {
        await addRecipients(unit, { calloutId, input: request.body.recipients, userId });
        return { data: await showCallout(unit.tx, unit.now, calloutId) };
      });
    },
  );
  app.post<ById<AddRecipientsRequest>>(
    "/callouts/:id/recipients_preview",
    { schema: { params: idParams, body: body.recipientsBody, response: { 200: previewAnswer } } },
    async (request) => ({
      data: await inCompany(ports, signedIn(request).companyId, (unit) =>
        previewAdding(unit, request.params.id, request.body.recipients),
      ),
    }),
  );
};

const bulkRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  app.post<{ Body: BulkRequest }>(
    "/callouts/bulk",
    { schema: { body: body.bulkBody, response: { 200: body.bulkAnswer } } },
    async (request) => {
      const { userId } = signedIn(request);
      return {
        data: await changeBulk(request.body, userId, (id, work) => runIdempotently(ports, request, work, ` ${id}`)),
      };
    },
  );
};

export const lifeRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  for (const routes of [changingRoutes, askingRoutes, bulkRoutes]) await routes(app, ports);
};
