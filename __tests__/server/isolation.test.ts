/** What every route answers to whom, over the server's own list of routes: a route without a row here fails. */
import { randomUUID } from "node:crypto";
import { type FastifyInstance, type InjectOptions } from "fastify";
import { sql } from "kysely";
import { buildApp } from "../../server/app.ts";
import { COMPANY_TABLES } from "../../server/db/schema.ts";
import { homeLink } from "../../server/domain/homeLink.ts";
import { doctorLink } from "../../server/domain/respondLink.ts";
import { calendarAddress } from "../../server/features/doctorHome/calendarAddress.ts";
import { aCallout, aCalloutInput, aListInput, anAnswer } from "../support/aCallout.ts";
import { aCompany, aUser } from "../support/builders.ts";
import { testPorts } from "../support/database/testPorts.ts";
import { doctorsPage } from "../support/doctorsPage.ts";
import { fc } from "../support/random/fc.ts";
import { type Row, type World } from "../support/routeRow.ts";
import { aWavePlanInput, TABLE } from "../support/routeTable.ts";
import { signInHeaders } from "../support/signIn.ts";
import { twoPractices } from "../support/twoPractices.ts";

// Thousands of calls in one breath are the point here.
const ports = testPorts({ rateLimitFactor: 100 });
const CANARY = "CANARY-A";

let routes: string[];
let app: FastifyInstance;
let world: World;

beforeEach(async () => {
  routes = [];
  app = await buildApp(ports(), {
    onRoute: ({ method, url }) => {
      for (const one of [method].flat()) if (one !== "HEAD" && one !== "OPTIONS") routes.push(`${one} ${url}`);
    },
  });
  world = await twoPractices(ports(), CANARY);
});
afterEach(() => app.close());

/** The request of a row as somebody would send it. */
function request(key: string, row: Exclude<Row, "public">, headers: Record<string, string>): InjectOptions {
  const [method, url] = key.split(" ") as [NonNullable<InjectOptions["method"]>, string];
  const payload = "own" in row ? row.own(world) : row.body?.(world);
  return { method, url: "own" in row ? url : row.path(world), headers, ...(payload ? { payload } : {}) };
}

const privateRows = Object.entries(TABLE).filter(
  (entry): entry is [string, Exclude<Row, "public">] => entry[1] !== "public",
);
const SPECIFIC = /^(GET|POST) \/respond\/|^(GET|HEAD) \/dev\//;

test("every route of the admin API has a row, and every row a route", () => {
  const listed = routes.filter((route) => !SPECIFIC.test(route));
  expect([...new Set(listed)].sort()).toEqual(Object.keys(TABLE).sort());
});

/** One world serves all rows: what is refused changes nothing, and each row is told by its name. */
async function faultsOf(check: (key: string, row: Exclude<Row, "public">) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const [key, row] of privateRows) faults.push(...(await check(key, row)).map((fault) => `${key}: ${fault}`));
  return faults;
}

test("every private route refuses everybody without a session of an active, verified administrator", async () => {
  const { database } = ports();
  const pending = await aCompany(database.db, { status: "pending", verified_at: null });
  const unverified = await signInHeaders(ports(), await aUser(database.db, { company_id: pending.id }));
  const reset = await signInHeaders(ports(), world.a.user, "password_reset");
  const revoked = await signInHeaders(ports(), world.a.user);
  await database.db
    .deleteFrom("sessions")
    .where("client", "=", revoked.client ?? "")
    .execute();
  const recipient = await database.db.selectFrom("callout_recipients").selectAll().executeTakeFirstOrThrow();
  const token = doctorLink(ports(), recipient).split("/").at(-1) ?? "";
  const doctor = { "access-token": token, client: "x", uid: world.a.user.email, authorization: `Bearer ${token}` };
  const faults = await faultsOf(async (key, row) => {
    // A reset link's session is good for the new password and for nothing else.
    const strangers = { nobody: {}, unverified, revoked, doctor, ...(key.endsWith("/auth/password") ? {} : { reset }) };
    // Signing out without a session is devise_token_auth's 404 (docs/contract.md §4).
    const expected = key.endsWith("/sign_out") ? 404 : 401;
    const answers = Object.entries(strangers).map(async ([who, headers]) => {
      const { statusCode } = await app.inject(request(key, row, headers));
      return statusCode === expected ? [] : [`${who} got ${statusCode}`];
    });
    return (await Promise.all(answers)).flat();
  });
  expect(faults).toEqual([]);
});

