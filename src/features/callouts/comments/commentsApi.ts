/** Endpoints of the office's comments. What colleagues write is heard as a change of the callout, and asked for anew. */
import { adminApi } from "../../../api/adminApi.ts";
import { unwrapData } from "../../../api/unwrapData.ts";
import { type CalloutComment, type CommentRequest } from "../../../contract/shapes/callouts/comments.ts";

type ById = { id: number };

const tagOf = ({ id }: ById) => ({ type: "Callout" as const, id });
/** After a refusal what is shown was not the present. */
const refused = (_result: unknown, error: unknown, by: ById) => (error ? [tagOf(by)] : []);

/** A change is answered with all there is now. */
async function showAnswer(
  queryFulfilled: Promise<{ data: CalloutComment[] }>,
  show: (all: CalloutComment[]) => void,
): Promise<void> {
  const response = await queryFulfilled.catch(() => null);
  if (response) show(response.data);
}

const commentsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    comments: build.query<CalloutComment[], number>({
      query: (id) => `/callouts/${id}/comments`,
      transformResponse: unwrapData<CalloutComment[]>,
      providesTags: (_result, _error, id) => [tagOf({ id })],
    }),
    addComment: build.mutation<CalloutComment[], ById & CommentRequest & { key: string }>({
      query: ({ id, key, ...body }) => ({
        url: `/callouts/${id}/comments`,
        method: "POST",
        body,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<CalloutComment[]>,
      invalidatesTags: refused,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        showAnswer(queryFulfilled, (all) => dispatch(commentsApi.util.updateQueryData("comments", id, () => all))),
    }),
    changeComment: build.mutation<CalloutComment[], ById & CommentRequest & { commentId: number; key: string }>({
      query: ({ id, commentId, key, ...body }) => ({
        url: `/callouts/${id}/comments/${commentId}`,
        method: "PATCH",
        body,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<CalloutComment[]>,
      invalidatesTags: refused,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        showAnswer(queryFulfilled, (all) => dispatch(commentsApi.util.updateQueryData("comments", id, () => all))),
    }),
    deleteComment: build.mutation<CalloutComment[], ById & { commentId: number }>({
      query: ({ id, commentId }) => ({ url: `/callouts/${id}/comments/${commentId}`, method: "DELETE" }),
      transformResponse: unwrapData<CalloutComment[]>,
      invalidatesTags: refused,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        showAnswer(queryFulfilled, (all) => dispatch(commentsApi.util.updateQueryData("comments", id, () => all))),
    }),
  }),
});

export const { useCommentsQuery, useAddCommentMutation, useChangeCommentMutation, useDeleteCommentMutation } =
  commentsApi;
