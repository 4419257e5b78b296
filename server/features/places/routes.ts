/** Routes of sites and surgeons: what a list can be at and whose it can be. */
import { type TSchema } from "typebox";
import { IdParams, Success } from "../../../src/contract/shapes/base.ts";
import {
  ChangeSiteRequest,
  ChangeSurgeonRequest,
  PlacesQuery,
  ShelvedSiteResponse,
  ShelvedSurgeonResponse,
  type SiteInput,
  SiteRequest,
  SiteResponse,
  SitesResponse,
  type SurgeonInput,
  SurgeonRequest,
  SurgeonResponse,
  SurgeonsResponse,
} from "../../../src/contract/shapes/places.ts";
import { forCompany } from "../../db/companyScope.ts";
import { type By, byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { type Routes, type TypedApp } from "../../http/typedRoutes.ts";
import { type CompanyWork, inCompany, type Ports } from "../../platform/ports.ts";
import { type Kind, lockUnchanged, placeDiff, placeName, removePlace, shelve, showPlace, tell } from "./places.ts";
import { insertSite, listSites, updateSite } from "./sites.ts";
import { insertSurgeon, listSurgeons, updateSurgeon } from "./surgeons.ts";

type Changed<Input> = Input & { lock_version: number };
type PlaceKind<Input> = {
  kind: Kind;
  schemas: Record<"one" | "many" | "shelved" | "request" | "change", TSchema>;
  list: typeof listSites | typeof listSurgeons;
  insert: (unit: CompanyWork, by: By, input: Input) => Promise<number>;
  update: (unit: CompanyWork, by: By, id: number, input: Changed<Input>) => Promise<void>;
};

/** Reading, adding and changing. */
function savingRoutes<Input>(app: TypedApp, ports: Ports, place: PlaceKind<Input>): void {
  const { kind, schemas } = place;
  app.get(`/${kind}s`, { schema: { querystring: PlacesQuery, response: { 200: schemas.many } } }, async (request) => ({
    data: await place.list(forCompany(ports.database.db, signedIn(request).companyId), request.query),
  }));
  app.post<{ Body: Record<string, Input> }>(
    `/${kind}s`,
    { schema: { body: schemas.request, response: { 201: schemas.one } } },
    async (request, reply) => {
      const response = await runIdempotently(ports, request, async (unit) => {
        const id = await place.insert(unit, byWhom(request), request.body[kind] as Input);
        const data = await showPlace(unit, kind, id);
        await tell(unit, byWhom(request), { action: `${kind}_created`, kind, id, name: placeName(data) });
        return { data };
      });
      return reply.code(201).send(response);
    },
  );
  app.put<{ Params: { id: number }; Body: Record<string, Changed<Input>> }>(
    `/${kind}s/:id`,
    { schema: { params: IdParams, body: schemas.change, response: { 200: schemas.one } } },
    (request) =>
      runIdempotently(ports, request, async (unit) => {
        const { id } = request.params;
        const input = request.body[kind] as Changed<Input>;
        const before = await lockUnchanged(unit, kind, id, input.lock_version);
        await place.update(unit, byWhom(request), id, input);
        const data = await showPlace(unit, kind, id);
        const diff = placeDiff(before, data);
        await tell(unit, byWhom(request), { action: `${kind}_changed`, kind, id, name: placeName(data), diff });
        return { data };
      }),
  );
}

/** Putting away, bringing back, removing. */
function shelvingRoutes(app: TypedApp, ports: Ports, { kind, schemas }: PlaceKind<never>): void {
  for (const act of ["archive", "restore"] as const)
    app.post(`/${kind}s/:id/${act}`, { schema: { params: IdParams, response: { 200: schemas.shelved } } }, (request) =>
      inCompany(ports, signedIn(request).companyId, async (unit) => {
        const { id } = request.params;
        const changed = await shelve(unit, byWhom(request), kind, id, act === "archive");
        return { data: { ...(await showPlace(unit, kind, id)), ...(changed ? {} : { unchanged: true }) } };
      }),
    );
  app.delete(`/${kind}s/:id`, { schema: { params: IdParams, response: { 200: Success } } }, async (request) => {
    await inCompany(ports, signedIn(request).companyId, (unit) =>
      removePlace(unit, byWhom(request), kind, request.params.id),
    );
    return { success: true };
  });
}

const SITES: PlaceKind<SiteInput> = {
  kind: "site",
  schemas: {
    one: SiteResponse,
    shelved: ShelvedSiteResponse,
    many: SitesResponse,
    request: SiteRequest,
    change: ChangeSiteRequest,
  },
  list: listSites,
  insert: insertSite,
  update: updateSite,
};
const SURGEONS: PlaceKind<SurgeonInput> = {
  kind: "surgeon",
  schemas: {
    one: SurgeonResponse,
    shelved: ShelvedSurgeonResponse,
    many: SurgeonsResponse,
    request: SurgeonRequest,
    change: ChangeSurgeonRequest,
  },
  list: listSurgeons,
  insert: insertSurgeon,
  update: updateSurgeon,
};

export const placesRoutes: Routes = async (app, ports) => {
  savingRoutes(app, ports, SITES);
  savingRoutes(app, ports, SURGEONS);
  shelvingRoutes(app, ports, SITES);
  shelvingRoutes(app, ports, SURGEONS);
};
