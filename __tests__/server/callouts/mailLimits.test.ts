import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { aCalloutInput, aDraft, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/testPorts.ts";

// A thirtieth of the real bounds: two callouts and 66 mails in an hour.
const ports = testPorts({ rateLimitFactor: 1 / 30 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

test("a company begins so many callouts in an hour; another company is not concerned", async () => {
  const [ours, theirs] = [await aPractice(ports()), await aPractice(ports())];
  const [we, they] = [await asUser(app, ports(), ours.user), await asUser(app, ports(), theirs.user)];
  const begin = () => we("POST", "/callouts", { callout: aCalloutInput(ours) });
  expect([(await begin()).status, (await begin()).status, (await begin()).status]).toEqual([201, 201, 429]);
  expect((await they("POST", "/callouts", { callout: aCalloutInput(theirs) })).status).toBe(201);
  ports().clock.advance(60 * 60_000);
  expect((await begin()).status).toBe(201);
});

test("a company mails so many doctors in an hour, each counted", async () => {
  const practice = await aPractice(ports(), { doctors: 34 });
  const call = await asUser(app, ports(), practice.user);
  const [one, other] = [await aDraft(ports(), practice), await aDraft(ports(), practice)];
  expect((await call("POST", `/callouts/${one.id}/send`)).status).toBe(200);
  expect(await call("POST", `/callouts/${other.id}/send`)).toMatchObject({
    status: 429,
    body: { code: "rate_limited" },
  });
});
