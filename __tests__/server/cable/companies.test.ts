/** Five practices at work at once: what is broadcast and mailed stays in each. */
import { sql } from "kysely";
import { aCallout, anAnswer, aPractice, confirmFor, type Practice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { anEar, type Ear, type Live, messageOf, startLive, tell } from "../../support/liveServer.ts";

const COMPANIES = 5;
const NEWS = process.env.FULL ? 1000 : 20;
const ports = testPorts();
let live: Live;
beforeEach(async () => {
  live = await startLive(ports());
});
afterEach(() => live.stop());

const canaryOf = (n: number): string => `CANARY-${n}-`;
const others = (n: number): string[] =>
  Array.from({ length: COMPANIES }, (_, other) => other)
    .filter((other) => other !== n)
    .map(canaryOf);
const NAMED = { doctors: "last_name", sites: "name", surgeons: "display_name", users: "last_name" };

/** A practice of whose every person and place one can tell whose it is. */
async function aMarkedPractice(n: number): Promise<{ practice: Practice; ear: Ear }> {
  const practice = await aPractice(ports());
  const { db } = ports().database;
  for (const [table, column] of Object.entries(NAMED))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${canaryOf(n)} where company_id = ${practice.companyId}`.execute(
      db,
    );
  const sender = { callout_emails_name: canaryOf(n), admin_emails_address: `office-${canaryOf(n)}@example.test` };
  await db.updateTable("company_settings").set(sender).where("company_id", "=", practice.companyId).execute();
  return { practice, ear: await anEar(live, ports(), practice.user) };
}

/** Asks, hears, books, and tells the news in between. Returns the callout's id. */
async function work(n: number, practice: Practice): Promise<number> {
  const callout = await aCallout(ports(), practice, { message: canaryOf(n) });
  for (const doctor of practice.doctors)
    await anAnswer(ports(), practice, callout, doctor, "available", { note: canaryOf(n) });
  for (let news = 0; news < NEWS; news++) await tell(ports(), practice.companyId, `${canaryOf(n)}${news}`, callout.id);
  await confirmFor(ports(), practice, callout.id, { responseId: callout.responses[0]?.id ?? 0 });
  await tell(ports(), practice.companyId, `${canaryOf(n)}end`);
  return callout.id;
}

test("each hears and mails of its own people and callouts, all of it, and nothing of the others'", async () => {
  const practices = await Promise.all(Array.from({ length: COMPANIES }, (_, n) => aMarkedPractice(n)));
  const callouts = await Promise.all(practices.map(({ practice }, n) => work(n, practice)));
  for (const [n, { practice, ear }] of practices.entries()) {
    const heard = await ear.until((frame) => messageOf(frame).title === `${canaryOf(n)}end`);
    const news = heard.map(messageOf).filter(({ title }) => title !== undefined);
    // One callout, three answers, the news, the booking, the end.
    expect(news).toHaveLength(NEWS + 6);
    expect(news.map(({ seq }) => seq)).toEqual(news.map((_, at) => at + 1));
    const about = heard.flatMap(({ message }) => (message as { callout_id?: number | null }).callout_id ?? []);
    expect(new Set(about)).toEqual(new Set([callouts[n]]));
    for (const foreign of others(n)) expect(JSON.stringify(heard)).not.toContain(foreign);

    const rows = ports().database.db.selectFrom("outbox_emails").selectAll();
    const mails = await rows.where("company_id", "=", practice.companyId).execute();
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      "callout",
      "callout",
      "callout",
      "confirmation",
      "filled",
      "filled",
      // The office's copies, of the callout and of the decision.
      "office_digest",
      "office_digest",
    ]);
    const own = new Set([...practice.doctors.map(({ id }) => id), null]);
    for (const mail of mails) {
      expect(own).toContain(mail.doctor_id);
      expect(mail.doctor_id === null).toBe(mail.kind === "office_digest");
      expect(JSON.stringify(mail)).toContain(canaryOf(n));
      for (const foreign of others(n)) expect(JSON.stringify(mail)).not.toContain(foreign);
    }
  }
});
