/** Whatever is sent to whatever route: a refusal in its own words, never a surprise (reliability.md GS1, GS2). */
import fc from "fast-check";
import { type FastifyInstance, type InjectOptions } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { aUser } from "../../support/builders.ts";
import { type Row, TABLE, type World } from "../../support/routeTable.ts";
import { signInHeaders } from "../../support/signIn.ts";
import { testPorts } from "../../support/testPorts.ts";

const RUNS = process.env.FULL ? 10_000 : 400;
const ports = testPorts({ rateLimitFactor: 100_000 });
let app: FastifyInstance;
let world: World;

beforeEach(async () => {
  app = await buildApp(ports());
  const practice = await aPractice(ports());
  const callout = await aCallout(ports(), practice);
  const { db } = ports().database;
  const colleague = await aUser(db, { company_id: practice.companyId, status: "invited" });
  const values = { company_id: practice.companyId, name: "Group" };
  const group = await db.insertInto("doctor_groups").values(values).returning("id").executeTakeFirstOrThrow();
  const notification = await db.selectFrom("notifications").select("id").executeTakeFirstOrThrow();
  world = {
    a: practice,
    b: practice,
    ids: {
      callout: callout.id,
      list: callout.lists[0]?.id ?? 0,
      response: callout.responses[0]?.id ?? 0,
      notification: notification.id,
      user: colleague.id,
      doctor: practice.doctors[0]?.id ?? 0,
      group: group.id,
      unavailability: 1,
    },
    session: "00000000-0000-4000-8000-000000000000",
  };
});
afterEach(() => app.close());

/** Stands for a key that no literal can hold. */
const PROTO = "@@proto@@";
const deep = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], 0);
const NASTY: unknown[] = [
  ...[null, true, 0, -1, 0.5, 1e308, 2 ** 53, 2 ** 31, 99_999_999_999, -(2 ** 63)],
  ...["", " ", "\u0000", "\ud800", "x".repeat(20_000), "İ😀\u202e", "%_\\", "'; drop table users; --", "NaN"],
  ...[
    "2026-02-30",
    "2026-13-45T99:99:99Z",
    "9999-12-31T23:59:59Z",
    "-271821-04-20T00:00:00Z",
    "24:60",
    "2026-02-30T10:00:00Z",
  ],
  ...["__proto__", "constructor", "toString", "a@example.test\r\nBcc: b@example.test", "Etc/Nowhere", "xx"],
  ...[[], {}, [null], [[]], [{}], deep(1000), Array.from({ length: 5000 }, () => 1)],
  ...[{ [PROTO]: { polluted: true } }, { constructor: { prototype: { polluted: true } } }, { [PROTO]: null }],
];
const IN_ADDRESS = [
  ...["0", "-1", "1.5", "1e3", "0x10", "99999999999", "9007199254740993", "1".repeat(400), "null", "NaN", "[]"],
  ...["%00", "%ed%a0%80", "%ff", "__proto__", "constructor", "a%2fb", "%2e%2e", "", "%F0%9F%98%80", "2026-02-30", "'"],
];
const NAMES = ["page", "per_page", "q", "from", "to", "sort", "status", "tab", "after", "before", "limit", "doctor_id"];
const QUERY = [
  ...NAMES,
  "role",
  "mine",
  "type",
  "archived",
  "dry_run",
  "unbatch",
  "__proto__",
  "constructor[prototype]",
  "%00",
];

const PUBLIC: Record<string, object> = {
  "POST /admin_api/auth/sign_in": { email: "a@example.test", password: "x" },
  "POST /admin_api/auth/password": { email: "a@example.test", redirect_url: "http://127.0.0.1:3000/set-new-password" },
  "POST /admin_api/auth/confirmation": { email: "a@example.test" },
  "PUT /admin_api/complete_signup": { invitation_token: "x", email: "a@example.test", name: "N", password: "x" },
  "POST /admin_api/auth": {
    sign_up: { company_name: "Practice", name: "Anna", email: "a@example.test", phone: "020" },
  },
};

type Path = (string | number)[];
/** Every place in the body where something else could stand, the body itself included. */
const placesIn = (value: unknown, at: Path = []): Path[] => [
  at,
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))
    : []),
];
function put(value: unknown, [key, ...rest]: Path, nasty: unknown): unknown {
  if (key === undefined) return nasty;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], rest, nasty);
  return copy;
}

type Twist = {
  key: string;
  where: "body" | "beside" | "path" | "query";
  at: number;
  nasty: unknown;
  text: string;
  name: string;
};
const twist: fc.Arbitrary<Twist> = fc.record({
  key: fc.constantFrom(...Object.keys(TABLE)),
  where: fc.constantFrom("body", "beside", "path", "query"),
  at: fc.nat(1000),
  nasty: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...NASTY) }, { weight: 1, arbitrary: fc.jsonValue() }),
  text: fc.constantFrom(...IN_ADDRESS),
  name: fc.constantFrom(...QUERY),
});

/** A refusal that named this parameter was itself a surprise. */
const ONCE_SEEN: Twist = {
  key: "GET /admin_api/callouts",
  where: "query",
  at: 0,
  nasty: null,
  text: "0",
  name: "__proto__",
};

function bodyOf(key: string, row: Row): unknown {
  if (row === "public") return PUBLIC[key] ?? {};
  return "own" in row ? row.own(world) : row.body?.(world);
}

function twisted({ key, where, at, nasty, text, name }: Twist, headers: Record<string, string>): InjectOptions {
  const [method, route] = key.split(" ") as [NonNullable<InjectOptions["method"]>, string];
  const row = TABLE[key] ?? "public";
  const plain = row !== "public" && "path" in row ? row.path(world) : route;
  const url = where === "path" ? plain.replaceAll(/\/(\d+|:\w+)(?=[/.]|$)/g, `/${text}`) : plain;
  const body = bodyOf(key, row);
  const places = placesIn(body);
  const sent =
    where === "beside"
      ? put(body, [...(places[at % places.length] ?? []), PROTO], nasty)
      : put(body, places[at % places.length] ?? [], nasty);
  const payload = where === "body" || where === "beside" ? sent : body;
  const said = payload === undefined || method === "GET" ? undefined : JSON.stringify(payload);
  return {
    method,
    url: where === "query" ? `${url}?${name}=${text}&${name}=${text}` : url,
    headers: { ...headers, ...(said === undefined ? {} : { "content-type": "application/json" }) },
    ...(said === undefined ? {} : { payload: said.replaceAll(PROTO, "__proto__") }),
  };
}

test("no body, query or path makes any route fail, and none reaches the prototype of things", async () => {
  const shapes = Object.getOwnPropertyNames(Object.prototype);
  await fc.assert(
    fc.asyncProperty(twist, async (one) => {
      const scope = one.key.endsWith("PUT /admin_api/auth/password") ? "password_reset" : "full";
      const headers = await signInHeaders(ports(), world.a.user, scope);
      const answer = await app.inject(twisted(one, headers));
      expect({ status: Math.floor(answer.statusCode / 100), body: answer.body }).not.toMatchObject({ status: 5 });
      expect(answer.body).not.toMatch(/node_modules|\.ts:\d|at async/);
    }),
    { numRuns: RUNS, examples: [[ONCE_SEEN]] },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(shapes);
  expect({}).not.toHaveProperty("polluted");
});
