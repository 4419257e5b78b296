/** Endpoints about doctors' answers: decided about one by one or several in one mail, or recorded for the doctor. */
import { adminApi } from "../../../api/adminApi.ts";
import { unwrapData } from "../../../api/unwrapData.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import {
  type DecideManyRequest,
  type DecisionPreview,
  type RecordAnswersRequest,
  type StandbyRequest,
  type StandDownRequest,
} from "../../../contract/shapes/callouts/decisions.ts";
import { type ById, changed, refused } from "./calloutsApi.ts";
import { returnsCallout } from "./returnsCallout.ts";

type AnswerSeen = { id: number; lock_version: number };
type One<Request> = Omit<Request, "lock_version"> & { responses: [AnswerSeen] };

/** Only bookings and releases are of several answers; the rank is a standby's. */
export type Decided = ById &
  (
    | DecideManyRequest
    | (One<StandbyRequest> & { decision: "standby" })
    | (One<StandDownRequest> & { decision: "not_required" })
  );

/** What is said of each answer that is decided about. */
export type DecidedAnswer = DecideManyRequest["responses"][number];

const post = (url: string, body: object) => ({ url, method: "POST" as const, body });

/** One answer has a route of its own. */
function toDecide({ id, decision, responses, ...said }: Decided, suffix: "" | "_preview" = "") {
  const [only, ...others] = responses;
  if (!only || others.length > 0) return post(`/callouts/${id}/decisions${suffix}`, { decision, responses, ...said });
  const { id: responseId, ...answer } = only;
  return post(`/callouts/${id}/responses/${responseId}/${decision}${suffix}`, { ...answer, ...said });
}

const calloutAnswersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    previewDecision: build.mutation<DecisionPreview, Decided>({
      query: (decided) => toDecide(decided, "_preview"),
      transformResponse: unwrapData<DecisionPreview>,
      invalidatesTags: refused,
    }),
    decide: build.mutation<CalloutDetail, Decided>({
      query: (decided) => toDecide(decided),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
    /** What is noted with the answers changes no mail. */
    previewRecording: build.mutation<DecisionPreview, ById & Omit<RecordAnswersRequest, "note">>({
      query: ({ id, ...body }) => post(`/callouts/${id}/answers_preview`, body),
      transformResponse: unwrapData<DecisionPreview>,
      invalidatesTags: refused,
    }),
    recordAnswers: build.mutation<CalloutDetail, ById & RecordAnswersRequest>({
      query: ({ id, ...body }) => ({ url: `/callouts/${id}/answers`, method: "PUT", body }),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
  }),
});

export const { usePreviewDecisionMutation, useDecideMutation, usePreviewRecordingMutation, useRecordAnswersMutation } =
  calloutAnswersApi;
