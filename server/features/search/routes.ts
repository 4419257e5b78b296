/** The route of the palette's search. */
import { type FastifyPluginAsync } from "fastify";
import { SEARCH_TYPES } from "../../../src/contract/search.ts";
import { forCompany } from "../../db/companyScope.ts";
import { signedIn } from "../../http/currentSession.ts";
import { arrayOf, dataOf, id, maybeText, object, text } from "../../http/jsonSchema.ts";
import { strict } from "../../http/requestSchemas.ts";
import { type Ports } from "../../platform/ports.ts";
import { search } from "./search.ts";

const querystring = strict({ q: { type: "string", maxLength: 100 } });
const hit = object({ type: { type: "string", enum: SEARCH_TYPES }, id, label: text, sub: maybeText, date: maybeText });
const answer = dataOf({ ...arrayOf(hit), maxItems: 20 });

export const searchRoutes: FastifyPluginAsync<Ports> = async (app, { database, clock }) => {
  app.get<{ Querystring: { q: string } }>(
    "/search",
    { schema: { querystring, response: { 200: answer } } },
    async (request) => ({
      data: await search(forCompany(database.db, signedIn(request).companyId), clock.now(), request.query.q),
    }),
  );
};
