/** Routes by which the practice decides about answers: confirming, standby, standing down, releasing, asking again, cancelling. */
import { type FastifyPluginAsync } from "fastify";
import {
  type AskAgainRequest,
  type CancelRequest,
  type ConfirmRequest,
  type DecideManyRequest,
  type StandbyRequest,
  type StandDownRequest,
} from "../../../../src/contract/calloutRequests.ts";
import { idParams } from "../../../http/requestSchemas.ts";
import { type Ports } from "../../../platform/ports.ts";
import { askAgain } from "../decisions/askAgain.ts";
import { cancelCallout } from "../decisions/cancelCallout.ts";
import { confirmResponses } from "../decisions/confirmResponse.ts";
import { DECISIONS, decide } from "../decisions/decide.ts";
import { lockCallout } from "../state/lockCallout.ts";
import { decisionRoute } from "./decisionRoute.ts";
import { cancelPreviewBody, standbyBody, standDownBody } from "./lifeSchemas.ts";
import { askAgainBody, cancelBody, confirmBody, decisionsBody, responseParams } from "./requestSchemas.ts";

type OfCallout = { id: number };
type OfResponse = { id: number; rid: number };

export const decisionRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  decisionRoute<OfResponse, ConfirmRequest>(app, ports, {
    path: "responses/:rid/confirm",
    params: responseParams,
    body: confirmBody,
    work: async (unit, { params: { id: calloutId, rid: responseId }, body, userId, preview }) => {
      const { lock_version: lockVersion, despite_credential, from, to, spoken, reason } = body;
      const items = [{ responseId, lockVersion, from, to }];
      const despiteCredential = preview || despite_credential;
      return { asked: await confirmResponses(unit, { calloutId, items, despiteCredential, spoken, reason }, userId) };
    },
  });

  decisionRoute<OfCallout, DecideManyRequest>(app, ports, {
    path: "decisions",
    params: idParams,
    body: decisionsBody,
    work: async (unit, { params: { id: calloutId }, body, userId, preview }) => {
      const { decision, responses, despite_credential, spoken, reason = null } = body;
      const items = responses.map(({ id, lock_version, ...part }) => ({
        responseId: id,
        lockVersion: lock_version,
        ...part,
      }));
      const despiteCredential = preview || despite_credential;
      if (decision === "confirm")
        return { asked: await confirmResponses(unit, { calloutId, items, despiteCredential, spoken, reason }, userId) };
      await decide(unit, { decision, calloutId, items, reason }, userId);
      return { asked: [] };
    },
  });

  for (const decision of DECISIONS)
    decisionRoute<OfResponse, Partial<StandbyRequest> & StandDownRequest>(app, ports, {
      path: `responses/:rid/${decision}`,
      params: responseParams,
      body: decision === "standby" ? standbyBody : standDownBody,
      work: async (unit, { params: { id: calloutId, rid: responseId }, body, userId }) => {
        const { lock_version: lockVersion, reason = null, rank } = body;
        const items = [{ responseId, lockVersion }];
        await decide(unit, { decision, calloutId, items, reason, ...(rank ? { rank } : {}) }, userId);
        return { asked: [] };
      },
    });

  decisionRoute<OfCallout, AskAgainRequest>(app, ports, {
    path: "ask_again",
    params: idParams,
    body: askAgainBody,
    work: async (unit, { params: { id: calloutId }, body, userId }) => {
      await askAgain(unit, { calloutId, responseIds: body.response_ids }, userId);
      return { asked: [] };
    },
  });

  decisionRoute<OfCallout, Partial<CancelRequest>>(app, ports, {
    path: "cancel",
    params: idParams,
    body: cancelBody,
    previewBody: cancelPreviewBody,
    work: async (unit, { params: { id: calloutId }, body, userId }) => {
      // The body is whole but for previews, which speak of the callout as it is.
      const { reason = "", lock_version } = body ?? {};
      const lockVersion = lock_version ?? (await lockCallout(unit, calloutId)).callout.lock_version;
      return { asked: await cancelCallout(unit, { calloutId, reason: reason.trim(), lockVersion }, userId) };
    },
  });
};
