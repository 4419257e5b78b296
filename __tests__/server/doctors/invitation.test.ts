/** Inviting doctors: whom a mail goes to, what it says in which language, and the page it leads to. */
import { calloutTexts } from "../../../server/mail/callout/calloutTexts.ts";
import { maskLinks } from "../../../server/mail/transport/maskLinks.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { doctorsPage, PRESSED } from "../../support/doctorsPage.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const DAY = 86_400_000;
const { ports, app, practice, call, signInAgain } = practiceAtWork({ doctors: 3 }, { rateLimitFactor: 1000 });

const db = () => ports().database.db;
const change = (id: number, values: Record<string, unknown>) =>
  db().updateTable("doctors").set(values).where("id", "=", id).execute();
const mails = () =>
  db().selectFrom("outbox_emails").selectAll().where("kind", "=", "doctor_invitation").orderBy("id").execute();
const first = () => practice.doctors[0]?.id ?? 0;
const shown = async (id = first()) => (await call("GET", `/doctors/${id}`)).body.data;

/** Invites, and opens the link of the newest mail. */
async function invited(id = first()) {
  expect((await call("POST", `/doctors/${id}/invite`)).status).toBe(200);
  const link = /https?:\S+\/respond\/\S+/.exec((await mails()).at(-1)?.text ?? "")?.[0] ?? "";
  return doctorsPage(ports(), app, new URL(link).pathname);
}

test("the mail speaks the doctor's language, comes from the practice, and its link is masked where it is kept", async () => {
  const subjects = new Set<string>();
  for (const locale of LANGUAGES) {
    ports().clock.advance(60_000);
    await change(first(), { locale, invited_at: null });
    const page = await invited();
    const mail = (await mails()).at(-1);
    const { invitation } = calloutTexts(locale);
    expect(mail).toMatchObject({ doctor_id: first(), reply_to: expect.any(String), bcc_address: expect.any(String) });
    for (const words of [invitation.heading, invitation.button, invitation.ease]) expect(mail?.text).toContain(words);
    expect(mail?.html).toContain(`<html lang="${locale}">`);
    expect(mail?.html).toContain(page.path);
    expect(maskLinks(mail?.html ?? "")).not.toContain(page.path);
    expect((await page.open()).body).toContain(`<html lang="${locale}">`);
    subjects.add(mail?.subject ?? "");
  }
  expect(subjects.size).toBe(LANGUAGES.length);
  expect((await shown()).invited_at).toBe(ports().clock.now().toISOString());
});

test("opening shows the details and changes nothing; the button confirms them once", async () => {
  await change(first(), { email_state: "unverified" });
  const page = await invited();
  const { body } = await page.open();
  expect(body).toContain("Are these details right?");
  expect(body).toContain((await shown()).email);
  expect((await shown()).confirmed_at).toBeNull();
  const tooQuick = await page.post("/confirm", { stamp: await page.stamp() });
  const foreign = await page.press("/confirm", {}, { ...PRESSED, origin: "https://evil.example.test" });
  expect([tooQuick.statusCode, foreign.statusCode, (await shown()).confirmed_at]).toEqual([422, 403, null]);
  expect((await page.press("/confirm")).statusCode).toBe(303);
  const confirmed = await shown();
  expect(confirmed).toMatchObject({ confirmed_at: ports().clock.now().toISOString(), email_state: "unverified" });
  expect((await page.open()).body).toContain("Thank you, that is all");
  await page.press("/confirm");
  const events = db().selectFrom("audit_events").select("actor_type").where("action", "=", "doctor_confirmed");
  expect(await events.execute()).toEqual([{ actor_type: "doctor" }]);
  const told = (await call("GET", `/doctors/${first()}/events`)).body;
  expect(told.data.map((line: { action: string }) => line.action)).toEqual(["doctor_confirmed", "doctor_invited"]);
  expect(told.data[0].actor).toEqual({ type: "doctor", name: (await shown()).name });
});

test("confirming shows that mail arrives where it was thought not to; whether a server accepted any, the mail itself tells", async () => {
  const page = await invited();
  await change(first(), { email_state: "bounced" });
  await page.press("/confirm");
  expect((await shown()).email_state).toBe("ok");
});

test("language and pause are the doctor's own; one press of the mail program stops the mails", async () => {
  const page = await invited();
  await page.press("/preferences", { locale: "de" });
  expect((await page.open()).body).toContain("Stimmen diese Angaben?");
  await page.press("/preferences", { pause: "7" });
  expect((await shown()).status).toBe("paused");
  await page.press("/preferences", { pause: "0" });
  const [mail] = await mails();
  const address = /<(.+)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  expect(new URL(address).pathname).toBe(`${page.path}/unsubscribe`);
  expect((await page.post("/unsubscribe", {}, { host: PRESSED.host })).statusCode).toBe(422);
  expect((await page.open("/unsubscribe")).body).toMatch(/<button[^>]*name="pause" value="30"/);
  await page.post("/unsubscribe", { "List-Unsubscribe": "One-Click" }, { host: PRESSED.host });
  const until = new Date(ports().clock.now().getTime() + 30 * DAY).toISOString();
  expect(await shown()).toMatchObject({ status: "paused", paused_until: until });
});

