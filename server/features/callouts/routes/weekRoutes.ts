/** GET /lists: the lists of some days, with the callouts that ask for them. */
import { type FastifyPluginAsync } from "fastify";
import { type ListsQuery } from "../../../../src/contract/list.ts";
import { forCompany } from "../../../db/companyScope.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { daySchema } from "../../../http/dateSchemas.ts";
import { strict } from "../../../http/requestSchemas.ts";
import { type Ports } from "../../../platform/ports.ts";
import { listsAnswer } from "../../lists/public.ts";
import { listWeek } from "../list/listWeek.ts";
import { calloutsQuerySchema } from "./requestSchemas.ts";

/** A week has neither tabs nor pages, and its days are always said. */
const { tab, page, per_page, sort, from, to, ...filters } = calloutsQuerySchema.properties as Record<string, unknown>;
const listsQuerySchema = strict({ from: daySchema, to: daySchema }, filters);

export const weekRoutes: FastifyPluginAsync<Ports> = async (app, { database }) => {
  app.get<{ Querystring: ListsQuery }>(
    "/lists",
    { schema: { querystring: listsQuerySchema, response: { 200: listsAnswer } } },
    async (request) => ({
      data: await listWeek(forCompany(database.db, signedIn(request).companyId), request.query),
    }),
  );
};
