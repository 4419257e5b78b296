/** A practice with a random past, written row by row: also what the product itself would seldom do. */

import { type Insertable, type Selectable, sql } from "kysely";
import { type Db } from "../../../server/db/database.ts";
import { type Tables } from "../../../server/db/schema.ts";
import { type Ports } from "../../../server/platform/ports.ts";
import { CALLOUT_STATUSES, RESPONSE_STATES } from "../../../src/contract/callout.ts";
import { DAY_MS, HOUR_MS } from "../../../src/contract/durations.ts";
import { aPractice, type Practice } from "../aCallout.ts";
import { aSite, aSurgeon } from "../builders.ts";
import { fc } from "../random/fc.ts";

/** Ids that nothing else has. */
let nextId = 50_000_000;
const newId = (): number => ++nextId;

const often = <const T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));
const hours = (most: number) => fc.integer({ min: 0, max: most });

const anAnswer = fc.record({
  response: fc.constantFrom(...RESPONSE_STATES),
  responded: fc.option(hours(100)),
  booked: fc.option(hours(120), { freq: 2 }),
  history: fc.array(
    fc.record({
      after: hours(120),
      response: fc.constantFrom(...RESPONSE_STATES),
      outcome: often("none", "confirmed", "standby"),
      source: often("email_link", "admin_on_behalf"),
    }),
    { maxLength: 3 },
  ),
});

const aRecipient = fc.record({
  doctor: fc.nat({ max: 5 }),
  delivery: often("sent", "kept", "failed", "skipped", "queued"),
  sentAfter: fc.option(hours(30)),
  answers: fc.array(anAnswer, { minLength: 3, maxLength: 3 }),
  mails: fc.array(
    fc.record({
      status: often("sent", "kept", "failed", "queued"),
      is_copy: often(false, true),
      toDoctor: often(true, false),
    }),
    { maxLength: 3 },
  ),
});

const aCallout = fc.record({
  status: often("confirmed", ...CALLOUT_STATUSES),
  sentBefore: fc.option(fc.integer({ min: 1, max: 400 }), { freq: 8 }),
  closedAfter: fc.option(hours(300)),
  recipients: fc.uniqueArray(aRecipient, { selector: ({ doctor }) => doctor, maxLength: 5 }),
  lists: fc.array(
    fc.record({
      days: fc.integer({ min: -45, max: 45 }),
      hour: fc.integer({ min: 0, max: 19 }),
      site: fc.nat({ max: 1 }),
      surgeon: fc.option(fc.nat({ max: 1 })),
      role_needed: often("anaesthetist", "surgical_assistant", "other"),
      cover_status: often("covered", "uncovered", "calling", "cancelled"),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

export const randomPast = fc.record({
  callouts: fc.array(aCallout, { minLength: 25, maxLength: 45 }),
  groups: fc.array(fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 5 }), { minLength: 2, maxLength: 3 }),
});
type RandomPast = ReturnType<typeof randomPast.generate>["value"];
type Told = RandomPast["callouts"][number];

type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] };
const at = (moment: Date, by: number): Date => new Date(moment.getTime() + by);

class Past {
  readonly rows: Rows = {};
  readonly practice: Practice;
  readonly sites: number[];
  readonly surgeons: number[];
  readonly now: Date;
  constructor(now: Date, practice: Practice, sites: number[], surgeons: number[]) {
    [this.now, this.practice, this.sites, this.surgeons] = [now, practice, sites, surgeons];
  }

  #add<Table extends keyof Tables>(table: Table, row: Omit<Insertable<Tables[Table]>, "company_id">): void {
    const known = (this.rows[table] ?? []) as object[];
    Object.assign(this.rows, { [table]: [...known, { ...row, company_id: this.practice.companyId }] });
  }

  addGroup(doctors: number[], nth: number): void {
    const id = newId();
    this.#add("doctor_groups", { id, name: `Group ${nth}` });
    for (const one of doctors)
      this.#add("doctor_group_members", { group_id: id, doctor_id: this.practice.doctors[one]?.id ?? 0 });
  }

  addCallout(told: Told): void {
    const [callout_id, created_by] = [newId(), this.practice.user.id];
    const midnight = Date.parse(`${this.now.toISOString().slice(0, 10)}T00:00:00Z`);
    const lists = told.lists.map((one) => {
      const starts_at = new Date(midnight + one.days * DAY_MS + one.hour * HOUR_MS);
      return { ...one, id: newId(), starts_at, ends_at: at(starts_at, 4 * HOUR_MS) };
    });
    const first_starts_at = new Date(Math.min(...lists.map((one) => one.starts_at.getTime())));
    const sent_at = told.sentBefore === null ? null : at(first_starts_at, -told.sentBefore * HOUR_MS);
    const [created_at, updated_at] = [this.now, this.now];
    this.#add("callouts", {
      ...{ id: callout_id, reference: `R-${callout_id}`, title: "Random", status: told.status, created_by },
      ...{ sent_at, first_starts_at, last_ends_at: at(first_starts_at, DAY_MS), created_at, updated_at },
      closed_at: sent_at && told.closedAfter !== null ? at(sent_at, told.closedAfter * HOUR_MS) : null,
    });
    for (const { id, starts_at, ends_at, role_needed, cover_status, ...one } of lists) {
      const place = { site_id: this.sites[one.site] ?? 0, surgeon_id: this.#surgeon(one.surgeon) };
      const date = starts_at.toISOString().slice(0, 10);
      const when = { session: "custom", start_time: "08:00", end_time: "12:00", time_zone: "Europe/London" } as const;
      this.#add("lists", { id, date, ...when, starts_at, ends_at, ...place, role_needed, cover_status });
      this.#add("callout_lists", { callout_id, list_id: id, date, role_needed, ...place });
    }
    if (sent_at) for (const one of told.recipients) this.#ask(callout_id, lists, sent_at, one);
  }

  #surgeon = (nth: number | null): number | null => (nth === null ? null : (this.surgeons[nth] ?? null));

  #ask(
    callout_id: number,
    lists: { id: number; starts_at: Date; ends_at: Date }[],
    sent: Date,
    told: Told["recipients"][number],
  ): void {
    const [recipient_id, doctor_id] = [newId(), this.practice.doctors[told.doctor]?.id ?? 0];
    const sent_at = told.sentAfter === null ? null : at(sent, told.sentAfter * HOUR_MS);
    this.#add("callout_recipients", { id: recipient_id, callout_id, doctor_id, delivery: told.delivery, sent_at });
    for (const [nth, list] of lists.entries()) {
      const answer = told.answers[nth];
      if (answer) this.#say({ callout_id, recipient_id, doctor_id }, list, sent, answer);
    }
    for (const { toDoctor, ...mail } of told.mails) {
      const key = `random-${newId()}`;
      const text = { subject: "", html: "", text: "", headers: JSON.stringify({}) };
      const about = { callout_id, recipient_id, doctor_id: toDoctor ? doctor_id : null };
      const ids = { kind: "callout", idempotency_key: key, message_id: key, to_address: "" };
      this.#add("outbox_emails", { ...ids, ...text, ...about, ...mail, created_at: sent });
    }
  }

  #say(
    of: { callout_id: number; recipient_id: number; doctor_id: number },
    list: { id: number; starts_at: Date; ends_at: Date },
    sent: Date,
    { response, responded, booked, history }: Told["recipients"][number]["answers"][number],
  ): void {
    const id = newId();
    const taken = booked === null ? {} : { outcome: "confirmed" as const, decided_at: at(sent, booked * HOUR_MS) };
    const span = booked === null ? {} : { booked_from: list.starts_at, booked_to: list.ends_at };
    const responded_at = responded === null ? null : at(sent, responded * HOUR_MS);
    const first = (some: typeof history): Date | null =>
      some.length > 0 ? at(sent, Math.min(...some.map(({ after }) => after)) * HOUR_MS) : null;
    const firsts = {
      first_answered_at: first(history.filter(({ source }) => source === "email_link")),
      first_offered_at: first(history.filter((one) => ["available", "if_needed"].includes(one.response))),
    };
    const answer = { response, responded_at, ...firsts, ...taken, ...span };
    this.#add("responses", { id, ...of, list_id: list.id, ...answer });
    for (const { after, ...one } of history)
      this.#add("response_history", { response_id: id, ...one, created_at: at(sent, after * HOUR_MS) });
  }
}

