/** A practice's own paragraphs: written, kept apart by kind and language, put into the real mails, looked at and tested. */
import { EMAIL_TEXT_KINDS } from "../../../src/contract/emailTexts.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { aCallout, aCalloutInput } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, app, practice, call } = practiceAtWork();

const OWN = { opening: "Parking is <free> & easy.\nUse gate B.", closing: "Yours, the team" };
const EMPTY = { opening: "", closing: "" };
const callout = { kind: "callout", language: "en" };
const save = (values: object) => call("PUT", "/email_texts", { ...callout, ...OWN, lock_version: 0, ...values });
const mailsOf = (calloutId: number) =>
  ports()
    .database.db.selectFrom("outbox_emails")
    .select(["kind", "html", "text"])
    .where("callout_id", "=", calloutId)
    .execute();

test("a text that two people change at once is not lost: the later one gets the row as it is", async () => {
  const first = await save({});
  const name = `${practice.user.first_name} ${practice.user.last_name}`;
  expect(first).toMatchObject({
    status: 200,
    body: { data: { ...callout, ...OWN, lock_version: 1, updated_by: name } },
  });
  for (const lock_version of [0, 7]) {
    const late = await save({ lock_version, opening: "Mine" });
    expect(late).toMatchObject({ status: 409, body: { code: "stale", data: { ...OWN, lock_version: 1 } } });
  }
  const second = await save({ lock_version: 1, opening: "  Tidy\r\nlines\u0007 ", closing: "" });
  expect(second.body.data).toMatchObject({ opening: "Tidy\nlines", closing: "", lock_version: 2 });
  const { data } = (await call("GET", "/email_texts")).body;
  expect(data).toEqual([second.body.data]);
  const log = (await call("GET", "/audit_events?area=practice")).body.data;
  expect(log.map((line: { action: string; params: object }) => [line.action, line.params])).toEqual([
    ["email_text_changed", callout],
    ["email_text_changed", callout],
  ]);
});

test("what cannot be kept is refused: too long, another kind, another language", async () => {
  for (const wrong of [{ opening: "x".repeat(1001) }, { kind: "newsletter" }, { language: "it" }, { html: "<p>" }])
    expect([wrong, (await save(wrong)).status]).toEqual([wrong, 422]);
  expect((await save({ opening: "😀".repeat(1000) })).status).toBe(200);
});

test("the paragraphs stand in the mails of their kind and language, escaped, and in no other", async () => {
  await save({});
  await save({ language: "de", opening: "Nur auf Deutsch" });
  await save({ kind: "reminder", opening: "Only in reminders" });
  const made = await aCallout(ports(), practice);
  const [digest, ...mails] = (await mailsOf(made.id)).sort((one, other) => other.kind.localeCompare(one.kind));
  expect([digest, ...mails].map((mail) => mail?.kind)).toEqual(["office_digest", "callout", "callout", "callout"]);
  expect(digest?.text).toContain("> Parking is <free> & easy.");
  for (const { html, text } of mails) {
    expect(html).toContain("Parking is &lt;free&gt; &amp; easy.<br>Use gate B.");
    expect(text).toContain("\n\nParking is <free> & easy.\nUse gate B.\n\n");
    for (const body of [html, text]) {
      expect(body).toContain("Yours, the team");
      expect(body.indexOf("Dear ")).toBeLessThan(body.indexOf("Parking"));
      expect(body).not.toMatch(/Nur auf Deutsch|Only in reminders/);
    }
  }
});

test("every kind can be looked at in every language, with the paragraphs as they are typed", async () => {
  const faults: string[] = [];
  for (const kind of EMAIL_TEXT_KINDS)
    for (const language of LANGUAGES) {
      const { status, body } = await call("POST", "/email_texts/preview", { kind, language, ...OWN });
      const shown = status === 200 ? await app.inject({ url: body.data.html_url }) : undefined;
      const fine =
        shown?.body.includes(`<html lang="${language}">`) &&
        shown.body.includes("Parking is &lt;free&gt;") &&
        body.data.text.includes("Yours, the team") &&
        // Of real addresses that of the privacy page only: a sample opens nobody's list.
        new Set(shown.body.match(/href="https?:[^"]*/g)).size === 1 &&
        shown.body.includes(`href="${ports().config.provider.privacy_url}"`) &&
        body.data.subject.length > 3;
      if (!fine) faults.push(`${kind} ${language} ${status}`);
    }
  expect(faults).toEqual([]);
  expect((await call("GET", "/email_texts")).body.data).toEqual([]);
});

