/** Registering asks the same of the database whether or not the address is taken: its time tells nothing (docs/reliability.md). */
import { type FastifyInstance } from "fastify";
import pg from "pg";
import { buildApp } from "../../../server/app.ts";
import { workSettled } from "../../../server/features/auth/person/backgroundWork.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { SIGN_UP } from "../../support/signUp.ts";

const ports = testPorts();

const textOf = (asked: unknown): string => (typeof asked === "string" ? asked : (asked as { text: string }).text);

/** Up to the commit: what follows begins after the answer. */
async function statementsOf(app: FastifyInstance, email: string): Promise<string[]> {
  const query = jest.spyOn(pg.Client.prototype, "query");
  try {
    const sign_up = { ...SIGN_UP, email };
    const response = await app.inject({ method: "POST", url: "/admin_api/auth", payload: { sign_up } });
    expect(response.statusCode).toBe(200);
    const asked = query.mock.calls.map(([one]) => textOf(one));
    return asked.slice(0, asked.indexOf("commit") + 1);
  } finally {
    query.mockRestore();
    await workSettled(ports().database);
  }
}

test("a taken address and a new one: the same statements, of which the last is kept or undone", async () => {
  const { email } = await aUser(ports().database.db);
  const app = await buildApp(ports());
  await statementsOf(app, "first@example.test");
  const ofNew = await statementsOf(app, "new@example.test");
  const ofTaken = await statementsOf(app, email);
  expect(ofNew).toContain("set constraints all immediate");
  expect(ofTaken.map((one) => one.replace("rollback to", "release"))).toEqual(ofNew);
  await app.close();
});