test("the link dies with the address and after thirty days; forged ones are answered in the visitor's language", async () => {
  const page = await invited();
  ports().clock.advance(30 * DAY);
  expect((await page.open()).statusCode).toBe(200);
  ports().clock.advance(60_001);
  const expired = await page.open();
  expect(expired.statusCode).toBe(410);
  expect(expired.body).toContain("The practice can send you a new invitation.");
  expect(expired.body).toContain('href="tel:');
  // Emails stop all the same.
  expect((await page.open("/unsubscribe")).statusCode).toBe(200);
  const oneClick = await page.post("/unsubscribe", { "List-Unsubscribe": "One-Click" }, { host: PRESSED.host });
  expect([oneClick.statusCode, (await page.press("/confirm")).statusCode]).toEqual([200, 410]);
  await change(first(), { status: "active", paused_until: null });
  await signInAgain();
  const again = await invited();
  await change(first(), { email: "elsewhere@example.test" });
  expect((await again.open()).statusCode).toBe(404);
  ports().clock.advance(60_000);
  await change(first(), { email: "gone@example.test", invited_at: null });
  const last = await invited();
  await change(first(), { archived_at: ports().clock.now(), status: "archived" });
  for (const path of ["", "/unsubscribe"]) {
    const { statusCode, body } = await last.open(path);
    expect([statusCode, body.includes("The practice does not ask you at the moment")]).toEqual([410, true]);
  }
  for (const url of [last.path.replace(/me\../, "me.-"), `/respond/me.${"A".repeat(43)}.zz.zz`, "/respond/x"]) {
    const answer = await app.inject({ url, headers: { host: PRESSED.host, "accept-language": "ja, de;q=0.5" } });
    expect([answer.statusCode, answer.body.includes('<html lang="ja">')]).toEqual([404, true]);
  }
});

test("the preview tells who gets it and who not and why; a bulk does just that", async () => {
  const [one, two, three] = practice.doctors.map(({ id }) => id) as [number, number, number];
  await change(two, { email_state: "bounced" });
  await change(three, { status: "paused" });
  const ids = [one, two, three];
  const { body } = await call("POST", "/doctors/invite_preview", { ids });
  expect(body.data.will_send.map(({ id }: { id: number }) => id)).toEqual([one]);
  expect(
    body.data.skipped.map((row: { doctor: { id: number }; reason: string }) => [row.doctor.id, row.reason]),
  ).toEqual(
    expect.arrayContaining([
      [two, "bounced"],
      [three, "paused"],
    ]),
  );
  expect(body.data.email.text).not.toMatch(/me\.[\w-]{43}/);
  expect(await mails()).toEqual([]);
  const bulk = await call("POST", "/doctors/bulk", { action: "invite", ids });
  expect(bulk.body.data.map(({ ok, reason }: { ok: boolean; reason?: string }) => reason ?? ok)).toEqual([
    true,
    "bounced",
    "paused",
  ]);
  expect((await mails()).map((mail) => mail.doctor_id)).toEqual([one]);
  expect((await call("POST", `/doctors/${one}/invite`)).body.code).toBe("invalid_transition");
  expect((await call("GET", "/doctors?not_invited=true")).body.meta.total).toBe(2);
  ports().clock.advance(2 * 3_600_000);
  await invited(one);
  await db().updateTable("company_settings").set({ callout_emails_phone: null }).execute();
  ports().clock.advance(2 * 3_600_000);
  expect((await call("POST", `/doctors/${one}/invite`)).body.code).toBe("contact_details_missing");
  const doctor = { first_name: "A", last_name: "B", email: "new@example.test", role: "other", locale: "en" };
  const { lock_version } = await shown(one);
  await call("PUT", `/doctors/${one}`, { doctor: { ...doctor, lock_version } });
  expect(await shown(one)).toMatchObject({ invited_at: null, confirmed_at: null });
});

test("the invitation of a duplicate leads to who goes on for it, and unsubscribes that doctor", async () => {
  const page = await invited();
  const into = practice.doctors[1]?.id ?? 0;
  const [{ lock_version }, { lock_version: into_lock_version, email }] = [await shown(), await shown(into)];
  const merged = await call("POST", `/doctors/${first()}/merge`, { into_id: into, lock_version, into_lock_version });
  expect(merged.status).toBe(200);
  const { statusCode, body } = await page.open();
  expect([statusCode, body.includes(email)]).toEqual([200, true]);
  expect((await page.press("/confirm")).statusCode).toBe(303);
  expect((await shown(into)).confirmed_at).toBe(ports().clock.now().toISOString());
  const oneClick = await page.post("/unsubscribe", { "List-Unsubscribe": "One-Click" }, { host: PRESSED.host });
  expect([oneClick.statusCode, (await shown(into)).status]).toEqual([200, "paused"]);
});
