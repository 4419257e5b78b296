/** Routes of doctors and their groups (product.md §2.3, §4): whom the practice can ask. */
import { type FastifyPluginAsync } from "fastify";
import { DOCTOR_STATUSES } from "../../../src/contract/doctor.ts";
import { PER_PAGE_MAX } from "../../../src/contract/page.ts";
import { forCompany } from "../../db/companyScope.ts";
import { signedIn } from "../../plugins/signedIn.ts";
import { type Ports } from "../../ports.ts";
import { type DoctorsQuery, listDoctors } from "./listDoctors.ts";

const id = { type: "integer" };
const text = { type: "string" };
const maybeText = { type: ["string", "null"] };
const object = (properties: Record<string, unknown>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});
const group = object({ id, name: text, doctors: { type: "integer" } });

const doctor = object({
  id,
  name: text,
  title: maybeText,
  first_name: text,
  last_name: text,
  grade: maybeText,
  email: text,
  mobile_phone: maybeText,
  role: text,
  status: text,
  email_state: text,
  locale: text,
  groups: { type: "array", items: object({ id, name: text }) },
  last_response_at: { type: ["string", "null"], description: "ISO-8601, UTC" },
  lock_version: { type: "integer" },
});

const querystring = {
  type: "object",
  additionalProperties: false,
  properties: {
    q: { type: "string", maxLength: 100 },
    group_id: { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    status: { type: "string", enum: DOCTOR_STATUSES },
    page: { type: "integer", minimum: 1, maximum: 1_000_000 },
    per_page: { type: "integer", minimum: 1, maximum: PER_PAGE_MAX },
  },
};

const doctorsAnswer = object({
  data: { type: "array", items: doctor },
  meta: object({ page: { type: "integer" }, per_page: { type: "integer" }, total: { type: "integer" } }),
});

export const doctorsRoutes: FastifyPluginAsync<Ports> = async (app, { database }) => {
  app.get<{ Querystring: DoctorsQuery }>(
    "/doctors",
    { schema: { querystring, response: { 200: doctorsAnswer } } },
    (request) => listDoctors(forCompany(database.db, signedIn(request).companyId), request.query),
  );
  app.get(
    "/doctor_groups",
    { schema: { response: { 200: object({ data: { type: "array", items: group } }) } } },
    async (request) => {
      const groups = await forCompany(database.db, signedIn(request).companyId)
        .selectFrom("doctor_groups")
        .leftJoin("doctor_group_members as member", "member.group_id", "doctor_groups.id")
        .leftJoin("doctors", (on) =>
          on.onRef("doctors.id", "=", "member.doctor_id").on("doctors.status", "=", "active"),
        )
        .select(["doctor_groups.id", "doctor_groups.name"])
        .select((e) => e.fn.count<number>("doctors.id").as("doctors"))
        .groupBy(["doctor_groups.id", "doctor_groups.name"])
        .orderBy("doctor_groups.name")
        .execute();
      return { data: groups };
    },
  );
};