test("a preview is a document without rights, for a short while, at an address that cannot be guessed", async () => {
  const look = async (opening: string) =>
    (await call("POST", "/email_texts/preview", { ...callout, ...EMPTY, opening })).body.data.html_url as string;
  const status = async (url: string) => (await app.inject({ url })).statusCode;
  const url = await look("One");
  const shown = await app.inject({ url });
  expect(shown.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": expect.stringMatching(/^default-src 'none';.*frame-ancestors 'self';.*; sandbox$/),
    "x-frame-options": "SAMEORIGIN",
    "cache-control": "no-store",
  });
  expect(await look("One")).toBe(url);
  const [, mac = "", person = "", slot = "", digest = ""] =
    /previews\/([^.]+)\.([^.]+)\.([^.]+)\.(.+)$/.exec(url) ?? [];
  const base = "/admin_api/mail_previews/";
  const forged = `${mac.slice(0, -1)}${mac.endsWith("A") ? "B" : "A"}`;
  for (const other of [`${forged}.${person}.${slot}.${digest}`, `${mac}.${person}.callout.${digest}`, "x"])
    expect([other, await status(base + other)]).toEqual([other, 404]);
  ports().clock.advance(10 * 60_000);
  expect(await status(url)).toBe(404);
  const again = await look("One");
  expect(await status(again)).toBe(200);
  const newer = await look("Two");
  expect([await status(again), await status(newer)]).toEqual([404, 200]);
});

test("a frame whose mail was replaced says so in a page that may be framed, in the browser's language", async () => {
  const look = async (opening: string) =>
    (await call("POST", "/email_texts/preview", { ...callout, ...EMPTY, opening })).body.data.html_url as string;
  const url = await look("One");
  await look("Two");
  const headers = { accept: "text/html,application/xhtml+xml", "accept-language": "de-DE,de;q=0.9" };
  const shown = await app.inject({ url, headers });
  expect(shown.statusCode).toBe(404);
  expect(shown.headers).toMatchObject({ "x-frame-options": "SAMEORIGIN", "cache-control": "no-store" });
  expect(shown.body).toContain("Diese Vorschau wurde durch eine neuere ersetzt oder ist veraltet.");
  // Whoever asks for data is answered with data.
  expect((await app.inject({ url })).json()).toMatchObject({ code: "not_found" });
});

test("the dry run of a callout shows its mail at such an address too", async () => {
  await save({});
  const { body } = await call("POST", "/callouts/preview", { callout: aCalloutInput(practice) });
  const shown = await app.inject({ url: body.data.email.html_url });
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain("Yours, the team");
  expect(body.data.email).not.toHaveProperty("html");
});

test("a test goes to oneself only, says what is typed, and not without end", async () => {
  const { companyId, user } = practice;
  const colleague = await asUser(app, ports(), await aUser(ports().database.db, { company_id: companyId }));
  const draft = { ...callout, kind: "confirmation", ...OWN };
  expect(await call("POST", "/email_texts/test", draft)).toEqual({
    status: 200,
    body: { data: { sent_to: user.email } },
  });
  const mail = await ports().database.db.selectFrom("outbox_emails").selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    kind: "email_text_test",
    to_address: user.email,
    bcc_address: null,
    ics: null,
    doctor_id: null,
  });
  expect(mail.html).toContain("Parking is &lt;free&gt;");
  for (let sent = 1; sent < 20; sent++) await call("POST", "/email_texts/test", draft);
  expect((await call("POST", "/email_texts/test", draft)).status).toBe(429);
  expect((await colleague("POST", "/email_texts/test", draft)).status).toBe(200);
});
