/** What the fuzz tests aim at: a practice with one of everything, so that every route finds what it acts on; kept, and put back after each change. */
import { sql } from "kysely";
import { describeSecret } from "../../../server/features/auth/secondFactor/oneTimeCodes.ts";
import { replaceRecoveryCodes } from "../../../server/features/auth/secondFactor/recoveryCodes.ts";
import { issueToken, type TokenKind } from "../../../server/features/auth/secrets/mailedTokens.ts";
import { feedLink } from "../../../server/features/calendarFeed/feedLink.ts";
import { takeCall } from "../../../server/features/callouts/ringRound/takeCall.ts";
import { keepPreview } from "../../../server/features/emailTexts/mailPreviews.ts";
import { createList } from "../../../server/features/lists/changeList.ts";
import { createView } from "../../../server/features/savedViews/savedViews.ts";
import { createPlan } from "../../../server/features/wavePlans/wavePlans.ts";
import { inCompany, type Ports } from "../../../server/platform/ports.ts";
import { aListInput, aPractice, type Practice } from "../aCallout.ts";
import { aSite, aSurgeon, aUser } from "../builders.ts";
import { aComment } from "../comments.ts";
import { type World } from "../routeRow.ts";
import { aWavePlanInput } from "../routeTable.ts";
import { oneTimeCode } from "../secondFactor/oneTimeCode.ts";
import { signInHeaders } from "../signIn.ts";
import { someStanding } from "../standingLists.ts";
import { type Scene, type SceneName, scenesOf } from "./fuzzScenes.ts";

export type FuzzWorld = World & {
  scenes: Record<SceneName, Scene>;
  /** Administrators besides the one who calls. */
  colleagues: Record<"invited" | "active" | "disabled", { id: number; email: string }>;
  /** Nobody refers to them, so that they can be removed. */
  spare: { site: number; surgeon: number; list: number };
  /** A list of a plan that nobody was asked about. */
  planned: number;
  /** Of every row that has one, by its id: ids are unique among all tables. */
  versions: ReadonlyMap<number, number>;
  /** What links in mails hold. */
  secrets: Record<TokenKind | "feed" | "preview", string>;
  /** `verified`: of a colleague who has two-step verification. */
  headers: Record<"full" | "password_reset" | "verified", Record<string, string>>;
  secondFactor: {
    /** Of the set-up that whoever calls has begun. */
    codeNow: () => string;
    /** The colleague's. */
    recoveryCode: string;
  };
};

