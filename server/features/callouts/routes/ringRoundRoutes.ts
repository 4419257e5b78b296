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
  app.get("/callouts/:id/ring_round", { schema: { params: IdParams, response } }, async (request) => {
    const { companyId, userId } = signedIn(request);
    return { data: await showRingRound(forCompany(ports.database.db, companyId), request.params.id, userId) };
  });
  app.post(
    "/callouts/:id/ring_round/calls",
    { schema: { params: IdParams, body: TakeCallRequest, response } },
    (request) =>
      runIdempotently(ports, request, async (unit) => {
        const { id: calloutId } = request.params;
        const { userId } = signedIn(request);
        await takeCall(unit, { calloutId, recipientId: request.body.recipient_id }, userId);
        return { data: await showRingRound(unit.tx, calloutId, userId) };
      }),
  );
  app.put(
    "/callouts/:id/ring_round/calls/:call_id",
    { schema: { params: PhoneCallParams, body: EndCallRequest, response } },
    (request) =>
      runIdempotently(ports, request, async (unit) => {
        const { id: calloutId, call_id: callId } = request.params;
        const { userId } = signedIn(request);
        await endCall(unit, { calloutId, callId, ...request.body }, userId);
        return { data: await showRingRound(unit.tx, calloutId, userId) };
      }),
  );
};
