/** Routes of sites and surgeons (product.md §2.4): what a list can be at and whose it can be. Archived ones are left out. */
import { type FastifyPluginAsync } from "fastify";
import { forCompany } from "../../db/companyScope.ts";
import { signedIn } from "../../plugins/signedIn.ts";
import { type Ports } from "../../ports.ts";

const text = { type: "string" };
const rows = (properties: Record<string, unknown>) => ({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: { type: "object", required: Object.keys(properties), properties } } },
});

const sites = rows({
  id: { type: "integer" },
  name: text,
  short_name: text,
  time_zone: text,
  theatres: { type: "array", items: text },
});
const surgeons = rows({ id: { type: "integer" }, display_name: text, specialty: { type: ["string", "null"] } });

export const placesRoutes: FastifyPluginAsync<Ports> = async (app, { database }) => {
  app.get("/sites", { schema: { response: { 200: sites } } }, async (request) => ({
    data: await forCompany(database.db, signedIn(request).companyId)
      .selectFrom("sites")
      .select(["id", "name", "short_name", "time_zone", "theatres"])
      .where("archived_at", "is", null)
      .orderBy("name")
      .execute(),
  }));
  app.get("/surgeons", { schema: { response: { 200: surgeons } } }, async (request) => ({
    data: await forCompany(database.db, signedIn(request).companyId)
      .selectFrom("surgeons")
      .select(["id", "display_name", "specialty"])
      .where("archived_at", "is", null)
      .orderBy("display_name")
      .execute(),
  }));
};
