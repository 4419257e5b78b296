/** What ends a person's sessions ends all of them at once, over HTTP and on the sockets. */
import { issueToken } from "../../../server/features/auth/secrets/mailedTokens.ts";
import { runStaffCommand } from "../../../server/staff/commands.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { anEar, type Live, startLive } from "../../support/liveServer.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
let live: Live;
beforeEach(async () => {
  live = await startLive(ports());
});
afterEach(() => live.stop());

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