/** Everything but the callouts. */
async function besides(ports: Ports, practice: Practice) {
  const { db } = ports.database;
  const { companyId: company_id, user } = practice;
  const now = ports.clock.now();
  const doctor_id = practice.doctors[0]?.id ?? 0;
  const group = await db
    .insertInto("doctor_groups")
    .values({ company_id, name: "Group" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const away = { starts_at: new Date("2026-12-21T00:00:00Z"), ends_at: new Date("2026-12-28T00:00:00Z") };
  const unavailability = await db
    .insertInto("doctor_unavailabilities")
    .values({ company_id, doctor_id, ...away, reason: "leave", created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const colleagues = {
    invited: await aUser(db, { company_id, status: "invited" }),
    active: await aUser(db, { company_id, role: "admin" }),
    disabled: await aUser(db, { company_id, role: "admin", status: "disabled" }),
  };
  const spare = {
    site: (await aSite(db, { company_id, name: "Spare", short_name: "Spare" })).id,
    surgeon: (await aSurgeon(db, { company_id, display_name: "Ms Spare" })).id,
    list: await inCompany(ports, company_id, (unit) =>
      createList(unit, aListInput(practice, { date: "2026-12-14" }), { userId: user.id }),
    ),
  };
  const plan = await inCompany(ports, company_id, (unit) =>
    createPlan(unit, { userId: user.id, requestId: "fuzz" }, aWavePlanInput(practice)),
  );
  const view = await inCompany(ports, company_id, (unit) =>
    createView(unit, { userId: user.id, requestId: "fuzz" }, { name: "Open", query: "tab=open", shared: true }),
  );
  return { group: group.id, unavailability: unavailability.id, plan, view, colleagues, spare };
}

async function secretsOf(ports: Ports, { companyId, user }: Practice, invited: typeof user) {
  const address = "anna.new@example.test";
  await ports.database.db
    .updateTable("users")
    .set({ calendar_open: true, calendar_version: 1, unconfirmed_email: address })
    .where("id", "=", user.id)
    .execute();
  return inCompany(ports, companyId, async (unit) => {
    const issued = async (kind: TokenKind, holder: typeof user): Promise<string> =>
      (await issueToken(unit.tx, unit.now, kind, holder)).secret;
    const link = (await feedLink(unit, user.id)) ?? "";
    const preview = await keepPreview(unit, user.id, "email_text", "<!doctype html><head></head><p>A mail</p>");
    return {
      password_reset: await issued("password_reset", user),
      confirmation: await issued("confirmation", user),
      invitation: await issued("invitation", invited),
      email_change: await issued("email_change", { ...user, email: address }),
      feed: link.split("/").at(-1)?.replace(".ics", "") ?? "",
      preview: preview.split("/").at(-1) ?? "",
    };
  });
}

/** Begun by one, and had by the other. */
async function secondFactorsOf(ports: Ports, begun: { id: number }, had: { id: number; company_id: number }) {
  const { database, keys, clock } = ports;
  const own = { user_id: begun.id, seed: "begun" };
  await database.db
    .insertInto("second_factors")
    .values([
      { ...own, confirmed_at: null, created_at: clock.now() },
      { user_id: had.id, seed: "had", confirmed_at: clock.now(), created_at: clock.now() },
    ])
    .execute();
  const [recoveryCode = ""] = await inCompany(ports, had.company_id, ({ tx }) => replaceRecoveryCodes(tx, had.id));
  const { secret } = describeSecret(keys, own, { issuer: "Callouts", label: "begun" });
  return { codeNow: () => oneTimeCode(secret, clock.now()), recoveryCode };
}

async function versionsOf({ database }: Ports): Promise<ReadonlyMap<number, number>> {
  const tables = [
    "callouts",
    "lists",
    "responses",
    "doctors",
    "doctor_groups",
    "sites",
    "surgeons",
    "standing_lists",
    "saved_views",
    "wave_plans",
  ] as const;
  const { rows } = await sql<{ id: number; lock_version: number }>`${sql.join(
    tables.map((table) => sql`select id, lock_version from ${sql.table(table)}`),
    sql` union all `,
  )}`.execute(database.db);
  return new Map(rows.map(({ id, lock_version }) => [id, lock_version]));
}

/** As if planned from the standing list. */
async function aPlannedList(ports: Ports, practice: Practice, standing_list_id: number): Promise<number> {
  const input = aListInput(practice, { date: "2026-12-18" });
  const by = { userId: practice.user.id };
  const id = await inCompany(ports, practice.companyId, (unit) => createList(unit, input, by));
  const planned = { standing_list_id, planned_for: input.date };
  await ports.database.db.updateTable("lists").set(planned).where("id", "=", id).execute();
  return id;
}

export async function everyKind(ports: Ports): Promise<FuzzWorld> {
  const practice = await aPractice(ports, { doctors: 6 });
  const { db } = ports.database;
  const { group, unavailability, plan, view, colleagues, spare } = await besides(ports, practice);
  const scenes = await scenesOf(ports, practice);
  const { callout: calloutId, recipient: recipientId } = scenes.open;
  await inCompany(ports, practice.companyId, (unit) => takeCall(unit, { calloutId, recipientId }, practice.user.id));
  const call = await db.selectFrom("phone_calls").select("id").executeTakeFirstOrThrow();
  const notification = await db.selectFrom("notifications").select("id").executeTakeFirstOrThrow();
  const other = await signInHeaders(ports, practice.user);
  const headers = {
    full: await signInHeaders(ports, practice.user),
    password_reset: await signInHeaders(ports, practice.user, "password_reset"),
    verified: await signInHeaders(ports, colleagues.active),
  };
  const session = await db
    .selectFrom("sessions")
    .select("id")
    .where("client", "=", other.client ?? "")
    .executeTakeFirstOrThrow();
  const standing = await someStanding(db, practice, "Theatre 9");
  const planned = await aPlannedList(ports, practice, standing.standingList);
  return {
    a: practice,
    b: practice,
    ids: {
      ...scenes.open,
      call: call.id,
      comment: await aComment(ports, practice, calloutId, "x"),
      notification: notification.id,
      user: colleagues.active.id,
      doctor: practice.doctors[0]?.id ?? 0,
      group,
      unavailability,
      plan,
      view,
      ...standing,
    },
    session: session.id,
    scenes,
    colleagues,
    spare,
    planned,
    versions: await versionsOf(ports),
    secrets: await secretsOf(ports, practice, colleagues.invited),
    headers,
    secondFactor: await secondFactorsOf(ports, practice.user, colleagues.active),
  };
}

const OWN_TABLES = sql<{ name: string; columns: string }>`
  select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ') as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not like 'kysely%' and relname <> 'installation'
  group by relname`;

/**
 * Keeps all rows as they are now; what it returns puts them back, at the cost of one call. A table is left alone whose
 * rows are as many as were kept, each written by the transaction that put it back last.
 */
export async function keepRows({ database: { db } }: Ports): Promise<() => Promise<void>> {
  const { rows: tables } = await OWN_TABLES.execute(db);
  const { rows: ids } = await sql<{ last: string }>`select last_value as last from entity_id`.execute(db);
  const copies = tables.map(({ name }) => `create table kept.${name} as table public.${name};`);
  const seen = "create table kept.put_back_in (name, xact)";
  const puttingBack = tables.map(
    ({ name, columns }) => `
      select xact into wrote from kept.put_back_in where name = '${name}';
      if exists (select from public.${name} where xmin <> wrote)
        or (select count(*) from public.${name}) <> (select count(*) from kept.${name})
      then
        delete from public.${name};
        insert into public.${name} (${columns}) select ${columns} from kept.${name};
        update kept.put_back_in set xact = pg_current_xact_id()::xid where name = '${name}';
      end if;`,
  );
  await sql
    .raw(`do $$ begin
      drop schema if exists kept cascade;
      create schema kept;
      ${copies.join(" ")}
      ${seen} as select relname::text, '0'::xid from pg_class where relnamespace = 'kept'::regnamespace;
    end $$`)
    .execute(db);
  // A procedure, since its statements are planned once. The role keeps foreign keys and triggers out of the way, as in `emptyTables`.
  await sql
    .raw(`create procedure kept.put_back() language plpgsql as $$ declare wrote xid; begin
      perform set_config('session_replication_role', 'replica', true);
      ${puttingBack.join("")}
      delete from pgboss.job;
      perform setval('public.entity_id', ${ids[0]?.last});
    end $$`)
    .execute(db);
  const putBack = async (): Promise<void> => {
    await sql`call kept.put_back()`.execute(db);
  };
  await putBack();
  return putBack;
}
