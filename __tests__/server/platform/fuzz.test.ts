/** Whatever is sent to whatever route: a refusal in its own words, never a surprise. */

import { type FastifyInstance, type InjectOptions } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { fc } from "../../support/fc.ts";
import { bodyOf, everyKind, type Path, put, scopeOf } from "../../support/fuzzWorld.ts";
import { TABLE, type World } from "../../support/routeTable.ts";
import { signInHeaders } from "../../support/signIn.ts";
import { testPorts } from "../../support/testPorts.ts";

/** In parts, since all of them take long. */
const PARTS = process.env.FULL ? [1, 2, 3, 4] : [1];
const RUNS = process.env.FULL ? 5_000 : 400;
/** The same requests every time: what fails today fails tomorrow. */
const SEED = 20_261_124;
const ports = testPorts({ rateLimitFactor: 100_000 });
let app: FastifyInstance;
let world: World;

beforeEach(async () => {
  app = await buildApp(ports());
  world = await everyKind(ports());
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

/** Every place in the body where something else could stand, the body itself included. */
const placesIn = (value: unknown, at: Path = []): Path[] => [
  at,
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))
    : []),
];

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

function twisted({ key, where, at, nasty, text, name }: Twist, headers: Record<string, string>): InjectOptions {
  const [method, route] = key.split(" ") as [NonNullable<InjectOptions["method"]>, string];
  const row = TABLE[key] ?? "public";
  const plain = row !== "public" && "path" in row ? row.path(world) : route;
  const url = where === "path" ? plain.replaceAll(/\/(\d+|:\w+)(?=[/.]|$)/g, `/${text}`) : plain;
  const body = bodyOf(key, world);
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

test.each(PARTS)(
  "no body, query or path makes any route fail, nor reaches the prototype of things (part %i)",
  async (part) => {
    const shapes = Object.getOwnPropertyNames(Object.prototype);
    await fc.assert(
      fc.asyncProperty(twist, async (one) => {
        const headers = await signInHeaders(ports(), world.a.user, scopeOf(one.key));
        const answer = await app.inject(twisted(one, headers));
        expect({ status: Math.floor(answer.statusCode / 100), body: answer.body }).not.toMatchObject({ status: 5 });
        expect(answer.body).not.toMatch(/node_modules|\.ts:\d|at async/);
      }),
      { numRuns: RUNS, seed: SEED * part, examples: [[ONCE_SEEN]] },
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(shapes);
    expect({}).not.toHaveProperty("polluted");
  },
);
