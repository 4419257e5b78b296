import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { COMPANY_CHANGES, readCompanyChange } from "../../../server/features/notifications/companyChange.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorsPage, linkPath, PRESSED } from "../../support/doctorsPage.ts";
import { eventually } from "../../support/eventually.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

const DAY = 24 * 3_600_000;
const ONE_CLICK = { "List-Unsubscribe": "One-Click" };

async function asked() {
  const practice = await aPractice(ports(), { doctors: 1 });
  const callout = await aCallout(ports(), practice);
  const [doctor] = practice.doctors;
  if (!doctor) throw new Error("A doctor");
  const page = doctorsPage(ports(), app, await linkPath(ports(), callout, doctor));
  const { db } = ports().database;
  const row = () => db.selectFrom("doctors").selectAll().where("id", "=", doctor.id).executeTakeFirstOrThrow();
  /** As RFC 8058 §3.2 shows the press of a mail program. */
  const oneClick = () => page.post("/unsubscribe", ONE_CLICK, { host: PRESSED.host });
  return { page, row, oneClick };
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

test("“Pause emails” in a mail opens the settings in every browser, also those that unfold nothing for a fragment", async () => {
  const { page } = await asked();
  const mail = await ports().database.db.selectFrom("outbox_emails").selectAll().executeTakeFirstOrThrow();
  const { href, pathname, search, hash } = new URL(/Pause emails: (\S+)/.exec(mail.text)?.[1] ?? "");
  expect([pathname, hash]).toEqual([page.path, "#emails"]);
  expect(mail.html).toContain(`href="${href}"`);
  const { body } = await page.open(search);
  expect(body).toContain('<details class="settings" open>');
  expect(body).toContain('<form id="emails"');
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
  const pressed = await page.post("/unsubscribe", ONE_CLICK, { host: PRESSED.host });
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
    const { page, row, oneClick } = await asked();
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
    said.add((await page.post("/unsubscribe", ONE_CLICK, { host: PRESSED.host })).body);
  }
  expect(said.size).toBe(LANGUAGES.length);
});

test.each([
  ["as RFC 8058 shows it", 'Content-Disposition: form-data; name="List-Unsubscribe"', "One-Click", 200],
  [
    "with a type of its own",
    'Content-Disposition: form-data; name="List-Unsubscribe"\r\nContent-Type: text/plain',
    "One-Click",
    200,
  ],
  ["of another name", 'Content-Disposition: form-data; name="stamp"', "One-Click", 422],
  ["of another value", 'Content-Disposition: form-data; name="List-Unsubscribe"', "No", 422],
  ["too large", 'Content-Disposition: form-data; name="List-Unsubscribe"', "One-Click".padEnd(5000), 413],
])("one press as multipart/form-data, %s", async (_how, head, value, status) => {
  const { page, row } = await asked();
  const body = `--FormBoundaryjWmhtjORrn\r\n${head}\r\n\r\n${value}\r\n--FormBoundaryjWmhtjORrn--\r\n`;
  const press = (action: string) =>
    app.inject({
      method: "POST",
      url: page.path + action,
      headers: { host: PRESSED.host, "content-type": "multipart/form-data; boundary=FormBoundaryjWmhtjORrn" },
      payload: body,
    });
  expect((await press("/unsubscribe")).statusCode).toBe(status);
  expect((await row()).status).toBe(status === 200 ? "paused" : "active");
  // No other form is taken like that.
  expect((await press("/preferences")).statusCode).toBe(415);
});

test("weeks after the list an email can still be unsubscribed from, by one press and by the button, and nothing else of it opens", async () => {
  const { page, row, oneClick } = await asked();
  ports().clock.advance(20 * DAY);
  expect((await page.open()).statusCode).toBe(410);
  const button = doctorsPage(ports(), app, `${page.path}/unsubscribe`);
  expect((await button.open()).statusCode).toBe(200);
  expect([(await oneClick()).statusCode, (await row()).status]).toEqual([200, "paused"]);
  const stamp = await button.stamp();
  const tooQuick = await page.post("/preferences", { stamp, pause: "0" });
  expect([tooQuick.statusCode, tooQuick.body.includes('name="answer'), (await row()).status]).toEqual([
    422,
    false,
    "paused",
  ]);
  ports().clock.advance(800);
  const { statusCode, headers } = await page.post("/preferences", { stamp, pause: "0" });
  expect([statusCode, headers.location, (await row()).status]).toEqual([303, `${page.path}/unsubscribe`, "active"]);
  await ports()
    .database.db.updateTable("callout_recipients")
    .set((e) => ({ link_version: e("link_version", "+", 1) }))
    .execute();
  expect([(await oneClick()).statusCode, (await button.open()).statusCode]).toEqual([404, 404]);
});

test("pressed again within half of the pause, one press neither lengthens it nor is news; later it does", async () => {
  const { row, oneClick } = await asked();
  await oneClick();
  const { paused_until } = await row();
  const told = async () =>
    (await ports().database.db.selectFrom("notifications").select("notification_type").execute()).filter(
      ({ notification_type }) => notification_type === "doctor_paused",
    ).length;
  ports().clock.advance(15 * DAY);
  expect((await oneClick()).body).toMatch(/paused until Thu 24 Dec, /);
  expect([(await row()).paused_until, await told()]).toEqual([paused_until, 1]);
  ports().clock.advance(1);
  await oneClick();
  expect([Number((await row()).paused_until) - ports().clock.now().getTime(), await told()]).toEqual([30 * DAY, 2]);
});

test("the office's screens hear of the end of a pause and of another language", async () => {
  const { page } = await asked();
  await page.press("/preferences", { pause: "7" });
  const heard: unknown[] = [];
  const stop = await ports().database.listen(
    COMPANY_CHANGES,
    (payload) => void heard.push(readCompanyChange(payload)),
    () => undefined,
  );
  await page.press("/preferences", { pause: "0" });
  await eventually(() => heard.length === 1);
  await page.press("/preferences", { locale: "fr" });
  await eventually(() => heard.length === 2);
  await stop();
  expect(heard).toMatchObject([{ callout_id: null }, { callout_id: null }]);
});
