/** Fills an empty demo with a practice and its recent past, through the product's own functions. */
import { sql } from "kysely";
import { DAY_MS } from "../../src/contract/durations.ts";
import { forCompany } from "../db/companyScope.ts";
import { type Db, type Tx } from "../db/database.ts";
import { hashPassword } from "../features/auth/secrets/passwords.ts";
import { planStandby, planWave } from "../features/callouts/state/calloutClock.ts";
import { createList } from "../features/lists/changeList.ts";
import { type CompanyWork, type Ports, workWithin } from "../platform/ports.ts";
import { addDoctorRecords } from "./demoDoctorRecords.ts";
import { addPlanning } from "./demoPlanning.ts";
import { addPractice, type DemoPractice } from "./demoPractice.ts";
import { LISTS_ALONE, STORIES } from "./demoStories.ts";
import { DemoClock, moment } from "./demoTime.ts";
import { fillHistory } from "./fillHistory.ts";
import { stepsOf } from "./playStory.ts";
import { listInputOf } from "./storyInput.ts";

/** Published: a demo guards nothing. */
export const DEMO_PASSWORD = "Demo-practice-1";

/** Days before today on which the practice signed up. */
const AGE_DAYS = 60;
/** What DEMO=large adds. */
const LARGE = { callouts: 10_000, doctors: 2000 };
/** Notifications left unread; with the administrators' own, which count as read. */
const UNREAD_NOTIFICATIONS = 6;
/** Two servers may start on one database at once; the second waits, and finds the demo there. */
const ONE_AT_A_TIME = 4_711_001;

/** The ports of the demo's past: all of it one transaction, on its own clock; its mails were sent long ago. */
function pastPorts(ports: Ports, tx: Tx, clock: DemoClock): Ports {
  const boss = Object.create(ports.database.boss, { send: { value: async () => null } }) as typeof ports.database.boss;
  return { ...ports, clock, database: { ...ports.database, db: tx, boss } };
}

async function playAll(ports: Ports, tx: Tx, practice: DemoPractice): Promise<void> {
  const today = ports.clock.now();
  const clock = new DemoClock(today);
  const past = pastPorts(ports, tx, clock);
  const steps = STORIES.flatMap((story) => stepsOf(story, practice, today));
  for (const list of LISTS_ALONE)
    steps.push({
      at: moment(today, "3d 10:20"),
      run: (unit) => createList(unit, listInputOf(list, practice, today), { userId: practice.users.admin }),
    });
  steps.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, run } of steps) {
    clock.set(at);
    await workWithin({ ports: past, tx, companyId: practice.companyId }, run);
  }
}

/** All mails of the past have left; most notifications have been read. */
async function settle(tx: Tx, practice: DemoPractice, now: Date): Promise<void> {
  await tx
    .updateTable("outbox_emails")
    .set((e) => ({ status: "sent", attempts: 1, sent_at: e.ref("created_at") }))
    .execute();
  await tx
    .updateTable("callout_recipients")
    .set((e) => ({
      delivery: "sent",
      sent_at: e.selectFrom("callouts").select("sent_at").whereRef("callouts.id", "=", "callout_recipients.callout_id"),
    }))
    .where("delivery", "=", "queued")
    .where("callout_id", "in", (e) => e.selectFrom("callouts").select("id").where("sent_at", "is not", null))
    .execute();
  // Nobody knows of an address that no mail ever went to whether it works.
  await tx
    .updateTable("doctors")
    .set({ email_state: "unverified", confirmed_at: null })
    .where("email_state", "=", "ok")
    .where("invited_at", "is", null)
    .where("id", "not in", (e) =>
      e.selectFrom("outbox_emails").select("doctor_id").where("doctor_id", "is not", null).$castTo<number>(),
    )
    .execute();
  const read = await tx
    .selectFrom("notifications")
    .select("id")
    .orderBy("seq", "desc")
    .offset(UNREAD_NOTIFICATIONS)
    .execute();
  const reads = Object.values(practice.users).flatMap((user_id) =>
    read.map(({ id }) => ({ company_id: practice.companyId, notification_id: id, user_id, read_at: now })),
  );
  if (reads.length > 0) await tx.insertInto("notification_reads").values(reads).execute();
}

/** The queue heard nothing of the past: what it still has to see to is planned now. */
async function planAhead(unit: CompanyWork): Promise<void> {
  const offers = await unit.tx
    .selectFrom("standby_offers")
    .select(["callout_id", "expires_at"])
    .where("status", "=", "open")
    .execute();
  for (const { callout_id, expires_at } of offers) await planStandby(unit, callout_id, expires_at);
  const walking = await unit.tx.selectFrom("callouts").select(["id", "next_wave_at"]).execute();
  for (const { id, next_wave_at } of walking) if (next_wave_at) await planWave(unit, id, next_wave_at);
}

const hasPractice = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("companies").select("id").limit(1).executeTakeFirst()) !== undefined;

/** Does nothing outside a demo, or where a company is already. All of it happens, or nothing. */
export async function fillDemo(ports: Ports): Promise<void> {
  if (!ports.config.demo || (await hasPractice(ports.database.db))) return;
  await ports.database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`.execute(tx);
    if (await hasPractice(tx)) return;
    const now = ports.clock.now();
    const practice = await addPractice(
      tx,
      new Date(now.getTime() - AGE_DAYS * DAY_MS),
      await hashPassword(ports.config, DEMO_PASSWORD),
    );
    await addDoctorRecords(tx, practice, now);
    await playAll(ports, tx, practice);
    await workWithin({ ports, tx, companyId: practice.companyId }, (unit) => addPlanning(unit, practice));
    await settle(forCompany(tx, practice.companyId), practice, now);
    await workWithin({ ports, tx, companyId: practice.companyId }, planAhead);
    if (ports.config.demoHistory)
      await fillHistory(tx, { ...LARGE, companyId: practice.companyId, userId: practice.users.admin, now });
  });
}
