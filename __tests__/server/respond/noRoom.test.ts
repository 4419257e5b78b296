/** The doctor answers while the disk is full, or the database goes in the midst of it: what the page then says. */
import { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { buildApp } from "../../../server/app.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorsPage, linkPath } from "../../support/doctorsPage.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(async () => {
  await app.close();
  await sql`drop function if exists refuse cascade`.execute(ports().database.db);
});

/** The database refuses every change of this table with these words, as it does without room. */
async function refuse(table: string, state: string, message: string): Promise<void> {
  const { db } = ports().database;
  await sql`create function refuse() returns trigger language plpgsql as ${sql.raw(`$body$
    begin raise exception using errcode = '${state}', message = '${message}'; end $body$`)}`.execute(db);
  await sql`create trigger refuse before insert or update on ${sql.table(table)}
    for each statement execute function refuse()`.execute(db);
}

const FULL = ["53100", "could not extend file: No space left on device"] as const;
const GONE = ["08006", "connection lost"] as const;

async function asked(locale: keyof typeof WORDS = "en") {
  const practice = await aPractice(ports(), { doctors: 1 });
  const { db } = ports().database;
  await db.updateTable("doctors").set({ locale }).execute();
  await db.updateTable("companies").set({ phone: "020 7946 0000" }).execute();
  const callout = await aCallout(ports(), practice);
  const [doctor] = practice.doctors;
  if (!doctor) throw new Error("One doctor");
  const path = await linkPath(ports(), callout, doctor);
  const page = doctorsPage(ports(), app, path);
  return { page, answer: () => page.press("", { [`answer-${callout.lists[0]?.id}`]: "available" }) };
}

const WORDS = {
  en: ["This could not be saved", "The practice has not received what you sent. Please try again in a few minutes"],
  de: ["Das konnte nicht gespeichert werden", "Bitte versuchen Sie es in ein paar Minuten erneut"],
  fr: ["Cela n’a pas pu être enregistré", "Réessayez dans quelques minutes ou téléphonez au cabinet"],
  es: ["No se ha podido guardar", "Inténtelo dentro de unos minutos o llame a la consulta"],
  ja: ["保存できませんでした", "数分後にもう一度お試しになるか、医療機関にお電話ください"],
  zh: ["未能保存", "请过几分钟再试，或致电机构"],
};

test.each(Object.entries(WORDS) as [keyof typeof WORDS, string[]][])(
  "without room the page says in %s that it could not be saved, with the practice's number",
  async (locale, words) => {
    const { answer } = await asked(locale);
    await refuse("response_history", ...FULL);
    const { statusCode, headers, body } = await answer();
    expect([statusCode, headers["retry-after"], headers["content-type"]]).toEqual([
      507,
      "60",
      "text/html; charset=utf-8",
    ]);
    for (const text of [...words, "020 7946 0000", 'href="tel:', `lang="${locale}"`]) expect(body).toContain(text);
    const responses = await ports().database.db.selectFrom("responses").selectAll().execute();
    expect(responses).toEqual([expect.objectContaining({ response: "none" })]);
  },
);

test("once there is room, the same press is taken", async () => {
  const { answer } = await asked();
  await refuse("response_history", ...FULL);
  expect((await answer()).statusCode).toBe(507);
  await sql`drop function refuse cascade`.execute(ports().database.db);
  expect((await answer()).statusCode).toBe(303);
});

test("without room the page itself is shown, though nobody notes that it was opened", async () => {
  const { page } = await asked();
  await refuse("callout_recipients", ...FULL);
  const { statusCode, body } = await page.open();
  expect([statusCode, body.includes('name="stamp"')]).toEqual([200, true]);
});

test("a database that goes in the midst of it leaves open whether it was saved, and the page says so", async () => {
  const { answer } = await asked();
  await refuse("response_history", ...GONE);
  const { statusCode, body } = await answer();
  expect(statusCode).toBe(503);
  expect(body).toContain("We cannot tell whether this was saved");
  expect(body).not.toContain("Nothing was changed");
});

test("a page that cannot be shown has changed nothing, and says that", async () => {
  const { page } = await asked();
  await refuse("rate_limits", ...GONE);
  const { statusCode, body } = await page.open();
  expect(statusCode).toBe(503);
  expect(body).toContain("Nothing was changed");
});
