/** Routes of a callout between its making and its end: changing, sending later, reminding, asking more doctors, copying. */
import { IdParams } from "../../../../src/contract/shapes/base.ts";
import { CalloutDetailResponse } from "../../../../src/contract/shapes/callout.ts";
import {
  AddRecipientsRequest,
  BulkRequest,
  BulkResponse,
  CallBackRequest,
  ChangeCalloutRequest,
  DuplicateRequest,
  RemindRequest,
  RemindResponse,
  ScheduleRequest,
  UnscheduleRequest,
} from "../../../../src/contract/shapes/calloutRequests.ts";
import {
  BulkPreviewResponse,
  CalloutPreviewResponse,
  DecisionPreviewResponse,
} from "../../../../src/contract/shapes/callouts/decisions.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { inCompany } from "../../../platform/ports.ts";
import { changeBulk, previewBulk } from "../decisions/bulk.ts";
import { notMailed, rehearse } from "../decisions/rehearse.ts";
import { showCallout } from "../detail/showCallout.ts";
import { limitCallouts } from "../drafts/calloutLimit.ts";
import { changeCallout } from "../drafts/changeCallout.ts";
import { duplicateCallout } from "../drafts/duplicate.ts";
import { addRecipients, previewAdding } from "../sending/addRecipients.ts";
import { callBack } from "../sending/callBack.ts";
import { remind, remindedOf } from "../sending/remind.ts";
import { scheduleCallout, unscheduleCallout } from "../sending/schedule.ts";

const shows = { params: IdParams, response: { 200: CalloutDetailResponse } };

const changingRoutes: Routes = async (app, ports) => {
  app.put("/callouts/:id", { schema: { ...shows, body: ChangeCalloutRequest } }, (request) => {
    const { userId } = signedIn(request);
    const calloutId = request.params.id;
    return runIdempotently(ports, request, async (unit) => {
      await changeCallout(unit, { calloutId, userId, ...request.body });
      return { data: await showCallout(unit.tx, unit.now, calloutId) };
    });
  });
  app.post(
    "/callouts/:id/change_preview",
    { schema: { params: IdParams, body: ChangeCalloutRequest, response: { 200: DecisionPreviewResponse } } },
    async (request) => {
      const { companyId, userId } = signedIn(request);
      const data = await rehearse(ports, companyId, async (unit) => ({
        silent: notMailed(await changeCallout(unit, { calloutId: request.params.id, userId, ...request.body })),
      }));
      return { data };
    },
  );
  app.post("/callouts/:id/schedule", { schema: { ...shows, body: ScheduleRequest } }, (request) =>
    runIdempotently(ports, request, async (unit) => {
      const { lock_version: lockVersion, send_at } = request.body;
      const asked = { calloutId: request.params.id, lockVersion, userId: signedIn(request).userId };
      await scheduleCallout(unit, { ...asked, sendAt: new Date(send_at) });
      return { data: await showCallout(unit.tx, unit.now, asked.calloutId) };
    }),
  );
  app.post("/callouts/:id/unschedule", { schema: { ...shows, body: UnscheduleRequest } }, (request) =>
    runIdempotently(ports, request, async (unit) => {
      const lockVersion = request.body.lock_version;
      const asked = { calloutId: request.params.id, lockVersion, userId: signedIn(request).userId };
      await unscheduleCallout(unit, asked);
      return { data: await showCallout(unit.tx, unit.now, asked.calloutId) };
    }),
  );
  app.post("/callouts/:id/call_back", { schema: { ...shows, body: CallBackRequest } }, (request) =>
    runIdempotently(ports, request, async (unit) => {
      const lockVersion = request.body.lock_version;
      const asked = { calloutId: request.params.id, lockVersion, userId: signedIn(request).userId };
      await callBack(unit, asked);
      return { data: await showCallout(unit.tx, unit.now, asked.calloutId) };
    }),
  );
  app.post(
    "/callouts/:id/duplicate",
    { schema: { params: IdParams, body: DuplicateRequest, response: { 201: CalloutDetailResponse } } },
    async (request, reply) => {
      const { userId } = signedIn(request);
      const copy = { calloutId: request.params.id, date: request.body.date, userId };
      const response = await runIdempotently(ports, request, async (unit) => {
        await limitCallouts(unit);
        return { data: await showCallout(unit.tx, unit.now, await duplicateCallout(unit, copy)) };
      });
      return reply.code(201).send(response);
    },
  );
};

const askingRoutes: Routes = async (app, ports) => {
  app.post(
    "/callouts/:id/remind",
    { schema: { params: IdParams, body: RemindRequest, response: { 200: RemindResponse } } },
    async (request) => {
      const { userId } = signedIn(request);
      const asked = { calloutId: request.params.id, recipientIds: request.body.recipient_ids };
      return runIdempotently(ports, request, async (unit) => ({ data: { queued: await remind(unit, asked, userId) } }));
    },
  );
  app.post(
    "/callouts/:id/remind_preview",
    { schema: { params: IdParams, body: RemindRequest, response: { 200: DecisionPreviewResponse } } },
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
  app.post("/callouts/:id/recipients", { schema: { ...shows, body: AddRecipientsRequest } }, async (request) => {
    const { userId } = signedIn(request);
    const calloutId = request.params.id;
    return runIdempotently(ports, request, async (unit) => {
      await addRecipients(unit, { calloutId, input: request.body.recipients, userId });
      return { data: await showCallout(unit.tx, unit.now, calloutId) };
    });
  });
  app.post(
    "/callouts/:id/recipients_preview",
    { schema: { params: IdParams, body: AddRecipientsRequest, response: { 200: CalloutPreviewResponse } } },
    async (request) => ({
      data: await inCompany(ports, signedIn(request).companyId, (unit) =>
        previewAdding(unit, request.params.id, request.body.recipients),
      ),
    }),
  );
};

const bulkRoutes: Routes = async (app, ports) => {
  app.post("/callouts/bulk", { schema: { body: BulkRequest, response: { 200: BulkResponse } } }, async (request) => {
    const { userId } = signedIn(request);
    return {
      data: await changeBulk(request.body, userId, (id, work) => runIdempotently(ports, request, work, ` ${id}`)),
    };
  });
  app.post(
    "/callouts/bulk_preview",
    { schema: { body: BulkRequest, response: { 200: BulkPreviewResponse } } },
    async (request) => ({ data: await previewBulk(ports, signedIn(request), request.body) }),
  );
};

export const lifeRoutes: Routes = async (app, ports) => {
  for (const routes of [changingRoutes, askingRoutes, bulkRoutes]) await routes(app, ports);
};
