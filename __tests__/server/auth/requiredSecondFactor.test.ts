/** A practice that requires two-step verification: who may ask for it, and what is open to who has not set it up. */
import { runStaffCommand } from "../../../server/staff/commands.ts";
import { asUser, type Caller } from "../../support/asUser.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { anEar, cableAddress, type Live, listenAt, startLive } from "../../support/liveServer.ts";
import { TABLE } from "../../support/routeTable.ts";
import { setUpSecondFactor } from "../../support/secondFactor/setUpSecondFactor.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts({ rateLimitFactor: 100 });
type Person = Awaited<ReturnType<typeof aUser>>;
let live: Live;
let owner: Person;
let admin: Person;
let asOwner: Caller;
let asAdmin: Caller;
beforeEach(async () => {
  live = await startLive(ports());
  const { db } = ports().database;
  owner = await aUser(db);
  admin = await aUser(db, { company_id: owner.company_id, role: "admin" });
  [asOwner, asAdmin] = [await asUser(live.app, ports(), owner), await asUser(live.app, ports(), admin)];
});
afterEach(() => live.stop());

const require = async (by: Caller, second_factor_required = true) => {
  const { body } = await by("GET", "/auth/validate_token");
  const lock_version = body.data.company.company_settings.defaults_version;
  return by("PUT", "/company_settings", {
    update_type: "security",
    security: { second_factor_required },
    lock_version,
  });
};
async function required(): Promise<void> {
  await setUpSecondFactor(ports(), asOwner);
  expect((await require(asOwner)).status).toBe(200);
}
const signIn = ({ email }: Person) =>
  live.app.inject({ method: "POST", url: "/admin_api/auth/sign_in", payload: { email, password: PASSWORD } });
const unauthorized = { type: "disconnect", reason: "unauthorized", reconnect: false };

test("an owner who has it may require it; nobody else, and no owner without it", async () => {
  expect(await require(asAdmin)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect(await require(asOwner)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
  await required();
  const { body } = await asOwner("GET", "/auth/validate_token");
  expect(body.data.company.company_settings.second_factor_required).toBe(true);
  expect(body.data.second_factor_due).toBe(false);
  const [line] = (await asOwner("GET", "/audit_events")).body.data;
  expect(line).toMatchObject({
    action: "security_changed",
    actor: { type: "admin", name: "Anna Whitlocke" },
    diff: { second_factor_required: ["false", "true"] },
  });
});

test("an owner who has none may take the requirement back only with it set up; another practice is not concerned", async () => {
  await required();
  const stranger = await aUser(ports().database.db);
  const asStranger = await asUser(live.app, ports(), stranger);
  expect((await asStranger("GET", "/callouts")).status).toBe(200);
  const second = await aUser(ports().database.db, { company_id: owner.company_id });
  const asSecond = await asUser(live.app, ports(), second);
  expect((await require(asSecond, false)).status).toBe(403);
  expect((await asSecond("GET", "/callouts")).body.code).toBe("second_factor_required");
  expect((await require(asOwner, false)).status).toBe(200);
  expect((await asSecond("GET", "/callouts")).status).toBe(200);
});

/** All that is open to who has to set it up first. */
const OPEN = [
  "GET /admin_api/auth/validate_token",
  "DELETE /admin_api/auth/sign_out",
  "GET /admin_api/auth/second_factor",
  "POST /admin_api/auth/second_factor",
  "PUT /admin_api/auth/second_factor",
];
/** A reset link's session only. */
const OTHERS = ["PUT /admin_api/auth/password"];

test("who has to set it up gets nothing but that, from every route, also in a session that was open before", async () => {
  await required();
  const headers = await signInHeaders(ports(), admin);
  const faults: string[] = [];
  for (const [route, row] of Object.entries(TABLE)) {
    if (row === "public" || OPEN.includes(route) || OTHERS.includes(route)) continue;
    const [method, path = ""] = route.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
    const answer = await live.app.inject({ method, url: path.replaceAll(/:\w+/g, "1"), headers });
    const isRefused = answer.statusCode === 403 && answer.json().code === "second_factor_required";
    if (!isRefused || answer.headers["access-token"] === undefined) faults.push(`${route}: ${answer.statusCode}`);
  }
  expect(faults).toEqual([]);
  expect((await asAdmin("GET", "/callouts")).body).toMatchObject({ code: "second_factor_required" });
});

test("signing in says so; once it is set up, the same session is open to everything", async () => {
  await required();
  const entered = await signIn(admin);
  expect([entered.statusCode, entered.json().data.second_factor_due]).toEqual([200, true]);
  const { client = "", uid = "", "access-token": token = "" } = entered.headers as Record<string, string>;
  const held = { client, uid, "access-token": token };
  const call: Caller = async (method, path, payload) => {
    const sent = { method, url: `/admin_api${path}`, headers: held, ...(payload ? { payload } : {}) };
    const answer = await live.app.inject(sent);
    return { status: answer.statusCode, body: answer.json() };
  };
  expect((await call("GET", "/callouts")).status).toBe(403);
  await setUpSecondFactor(ports(), call);
  expect((await call("GET", "/callouts")).status).toBe(200);
  expect((await call("GET", "/auth/validate_token")).body.data.second_factor_due).toBe(false);
  expect((await signIn(admin)).json().code).toBe("otp_required");
});

test("requiring it hangs up at once on who has none, and lets no other socket of theirs in", async () => {
  await setUpSecondFactor(ports(), asOwner);
  const [theirs, own] = [await anEar(live, ports(), admin), await anEar(live, ports(), owner)];
  expect((await require(asOwner)).status).toBe(200);
  expect(await theirs.next()).toEqual(unauthorized);
  expect(own.socket.readyState).toBe(own.socket.OPEN);
  const late = listenAt(live.origin, cableAddress(live.origin, await signInHeaders(ports(), admin)));
  expect(await late.next()).toEqual(unauthorized);
});

test("turned off while it is required, by oneself or by the staff, it has to be set up again first", async () => {
  await required();
  const { codes } = await setUpSecondFactor(ports(), asAdmin);
  expect((await asAdmin("GET", "/callouts")).status).toBe(200);
  const proof = { current_password: PASSWORD, recovery_code: codes[0] };
  const socket = await anEar(live, ports(), admin);
  expect((await asAdmin("POST", "/auth/second_factor/turn_off", proof)).status).toBe(200);
  expect(await socket.next()).toEqual(unauthorized);
  expect((await asAdmin("GET", "/callouts")).status).toBe(403);
  ports().clock.advance(120_000);
  await setUpSecondFactor(ports(), asAdmin);
  expect((await asAdmin("GET", "/callouts")).status).toBe(200);
  await runStaffCommand(ports(), { command: "second-factor-off", id: admin.email, by: "tester" });
  expect((await asAdmin("GET", "/callouts")).status).toBe(403);
});
