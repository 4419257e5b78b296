/** Routes of the office's comments on a callout. */
import { IdParams } from "../../../src/contract/shapes/base.ts";
import { CommentParams, CommentRequest, CommentsResponse } from "../../../src/contract/shapes/callouts/comments.ts";
import { forCompany } from "../../db/companyScope.ts";
import { byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { showComments } from "./showComments.ts";
import { addComment, deleteComment } from "./writeComment.ts";

const response = { 200: CommentsResponse };

export const commentsRoutes: Routes = async (app, ports) => {
  app.get("/callouts/:id/comments", { schema: { params: IdParams, response } }, async (request) => ({
    data: await showComments(forCompany(ports.database.db, signedIn(request).companyId), request.params.id),
  }));
  app.post("/callouts/:id/comments", { schema: { params: IdParams, body: CommentRequest, response } }, (request) =>
    runIdempotently(ports, request, async (unit) => {
      const { id: calloutId } = request.params;
      await addComment(unit, byWhom(request), { calloutId, ...request.body });
      return { data: await showComments(unit.tx, calloutId) };
    }),
  );
  app.delete("/callouts/:id/comments/:comment_id", { schema: { params: CommentParams, response } }, (request) =>
    runIdempotently(ports, request, async (unit) => {
      const { id: calloutId, comment_id: commentId } = request.params;
      await deleteComment(unit, byWhom(request), { calloutId, commentId });
      return { data: await showComments(unit.tx, calloutId) };
    }),
  );
};
