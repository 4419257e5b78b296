/** Routes of the office's comments on a callout. */
import { type FastifyRequest } from "fastify";
import { IdParams } from "../../../src/contract/shapes/base.ts";
import { CommentParams, CommentRequest, CommentsResponse } from "../../../src/contract/shapes/callouts/comments.ts";
import { forCompany } from "../../db/companyScope.ts";
import { byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { showComments } from "./showComments.ts";
import { addComment, changeComment, deleteComment } from "./writeComment.ts";

const response = { 200: CommentsResponse };
/** All that is kept of an answer, since whoever deletes a comment wants its words gone: the list is read anew. */
const DONE = { success: true };

export const commentsRoutes: Routes = async (app, ports) => {
  const answer = async (request: FastifyRequest, calloutId: number) => ({
    data: await showComments(forCompany(ports.database.db, signedIn(request).companyId), calloutId),
  });
  app.get("/callouts/:id/comments", { schema: { params: IdParams, response } }, (request) =>
    answer(request, request.params.id),
  );
  app.post(
    "/callouts/:id/comments",
    { schema: { params: IdParams, body: CommentRequest, response } },
    async (request) => {
      const { id: calloutId } = request.params;
      await runIdempotently(ports, request, async (unit) => {
        await addComment(unit, byWhom(request), { calloutId, ...request.body });
        return DONE;
      });
      return answer(request, calloutId);
    },
  );
  app.patch(
    "/callouts/:id/comments/:comment_id",
    { schema: { params: CommentParams, body: CommentRequest, response } },
    async (request) => {
      const { id: calloutId, comment_id: commentId } = request.params;
      await runIdempotently(ports, request, async (unit) => {
        await changeComment(unit, byWhom(request), { calloutId, commentId, ...request.body });
        return DONE;
      });
      return answer(request, calloutId);
    },
  );
  app.delete("/callouts/:id/comments/:comment_id", { schema: { params: CommentParams, response } }, async (request) => {
    const { id: calloutId, comment_id: commentId } = request.params;
    await runIdempotently(ports, request, async (unit) => {
      await deleteComment(unit, byWhom(request), { calloutId, commentId });
      return DONE;
    });
    return answer(request, calloutId);
  });
};
