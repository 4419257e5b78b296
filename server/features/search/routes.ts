/** The route of the palette's search. */
import { SearchQuery, SearchResponse } from "../../../src/contract/shapes/search.ts";
import { forCompany } from "../../db/companyScope.ts";
import { signedIn } from "../../http/currentSession.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { search } from "./search.ts";

export const searchRoutes: Routes = async (app, { database, clock }) => {
  app.get("/search", { schema: { querystring: SearchQuery, response: { 200: SearchResponse } } }, async (request) => ({
    data: await search(forCompany(database.db, signedIn(request).companyId), clock.now(), request.query.q),
  }));
};
