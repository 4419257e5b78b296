/** Routes of the lists of a callout that was sent: changed, added, called off alone, their standbys asked, those who offered written to. */
import { IdParams } from "../../../../src/contract/shapes/base.ts";
import {
  AddListRequest,
  CancelRequest,
  ChainRequest,
  ChangeSentListRequest,
  ListChangePreviewResponse,
  MessagePreviewRequest,
  MessageRequest,
  SentListParams,
} from "../../../../src/contract/shapes/callouts/decisions.ts";
import { type ListRecord } from "../../../domain/records.ts";
import { invalid } from "../../../http/problem.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { notesOnLists } from "../../lists/public.ts";
import { changeSentList } from "../changes/changeSentList.ts";
import { movedTo } from "../changes/moveRespondBy.ts";
import { addSentList, cancelSentList } from "../changes/sentLists.ts";
import { writeToOffered } from "../decisions/writeToOffered.ts";
import { directChain } from "../standbys/directChain.ts";
import { decisionRoute } from "./decisionRoute.ts";

const notesOn = async ({ tx }: CompanyWork, list: ListRecord) => ({
  list_notes: (await notesOnLists(tx, [list])).flat(),
});

export const sentListRoutes: Routes = async (app, ports) => {
  decisionRoute(app, ports, {
    method: "PUT",
    path: "lists/:list_id",
    previewPath: "lists/:list_id/change_preview",
    params: SentListParams,
    body: ChangeSentListRequest,
    previewResponse: ListChangePreviewResponse,
    work: async (unit, { params, body, userId, preview }) => {
      const { list: input, lock_version: lockVersion, despite_credential } = body;
      const target = { calloutId: params.id, listId: params.list_id, input, lockVersion };
      const despiteCredential = preview || despite_credential;
      const { change, list, respondBy, asked } = await changeSentList(unit, { ...target, despiteCredential }, userId);
      return { asked, more: { change, ...movedTo(respondBy), ...(preview ? await notesOn(unit, list) : {}) } };
    },
  });

  decisionRoute(app, ports, {
    path: "lists",
    params: IdParams,
    body: AddListRequest,
    work: async (unit, { params: { id: calloutId }, body, userId, preview }) => {
      const { list: input, lock_version: lockVersion } = body;
      const { list, respondBy, asked } = await addSentList(unit, { calloutId, input, lockVersion }, userId);
      return { asked, more: { ...movedTo(respondBy), ...(preview ? await notesOn(unit, list) : {}) } };
    },
  });

  decisionRoute(app, ports, {
    path: "lists/:list_id/cancel",
    params: SentListParams,
    body: CancelRequest,
    work: async (unit, { params, body, userId }) => {
      const { reason, lock_version: lockVersion } = body;
      const target = { calloutId: params.id, listId: params.list_id, reason, lockVersion };
      return { asked: await cancelSentList(unit, target, userId) };
    },
  });

  decisionRoute(app, ports, {
    path: "lists/:list_id/message",
    params: SentListParams,
    body: MessageRequest,
    previewBody: MessagePreviewRequest,
    work: async (unit, { params, body, userId, preview }) => {
      const { response_ids: responseIds, message = "" } = body;
      if (!preview && message.trim() === "") throw invalid({ message: ["can't be blank"] });
      await writeToOffered(unit, { calloutId: params.id, listId: params.list_id, responseIds, message }, userId);
      return { asked: [] };
    },
  });

  decisionRoute(app, ports, {
    path: "lists/:list_id/standby_chain",
    params: SentListParams,
    body: ChainRequest,
    work: async (unit, { params, body, userId }) => {
      await directChain(unit, { calloutId: params.id, listId: params.list_id, ...body }, userId);
      return { asked: [] };
    },
  });
};
