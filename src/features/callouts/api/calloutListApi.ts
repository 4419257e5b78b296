/** Endpoints for the lists of a callout that was sent: changed, added, cancelled, and their standbys asked. */
import { adminApi } from "../../../api/adminApi.ts";
import { unwrapData } from "../../../api/unwrapData.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type ChangeCalloutRequest } from "../../../contract/shapes/calloutRequests.ts";
import {
  type AddListRequest,
  type AskAgainRequest,
  type CancelRequest,
  type ChainRequest,
  type ChangeSentListRequest,
  type DecisionPreview,
  type ListChangePreview,
  type MessagePreviewRequest,
  type MessageRequest,
} from "../../../contract/shapes/callouts/decisions.ts";
import { type ById, changed, refused } from "./calloutsApi.ts";
import { returnsCallout } from "./returnsCallout.ts";

type OfList = ById & { listId: number };
/** The Idempotency-Key: sent once more after an answer was lost, it happens once. */
type Keyed = { key: string };

const post = (url: string, body: object) => ({ url, method: "POST" as const, body });
const postOnce = (url: string, key: string, body: object) => ({
  ...post(url, body),
  headers: { "idempotency-key": key },
});

const calloutListApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** Message, fee, respond-by and notes: who would be told. */
    previewChange: build.mutation<DecisionPreview, ById & ChangeCalloutRequest>({
      query: ({ id, ...body }) => post(`/callouts/${id}/change_preview`, body),
      transformResponse: unwrapData<DecisionPreview>,
      invalidatesTags: refused,
    }),
    previewListChange: build.mutation<ListChangePreview, OfList & ChangeSentListRequest>({
      query: ({ id, listId, ...body }) => post(`/callouts/${id}/lists/${listId}/change_preview`, body),
      transformResponse: unwrapData<ListChangePreview>,
      invalidatesTags: refused,
    }),
    changeSentList: build.mutation<CalloutDetail, OfList & ChangeSentListRequest>({
      query: ({ id, listId, ...body }) => ({ url: `/callouts/${id}/lists/${listId}`, method: "PUT", body }),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
    previewAddingList: build.mutation<DecisionPreview, ById & AddListRequest>({
      query: ({ id, ...body }) => post(`/callouts/${id}/lists_preview`, body),
      transformResponse: unwrapData<DecisionPreview>,
      invalidatesTags: refused,
    }),
    addList: build.mutation<CalloutDetail, ById & AddListRequest & Keyed>({
      query: ({ id, key, ...body }) => postOnce(`/callouts/${id}/lists`, key, body),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
    previewCancellingList: build.mutation<DecisionPreview, OfList & CancelRequest>({
      query: ({ id, listId, ...body }) => post(`/callouts/${id}/lists/${listId}/cancel_preview`, body),
      transformResponse: unwrapData<DecisionPreview>,
      invalidatesTags: refused,
    }),
    cancelList: build.mutation<CalloutDetail, OfList & CancelRequest>({
      query: ({ id, listId, ...body }) => post(`/callouts/${id}/lists/${listId}/cancel`, body),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
    /** Doctors who were stood down from a list that is open again. */
    previewAskingAgain: build.mutation<DecisionPreview, ById & AskAgainRequest>({
      query: ({ id, ...body }) => post(`/callouts/${id}/ask_again_preview`, body),
      transformResponse: unwrapData<DecisionPreview>,
      invalidatesTags: refused,
    }),
    askAgain: build.mutation<CalloutDetail, ById & AskAgainRequest & Keyed>({
      query: ({ id, key, ...body }) => postOnce(`/callouts/${id}/ask_again`, key, body),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
    /** To those who offered for the list. */
    previewMessage: build.mutation<DecisionPreview, OfList & MessagePreviewRequest>({
      query: ({ id, listId, ...body }) => post(`/callouts/${id}/lists/${listId}/message_preview`, body),
      transformResponse: unwrapData<DecisionPreview>,
      invalidatesTags: refused,
    }),
    sendMessage: build.mutation<CalloutDetail, OfList & MessageRequest & Keyed>({
      query: ({ id, listId, key, ...body }) => postOnce(`/callouts/${id}/lists/${listId}/message`, key, body),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
    previewChain: build.mutation<DecisionPreview, OfList & ChainRequest>({
      query: ({ id, listId, ...body }) => post(`/callouts/${id}/lists/${listId}/standby_chain_preview`, body),
      transformResponse: unwrapData<DecisionPreview>,
      invalidatesTags: refused,
    }),
    standbyChain: build.mutation<CalloutDetail, OfList & ChainRequest & Keyed>({
      query: ({ id, listId, key, ...body }) => postOnce(`/callouts/${id}/lists/${listId}/standby_chain`, key, body),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
  }),
});

export const {
  usePreviewChangeMutation,
  usePreviewListChangeMutation,
  useChangeSentListMutation,
  usePreviewAddingListMutation,
  useAddListMutation,
  usePreviewCancellingListMutation,
  useCancelListMutation,
  usePreviewAskingAgainMutation,
  useAskAgainMutation,
  usePreviewMessageMutation,
  useSendMessageMutation,
  usePreviewChainMutation,
  useStandbyChainMutation,
} = calloutListApi;
