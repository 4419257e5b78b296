/** Routes of ringing round: who is rung by whom, and what came of it. */
import { IdParams } from "../../../../src/contract/shapes/base.ts";
import {
  EndCallRequest,
  PhoneCallParams,
  RingRoundResponse,
  TakeCallRequest,
} from "../../../../src/contract/shapes/callouts/ringRound.ts";
import { forCompany } from "../../../db/companyScope.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { runIdempotently } from "../../../http/idempotency.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { endCall } from "../ringRound/endCall.ts";
import { showRingRound } from "../ringRound/showCalls.ts";
import { takeCall } from "../ringRound/takeCall.ts";

const response = { 200: RingRoundResponse };

export const ringRoundRoutes: Routes = async (app, ports) => {
  app.get("/callouts/:id/ring_round", { schema: { params: IdParams, response } }, async (request) => ({
    data: await showRingRound(forCompany(ports.database.db, signedIn(request).companyId), request.params.id),
  }));
  app.post(
    "/callouts/:id/ring_round/calls",
    { schema: { params: IdParams, body: TakeCallRequest, response } },
    (request) =>
      runIdempotently(ports, request, async (unit) => {
        const { id: calloutId } = request.params;
        await takeCall(unit, { calloutId, recipientId: request.body.recipient_id }, signedIn(request).userId);
        return { data: await showRingRound(unit.tx, calloutId) };
      }),
  );
  app.put(
    "/callouts/:id/ring_round/calls/:call_id",
    { schema: { params: PhoneCallParams, body: EndCallRequest, response } },
    (request) =>
      runIdempotently(ports, request, async (unit) => {
        const { id: calloutId, call_id: callId } = request.params;
        await endCall(unit, { calloutId, callId, ...request.body }, signedIn(request).userId);
        return { data: await showRingRound(unit.tx, calloutId) };
      }),
  );
};
