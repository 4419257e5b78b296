/** The default rotation: once in a quarter of an hour, in two phases, safe under a crowd. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { deriveKeys } from "../../../server/platform/secretKeys.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../src/contract/durations.ts";
import { aUser } from "../../support/builders.ts";
import { SECRET, testPorts } from "../../support/database/testPorts.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
let app: FastifyInstance;
type Held = Record<string, string>;

beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

const signIn = async (): Promise<Held> => signInHeaders(ports(), await aUser(ports().database.db));
const validate = (headers: Held) => app.inject({ url: "/admin_api/auth/validate_token", headers });
const three = ({ "access-token": token = "", client = "", uid = "" }: Held): Held => ({
  "access-token": token,
  client,
  uid,
});
const after = (answer: { headers: Record<string, unknown> }): Held => three(answer.headers as Held);
const rotate = async (held: Held): Promise<Held> => {
  ports().clock.advance(15 * MINUTE_MS);
  return after(await validate(three(held)));
};

test("a hundred parallel requests across a rotation all succeed and make one new token", async () => {
  let held = three(await signIn());
  for (let round = 0; round < (process.env.FULL ? 50 : 1); round += 1) {
    ports().clock.advance(20 * MINUTE_MS);
    const answers = await Promise.all(Array.from({ length: 100 }, () => validate(held)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200));
    const told = new Set(answers.map(({ headers }) => headers["access-token"]));
    expect(told.size).toBe(1);
    expect(told.has(held["access-token"])).toBe(false);
    held = after(answers[0] ?? { headers: {} });
  }
});

test("within a quarter of an hour the same token is told again, never a blank one", async () => {
  const first = three(await signIn());
  ports().clock.advance(14 * MINUTE_MS);
  expect(after(await validate(first))).toEqual(first);
});

test("a holder of the previous token gets the current one, until a minute after that was first used", async () => {
  const first = three(await signIn());
  const second = await rotate(first);
  expect(second).not.toEqual(first);
  ports().clock.advance(10 * MINUTE_MS);
  expect(after(await validate(first))).toEqual(second);
  expect((await validate(second)).statusCode).toBe(200);
  ports().clock.advance(MINUTE_MS);
  expect((await validate(first)).statusCode).toBe(200);
  ports().clock.advance(1);
  expect((await validate(first)).statusCode).toBe(401);
  expect((await validate(second)).statusCode).toBe(200);
});

test("a previous token that comes back more than ten minutes after that ends the session", async () => {
  const first = three(await signIn());
  const second = await rotate(first);
  await validate(second);
  ports().clock.advance(10 * MINUTE_MS + 1);
  expect((await validate(first)).statusCode).toBe(401);
  expect((await validate(second)).statusCode).toBe(401);
});

test("a session ends after seven idle days, and after fourteen in any case", async () => {
  const idle = three(await signIn());
  ports().clock.advance(7 * DAY_MS + 1);
  expect((await validate(idle)).statusCode).toBe(401);
  let busy = three(await signIn());
  for (let day = 0; day < 13; day++) {
    ports().clock.advance(DAY_MS);
    const answer = await validate(busy);
    expect(answer.statusCode).toBe(200);
    busy = after(answer);
  }
  ports().clock.advance(DAY_MS);
  expect((await validate(busy)).statusCode).toBe(401);
});

test("the eleventh device takes the place of the oldest", async () => {
  const user = await aUser(ports().database.db);
  const devices: Held[] = [];
  for (let n = 0; n < 11; n++) {
    ports().clock.advance(SECOND_MS);
    devices.push(three(await signInHeaders(ports(), user)));
  }
  const statuses = [];
  for (const device of devices) statuses.push((await validate(device)).statusCode);
  expect(statuses).toEqual([401, ...Array(10).fill(200)]);
});

test.each([
  ["the authorization as received", ({ authorization }: Held) => ({ authorization }), 200],
  ["Bearer twice", ({ authorization }: Held) => ({ authorization: `Bearer ${authorization}` }), 200],
  [
    "the raw token beside client and uid",
    (h: Held) => ({ client: h.client, uid: h.uid, authorization: `Bearer ${h["access-token"]}` }),
    200,
  ],
  ["the raw token alone", (h: Held) => ({ authorization: `Bearer ${h["access-token"]}` }), 401],
  ["an empty access-token beside it", ({ authorization }: Held) => ({ authorization, "access-token": "" }), 401],
  ["a blank access-token", (h: Held) => ({ ...three(h), "access-token": " " }), 401],
  ["a uid in capitals", (h: Held) => ({ ...three(h), uid: h.uid?.toUpperCase() }), 401],
  ["no credentials", () => ({}), 401],
])("%s", async (_, headers, status) => {
  const given = headers(await signIn()) as Held;
  expect((await validate(given)).statusCode).toBe(status);
});

test.each([
  [
    "a disabled user",
    (db: ReturnType<typeof ports>["database"]["db"]) => db.updateTable("users").set({ status: "disabled" }),
  ],
  [
    "a suspended practice",
    (db: ReturnType<typeof ports>["database"]["db"]) => db.updateTable("companies").set({ status: "suspended" }),
  ],
  [
    "a practice that is not verified",
    (db: ReturnType<typeof ports>["database"]["db"]) => db.updateTable("companies").set({ verified_at: null }),
  ],
])("a session is worth nothing for %s", async (_, change) => {
  const held = three(await signIn());
  await change(ports().database.db).execute();
  const answer = await app.inject({ url: "/admin_api/callouts", headers: held });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({
    errors: ["You need to sign in or sign up before continuing."],
    code: "not_signed_in",
  });
  expect(answer.headers["access-token"]).toBeUndefined();
});

test("signing out ends the session, and a second time there is nobody", async () => {
  const held = three(await signIn());
  const out = () => app.inject({ method: "DELETE", url: "/admin_api/auth/sign_out", headers: held });
  const answer = await out();
  expect([answer.statusCode, answer.json(), answer.headers["access-token"]]).toEqual([
    200,
    { success: true },
    undefined,
  ]);
  const again = await out();
  expect([again.statusCode, again.json()]).toMatchObject([
    404,
    { success: false, errors: ["User was not found or was not logged in."] },
  ]);
  expect((await validate(held)).json()).toMatchObject({ success: false, errors: ["Invalid login credentials"] });
});

test("a new secret key signs everybody out, whichever token they hold and whenever the next one is due", async () => {
  const other = "another secret of the tests, thirty-two characters";
  const first = three(await signIn());
  const second = await rotate(first);
  const young = three(await signIn());
  const moved = await buildApp({ ...ports(), keys: deriveKeys(other, SECRET) });
  const statusOf = async (headers: Held) =>
    (await moved.inject({ url: "/admin_api/auth/validate_token", headers })).statusCode;
  const refused = async () => [await statusOf(first), await statusOf(second), await statusOf(young)];
  try {
    expect(await refused()).toEqual([401, 401, 401]);
    ports().clock.advance(15 * MINUTE_MS);
    expect(await refused()).toEqual([401, 401, 401]);
    const mine = await signInHeaders({ ...ports(), keys: deriveKeys(other, SECRET) }, await aUser(ports().database.db));
    expect(await statusOf(three(mine))).toBe(200);
  } finally {
    await moved.close();
  }
});