/** Bookings overlap and statuses jump: the guards are out of the way while it is written. */
async function write(db: Db, rows: Rows): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [table, some] of Object.entries(rows))
      for (let from = 0; from < some.length; from += 200)
        await tx
          .insertInto(table as "lists")
          .values(some.slice(from, from + 200) as never)
          .execute();
  });
}

export type RandomPractice = Practice & { sites: number[]; surgeons: number[] };

export async function aRandomPractice(ports: Ports, { callouts, groups }: RandomPast): Promise<RandomPractice> {
  const { db } = ports.database;
  const practice = await aPractice(ports, { doctors: 6 });
  const { companyId: company_id } = practice;
  const sites = [practice.site.id, (await aSite(db, { company_id, name: "Northbank" })).id];
  const surgeons = [practice.surgeon.id, (await aSurgeon(db, { company_id, display_name: "Mr J. Okandi" })).id];
  const past = new Past(ports.clock.now(), practice, sites, surgeons);
  for (const [nth, doctors] of groups.entries()) past.addGroup(doctors, nth);
  for (const told of callouts) past.addCallout(told);
  await write(db, past.rows);
  return { ...practice, sites, surgeons };
}

const READ = [
  ...["lists", "callouts", "callout_lists", "callout_recipients", "responses", "response_history"],
  ...["outbox_emails", "doctor_groups", "doctor_group_members"],
] as (
  | "lists"
  | "callouts"
  | "callout_lists"
  | "callout_recipients"
  | "responses"
  | "response_history"
  | "outbox_emails"
  | "doctor_groups"
  | "doctor_group_members"
)[];
export type AllRows = { [Table in (typeof READ)[number]]: Selectable<Tables[Table]>[] };

/** Everything that the practice has in these tables. */
export async function allRows(db: Db, companyId: number): Promise<AllRows> {
  const read = READ.map(async (table) => [
    table,
    await db.selectFrom(table).selectAll().where("company_id", "=", companyId).execute(),
  ]);
  return Object.fromEntries(await Promise.all(read)) as AllRows;
}
