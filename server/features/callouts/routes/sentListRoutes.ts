/** Routes of the lists of a callout that was sent: changed, added, called off alone, and their standbys asked one after another. */
import { type FastifyPluginAsync } from "fastify";
import {
  type AddListRequest,
  type CancelListRequest,
  type ChainRequest,
  type ChangeSentListRequest,
} from "../../../../src/contract/calloutRequests.ts";
import { idParams } from "../../../http/requestSchemas.ts";
import { type Ports } from "../../../platform/ports.ts";
import { changeSentList } from "../changes/changeSentList.ts";
import { addSentList, cancelSentList } from "../changes/sentLists.ts";
import { directChain } from "../standbys/directChain.ts";
import { listChangeAnswer } from "./calloutSchemas.ts";
import { decisionRoute } from "./decisionRoute.ts";
import { addListBody, cancelBody, chainBody, changeListBody, listParamsSchema } from "./requestSchemas.ts";

type OfCallout = { id: number };
type OfList = { id: number; list_id: number };

export const sentListRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  decisionRoute<OfList, ChangeSentListRequest>(app, ports, {
    method: "PUT",
    path: "lists/:list_id",
    previewPath: "lists/:list_id/change_preview",
    params: listParamsSchema,
    body: changeListBody,
    previewAnswer: listChangeAnswer,
    work: async (unit, { params, body, userId, preview }) => {
      const { list: input, lock_version: lockVersion, despite_credential } = body;
      const target = { calloutId: params.id, listId: params.list_id, input, lockVersion };
      const despiteCredential = preview || despite_credential;
      const { change, asked } = await changeSentList(unit, { ...target, despiteCredential }, userId);
      return { asked, more: { change } };
    },
  });

  decisionRoute<OfCallout, AddListRequest>(app, ports, {
    path: "lists",
    params: idParams,
    body: addListBody,
    work: async (unit, { params: { id: calloutId }, body, userId }) => {
      const { list: input, lock_version: lockVersion } = body;
      return { asked: await addSentList(unit, { calloutId, input, lockVersion }, userId) };
    },
  });

  decisionRoute<OfList, CancelListRequest>(app, ports, {
    path: "lists/:list_id/cancel",
    params: listParamsSchema,
    body: cancelBody,
    work: async (unit, { params, body, userId }) => {
      const { reason, lock_version: lockVersion } = body;
      const target = { calloutId: params.id, listId: params.list_id, reason, lockVersion };
      return { asked: await cancelSentList(unit, target, userId) };
    },
  });

  decisionRoute<OfList, ChainRequest>(app, ports, {
    path: "lists/:list_id/standby_chain",
    params: listParamsSchema,
    body: chainBody,
    work: async (unit, { params, body, userId }) => {
      await directChain(unit, { calloutId: params.id, listId: params.list_id, action: body.action }, userId);
      return { asked: [] };
    },
  });
};
