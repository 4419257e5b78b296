/** Endpoints of ringing round. What colleagues do is heard as a change of the callout, and asked for anew. */
import { adminApi } from "../../../api/adminApi.ts";
import { unwrapData } from "../../../api/unwrapData.ts";
import {
  type EndCallRequest,
  type RingRound,
  type TakeCallRequest,
} from "../../../contract/shapes/callouts/ringRound.ts";

type ById = { id: number };

const tagOf = ({ id }: ById) => ({ type: "Callout" as const, id });
/** After a refusal too: what is shown was not the present. */
const changed = (_result: unknown, _error: unknown, by: ById) => [tagOf(by)];
/** A no is an answer, which the list of callouts counts. */
const ended = (_result: unknown, _error: unknown, by: ById) => ["Callouts" as const, tagOf(by)];

const ringRoundApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    ringRound: build.query<RingRound, number>({
      query: (id) => `/callouts/${id}/ring_round`,
      transformResponse: unwrapData<RingRound>,
      providesTags: (_result, _error, id) => [tagOf({ id })],
    }),
    takeCall: build.mutation<RingRound, ById & TakeCallRequest>({
      query: ({ id, ...body }) => ({ url: `/callouts/${id}/ring_round/calls`, method: "POST", body }),
      transformResponse: unwrapData<RingRound>,
      invalidatesTags: changed,
    }),
    endCall: build.mutation<RingRound, ById & { callId: number } & EndCallRequest>({
      query: ({ id, callId, ...body }) => ({ url: `/callouts/${id}/ring_round/calls/${callId}`, method: "PUT", body }),
      transformResponse: unwrapData<RingRound>,
      invalidatesTags: ended,
    }),
  }),
});

export const { useRingRoundQuery, useTakeCallMutation, useEndCallMutation } = ringRoundApi;
