/** Routes of the views of the callouts table that people keep. */
import { IdParams, Success, VersionQuery } from "../../../src/contract/shapes/base.ts";
import {
  ChangeSavedViewRequest,
  SavedViewRequest,
  SavedViewResponse,
  SavedViewsResponse,
} from "../../../src/contract/shapes/savedViews.ts";
import { forCompany } from "../../db/companyScope.ts";
import { byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { inCompany } from "../../platform/ports.ts";
import { changeView, createView, deleteView, listViews, showView } from "./savedViews.ts";

export const savedViewsRoutes: Routes = async (app, ports) => {
  app.get("/saved_views", { schema: { response: { 200: SavedViewsResponse } } }, async (request) => {
    const { companyId, userId } = signedIn(request);
    return { data: await listViews(forCompany(ports.database.db, companyId), userId) };
  });
  app.post(
    "/saved_views",
    { schema: { body: SavedViewRequest, response: { 201: SavedViewResponse } } },
    async (request, reply) => {
      const by = byWhom(request);
      const response = await runIdempotently(ports, request, async (unit) => ({
        data: await showView(unit.tx, by.userId, await createView(unit, by, request.body)),
      }));
      return reply.code(201).send(response);
    },
  );
  app.patch(
    "/saved_views/:id",
    { schema: { params: IdParams, body: ChangeSavedViewRequest, response: { 200: SavedViewResponse } } },
    (request) => {
      const by = byWhom(request);
      const { id } = request.params;
      return runIdempotently(ports, request, async (unit) => ({
        data: await changeView(unit, by, id, request.body),
      }));
    },
  );
  app.delete(
    "/saved_views/:id",
    { schema: { params: IdParams, querystring: VersionQuery, response: { 200: Success } } },
    async (request) => {
      const { companyId } = signedIn(request);
      const view = { ...request.params, ...request.query };
      await inCompany(ports, companyId, (unit) => deleteView(unit, byWhom(request), view));
      return { success: true };
    },
  );
};
