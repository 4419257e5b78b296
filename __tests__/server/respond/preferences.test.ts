import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorsPage, linkPath, PRESSED } from "../../support/doctorsPage.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

async function asked() {
  const practice = await aPractice(ports(), { doctors: 1 });
  const callout = await aCallout(ports(), practice);
  const [doctor] = practice.doctors;
  if (!doctor) throw new Error("A doctor");
  const page = doctorsPage(ports(), app, await linkPath(ports(), callout, doctor));
  const { db } = ports().database;
  const row = () => db.selectFrom("doctors").selectAll().where("id", "=", doctor.id).executeTakeFirstOrThrow();
  return { page, row };
}

test("the doctor pauses callout mails for a week, sees until when, and ends the pause", async () => {
  const { page, row } = await asked();
  expect((await page.press("/preferences", { pause: "7" })).statusCode).toBe(303);
  const { status, paused_until } = await row();
  expect([status, paused_until && paused_until.getTime() - ports().clock.now().getTime()]).toEqual([
    "paused",
    7 * 24 * 3_600_000,
  ]);
  expect((await page.open()).body).toContain("No emails until Tue 1 Dec");
  await page.press("/preferences", { pause: "0" });
  expect((await row()).status).toBe("active");
  const actions = await ports().database.db.selectFrom("audit_events").select(["action", "actor_type"]).execute();
  for (const action of ["doctor_paused", "doctor_unpaused"])
    expect(actions).toContainEqual({ action, actor_type: "doctor" });
});

test("the page speaks each language once it is chosen", async () => {
  const { page, row } = await asked();
  const titles = new Set<string>();
  for (const locale of LANGUAGES) {
    await page.press("/preferences", { locale });
    const { body } = await page.open();
    expect((await row()).locale).toBe(locale);
    expect(body).toContain(`<html lang="${locale}">`);
    titles.add(/<h1>([^<]+)</.exec(body)?.[1] ?? "");
  }
  expect(titles.size).toBe(LANGUAGES.length);
});

test("a press too quick for a hand changes nothing, and leaves the settings open for the next one", async () => {
  const { page, row } = await asked();
  expect((await page.open()).body).toContain('<details class="settings">');
  const { locale } = await row();
  const answer = await page.post("/preferences", { stamp: await page.stamp(), locale: "de" });
  expect([answer.statusCode, (await row()).locale]).toEqual([422, locale]);
  expect(answer.body).toContain('<details class="settings" open>');
});

test("a mail program's one press stops callout mails, and opening the same address does not", async () => {
  const { page, row } = await asked();
  const [mail] = await ports().database.db.selectFrom("outbox_emails").selectAll().execute();
  const address = /<(.+)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  expect(new URL(address).pathname).toBe(`${page.path}/unsubscribe`);
  expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  await page.open("/unsubscribe");
  await page.post("/unsubscribe", {}, { host: PRESSED.host });
  expect((await row()).status).toBe("active");
  const pressed = await page.post("/unsubscribe", { "List-Unsubscribe": "One-Click" }, { host: PRESSED.host });
  expect([pressed.statusCode, (await row()).status]).toEqual([200, "paused"]);
});

test("whoever opens the unsubscribe address sees one button, which pauses, and then one that ends the pause", async () => {
  const { page, row } = await asked();
  const opened = await page.open("/unsubscribe");
  expect(opened.statusCode).toBe(200);
  expect(opened.body).toContain("<h1>Pause emails about callouts</h1>");
  const buttons = (body: string): string[] => body.match(/<button[\s\S]*?<\/button>/g) ?? [];
  expect(buttons(opened.body)).toEqual([expect.stringMatching(/name="pause" value="30">For 30 days</)]);
  expect((await row()).status).toBe("active");
  await page.press("/preferences", { pause: "30" });
  expect((await row()).status).toBe("paused");
  const again = await page.open("/unsubscribe");
  expect(again.body).toMatch(/<h1>No emails until /);
  expect(buttons(again.body)).toEqual([expect.stringMatching(/name="pause" value="0">Send me emails again</)]);
});

test.each(["page", "mail program"])(
  "pausing by the %s lasts as long as it says, and the office hears of it once",
  async (by) => {
    const { page, row } = await asked();
    const oneClick = () => page.post("/unsubscribe", { "List-Unsubscribe": "One-Click" }, { host: PRESSED.host });
    if (by === "page") await page.press("/preferences", { pause: "30" });
    else
      expect((await oneClick()).body).toMatch(/^Emails with callouts from .+ are paused until Thu 24 Dec, \d\d:\d\d\./);
    const { id, paused_until } = await row();
    expect(Number(paused_until) - ports().clock.now().getTime()).toBe(30 * 24 * 3_600_000);
    // A shorter pause, or the same press again, ends nothing and is no news.
    await page.press("/preferences", { pause: "1" });
    const told = await ports()
      .database.db.selectFrom("notifications")
      .selectAll()
      .where("notification_type", "=", "doctor_paused")
      .execute();
    expect(told.map(({ params, action_by_id, callout_id }) => ({ ...params, action_by_id, callout_id }))).toEqual([
      {
        doctor: expect.any(String),
        doctor_id: String(id),
        until: paused_until?.toISOString(),
        action_by_id: null,
        callout_id: null,
      },
    ]);
    expect((await row()).paused_until).toEqual(paused_until);
  },
);

test("the answer to one press speaks the doctor's language", async () => {
  const { page } = await asked();
  const said = new Set<string>();
  for (const locale of LANGUAGES) {
    await page.press("/preferences", { locale });
    said.add((await page.post("/unsubscribe", { "List-Unsubscribe": "One-Click" }, { host: PRESSED.host })).body);
  }
  expect(said.size).toBe(LANGUAGES.length);
});