test("every private route tells another company nothing and changes nothing there", async () => {
  const before = await rowsOf(world.a.companyId);
  const faults = await faultsOf(async (key, row) => {
    // Signing out ends the session, so each row has one of its own.
    const headers = await signInHeaders(ports(), world.b.user);
    const answer = await app.inject(request(key, row, headers));
    const told = answer.body.includes(CANARY) ? ["told something"] : [];
    if (!("path" in row)) return told;
    const absent = {
      ...world,
      session: randomUUID(),
      ids: Object.fromEntries(Object.keys(world.ids).map((name) => [name, 9_999_999])) as World["ids"],
    };
    const same = await app.inject({ ...request(key, row, headers), url: row.path(absent) });
    const isAlike = answer.statusCode === 404 && same.body === answer.body;
    return [...told, ...(isAlike ? [] : [`answered ${answer.statusCode}, unlike what does not exist`])];
  });
  expect(faults).toEqual([]);
  expect(await rowsOf(world.a.companyId)).toEqual(before);
});

test("an id of another company inside a body is refused like one that does not exist", async () => {
  const headers = await signInHeaders(ports(), world.b.user);
  const good = aCalloutInput(world.b);
  const foreign = [
    { ...good, lists: [{ ...good.lists[0], site_id: world.a.site.id }] },
    { ...good, lists: [{ ...good.lists[0], surgeon_id: world.a.surgeon.id }] },
    { ...good, recipients: { doctor_ids: world.a.doctors.map(({ id }) => id), group_ids: [] } },
    { ...good, waves: aWavePlanInput(world.a).waves },
  ];
  const asked = foreign.flatMap((callout) => [
    ["/admin_api/callouts", { callout }] as const,
    ["/admin_api/callouts/preview", { callout }] as const,
  ]);
  const plan = aWavePlanInput(world.b);
  const strangers = { doctor_ids: [], group_ids: [world.ids.group] };
  for (const [url, payload] of [
    ...asked,
    ["/admin_api/wave_plans", { ...plan, first: strangers }] as const,
    ["/admin_api/wave_plans", { ...plan, waves: aWavePlanInput(world.a).waves }] as const,
  ]) {
    const answer = await app.inject({ method: "POST", url, headers, payload });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain(CANARY);
  }
});

test("nor is one inside a decision about one's own callout, whatever else is right about it", async () => {
  const headers = await signInHeaders(ports(), world.b.user);
  const own = await aCallout(ports(), world.b);
  await anAnswer(ports(), world.b, own, world.b.doctors[0] ?? { id: 0 }, "available");
  const [answer] = own.responses;
  const mine = { id: answer?.id, lock_version: 1 };
  const theirs = { id: world.ids.response, lock_version: 1 };
  const [list, recipient_id] = [own.lists[0]?.id, own.recipients[0]?.id];
  const said = { list_id: list, response: "available" };
  const before = await rowsOf(world.a.companyId);
  const asked: [method: "POST" | "PUT" | "PATCH" | "DELETE", rest: string, payload: object][] = [
    ["POST", "decisions", { decision: "confirm", responses: [theirs] }],
    ["POST", "decisions_preview", { decision: "confirm", responses: [mine, theirs] }],
    ["POST", "decisions", { decision: "release", responses: [theirs] }],
    ["POST", "ask_again", { response_ids: [mine.id, theirs.id] }],
    ["PUT", "answers", { recipient_id: world.ids.recipient, answers: [said] }],
    ["POST", "answers_preview", { recipient_id: world.ids.recipient, answers: [said] }],
    ["POST", `responses/${world.ids.response}/answer_preview`, { response: "available" }],
    ["PUT", "answers", { recipient_id, answers: [said, { ...said, list_id: world.ids.list }] }],
    ["POST", "ring_round/calls", { recipient_id: world.ids.recipient }],
    ["PUT", `ring_round/calls/${world.ids.call}`, { result: "no_answer" }],
    ["PATCH", `comments/${world.ids.comment}`, { text: "x" }],
    ["DELETE", `comments/${world.ids.comment}`, {}],
    ["POST", `lists/${list}/message`, { response_ids: [mine.id, theirs.id], message: "x" }],
    ["POST", `lists/${world.ids.list}/message`, { response_ids: [mine.id], message: "x" }],
    ["POST", `lists/${world.ids.list}/standby_chain`, { action: "start" }],
    ["POST", `lists/${world.ids.list}/cancel`, { reason: "x", lock_version: 0 }],
    ["PUT", `lists/${world.ids.list}`, { list: aListInput(world.b), lock_version: 0 }],
    ["PUT", `lists/${list}`, { list: { ...aListInput(world.b), site_id: world.a.site.id }, lock_version: 0 }],
    ["POST", "lists", { list: { ...aListInput(world.b), surgeon_id: world.a.surgeon.id }, lock_version: 1 }],
    ["POST", "lists", { list: { ...aListInput(world.b), id: world.ids.list }, lock_version: 1 }],
  ];
  for (const [method, rest, payload] of asked) {
    const answered = await app.inject({ method, url: `/admin_api/callouts/${own.id}/${rest}`, headers, payload });
    expect([rest, answered.statusCode, answered.body.includes(CANARY)]).toEqual([rest, 404, false]);
  }
  expect(await rowsOf(world.a.companyId)).toEqual(before);
  const { body } = await app.inject({ url: `/admin_api/callouts/${own.id}`, headers });
  expect(JSON.parse(body).data).toMatchObject({ status: "open", lists: [{ confirmed: [] }] });
});

