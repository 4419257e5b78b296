import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { doctorLink, readDoctorLink } from "../../../server/domain/respondLink.ts";
import { aCallout, aDraft, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorsPage, linkPath, PRESSED } from "../../support/doctorsPage.ts";
import { fc } from "../../support/random/fc.ts";

const FULL = Boolean(process.env.FULL);
const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

async function asked() {
  const practice = await aPractice(ports(), { doctors: 2 });
  const callout = await aCallout(ports(), practice);
  const [doctor, other] = practice.doctors;
  if (!doctor || !other) throw new Error("Two doctors");
  const path = await linkPath(ports(), callout, doctor);
  const page = doctorsPage(ports(), app, path);
  const token = path.replace("/respond/", "");
  return { practice, callout, doctor, other, page, token, field: `answer-${callout.lists[0]?.id}` };
}

/** Everything that a scanner must not be able to change. */
async function state() {
  const { db } = ports().database;
  const recipients = await db.selectFrom("callout_recipients").selectAll().orderBy("id").execute();
  return {
    responses: await db.selectFrom("responses").selectAll().orderBy("id").execute(),
    history: await db.selectFrom("response_history").selectAll().execute(),
    notifications: await db.selectFrom("notifications").selectAll().execute(),
    audit: await db.selectFrom("audit_events").selectAll().orderBy("id").execute(),
    outbox: await db.selectFrom("outbox_emails").selectAll().orderBy("id").execute(),
    callouts: await db.selectFrom("callouts").selectAll().execute(),
    recipients: recipients.map(({ first_opened_at, ...rest }) => rest),
  };
}

const AGENTS = [
  "Mozilla/5.0 (Windows NT 10.0) SafeLinks",
  "Proofpoint",
  "Barracuda Sentinel",
  "facebookexternalhit/1.1",
  "",
];

test("mail scanners may open everything as often as they like: nothing changes, and the link still works", async () => {
  const { page, callout, field } = await asked();
  const before = await state();
  const presses = [
    "/acknowledge",
    "/withdraw",
    "/standby",
    "/standby_offer",
    "/change",
    "/preferences",
    "/unsubscribe",
  ];
  const paths = ["", "?change=1", `?withdraw=${callout.lists[0]?.id}`, "/calendar.ics", ...presses];
  for (let round = 0; round < (FULL ? 12 : 2); round++)
    for (const method of ["GET", "HEAD", "OPTIONS"] as const)
      for (const path of paths)
        for (const agent of AGENTS)
          await app.inject({
            method,
            url: page.path + path,
            headers: { host: PRESSED.host, "user-agent": agent, "sec-purpose": "prefetch" },
          });
  expect(await state()).toEqual(before);
  expect((await page.press("", { [field]: "available" })).statusCode).toBe(303);
});

test("opening is noted once, looking at the head is not", async () => {
  const { page, doctor } = await asked();
  const opened = async () => {
    const rows = ports().database.db.selectFrom("callout_recipients").selectAll().where("doctor_id", "=", doctor.id);
    return (await rows.executeTakeFirstOrThrow()).first_opened_at;
  };
  await page.open("", "HEAD");
  expect(await opened()).toBeNull();
  await page.open();
  const first = await opened();
  ports().clock.advance(5000);
  await page.open();
  expect(first).not.toBeNull();
  expect(await opened()).toEqual(first);
});

test("no changed, cut, lengthened or re-spelt token is taken for another", async () => {
  const { token, callout, other } = await asked();
  const others = (await linkPath(ports(), callout, other)).replace("/respond/", "");
  const signs = [..."abcXYZ019-_.~%/ ="];
  const at = fc.nat({ max: token.length - 1 });
  const mutation = fc.oneof(
    fc.tuple(at, fc.constantFrom(...signs)).map(([i, sign]) => token.slice(0, i) + sign + token.slice(i + 1)),
    at.map((i) => token.slice(0, i) + token.slice(i + 1)),
    fc.tuple(at, fc.constantFrom(...signs)).map(([i, sign]) => token.slice(0, i) + sign + token.slice(i)),
    at.map((i) => token.slice(0, i) + others.slice(i)),
    at.map((i) => token.slice(0, i) + token.slice(i).toUpperCase()),
    fc.string().map((text) => token + text),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(mutation, async (mutated) => {
      fc.pre(mutated !== token && mutated !== others);
      expect(await readDoctorLink(ports(), mutated)).toBeUndefined();
    }),
    { numRuns: FULL ? 10_000 : 1000 },
  );
  // The last sign of the signature has bits to spare: four spellings mean the same bytes, one of them is ours.
  const spellings = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];
  const read = await Promise.all(
    spellings.map((sign) => readDoctorLink(ports(), token.slice(0, 42) + sign + token.slice(43))),
  );
  expect(read.filter(Boolean)).toMatchObject([{ expired: false }]);
});

