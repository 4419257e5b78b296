/** The route of the palette's search (product.md §4). */
import { type FastifyPluginAsync } from "fastify";
import { SEARCH_TYPES } from "../../../src/contract/search.ts";
import { forCompany } from "../../db/companyScope.ts";
import { signedIn } from "../../plugins/signedIn.ts";
import { type Ports } from "../../ports.ts";
import { search } from "./search.ts";

const querystring = {
  type: "object",
  additionalProperties: false,
  required: ["q"],
  properties: { q: { type: "string", maxLength: 100 } },
};
const hit = {
  type: "object",
  required: ["type", "id", "label", "sub", "date"],
  properties: {
    type: { type: "string", enum: SEARCH_TYPES },
    id: { type: "integer" },
    label: { type: "string" },
    sub: { type: ["string", "null"] },
    date: { type: ["string", "null"] },
  },
};
const answer = {
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", maxItems: 20, items: hit } },
};

export const searchRoutes: FastifyPluginAsync<Ports> = async (app, { database, clock }) => {
  app.get<{ Querystring: { q: string } }>(
    "/search",
    { schema: { querystring, response: { 200: answer } } },
    async (request) => ({
      data: await search(forCompany(database.db, signedIn(request).companyId), clock.now(), request.query.q),
    }),
  );
};
