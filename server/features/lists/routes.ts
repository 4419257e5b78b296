/** Routes of lists by themselves: seeing, making, changing and removing one. */
import { IdParams, Success, VersionQuery } from "../../../src/contract/shapes/base.ts";
import { ChangeListRequest, ListRequest, ListResponse } from "../../../src/contract/shapes/calloutList.ts";
import { forCompany } from "../../db/companyScope.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { inCompany } from "../../platform/ports.ts";
import { changeList, createList, deleteList } from "./changeList.ts";
import { showNoted } from "./showNoted.ts";

const goes = { params: IdParams, querystring: VersionQuery, response: { 200: Success } };
const shows = { params: IdParams, response: { 200: ListResponse } };

const readingRoutes: Routes = async (app, { database }) => {
  app.get("/lists/:id", { schema: shows }, async (request) => ({
    data: await showNoted(forCompany(database.db, signedIn(request).companyId), request.params.id),
  }));
};

const changingRoutes: Routes = async (app, ports) => {
  app.post("/lists", { schema: { body: ListRequest, response: { 201: ListResponse } } }, async (request, reply) => {
    const by = { userId: signedIn(request).userId };
    const response = await runIdempotently(ports, request, async (unit) => ({
      data: await showNoted(unit.tx, await createList(unit, request.body.list, by)),
    }));
    return reply.code(201).send(response);
  });
  app.put("/lists/:id", { schema: { ...shows, body: ChangeListRequest } }, (request) => {
    const { userId } = signedIn(request);
    const { id } = request.params;
    return runIdempotently(ports, request, async (unit) => {
      await changeList(unit, { id, ...request.body }, { userId });
      return { data: await showNoted(unit.tx, id) };
    });
  });
  app.delete("/lists/:id", { schema: goes }, async (request) => {
    const { companyId, userId } = signedIn(request);
    await inCompany(ports, companyId, (unit) => deleteList(unit, { ...request.params, ...request.query }, { userId }));
    return { success: true };
  });
};

export const listsRoutes: Routes = async (app, ports) => {
  await readingRoutes(app, ports);
  await changingRoutes(app, ports);
};
