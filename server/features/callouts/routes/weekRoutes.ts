/** GET /lists: the lists of some days, with the callouts that ask for them. */
import { ListsResponse } from "../../../../src/contract/shapes/calloutList.ts";
import { ListsQuery } from "../../../../src/contract/shapes/calloutRequests.ts";
import { forCompany } from "../../../db/companyScope.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { listWeek } from "../list/listWeek.ts";

export const weekRoutes: Routes = async (app, { database }) => {
  app.get("/lists", { schema: { querystring: ListsQuery, response: { 200: ListsResponse } } }, async (request) => ({
    data: await listWeek(forCompany(database.db, signedIn(request).companyId), request.query),
  }));
};
