/** Callouts that ask one doctor at once, one in a wave and one in a wave after it; what came of the first wave. */

import { type RawBuilder, sql } from "kysely";
import { openDatabase } from "../../server/db/database.ts";
import { DAY_MS } from "../../src/contract/durations.ts";
import { type CalloutDetail } from "../../src/contract/shapes/callout.ts";
import { type CalloutRequest } from "../../src/contract/shapes/calloutRequests.ts";
import { type Api } from "./api.ts";
import { type MailSink } from "./mailSink.ts";
import { type Askable, whoMayBeAsked } from "./writers.ts";

/** Days from now on which nobody of the demo is away or booked. */
const FIRST_DAY = 40;
/** By their place among the doctors: who is asked at once, in the wave, and in the wave after it. */
const [AT_ONCE, IN_WAVE, LATER] = [0, 1, 2];

type Database = Awaited<ReturnType<typeof openDatabase>>;

export class WaveCallouts {
  readonly ids: number[] = [];
  readonly #api: Api;
  readonly #askable: Askable;
  readonly #database: Database;

  private constructor(api: Api, askable: Askable, database: Database) {
    this.#api = api;
    this.#askable = askable;
    this.#database = database;
  }

  static async open(url: string, api: Api): Promise<WaveCallouts> {
    const askable = await whoMayBeAsked(api);
    if (askable.doctors.length <= LATER) throw new Error("The demo has too few doctors.");
    return new WaveCallouts(api, askable, await openDatabase(url, ""));
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  /** Sends a callout, whose wave is due after so many milliseconds. */
  async plan(milliseconds: number): Promise<void> {
    const made = await this.#change("/callouts", 201, this.#aCallout());
    await this.#change(`/callouts/${made.id}/send`, 200);
    const at = new Date(Date.now() + milliseconds);
    await this.#database.db.transaction().execute(async (tx) => {
      await tx.updateTable("callouts").set({ next_wave_at: at }).where("id", "=", made.id).execute();
      await sql`update pgboss.job set start_after = ${at}, data = data || jsonb_build_object('at', ${at.toISOString()}::text)
        where name = 'callout-clock' and data->>'step' = 'wave' and data->>'calloutId' = ${String(made.id)}`.execute(
        tx,
      );
    });
    this.ids.push(made.id);
  }

  /** How many have not asked their wave yet. */
  waiting(): Promise<number> {
    return this.#count(sql`w.status = 'waiting'`);
  }

  async areDone(): Promise<boolean> {
    const { db } = this.#database;
    const mails = await db
      .selectFrom("outbox_emails")
      .select("id")
      .where("callout_id", "in", this.ids)
      .where("status", "<>", "sent")
      .execute();
    return mails.length === 0 && (await this.waiting()) === 0;
  }

  /** How many waves broke which promise. */
  async faults({ arrivals }: MailSink): Promise<Record<string, number>> {
    const asked = sql`${this.#askable.doctors[IN_WAVE]}::bigint`;
    const mails = await this.#database.db
      .selectFrom("outbox_emails")
      .select(["message_id", "to_address"])
      .where("callout_id", "in", this.ids)
      .where("doctor_id", "is not", null)
      .execute();
    const lives = mails.map((mail) => arrivals.get(`${mail.message_id} ${mail.to_address}`) ?? []);
    return {
      notAsked: await this.#count(sql`w.status <> 'asked' or w.asked <> 1`),
      notOneAnswer: await this.#count(sql`(select count(*) from responses r
        where r.callout_id = c.id and r.doctor_id = ${asked}) <> 1`),
      notOneMail: await this.#count(sql`(select count(*) from outbox_emails o
        where o.callout_id = c.id and o.doctor_id = ${asked}) <> 1`),
      notOneLine: await this.#count(sql`(select count(*) from audit_events a
        where a.subject_type = 'callout' and a.subject_id = c.id and a.action = 'wave_asked') <> 1`),
      nextNotPlannedOnce: await this.#count(sql`c.next_wave_at is null or (select count(*) from pgboss.job j
        where j.name = 'callout-clock' and j.data->>'step' = 'wave' and j.state = 'created'
        and j.data->>'calloutId' = c.id::text and (j.data->>'at')::timestamptz = c.next_wave_at) <> 1`),
      mailLost: lives.filter((own) => own.length === 0).length,
      mailTwiceInALife: lives.filter((own) => new Set(own).size < own.length).length,
    };
  }

  async #count(fault: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from callouts c
      join waves w on w.callout_id = c.id and w.position = 2
      where c.id in (${sql.join(this.ids)}) and (${fault})`.execute(this.#database.db);
    return rows[0]?.count ?? Number.NaN;
  }

  async #change(path: string, expected: number, body?: object): Promise<CalloutDetail> {
    const answer = await this.#api.call<{ data: CalloutDetail }>("POST", path, body);
    if (answer.status !== expected) throw new Error(`${path} was answered with ${JSON.stringify(answer)}.`);
    return answer.body.data;
  }

  #aCallout(): CalloutRequest {
    const { siteId, doctors } = this.#askable;
    const date = new Date(Date.now() + (FIRST_DAY + this.ids.length) * DAY_MS).toISOString().slice(0, 10);
    const when = { date, session: "am", start_time: "08:00", end_time: "12:00" } as const;
    const list = { ...when, site_id: siteId, role_needed: "anaesthetist", positions: 1 } as const;
    const whom = (place: number) => ({ doctor_ids: [doctors[place] ?? 0], group_ids: [] });
    const wait = { after_hours: 1, at: null, fewer_than: null };
    const waves = [IN_WAVE, LATER].map((place) => ({ ...whom(place), ...wait }));
    return { callout: { mode: "select", urgency: "routine", lists: [list], recipients: whom(AT_ONCE), waves } };
  }
}