test("a doctor's home and calendar address show nothing of another practice or doctor, and change nothing there", async () => {
  const { b, ids } = world;
  const [doctor, colleague] = b.doctors;
  if (!doctor || !colleague) throw new Error("Two doctors");
  const { db } = ports().database;
  await db
    .updateTable("doctors")
    .set({ calendar_open: true, calendar_version: 1 })
    .where("id", "=", doctor.id)
    .execute();
  await aCallout(ports(), b, { message: CANARY, recipients: { doctor_ids: [colleague.id], group_ids: [] } });
  const row = await db.selectFrom("doctors").selectAll().where("id", "=", doctor.id).executeTakeFirstOrThrow();
  const home = doctorsPage(ports(), app, new URL(homeLink(ports(), row)).pathname);
  const calendar = await app.inject({ url: new URL(calendarAddress(ports(), row) ?? "").pathname });
  const before = [await rowsOf(world.a.companyId), await rowsOf(b.companyId)];
  const list = String(ids.list);
  const fields = { list, answer: "yes", [`answer-${list}`]: "available", away: String(ids.unavailability) };
  const pages = [await home.open(), await home.open(`?withdraw=${list}&change=${list}&away=${ids.unavailability}`)];
  const actions = ["", "/acknowledge", "/withdraw", "/standby", "/standby_offer", "/change", "/away_remove"];
  for (const action of actions) pages.push(await home.press(action, fields));
  expect([calendar.statusCode, pages[0]?.statusCode]).toEqual([200, 200]);
  for (const { body } of [calendar, ...pages]) expect(body).not.toContain(CANARY);
  expect([await rowsOf(world.a.companyId), await rowsOf(b.companyId)]).toEqual(before);
});

test("no sequence of calls with another company's ids reads or changes anything of it", async () => {
  const headers = await signInHeaders(ports(), world.b.user);
  const before = await rowsOf(world.a.companyId);
  const id = fc.constantFrom(
    ...Object.values(world.ids),
    world.a.companyId,
    world.a.user.id,
    world.a.doctors[0]?.id ?? 0,
  );
  const path = fc.tuple(fc.constantFrom(...Object.keys(TABLE).filter((key) => key.includes(":id"))), id, id);
  await fc.assert(
    fc.asyncProperty(path, async ([key, first, second]) => {
      const [method, url] = key.split(" ") as [NonNullable<InjectOptions["method"]>, string];
      const row = TABLE[key];
      const payload = typeof row === "object" && "path" in row ? row.body?.(world) : undefined;
      const target = url
        .replace(":id", String(first))
        .replace(/:rid|:uid|:list_id|:call_id|:comment_id/, String(second));
      const answer = await app.inject({ method, url: target, headers, ...(payload ? { payload } : {}) });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain(CANARY);
    }),
    { numRuns: process.env.FULL ? 2000 : 100 },
  );
  expect(await rowsOf(world.a.companyId)).toEqual(before);
});

/** Everything the company has, as text. */
async function rowsOf(companyId: number): Promise<Record<string, unknown[]>> {
  const entries = COMPANY_TABLES.map(async (table) => {
    const { rows } =
      await sql`select * from ${sql.table(table)} as t where company_id = ${companyId} order by t::text`.execute(
        ports().database.db,
      );
    return [table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