test("a forged link and one that was taken back get the same page, 404", async () => {
  const { page, doctor, token } = await asked();
  const forged = await doctorsPage(ports(), app, `/respond/${token.replace(/^./, "~")}`).open();
  await ports()
    .database.db.updateTable("callout_recipients")
    .set({ link_version: 2 })
    .where("doctor_id", "=", doctor.id)
    .execute();
  const revoked = await page.open();
  expect([forged.statusCode, revoked.statusCode]).toEqual([404, 404]);
  expect(revoked.body).toBe(forged.body);
  expect(forged.body).toContain("This link is not valid");
  expect(forged.headers["content-type"]).toContain("text/html");
});

test("the office makes a new link: those before it open nothing, mails that wait and the copied link have the new one", async () => {
  const { db } = ports().database;
  const { practice, callout, doctor, other, page } = await asked();
  const theirs = doctorsPage(ports(), app, await linkPath(ports(), callout, other));
  const call = await asUser(app, ports(), practice.user);
  const recipientOf = ({ id }: { id: number }) => callout.recipients.find((one) => one.doctor.id === id)?.id ?? 0;
  const renew = (id = recipientOf(doctor)) => call("POST", `/callouts/${callout.id}/recipients/${id}/new_link`);
  const gone = { id: 999_999, company_id: practice.companyId, recipient_id: recipientOf(doctor), link_version: 1 };
  await db.insertInto("merged_recipients").values(gone).execute();
  const merged = doctorsPage(ports(), app, new URL(doctorLink(ports(), gone)).pathname);
  expect((await merged.open()).statusCode).toBe(200);

  const { status, body } = await renew();
  const fresh = doctorsPage(ports(), app, new URL(body.data.url).pathname);
  const opened = await Promise.all([page, merged, fresh, theirs].map((one) => one.open()));
  expect([status, ...opened.map(({ statusCode }) => statusCode)]).toEqual([200, 404, 404, 200, 200]);
  expect(opened[0]?.body).toContain("This link is not valid");
  const waiting = await db.selectFrom("outbox_emails").selectAll().orderBy("doctor_id").execute();
  for (const part of ["html", "text"] as const)
    expect(waiting.map((mail) => /\/respond\/[\w.-]+/.exec(mail[part])?.[0])).toEqual([fresh.path, theirs.path]);
  const copied = await call("GET", `/callouts/${callout.id}/recipients/${recipientOf(doctor)}/link`);
  expect(copied.body.data.url).toBe(body.data.url);
  const audit = await db.selectFrom("audit_events").selectAll().where("action", "=", "doctor_link_renewed").execute();
  expect(audit).toMatchObject([{ actor_id: practice.user.id, subject_id: callout.id }]);
  expect((await renew(999_998)).status).toBe(404);
});

test("a draft's doctors have no page yet", async () => {
  const practice = await aPractice(ports(), { doctors: 1 });
  const draft = await aDraft(ports(), practice);
  const path = await linkPath(ports(), draft, practice.doctors[0] ?? { id: 0 });
  expect((await doctorsPage(ports(), app, path).open()).statusCode).toBe(404);
});

test("a day after the last list the link is gone, and the telephone number stands there", async () => {
  const { page, field } = await asked();
  const stamp = await page.stamp();
  const end = Date.parse("2026-11-27T12:00:00Z") + 24 * 3_600_000;
  ports().clock.advance(end - ports().clock.now().getTime());
  expect((await page.open()).statusCode).toBe(200);
  ports().clock.advance(1);
  const gone = await page.open();
  expect([gone.statusCode, (await page.post("", { stamp, [field]: "available" })).statusCode]).toEqual([410, 410]);
  expect(gone.body).toContain('href="tel:02079460000"');
});

