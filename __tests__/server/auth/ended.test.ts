/** What ends a person's sessions ends all of them at once, over HTTP and on the sockets. */
import argon2 from "argon2";
import { issueToken } from "../../../server/features/auth/secrets/mailedTokens.ts";
import { runStaffCommand } from "../../../server/staff/commands.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { anEar, type Live, startLive } from "../../support/liveServer.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
let live: Live;
beforeEach(async () => {
  live = await startLive(ports());
});
afterEach(() => live.stop());
afterEach(() => jest.restoreAllMocks());

type User = Awaited<ReturnType<typeof aUser>>;
const call = (method: "GET" | "POST" | "PUT", url: string, headers: Record<string, string>, payload?: object) =>
  live.app.inject({ method, url: `/admin_api${url}`, headers, ...(payload ? { payload } : {}) });

async function resetPassword(user: User): Promise<number> {
  const { database, clock } = ports();
  const { secret } = await database.db
    .transaction()
    .execute((tx) => issueToken(tx, clock.now(), "password_reset", user));
  const { headers } = await call("GET", `/auth/password/edit?reset_password_token=${secret}`, {});
  const three = ["access-token", "client", "uid"].map((name) => [name, String(headers[name])]);
  const password = { password: "Quite-other-7", password_confirmation: "Quite-other-7" };
  return (await call("PUT", "/auth/password", Object.fromEntries(three), password)).statusCode;
}
const ENDS: Record<string, (user: User, owner: User) => Promise<unknown>> = {
  "a new password": async (user) => expect(await resetPassword(user)).toBe(200),
  "being disabled": async (user, owner) => {
    const headers = await signInHeaders(ports(), owner);
    expect((await call("POST", `/users/${user.id}/disable`, headers)).statusCode).toBe(200);
  },
  suspension: ({ company_id }) => runStaffCommand(ports(), { command: "suspend", id: String(company_id), by: "tests" }),
};

test.each(Object.entries(ENDS))(
  "%s ends every session and hangs up on every socket, and on nobody else's",
  async (_, end) => {
    const { db } = ports().database;
    const owner = await aUser(db);
    const user = await aUser(db, { company_id: owner.company_id, role: "admin" });
    const stranger = await aUser(db);
    const sessions = [];
    for (let n = 0; n < 3; n += 1) sessions.push(await signInHeaders(ports(), user));
    const ears = [await anEar(live, ports(), user), await anEar(live, ports(), user)];
    const other = await anEar(live, ports(), stranger);
    await end(user, owner);
    const statuses = sessions.map(async (headers) => (await call("GET", "/callouts", headers)).statusCode);
    expect(await Promise.all(statuses)).toEqual([401, 401, 401]);
    for (const ear of ears)
      expect(await ear.next()).toEqual({ type: "disconnect", reason: "unauthorized", reconnect: false });
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    const left = await db.selectFrom("sessions").select("id").where("user_id", "=", user.id).execute();
    expect(left).toEqual([]);
  },
);

/** What happens after the password was found to be right, and before the session is there. */
const MEANWHILE: Record<string, (user: User, held: Record<string, string>) => Promise<unknown>> = {
  "a reset": (user) => resetPassword(user),
  "a change of the password": async (_user, held) => {
    const given = { current_password: PASSWORD, password: "Quite-other-7", password_confirmation: "Quite-other-7" };
    return (await call("PUT", "/auth", held, given)).statusCode;
  },
  "being disabled": async ({ id }) => {
    const { db } = ports().database;
    await db.updateTable("users").set({ status: "disabled" }).where("id", "=", id).execute();
    return 200;
  },
};
test.each(Object.entries(MEANWHILE))("%s refuses a sign-in that is under way, as a wrong password", async (_, end) => {
  const { db } = ports().database;
  const user = await aUser(db);
  const held = await signInHeaders(ports(), user);
  const verify = argon2.verify.bind(argon2);
  jest.spyOn(argon2, "verify").mockImplementationOnce(async (...given) => {
    const right = await verify(...given);
    expect(await end(user, held)).toBe(200);
    return right;
  });
  const answer = await call("POST", "/auth/sign_in", {}, { email: user.email, password: PASSWORD });
  expect([answer.statusCode, answer.json().code, answer.headers["access-token"]]).toEqual([
    401,
    "credentials_rejected",
    undefined,
  ]);
  const sessions = await db.selectFrom("sessions").select("client").where("user_id", "=", user.id).execute();
  expect(sessions.filter(({ client }) => client !== held.client)).toEqual([]);
});
