/** Requests as the OpenAPI document describes them: each operation, with all that its parameters and its body may hold. */
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { PASSWORD } from "../builders.ts";
import { fc } from "../random/fc.ts";
import { type Scene } from "./fuzzScenes.ts";
import { type FuzzWorld } from "./fuzzWorld.ts";
import { type OpenApi, type Operation, type Schema } from "./openApi.ts";
import { inTime, type Method, type Plain, plainRequests } from "./plainRequests.ts";
import { inAddress } from "./twist.ts";

/** By the name of a property or parameter: values of the world that may stand there. */
type Known = Record<string, unknown[]>;

/** `noun`: what the path is about. */
function knownIn(world: FuzzWorld, noun: string, { callout, list, response, recipient }: Scene): Known {
  const { a, spare, ids, colleagues } = world;
  const doctors = a.doctors.map(({ id }) => id);
  const own: Record<string, number[]> = {
    callouts: [callout],
    lists: [spare.list, list],
    doctors,
    doctor_groups: [ids.group],
    wave_plans: [ids.plan],
    saved_views: [ids.view],
    sites: [a.site.id, spare.site],
    surgeons: [a.surgeon.id, spare.surgeon],
    notifications: [ids.notification],
    standing_lists: [ids.standingList],
    days_off: [ids.dayOff],
    users: [a.user.id, ...Object.values(colleagues).map(({ id }) => id)],
  };
  return {
    id: own[noun] ?? [1],
    ids: own[noun] ?? [1],
    rid: [response, recipient],
    uid: [ids.unavailability],
    "lists.id": [list, spare.list],
    "responses.id": [response],
    ...Object.fromEntries(
      ["doctor_id", "doctor_ids", "override_ids", "into_id", "usual_doctor_id"].map((name) => [name, doctors]),
    ),
    ...Object.fromEntries(["add", "remove", "order"].map((name) => [name, own[noun] ?? doctors])),
    callout_id: [callout],
    list_id: [list],
    recipient_id: [recipient],
    recipient_ids: [recipient],
    response_ids: [response],
    standing_list_id: [ids.standingList],
    site_id: own.sites ?? [],
    surgeon_id: own.surgeons ?? [],
    group_id: [ids.group],
    group_ids: [ids.group],
    user_id: own.users ?? [],
    lock_version: [0, 1, 2],
    email: [a.user.email, colleagues.invited.email, a.doctors[0]?.email, "new@example.test"],
    time_zone: ["Europe/London", "Pacific/Apia", "America/St_Johns", "UTC"],
    current_password: [PASSWORD],
    password: [PASSWORD, "Another-practice-2"],
    password_confirmation: [PASSWORD, "Another-practice-2"],
    phone: ["020 7946 0000"],
    mobile_phone: ["07700 900000"],
    callout_emails_phone: ["020 7946 0000"],
    callout_emails_address: ["office@example.test"],
    admin_emails_address: ["system@example.test"],
    locale: [...LANGUAGES],
    role: ["anaesthetist", "surgeon"],
    map_url: ["https://maps.example.test/?q=1"],
    redirect_url: ["http://127.0.0.1:3000/set-new-password"],
    reset_password_token: [world.secrets.password_reset],
    confirmation_token: [world.secrets.confirmation, world.secrets.email_change],
    invitation_token: [world.secrets.invitation],
    token: [world.secrets.preview, world.secrets.feed],
  };
}

const between = (from: string, to: string): fc.Arbitrary<Date> =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });
/** Near the tests' "now", since elsewhere nothing happens, and anywhere. */
const moments = fc.oneof(
  { weight: 3, arbitrary: between("2026-11-23", "2027-01-31") },
  { weight: 1, arbitrary: between("1900-01-01", "2199-12-31T23:59:59Z") },
);
const days = moments.map((at) => at.toISOString().slice(0, 10));
const instants = fc
  .tuple(moments, fc.constantFrom("Z", "+00:00", "+14:00", "-12:00", "+05:45"))
  .map(([at, zone]) => at.toISOString().slice(0, 19) + zone);

function textOf({ maxLength = 60, minLength = 0 }: Schema): fc.Arbitrary<string> {
  const [least, most] = [minLength as number, maxLength as number];
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ minLength: least, maxLength: Math.min(most, 20) }) },
    { weight: 3, arbitrary: fc.string({ unit: "grapheme", minLength: least, maxLength: Math.min(most, 10) }) },
    { weight: 1, arbitrary: fc.constantFrom("x", "İ", "é").map((letter) => letter.repeat(most)) },
  );
}

