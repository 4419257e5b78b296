import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { maskLinks } from "../../../server/mail/transport/maskLinks.ts";
import { redact } from "../../../server/platform/log.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorHome } from "../../support/doctorHome.ts";
import { doctorsPage, linkPath } from "../../support/doctorsPage.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());
const { atHome, booked, homeOf, homePath } = doctorHome(ports, () => app);

describe("the link", () => {
  test("stands in every mail and on the page of every callout", async () => {
    const { callouts, doctor } = await atHome();
    const path = await homePath(doctor);
    const { db } = ports().database;
    const mails = await db.selectFrom("outbox_emails").selectAll().where("doctor_id", "=", doctor.id).execute();
    expect(mails.length).toBeGreaterThan(0);
    for (const { html, text } of mails) expect([html.includes(path), text.includes(path)]).toEqual([true, true]);
    for (const callout of callouts) {
      const page = doctorsPage(ports(), app, await linkPath(ports(), callout, doctor));
      expect((await page.open()).body).toContain(`href="${path}"`);
    }
  });

  test("is in no copy for the office, no stored mail of which the link was masked, and no log", async () => {
    const { doctor, home } = await atHome();
    const mails = await ports().database.db.selectFrom("outbox_emails").selectAll().execute();
    const own = mails.find(({ doctor_id }) => doctor_id === doctor.id);
    for (const text of [own?.html ?? home.path, own?.text ?? home.path])
      expect([text.includes(home.path), maskLinks(text).includes(home.path)]).toEqual([true, false]);
    await home.press("/calendar_address", { act: "open" });
    const address = / id="address" readonly value="([^"]+)"/.exec((await home.open()).body)?.[1] ?? "none";
    for (const secret of [home.path, `${home.path}/away?x=1`, new URL(address).pathname])
      expect(redact(`GET ${secret}`)).not.toMatch(/[\w-]{43}/);
  });

  test("is ended by a new link for the doctor, and waiting mails have the new one", async () => {
    const { practice, callouts, doctor, other, home } = await atHome();
    const call = await asUser(app, ports(), practice.user);
    const recipient = callouts[0]?.recipients.find((one) => one.doctor.id === doctor.id);
    await call("POST", `/callouts/${callouts[0]?.id}/recipients/${recipient?.id}/new_link`);
    expect((await home.open()).statusCode).toBe(404);
    const path = await homePath(doctor);
    expect((await doctorsPage(ports(), app, path).open()).statusCode).toBe(200);
    const mails = await ports().database.db.selectFrom("outbox_emails").selectAll().execute();
    const links = ({ text }: { text: string }) => /\/respond\/home\.[\w.-]+/.exec(text)?.[0];
    const ofDoctor = mails.filter(({ doctor_id }) => doctor_id === doctor.id);
    expect(new Set(ofDoctor.map(links))).toEqual(new Set([path]));
    expect((await (await homeOf(other)).open()).statusCode).toBe(200);
  });

  test("is ended by new links from the doctor's profile, with every other link of the doctor; waiting mails have the new ones", async () => {
    const { practice, callouts, doctor, other, home } = await atHome();
    const { db } = ports().database;
    const call = await asUser(app, ports(), practice.user);
    await call("POST", `/doctors/${doctor.id}/invite`);
    const waiting = async () => {
      const mails = await db.selectFrom("outbox_emails").select("text").where("doctor_id", "=", doctor.id).execute();
      return [...new Set(mails.flatMap(({ text }) => text.match(/\/respond\/[\w.-]+/g) ?? []))].sort();
    };
    const opened = async (paths: readonly string[]) =>
      await Promise.all(paths.map(async (path) => (await doctorsPage(ports(), app, path).open()).statusCode));
    await home.press("/calendar_address", { act: "open" });
    const address = / id="address" readonly value="([^"]+)"/.exec((await home.open()).body)?.[1] ?? "none";
    const calendar = () => app.inject({ url: new URL(address).pathname, headers: { host: "localhost" } });
    expect((await calendar()).statusCode).toBe(200);
    const before = await waiting();
    // To the home, to the doctor's details, and one for each callout.
    expect(before).toHaveLength(2 + callouts.length);
    expect(await opened(before)).toEqual(before.map(() => 200));

    const answer = await call("POST", `/doctors/${doctor.id}/new_link`);
    expect(answer.status).toBe(200);
    expect(await opened(before)).toEqual(before.map(() => 404));
    expect((await calendar()).statusCode).toBe(404);
    const after = await waiting();
    expect(after).toHaveLength(before.length);
    expect(after.some((path) => before.includes(path))).toBe(false);
    expect(await opened(after)).toEqual(after.map(() => 200));
    expect(after).toContain(new URL(answer.body.data.url).pathname);
    expect((await (await homeOf(other)).open()).statusCode).toBe(200);
    const events = (await call("GET", `/doctors/${doctor.id}/events`)).body.data;
    expect(events.map(({ action }: { action: string }) => action)).toContain("doctor_link_renewed");
  });

  test.each(["callout", "profile"])(
    "renewed from the %s, it replaces the old one in the headers and the calendar file of waiting mails too",
    async (where) => {
      const { practice, callout, doctor } = await booked();
      const call = await asUser(app, ports(), practice.user);
      const recipient = callout.recipients.find((one) => one.doctor.id === doctor.id);
      const unfolded = (text: string | null) => text?.replaceAll("\r\n ", "") ?? null;
      const waiting = async () =>
        (
          await ports()
            .database.db.selectFrom("outbox_emails")
            .select(["headers", "ics"])
            .where("recipient_id", "=", recipient?.id ?? 0)
            .orderBy("id")
            .execute()
        ).map((mail) => ({ ...mail, whole: JSON.stringify([mail.headers, unfolded(mail.ics)]) }));
      const [old, before] = [await linkPath(ports(), callout, doctor), await waiting()];
      expect(before.map(({ ics }) => ics !== null)).toEqual([false, true]);
      expect(before.map(({ whole }) => whole.includes(old))).toEqual([true, true]);
      const path =
        where === "profile" ? `/doctors/${doctor.id}` : `/callouts/${callout.id}/recipients/${recipient?.id}`;
      expect((await call("POST", `${path}/new_link`)).status).toBe(200);
      const [renewed, after] = [await linkPath(ports(), callout, doctor), await waiting()];
      expect(after.map(({ whole }) => whole)).toEqual(before.map(({ whole }) => whole.replaceAll(old, renewed)));
      const file = after[1]?.ics ?? "";
      expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    },
  );

  test("of an archived doctor is not renewed", async () => {
    const { practice, doctor } = await atHome();
    const call = await asUser(app, ports(), practice.user);
    await call("POST", `/doctors/${doctor.id}/archive`);
    expect(await call("POST", `/doctors/${doctor.id}/new_link`)).toMatchObject({
      status: 409,
      body: { code: "invalid_transition" },
    });
  });

  test("dies with the address it was sent to, as every other link of the doctor does; waiting mails go to the new one", async () => {
    const { practice, callout, doctor, other } = await booked();
    const { db } = ports().database;
    const call = await asUser(app, ports(), practice.user);
    await call("POST", `/doctors/${doctor.id}/invite`);
    const own = () => db.selectFrom("outbox_emails").selectAll().where("doctor_id", "=", doctor.id).execute();
    const links = async () =>
      [...new Set((await own()).flatMap(({ text }) => text.match(/\/respond\/[\w.-]+/g) ?? []))].sort();
    const opened = async (paths: readonly string[]) =>
      await Promise.all(paths.map(async (path) => (await doctorsPage(ports(), app, path).open()).statusCode));
    const before = await links();
    const { email: wrong } = (await call("GET", `/doctors/${doctor.id}`)).body.data;
    const { title, first_name, last_name, mobile_phone, role, locale, lock_version } = await db
      .selectFrom("doctors")
      .selectAll()
      .where("id", "=", doctor.id)
      .executeTakeFirstOrThrow();
    const same = { title, first_name, last_name, mobile_phone, role, locale };
    const change = async (email: string, version: number) =>
      (await call("PUT", `/doctors/${doctor.id}`, { doctor: { ...same, email, lock_version: version } })).status;
    expect(await change(wrong.toUpperCase(), lock_version)).toBe(200);
    expect(await opened(before)).toEqual(before.map(() => 200));

    expect(await change("new@example.test", lock_version + 1)).toBe(200);
    expect(await opened(before)).toEqual(before.map(() => 404));
    const after = await links();
    expect(after).toHaveLength(before.length);
    expect(await opened(after)).toEqual(after.map(() => 200));
    expect(after).toContain(await linkPath(ports(), callout, doctor));
    const mails = await own();
    expect(new Set(mails.map(({ to_address }) => to_address))).toEqual(new Set(["new@example.test"]));
    const invitation = mails.find(({ ics }) => ics !== null)?.ics?.replaceAll("\r\n ", "");
    expect([/:mailto:new@example\.test$/im.test(invitation ?? ""), invitation?.includes(wrong)]).toEqual([true, false]);
    expect((await (await homeOf(other)).open()).statusCode).toBe(200);
  });

  test("of an archived doctor: 410 with the telephone number, and no promise of an invitation", async () => {
    const { practice, doctor, home } = await atHome();
    const call = await asUser(app, ports(), practice.user);
    await call("POST", `/doctors/${doctor.id}/archive`);
    const { statusCode, body } = await home.open();
    expect([statusCode, body.includes('href="tel:02079460000"')]).toEqual([410, true]);
    expect(body).toContain("The practice does not ask you at the moment");
    expect(body).not.toContain("invitation");
  });

  test("forged: the page of any link that is not good", async () => {
    const { home, other } = await atHome();
    const token = home.path.replace("/respond/home.", "");
    const theirs = (await homePath(other)).replace("/respond/home.", "");
    const forgeries = [
      token.replace(/^./, "~"),
      `${token}0`,
      token.slice(0, 43) + theirs.slice(43),
      token.toUpperCase(),
      "none",
    ];
    for (const forged of forgeries) {
      const { statusCode, body } = await doctorsPage(ports(), app, `/respond/home.${forged}`).open();
      expect([statusCode, body.includes("This link is not valid")]).toEqual([404, true]);
    }
  });
});
