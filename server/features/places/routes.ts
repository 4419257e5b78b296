/** Routes of sites and surgeons: what a list can be at and whose it can be. */
import { type FastifyInstance, type FastifyPluginAsync } from "fastify";
import { type SiteInput, type SurgeonInput } from "../../../src/contract/places.ts";
import { forCompany } from "../../db/companyScope.ts";
import { type By, byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type CompanyWork, inCompany, type Ports } from "../../platform/ports.ts";
import {
  type PlaceSchemas,
  placeParams,
  placesQuery,
  removedAnswer,
  siteSchemas,
  surgeonSchemas,
} from "./placeSchemas.ts";
import { type Kind, lockUnchanged, nameOf, placeDiff, removePlace, shelve, showPlace, tell } from "./places.ts";
import { insertSite, listSites, updateSite } from "./sites.ts";
import { insertSurgeon, listSurgeons, updateSurgeon } from "./surgeons.ts";

type Changed<Input> = Input & { lock_version: number };
type PlaceKind<Input> = {
  kind: Kind;
  schemas: PlaceSchemas;
  list: typeof listSites | typeof listSurgeons;
  insert: (unit: CompanyWork, by: By, input: Input) => Promise<number>;
  update: (unit: CompanyWork, by: By, id: number, input: Changed<Input>) => Promise<void>;
};
type One = { Params: { id: number } };

/** Reading, adding and changing. */
function savingRoutes<Input>(app: FastifyInstance, ports: Ports, place: PlaceKind<Input>): void {
  const { kind, schemas } = place;
  app.get<{ Querystring: { archived?: boolean } }>(
    `/${kind}s`,
    { schema: { querystring: placesQuery, response: { 200: schemas.many } } },
    async (request) => ({
      data: await place.list(forCompany(ports.database.db, signedIn(request).companyId), request.query),
    }),
  );
  app.post<{ Body: Record<string, Input> }>(
    `/${kind}s`,
    { schema: { body: schemas.newBody, response: { 201: schemas.one } } },
    async (request, reply) => {
      const answer = await runIdempotently(ports, request, async (unit) => {
        const id = await place.insert(unit, byWhom(request), request.body[kind] as Input);
        const data = await showPlace(unit, kind, id);
        await tell(unit, byWhom(request), { action: `${kind}_created`, kind, id, name: nameOf(data) });
        return { data };
      });
      return reply.code(201).send(answer);
    },
  );
  app.put<One & { Body: Record<string, Changed<Input>> }>(
    `/${kind}s/:id`,
    { schema: { params: placeParams, body: schemas.body, response: { 200: schemas.one } } },
    (request) =>
      inCompany(ports, signedIn(request).companyId, async (unit) => {
        const { id } = request.params;
        const input = request.body[kind] as Changed<Input>;
        const before = await lockUnchanged(unit, kind, id, input.lock_version);
        await place.update(unit, byWhom(request), id, input);
        const data = await showPlace(unit, kind, id);
        const diff = placeDiff(before, data);
        await tell(unit, byWhom(request), { action: `${kind}_changed`, kind, id, name: nameOf(data), diff });
        return { data };
      }),
  );
}

/** Putting away, bringing back, removing. */
function shelvingRoutes(app: FastifyInstance, ports: Ports, { kind, schemas }: PlaceKind<never>): void {
  for (const act of ["archive", "restore"] as const)
    app.post<One>(
      `/${kind}s/:id/${act}`,
      { schema: { params: placeParams, response: { 200: schemas.one } } },
      (request) =>
        inCompany(ports, signedIn(request).companyId, async (unit) => {
          await shelve(unit, byWhom(request), kind, request.params.id, act === "archive");
          return { data: await showPlace(unit, kind, request.params.id) };
        }),
    );
  app.delete<One>(
    `/${kind}s/:id`,
    { schema: { params: placeParams, response: { 200: removedAnswer } } },
    async (request) => {
      await inCompany(ports, signedIn(request).companyId, (unit) =>
        removePlace(unit, byWhom(request), kind, request.params.id),
      );
      return { success: true };
    },
  );
}

const SITES: PlaceKind<SiteInput> = {
  kind: "site",
  schemas: siteSchemas,
  list: listSites,
  insert: insertSite,
  update: updateSite,
};
const SURGEONS: PlaceKind<SurgeonInput> = {
  kind: "surgeon",
  schemas: surgeonSchemas,
  list: listSurgeons,
  insert: insertSurgeon,
  update: updateSurgeon,
};

export const placesRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  savingRoutes(app, ports, SITES);
  savingRoutes(app, ports, SURGEONS);
  shelvingRoutes(app, ports, SITES);
  shelvingRoutes(app, ports, SURGEONS);
};
