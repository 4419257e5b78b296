/** The server sets no cookie and heeds none: nothing that a browser sends by itself is a session (docs/decisions/0006, XSRF). */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
let app: FastifyInstance;

beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

test("no answer sets a cookie, signed in or out, refused or not", async () => {
  const headers = await signInHeaders(ports(), await aUser(ports().database.db));
  const answers = await Promise.all([
    app.inject({ url: "/admin_api/auth/validate_token", headers }),
    app.inject({ url: "/admin_api/callouts", headers }),
    app.inject({ url: "/admin_api/callouts" }),
    app.inject({ method: "POST", url: "/admin_api/auth/sign_in", payload: { email: "a@example.test", password: "x" } }),
    app.inject({ url: "/admin_api/nothing-there" }),
    app.inject({ url: "/healthz" }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 401, 401, 404, 200]);
  expect(answers.flatMap(({ cookies }) => cookies)).toEqual([]);
});

test("a session in cookies is none", async () => {
  const headers = await signInHeaders(ports(), await aUser(ports().database.db));
  const cookie = Object.entries(headers)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
  const { statusCode } = await app.inject({ url: "/admin_api/auth/validate_token", headers: { cookie } });
  expect(statusCode).toBe(401);
});

test("an XSRF header that comes from elsewhere is no harm and no help: another site's change is refused by its origin", async () => {
  const session = await signInHeaders(ports(), await aUser(ports().database.db));
  const change = (origin: string) =>
    app.inject({
      method: "PUT",
      url: "/admin_api/notifications/read_all",
      headers: { ...session, origin, "x-xsrf-token": "anything", cookie: "XSRF-TOKEN=anything" },
    });
  expect((await change("https://elsewhere.example.test")).statusCode).toBe(403);
  expect((await change("http://localhost")).statusCode).not.toBe(403);
});
