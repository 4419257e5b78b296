/** Routes of lists by themselves: seeing, making, changing and removing one. */
import { type FastifyPluginAsync } from "fastify";
import { type ChangeListRequest, type ListRequest } from "../../../src/contract/list.ts";
import { forCompany } from "../../db/companyScope.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { successAnswer } from "../../http/jsonSchema.ts";
import { idParams as byId } from "../../http/requestSchemas.ts";
import { inCompany, type Ports } from "../../platform/ports.ts";
import { changeList, createList, deleteList } from "./changeList.ts";
import { changeListBody, listAnswer, newListBody } from "./listSchemas.ts";
import { showList } from "./showLists.ts";

type ById<Body = unknown> = { Params: { id: number }; Body: Body };
const shows = { params: byId, response: { 200: listAnswer } };

const readingRoutes: FastifyPluginAsync<Ports> = async (app, { database }) => {
  app.get<ById>("/lists/:id", { schema: shows }, async (request) => ({
    data: await showList(forCompany(database.db, signedIn(request).companyId), request.params.id),
  }));
};

const changingRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  app.post<{ Body: ListRequest }>(
    "/lists",
    { schema: { body: newListBody, response: { 201: listAnswer } } },
    async (request, reply) => {
      const by = { userId: signedIn(request).userId };
      const answer = await runIdempotently(ports, request, async (unit) => ({
        data: await showList(unit.tx, await createList(unit, request.body.list, by)),
      }));
      return reply.code(201).send(answer);
    },
  );
  app.put<ById<ChangeListRequest>>("/lists/:id", { schema: { ...shows, body: changeListBody } }, (request) => {
    const { companyId, userId } = signedIn(request);
    const { id } = request.params;
    return inCompany(ports, companyId, async (unit) => {
      await changeList(unit, { id, ...request.body }, { userId });
      return { data: await showList(unit.tx, id) };
    });
  });
  app.delete<ById>("/lists/:id", { schema: { params: byId, response: { 200: successAnswer } } }, async (request) => {
    const { companyId, userId } = signedIn(request);
    await inCompany(ports, companyId, (unit) => deleteList(unit, request.params.id, { userId }));
    return { success: true };
  });
};

export const listsRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  await readingRoutes(app, ports);
  await changingRoutes(app, ports);
};
