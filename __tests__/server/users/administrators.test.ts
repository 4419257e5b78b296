/** A practice's administrators: who may invite, change and keep out whom, and that an owner always remains. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/contract/durations.ts";
import { asUser, type Caller } from "../../support/asUser.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
let app: FastifyInstance;
let owner: Awaited<ReturnType<typeof aUser>>;
let asOwner: Caller;
beforeEach(async () => {
  app = await buildApp(ports());
  owner = await aUser(ports().database.db, { locale: "de" });
  asOwner = await asUser(app, ports(), owner);
});
afterEach(() => app.close());

const colleague = (values = {}) =>
  aUser(ports().database.db, { company_id: owner.company_id, role: "admin", ...values });
const INVITATION = { email: "Omar@Example.test", name: "Omar al-Hassan" };
const mails = () =>
  ports()
    .database.db.selectFrom("outbox_emails")
    .select(["kind", "to_address", "subject", "text"])
    .orderBy("id")
    .execute();
const linkOf = (text: string): URL => new URL(/https?:\S+complete-signup\S+/.exec(text)?.[0] ?? "http://none");
const complete = (link: URL, password = "Quite-other-7") =>
  app.inject({
    method: "PUT",
    url: "/admin_api/complete_signup",
    payload: {
      invitation_token: link.searchParams.get("token"),
      name: link.searchParams.get("name"),
      email: link.searchParams.get("email"),
      password,
    },
  });
const audit = async () =>
  (await ports().database.db.selectFrom("audit_events").select(["action", "subject_id"]).orderBy("id").execute()).map(
    ({ action, subject_id }) => [action, subject_id],
  );
const statusOf = async (id: number) =>
  (await asOwner("GET", "/users")).body.data.find((one: { id: number }) => one.id === id)?.status;

test("an invited colleague gets a link in the practice's language, signs up with it once, and signs in", async () => {
  const answer = await asOwner("POST", "/users/invite", INVITATION);
  expect([answer.status, answer.body.data]).toEqual([
    201,
    {
      id: expect.any(Number),
      first_name: "Omar",
      last_name: "al-Hassan",
      email: "omar@example.test",
      role: "admin",
      status: "invited",
      last_seen_at: null,
      second_factor: false,
      invitation_expires_at: new Date(ports().clock.now().getTime() + 7 * DAY_MS).toISOString(),
    },
  ]);
  const [mail] = await mails();
  const link = linkOf(mail?.text ?? "");
  expect([mail?.to_address, mail?.subject]).toEqual(["omar@example.test", "Sie wurden eingeladen"]);
  expect([link.origin, link.pathname]).toEqual([ports().config.publicOrigin, "/auth/complete-signup"]);
  expect([link.searchParams.get("name"), link.searchParams.get("email")]).toEqual([
    "Omar al-Hassan",
    "omar@example.test",
  ]);
  expect((await complete(link)).statusCode).toBe(200);
  expect((await complete(link)).json().code).toBe("new_user_not_found");
  const signedIn = await app.inject({
    method: "POST",
    url: "/admin_api/auth/sign_in",
    payload: { email: "omar@example.test", password: "Quite-other-7" },
  });
  expect(signedIn.json().data).toMatchObject({ role: "admin", locale: "de", company: { id: owner.company_id } });
  const { id } = answer.body.data;
  expect(await audit()).toEqual([
    ["user_invited", id],
    ["signup_completed", id],
    ["signed_in", id],
  ]);
});

test("in Japanese the link has the family name first where it is written in that script, and signing up with it leaves each name where it is", async () => {
  await ports().database.db.updateTable("users").set({ locale: "ja" }).where("id", "=", owner.id).execute();
  for (const [email, typed, parts, corrected] of [
    ["taro@example.test", "山田 太郎", { first_name: "太郎", last_name: "山田" }, { first_name: "太郎x" }],
    ["robin@example.test", "Robin Vale", { first_name: "Robin", last_name: "Vale" }, { last_name: "Valex" }],
  ] as const) {
    const { body } = await asOwner("POST", "/users/invite", { email, name: typed });
    expect(body.data).toMatchObject(parts);
    const link = linkOf((await mails()).at(-1)?.text ?? "");
    expect(link.searchParams.get("name")).toBe(typed);
    expect((await complete(link)).statusCode).toBe(200);
    const person = (await asOwner("GET", "/users")).body.data.find((one: { id: number }) => one.id === body.data.id);
    expect(person).toMatchObject({ ...parts, status: "active" });
    // The name is corrected in the order in which it is shown.
    const renamed = await asOwner("PUT", `/users/${body.data.id}`, { name: `${typed}x` });
    expect(renamed.body.data).toMatchObject({ ...parts, ...corrected });
  }
});

test("sent again, the older link is worth nothing; withdrawn, the newer one neither; after seven days none is", async () => {
  const { id } = (await asOwner("POST", "/users/invite", INVITATION)).body.data;
  ports().clock.advance(3 * DAY_MS);
  const again = await asOwner("POST", `/users/${id}/resend`);
  expect(again.body.data.invitation_expires_at).toBe(
    new Date(ports().clock.now().getTime() + 7 * DAY_MS).toISOString(),
  );
  const [older, newer] = (await mails()).map(({ text }) => linkOf(text));
  expect((await complete(older as URL)).statusCode).toBe(422);
  expect((await asOwner("DELETE", `/users/${id}`)).status).toBe(200);
  expect((await complete(newer as URL)).statusCode).toBe(422);
  expect(await statusOf(id)).toBeUndefined();
  const later = (await asOwner("POST", "/users/invite", INVITATION)).body.data;
  ports().clock.advance(7 * DAY_MS);
  const last = linkOf((await mails()).at(-1)?.text ?? "");
  expect((await complete(last)).json().code).toBe("new_user_not_found");
  expect(await audit()).toEqual([
    ["user_invited", id],
    ["invitation_resent", id],
    ["invitation_withdrawn", id],
    ["user_invited", later.id],
  ]);
});

test("an invitation is refused by field, for who is here already, and a sixth mail in half an hour", async () => {
  const bad = await asOwner("POST", "/users/invite", { email: "nobody", name: "omar" });
  expect([bad.status, bad.body.errors]).toMatchObject([
    422,
    { email: ["is not an email"], name: ["must be correctly capitalised"] },
  ]);
  const here = await asOwner("POST", "/users/invite", { ...INVITATION, email: owner.email.toUpperCase() });
  expect([here.status, here.body.errors.email]).toEqual([422, ["has already been taken"]]);
  for (const more of [{ status: "active" }, { company_id: 1 }, { role: "provider" }, { verified: true }])
    expect((await asOwner("POST", "/users/invite", { ...INVITATION, ...more })).status).toBe(422);
  const { id } = (await asOwner("POST", "/users/invite", INVITATION)).body.data;
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await asOwner("POST", `/users/${id}/resend`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  ports().clock.advance(30 * MINUTE_MS);
  expect((await asOwner("POST", `/users/${id}/resend`)).status).toBe(200);
});

test("an invitation that is taken back and sent anew is one more mail to that address", async () => {
  const statuses = [];
  for (let n = 0; n < 7; n += 1) {
    const { status, body } = await asOwner("POST", "/users/invite", INVITATION);
    statuses.push(status);
    if (body.data) await asOwner("DELETE", `/users/${body.data.id}`);
  }
  expect(statuses).toEqual([...Array(6).fill(201), 429]);
  expect((await asOwner("POST", "/users/invite", { ...INVITATION, email: "two@example.test" })).status).toBe(201);
});

test("inviting tells nothing of another practice's people; only the address's owner learns it is taken", async () => {
  const elsewhere = await aUser(ports().database.db);
  const answer = await asOwner("POST", "/users/invite", { ...INVITATION, email: elsewhere.email });
  const fresh = await asOwner("POST", "/users/invite", INVITATION);
  const veiled = ({ body }: typeof answer) => ({ ...body.data, id: 0, email: "" });
  expect([answer.status, veiled(answer)]).toEqual([fresh.status, veiled(fresh)]);
  const refused = await complete(linkOf((await mails())[0]?.text ?? ""));
  expect([refused.statusCode, refused.json().errors.email]).toEqual([422, ["has already been taken"]]);
  const stillIn = await app.inject({
    method: "POST",
    url: "/admin_api/auth/sign_in",
    payload: { email: elsewhere.email, password: PASSWORD },
  });
  expect(stillIn.json().data.company.id).toBe(elsewhere.company_id);
});

test("an administrator may invite administrators and correct their own name, and nothing more", async () => {
  const [me, other] = [await colleague(), await colleague()];
  const asMe = await asUser(app, ports(), me);
  expect((await asMe("GET", "/users")).body.data).toHaveLength(3);
  expect((await asMe("POST", "/users/invite", INVITATION)).status).toBe(201);
  expect((await asMe("PUT", `/users/${me.id}`, { name: "Anna van der Berg" })).body.data.last_name).toBe(
    "van der Berg",
  );
  const refused = [
    await asMe("POST", "/users/invite", { ...INVITATION, email: "two@example.test", role: "owner" }),
    await asMe("PUT", `/users/${me.id}`, { role: "owner" }),
    await asMe("PUT", `/users/${other.id}`, { name: "Another Name" }),
    await asMe("PUT", `/users/${owner.id}`, { role: "admin" }),
    await asMe("POST", `/users/${other.id}/disable`),
    await asMe("POST", `/users/${other.id}/enable`),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(6).fill([403, "forbidden"]));
});

test("a disabled colleague is out at once, everywhere, and in again when enabled", async () => {
  const { id, email } = await colleague();
  const devices = [await signInHeaders(ports(), { id }), await signInHeaders(ports(), { id })];
  const reads = async () => {
    const answers = devices.map((headers) => app.inject({ url: "/admin_api/callouts", headers }));
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  };
  expect(await reads()).toEqual([200, 200]);
  expect((await asOwner("POST", `/users/${id}/disable`)).body.data.status).toBe("disabled");
  expect(await reads()).toEqual([401, 401]);
  const signIn = () =>
    app.inject({ method: "POST", url: "/admin_api/auth/sign_in", payload: { email, password: PASSWORD } });
  expect((await signIn()).json().code).toBe("credentials_rejected");
  expect((await asOwner("POST", `/users/${id}/enable`)).body.data.status).toBe("active");
  // What was open before stays closed.
  expect(await reads()).toEqual([401, 401]);
  expect((await signIn()).statusCode).toBe(200);
  expect(await audit()).toEqual([
    ["user_disabled", id],
    ["user_enabled", id],
    ["signed_in", id],
  ]);
});

test("when somebody was last seen outlives the session; who never signed in was never seen", async () => {
  const { id, email } = await colleague();
  const seen = async () =>
    (await asOwner("GET", "/users")).body.data.find((one: { id: number }) => one.id === id).last_seen_at;
  const minutesLater = () => ports().clock.advance(MINUTE_MS);
  expect(await seen()).toBe(null);
  const signIn = () =>
    app.inject({ method: "POST", url: "/admin_api/auth/sign_in", payload: { email, password: PASSWORD } });
  const { headers } = await signIn();
  const session = ["access-token", "client", "uid"].map((name) => [name, String(headers[name])]);
  minutesLater();
  const out = ports().clock.now().toISOString();
  await app.inject({ method: "DELETE", url: "/admin_api/auth/sign_out", headers: Object.fromEntries(session) });
  minutesLater();
  expect(await seen()).toBe(out);
  const again = ports().clock.now().toISOString();
  await signIn();
  minutesLater();
  expect(await seen()).toBe(again);
  await asOwner("POST", `/users/${id}/disable`);
  expect(await seen()).toBe(again);
});

test("what does not go with how things stand is refused", async () => {
  const active = await colleague();
  const { id } = (await asOwner("POST", "/users/invite", INVITATION)).body.data;
  const refused = [
    await asOwner("POST", `/users/${active.id}/resend`),
    await asOwner("DELETE", `/users/${active.id}`),
    await asOwner("POST", `/users/${id}/disable`),
    await asOwner("POST", `/users/${id}/enable`),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([409, "invalid_transition"]));
});

test("the last active owner can be neither disabled nor made less", async () => {
  await colleague({ role: "owner", status: "disabled" });
  await colleague({ role: "owner", status: "invited" });
  const refused = [
    await asOwner("POST", `/users/${owner.id}/disable`),
    await asOwner("PUT", `/users/${owner.id}`, { role: "admin" }),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([409, "last_owner"]));
  const second = await colleague();
  expect((await asOwner("PUT", `/users/${second.id}`, { role: "owner" })).body.data.role).toBe("owner");
  expect((await asOwner("PUT", `/users/${owner.id}`, { role: "admin" })).status).toBe(200);
  expect((await asOwner("PUT", `/users/${owner.id}`, { role: "owner" })).status).toBe(403);
  expect(await audit()).toEqual([
    ["user_role_changed", second.id],
    ["user_role_changed", owner.id],
  ]);
});

test("owners who disable and demote one another at once leave one owner", async () => {
  const { db } = ports().database;
  for (let round = 0; round < (process.env.FULL ? 50 : 5); round += 1) {
    const first = await aUser(db);
    const owners = [first];
    for (let n = 0; n < 3; n += 1) owners.push(await aUser(db, { company_id: first.company_id }));
    const callers = await Promise.all(owners.map((one) => asUser(app, ports(), one)));
    await Promise.all(
      callers.map((call, n) => {
        const { id } = owners[(n + 1) % owners.length] ?? first;
        return n % 2 ? call("POST", `/users/${id}/disable`) : call("PUT", `/users/${id}`, { role: "admin" });
      }),
    );
    const left = await db
      .selectFrom("users")
      .select("id")
      .where("company_id", "=", first.company_id)
      .where("role", "=", "owner")
      .where("status", "=", "active")
      .execute();
    expect(left.length).toBeGreaterThan(0);
  }
});
