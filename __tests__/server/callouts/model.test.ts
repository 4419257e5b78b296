import fc from "fast-check";
import { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { buildApp } from "../../../server/app.ts";
import { runClockJob } from "../../../server/features/callouts/runClockJob.ts";
import { type CalloutDetail } from "../../../src/contract/callout.ts";
import { aCallout, anAnswer, aPractice, type Practice } from "../../support/aCallout.ts";
import { asUser, type Caller } from "../../support/asUser.ts";
import { manyRuns } from "../../support/manyRuns.ts";
import { testPorts } from "../../support/testPorts.ts";

const ports = testPorts({ rateLimitFactor: 100 });
let app: FastifyInstance;
afterEach(() => app.close());

const HOUR = 3_600_000;
const DOCTORS = 3;
type World = { practice: Practice; call: Caller; callouts: CalloutDetail[] };
type Step = { name: string; run: (world: World) => Promise<unknown> };

const which = { callout: fc.nat({ max: 1 }), list: fc.nat({ max: 1 }), doctor: fc.nat({ max: DOCTORS - 1 }) };
const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** A doctor answers one list of one callout. */
const answer = fc
  .record({ ...which, response: fc.constantFrom("available" as const, "if_needed" as const, "unavailable" as const) })
  .map(({ callout, list, doctor, response }) => ({
    name: `doctor ${doctor} answers ${response} to list ${list} of ${callout}`,
    run: ({ practice, callouts }: World) => {
      const asked = at(callouts, callout);
      const listId = at(asked.lists, list).id;
      return anAnswer(ports(), practice, asked, at(practice.doctors, doctor), response, { listId });
    },
  }));

/** An administrator decides about an answer as it stands, or as it stood before. */
const decision = fc
  .record({
    ...which,
    what: fc.constantFrom("confirm", "standby", "not_required", "release"),
    late: fc.nat({ max: 9 }).map((n) => n === 0),
  })
  .map(({ callout, list, doctor, what, late }) => ({
    name: `${what} doctor ${doctor} for list ${list} of ${callout}${late ? ", out of date" : ""}`,
    run: async ({ practice, call, callouts }: World) => {
      const { id, lists } = at(callouts, callout);
      const doctorId = at(practice.doctors, doctor).id;
      const row = await ports()
        .database.db.selectFrom("responses")
        .select(["id", "lock_version"])
        .where("doctor_id", "=", doctorId)
        .where("list_id", "=", at(lists, list).id)
        .executeTakeFirstOrThrow();
      const lock_version = row.lock_version + (late ? 1 : 0);
      const body = { lock_version, ...(what === "standby" ? { rank: 1 + (doctor % 3) } : {}) };
      const { status } = await call("POST", `/callouts/${id}/responses/${row.id}/${what}`, body);
      expect(late ? [409] : [200, 409]).toContain(status);
    },
  }));

const office = fc
  .record({ callout: which.callout, what: fc.constantFrom("cancel", "remind", "change"), rare: fc.nat({ max: 4 }) })
  .map(({ callout, what, rare }) => ({
    name: `${what} ${callout}`,
    run: async ({ call, callouts }: World) => {
      const { id } = at(callouts, callout);
      if (what === "remind") return call("POST", `/callouts/${id}/remind`, {});
      const { lock_version } = (await call("GET", `/callouts/${id}`)).body.data;
      if (what === "change") return call("PUT", `/callouts/${id}`, { callout: { message: "m" }, lock_version });
      return rare === 0 ? call("POST", `/callouts/${id}/cancel`, { reason: "", lock_version }) : undefined;
    },
  }));

/** Hours pass, and whatever the clock might do to a callout it tries. */
const clock = fc.integer({ min: 1, max: 30 }).map((hours) => ({
  name: `${hours} hours pass`,
  run: async ({ practice, callouts }: World) => {
    ports().clock.advance(hours * HOUR);
    const now = ports().clock.now().toISOString();
    for (const { id } of callouts)
      for (const step of ["send", "remind", "expire"] as const)
        await runClockJob(ports(), { companyId: practice.companyId, calloutId: id, step, at: now });
  },
}));

/** What must hold whatever happened; each query finds what breaks its rule. */
const BROKEN: Record<string, ReturnType<typeof sql>> = {
  "I1: booked without an offer": sql`select id from responses
    where outcome = 'confirmed' and response not in ('available', 'if_needed')`,
  "I2: more booked than positions": sql`select l.id from lists l
    where l.positions < (select count(*) from responses r where r.list_id = l.id and r.outcome = 'confirmed')`,
  "I3: booked twice at one time": sql`select a.id from responses a join lists la on la.id = a.list_id
    join responses b on b.doctor_id = a.doctor_id and b.id > a.id join lists lb on lb.id = b.list_id
    where a.outcome = 'confirmed' and b.outcome = 'confirmed' and la.starts_at < lb.ends_at and lb.starts_at < la.ends_at`,
  "C4, C5: confirmed means filled, and open means not": sql`select c.id from callouts c where (c.status = 'confirmed') <>
    (c.status in ('open', 'confirmed') and not exists (select from callout_lists cl join lists l on l.id = cl.list_id
      where cl.callout_id = c.id and l.positions > (select count(*) from responses r
        where r.list_id = l.id and r.outcome = 'confirmed')))`,
  "I6: a doctor's news names an administrator": sql`select id from notifications
    where notification_type = 'new_availability' and action_by_id is not null`,
  "I11: asked twice": sql`select recipient_id from outbox_emails where kind = 'callout'
    group by recipient_id having count(*) > 1`,
  "I5: booked without a mail or an audit line": sql`select r.id from responses r where r.outcome = 'confirmed' and
    (not exists (select from outbox_emails m where m.recipient_id = r.recipient_id and m.kind = 'confirmation')
      or not exists (select from audit_events e where e.subject_id = r.callout_id and e.action = 'booking_confirmed'))`,
  "R6: standbys that are not numbered 1 to n": sql`select list_id from responses where outcome = 'standby'
    group by callout_id, list_id having max(standby_rank) <> count(*) or min(standby_rank) <> 1`,
  "R6: a rank without a standby": sql`select id from responses where (outcome = 'standby') <> (standby_rank is not null)`,
};

/** One statement for all: it runs after every step. */
const ALL_RULES = sql<{ rule: string }>`${sql.join(
  Object.entries(BROKEN).map(([rule, query]) => sql`select ${rule}::text as rule where exists (${query})`),
  sql` union all `,
)}`;

const brokenRules = async (): Promise<string[]> =>
  (await ALL_RULES.execute(ports().database.db)).rows.map(({ rule }) => rule);

async function aWorld(mode: "select" | "first_come"): Promise<World> {
  ports().clock.reset();
  await ports().database.db.deleteFrom("callouts").execute();
  await ports().database.db.deleteFrom("outbox_emails").execute();
  await ports().database.db.deleteFrom("lists").execute();
  const practice = await aPractice(ports(), { doctors: DOCTORS });
  const lists = [{}, { date: "2026-11-28", positions: 2 }];
  const respond_by = "2026-11-26T10:00:00Z";
  const callouts = [
    await aCallout(ports(), practice, { mode, lists, respond_by }),
    await aCallout(ports(), practice, { lists: [{ start_time: "11:00", end_time: "13:00" }] }),
  ];
  return { practice, callouts, call: await asUser(app, ports(), practice.user) };
}

test("whatever administrators, doctors and the clock do, in whatever order, the rules of booking hold", async () => {
  app = await buildApp(ports());
  const steps: fc.Arbitrary<Step> = fc.oneof(
    { arbitrary: answer, weight: 5 },
    { arbitrary: decision, weight: 5 },
    { arbitrary: office, weight: 1 },
    { arbitrary: clock, weight: 1 },
  );
  const lives = fc.array(steps, { minLength: 8, maxLength: 24 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("select" as const, "first_come" as const), lives, async (mode, life) => {
      const world = await aWorld(mode);
      const told: string[] = [];
      for (const step of life) {
        await step.run(world);
        told.push(step.name);
        const broken = await brokenRules();
        expect({ broken, told: broken.length > 0 ? told : [] }).toEqual({ broken: [], told: [] });
      }
    }),
    { numRuns: manyRuns(1000, 6) },
  );
}, 3_600_000);
