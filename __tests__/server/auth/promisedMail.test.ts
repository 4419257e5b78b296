/** What was answered for comes, although the process ends or the database goes away right after the answer. */
import { sql } from "kysely";
import { buildApp } from "../../../server/app.ts";
import { workSettled } from "../../../server/features/auth/person/backgroundWork.ts";
import { createWorker } from "../../../server/jobs/worker.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { SIGN_UP } from "../../support/signUp.ts";

const ports = testPorts();

const byEmail = (email: string): object => ({ email });
const signUp = (email: string): object => ({ sign_up: { ...SIGN_UP, email } });

test.each([
  ["/auth/password", "password_reset", {}, byEmail],
  ["/auth/confirmation", "email_confirmation", { confirmed_at: null }, byEmail],
  ["/auth", "email_confirmation", null, signUp],
  ["/auth", "already_registered", {}, signUp],
])(
  "a mail that POST %s was answered for is not lost with the process (%s)",
  async (path, kind, account, payloadFor) => {
    const { database } = ports();
    const email = account ? (await aUser(database.db, account)).email : "new@example.test";
    let isGone = false;
    const db = new Proxy(database.db, {
      get(target, name) {
        if (isGone) throw Object.assign(new Error("gone"), { code: "08006" });
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const mortal = { ...ports(), database: { ...database, db } };
    const app = await buildApp(mortal);
    app.addHook("onSend", async () => {
      isGone = true;
    });
    const asked = await app.inject({ method: "POST", url: `/admin_api${path}`, payload: payloadFor(email) });
    expect(asked.statusCode).toBe(200);
    await workSettled(mortal.database);
    const mails = () => database.db.selectFrom("outbox_emails").select(["kind", "to_address"]).execute();
    expect(await mails()).toEqual([]);
    // The queue takes over a minute later.
    await sql`update pgboss.job set start_after = now() where name = 'account-requests'`.execute(database.db);
    const worker = createWorker(ports(), () => undefined);
    worker.begin();
    await eventually(async () => (await mails()).length > 0);
    await worker.stop();
    expect(await mails()).toEqual([{ kind, to_address: email }]);
    await app.close();
  },
);

test("the same is kept for an address that nobody has, and what was done at once is not done again", async () => {
  const { database } = ports();
  const { email } = await aUser(database.db);
  const app = await buildApp(ports());
  const kept = async (): Promise<unknown[]> =>
    (
      await sql<{
        email: string;
      }>`select data->>'email' as email from pgboss.job where name = 'account-requests'`.execute(database.db)
    ).rows.map((row) => row.email);
  const ask = async (to: string): Promise<void> => {
    await app.inject({ method: "POST", url: "/admin_api/auth/password", payload: { email: to } });
    await workSettled(database);
  };
  await ask("nobody@example.test");
  await ask(email);
  expect(await kept()).toEqual(["nobody@example.test"]);
  await app.close();
});