test("where the last list was cancelled alone, the link lives until a day after that one would have ended", async () => {
  const practice = await aPractice(ports(), { doctors: 1 });
  const callout = await aCallout(ports(), practice, { lists: [{}, { date: "2026-12-10" }] });
  const page = doctorsPage(ports(), app, await linkPath(ports(), callout, practice.doctors[0] ?? { id: 0 }));
  const openAt = async (time: string) => {
    ports().clock.advance(Date.parse(time) - ports().clock.now().getTime());
    return page.open();
  };
  const call = await asUser(app, ports(), practice.user);
  const [, last] = callout.lists;
  const body = { reason: "Theatre closed", lock_version: last?.lock_version };
  expect((await call("POST", `/callouts/${callout.id}/lists/${last?.id}/cancel`, body)).status).toBe(200);
  const { statusCode, body: shown } = await openAt("2026-12-11T12:00:00Z");
  expect([statusCode, shown.includes("Theatre closed")]).toEqual([200, true]);
  expect((await openAt("2026-12-11T12:00:00.001Z")).statusCode).toBe(410);
});

test("a press within 800 ms is a machine's: nothing is stored, the choice is kept", async () => {
  const { page, field } = await asked();
  const stamp = await page.stamp();
  ports().clock.advance(799);
  const reply = await page.post("", { stamp, [field]: "available" });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(`value="available" checked`);
  ports().clock.advance(1);
  expect((await page.post("", { stamp, [field]: "available" })).statusCode).toBe(303);
});

test("a stamp of another doctor's page, an invented one or none is not taken", async () => {
  const { page, field, callout, other } = await asked();
  const theirs = await doctorsPage(ports(), app, await linkPath(ports(), callout, other)).stamp();
  const before = await state();
  ports().clock.advance(5000);
  for (const stamp of [theirs, "1.x", ""])
    expect((await page.post("", { stamp, [field]: "available" })).statusCode).toBe(422);
  expect(await state()).toEqual(before);
});

test.each<[string, Record<string, string>]>([
  ["another site's origin", { ...PRESSED, origin: "https://evil.example" }],
  ["an origin that hides", { ...PRESSED, origin: "null" }],
  ["cross-site, whatever the origin", { ...PRESSED, "sec-fetch-site": "cross-site" }],
  ["a page opened by hand", { ...PRESSED, "sec-fetch-site": "none" }],
  ["a script's press", { ...PRESSED, "sec-fetch-user": "?0" }],
  ["neither origin nor site", { host: PRESSED.host }],
])("refused: %s", async (_name, headers) => {
  const { page, field } = await asked();
  const before = await state();
  for (const action of ["", "/acknowledge", "/withdraw", "/standby", "/standby_offer", "/change"]) {
    const reply = await page.press(action, { [field]: "available" }, headers);
    expect(reply.statusCode).toBe(403);
    expect(reply.body).toContain("This could not be accepted");
  }
  expect(await state()).toEqual(before);
});

test("only forms are taken, and only here", async () => {
  const { page, field } = await asked();
  const stamp = await page.stamp();
  ports().clock.advance(1000);
  for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x"]) {
    const headers = { ...PRESSED, "content-type": type };
    const payload = JSON.stringify({ stamp, [field]: "available" });
    expect((await app.inject({ method: "POST", url: page.path, headers, payload })).statusCode).toBe(415);
  }
});

test("the page loads nothing but its own style sheet, is kept nowhere and tells nobody its address", async () => {
  const { page } = await asked();
  const { headers, body } = await page.open();
  expect(headers).toMatchObject({
    "content-security-policy":
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "strict-origin",
    "x-frame-options": "DENY",
  });
  expect(body).not.toMatch(/<script|<img|style=|onclick/);
  const sheet = /<link rel="stylesheet" href="([^"]+)">/.exec(body)?.[1] ?? "";
  const css = await app.inject({ url: sheet, headers: { host: PRESSED.host } });
  expect([css.statusCode, css.headers["content-type"]]).toEqual([200, "text/css; charset=utf-8"]);
});
