/** Routes by which the practice decides about answers: confirming, standby, standing down, releasing, asking again, waves, cancelling. */
import { IdParams } from "../../../../src/contract/shapes/base.ts";
import {
  AskAgainRequest,
  CancelPreviewRequest,
  CancelRequest,
  ConfirmRequest,
  DecideManyRequest,
  ResponseParams,
  StandbyRequest,
  StandDownRequest,
} from "../../../../src/contract/shapes/callouts/decisions.ts";
import { WavesRequest } from "../../../../src/contract/shapes/waves.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { askAgain } from "../decisions/askAgain.ts";
import { cancelCallout } from "../decisions/cancelCallout.ts";
import { confirmResponses } from "../decisions/confirmResponse.ts";
import { DECISIONS, decide } from "../decisions/decide.ts";
import { lockCallout } from "../state/lockCallout.ts";
import { directWaves } from "../waves/directWaves.ts";
import { decisionRoute } from "./decisionRoute.ts";

export const decisionRoutes: Routes = async (app, ports) => {
  decisionRoute(app, ports, {
    path: "responses/:rid/confirm",
    params: ResponseParams,
    body: ConfirmRequest,
    work: async (unit, { params: { id: calloutId, rid: responseId }, body, userId, preview }) => {
      const { lock_version: lockVersion, despite_credential, from, to, spoken, reason } = body;
      const items = [{ responseId, lockVersion, from, to }];
      const despiteCredential = preview || despite_credential;
      return { asked: await confirmResponses(unit, { calloutId, items, despiteCredential, spoken, reason }, userId) };
    },
  });

  decisionRoute(app, ports, {
    path: "decisions",
    params: IdParams,
    body: DecideManyRequest,
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
    decisionRoute(app, ports, {
      path: `responses/:rid/${decision}`,
      params: ResponseParams,
      body: decision === "standby" ? StandbyRequest : StandDownRequest,
      work: async (unit, { params: { id: calloutId, rid: responseId }, body, userId }) => {
        const asked: StandDownRequest & Pick<StandbyRequest, "rank"> = body;
        const { lock_version: lockVersion, reason = null, rank } = asked;
        const items = [{ responseId, lockVersion }];
        await decide(unit, { decision, calloutId, items, reason, ...(rank ? { rank } : {}) }, userId);
        return { asked: [] };
      },
    });

  decisionRoute(app, ports, {
    path: "ask_again",
    params: IdParams,
    body: AskAgainRequest,
    work: async (unit, { params: { id: calloutId }, body, userId }) => {
      await askAgain(unit, { calloutId, responseIds: body.response_ids }, userId);
      return { asked: [] };
    },
  });

  decisionRoute(app, ports, {
    path: "waves",
    params: IdParams,
    body: WavesRequest,
    work: async (unit, { params: { id: calloutId }, body, userId }) => {
      await directWaves(unit, { calloutId, ...body }, userId);
      return { asked: [] };
    },
  });

  decisionRoute(app, ports, {
    path: "cancel",
    params: IdParams,
    body: CancelRequest,
    previewBody: CancelPreviewRequest,
    work: async (unit, { params: { id: calloutId }, body, userId }) => {
      // The body is whole but for previews, which speak of the callout as it is.
      const { reason = "", lock_version } = body ?? {};
      const lockVersion = lock_version ?? (await lockCallout(unit, calloutId)).callout.lock_version;
      return { asked: await cancelCallout(unit, { calloutId, reason: reason.trim(), lockVersion }, userId) };
    },
  });
};