/** What such a schema allows; of what the world knows by that name more often than not. */
function valueBy(schema: Schema, known: Known, name = ""): fc.Arbitrary<unknown> {
  const { oneOf, enum: all, type, format, pattern, nullable, items, minimum, maximum } = schema;
  if (oneOf) return fc.oneof(...(oneOf as Schema[]).map((one) => valueBy(one, known, name)));
  if (nullable) {
    const arbitrary = valueBy({ ...schema, nullable: false }, known, name);
    return fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.constant(null) });
  }
  if (all) return fc.constantFrom(...(all as unknown[]));
  if (type === "boolean") return fc.boolean();
  if (type === "object") return objectOf(schema, known, name);
  if (type === "array") {
    const { minItems: minLength = 0, maxItems = 3, uniqueItems } = schema as Record<string, number>;
    const bounds = { minLength, maxLength: Math.min(maxItems, Math.max(minLength, 3)) };
    const inner = valueBy(items as Schema, known, name);
    return uniqueItems ? fc.uniqueArray(inner, bounds) : fc.array(inner, bounds);
  }
  const free = fc.oneof(freely());
  const there = known[name];
  return there?.length
    ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...there) }, { weight: 1, arbitrary: free })
    : free;

  function freely(): fc.Arbitrary<unknown> {
    if (format === "date") return days;
    if (format === "date-time") return instants;
    if (pattern) return fc.stringMatching(new RegExp(pattern as string));
    const bounds = { min: (minimum ?? 0) as number, max: (maximum ?? 2 ** 31) as number };
    if (type === "integer")
      return fc.oneof(
        fc.integer({ ...bounds, max: Math.min(bounds.max, 100) }),
        fc.maxSafeInteger().map((one) => Math.min(bounds.max, Math.max(bounds.min, Math.abs(one)))),
      );
    if (type === "number") return fc.double({ ...bounds, noNaN: true });
    return textOf(schema);
  }
}

function objectOf({ properties = {}, required = [] }: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const inner = Object.entries(properties as Record<string, Schema>).map(([key, one]) => {
    const special = `${name}.${key}`;
    return [key, valueBy(one, known, special in known ? special : key)] as const;
  });
  const requiredKeys = required as string[];
  return fc.record(Object.fromEntries(inner), { requiredKeys });
}

/** The document's operations under the names that Fastify has for them. */
export const operationsIn = ({ paths }: OpenApi): [key: string, Operation][] =>
  Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${template.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      operation,
    ]),
  );

/** A request that the document allows. */
function described(key: string, operation: Operation, world: FuzzWorld, scene: Scene): fc.Arbitrary<Plain> {
  const [method, route] = key.split(" ") as [Method, string];
  const { parameters = [], requestBody } = operation;
  const known = knownIn(world, route.split("/")[2]?.split(".")[0] ?? "", scene);
  const schema = requestBody?.content["application/json"]?.schema;
  const of = (where: string) => parameters.filter((one) => one.in === where);
  const path = fc.record(Object.fromEntries(of("path").map((one) => [one.name, valueBy(one.schema, known, one.name)])));
  const needed = of("query").filter((one) => one.required);
  const query = fc.record(
    Object.fromEntries(of("query").map((one) => [one.name, valueBy(one.schema, known, one.name)])),
    {
      requiredKeys: needed.map((one) => one.name),
    },
  );
  const body = schema ? valueBy(schema, known) : fc.constant(undefined);
  return fc.record({ path, query, body, timely: fc.nat(3) }).map((made) => {
    const at = route.replaceAll(/:(\w+)/g, (_, name: string) => inAddress(made.path[name]));
    const said = Object.entries(made.query).map(([name, value]) => `${name}=${inAddress(value)}`);
    const named = Number(/\/(\d+)(?!.*\/\d)/.exec(at)?.[1] ?? 0);
    const timely = made.timely > 0 ? inTime(made.body, world.versions.get(named) ?? 0, world) : made.body;
    const url = said.length > 0 ? `${at}?${said.join("&")}` : at;
    return { key, method, url, ...(timely === undefined || method === "GET" ? {} : { body: timely }) };
  });
}

/** What the document allows, and now and then what is known to be taken. */
export function documentRequest(document: OpenApi, world: FuzzWorld): fc.Arbitrary<Plain> {
  const scenes = fc.constantFrom(...Object.values(world.scenes));
  return fc
    .constantFrom(...operationsIn(document))
    .chain(([key, operation]) =>
      fc.oneof(
        { weight: 3, arbitrary: scenes.chain((scene) => described(key, operation, world, scene)) },
        { weight: 1, arbitrary: fc.constantFrom(...plainRequests(key, world)) },
      ),
    );
}
