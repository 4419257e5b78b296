import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { aCalloutInput, anAnswer } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorHome } from "../../support/doctorHome.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());
const { atHome, homeOf } = doctorHome(ports, () => app);

const timesOf = ({ id }: { id: number }) =>
  ports()
    .database.db.selectFrom("doctor_usually_not")
    .select(["weekday", "day_part"])
    .where("doctor_id", "=", id)
    .orderBy("weekday")
    .orderBy("day_part")
    .execute();

/** Ticked boxes share a name. */
async function tick(home: Awaited<ReturnType<typeof homeOf>>, ...times: string[]) {
  const stamp = await home.stamp();
  ports().clock.advance(800);
  const fields = new URLSearchParams({ stamp });
  for (const time of times) fields.append("usually_not", time);
  return home.post("/usually_not", fields as unknown as Record<string, string>);
}

describe("usually not", () => {
  test("what is ticked replaces what was, is ticked again on the page, and is audited once", async () => {
    const { doctor, home } = await atHome({ days: [] });
    await tick(home, "1-am", "5-am", "5-evening");
    const reply = await tick(home, "5-am", "5-am", "9-am", "1-noon");
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${home.path}?saved=usually_not#usually_not`]);
    expect(await timesOf(doctor)).toEqual([{ weekday: 5, day_part: "am" }]);
    await tick(home, "5-am");
    const { body } = await home.open("?saved=usually_not");
    expect(body).toContain("Saved. The practice sees these times.");
    expect(body.match(/name="usually_not"[^>]*checked/g)).toEqual([expect.stringContaining('aria-label="Friday, AM"')]);
    const { db } = ports().database;
    const events = await db
      .selectFrom("audit_events")
      .selectAll()
      .where("action", "=", "usually_not_changed")
      .execute();
    expect(events).toMatchObject([1, 2].map(() => ({ actor_type: "doctor", actor_id: doctor.id })));
  });

  test("pressed too soon, what was ticked is still there to be sent", async () => {
    const { home } = await atHome({ days: [] });
    const { statusCode, body } = await home.post("/usually_not", { stamp: await home.stamp(), usually_not: "3-pm" });
    expect([statusCode, body.includes("That was very quick.")]).toEqual([422, true]);
    expect(body).toMatch(/<details class="fold" id="usually_not" open>.*value="3-pm"[^>]*checked/s);
  });

  test("nothing ticked: nothing is left of it", async () => {
    const { doctor, home } = await atHome({ days: [] });
    await tick(home, "1-am");
    await tick(home);
    expect(await timesOf(doctor)).toEqual([]);
  });

  test("the dry run names the doctor and still asks; the profile and the offer tell it", async () => {
    const { practice, callouts, doctor, home } = await atHome();
    const [callout] = callouts;
    if (!callout) throw new Error("A callout");
    await tick(home, "5-am", "2-evening");
    await anAnswer(ports(), practice, callout, doctor, "available");
    const call = await asUser(app, ports(), practice.user);
    const preview = (await call("POST", "/callouts/preview", { callout: aCalloutInput(practice) })).body.data;
    expect(preview.usually_not).toMatchObject([{ doctor: { id: doctor.id }, date: "2026-11-27", session: "am" }]);
    expect(preview.will_send.map(({ id }: { id: number }) => id)).toContain(doctor.id);
    expect((await call("GET", `/doctors/${doctor.id}`)).body.data.usually_not).toEqual([
      { weekday: 2, day_part: "evening" },
      { weekday: 5, day_part: "am" },
    ]);
    const { responses } = (await call("GET", `/callouts/${callout.id}`)).body.data;
    type Told = { doctor: { id: number }; fit: { usually_not: boolean } };
    expect(responses.filter(({ fit }: Told) => fit.usually_not).map((one: Told) => one.doctor.id)).toEqual([doctor.id]);
  });

  test.each([
    ["am", "08:00", "12:00", ["am"]],
    ["all_day", "08:00", "17:30", ["am", "pm"]],
    ["evening", "18:00", "22:00", ["evening"]],
    ["on_call", "08:00", "08:00", ["am", "pm", "evening"]],
    ["custom", "07:00", "12:00", ["am"]],
    ["custom", "11:00", "18:00", ["am", "pm"]],
    ["custom", "13:00", "19:00", ["pm", "evening"]],
    ["custom", "20:00", "02:00", ["evening"]],
  ] as const)("a list %s, %s–%s is at the time of %j", async (session, start_time, end_time, parts) => {
    const { practice, home } = await atHome({ days: [] });
    const call = await asUser(app, ports(), practice.user);
    const touched: string[] = [];
    for (const one of ["am", "pm", "evening"]) {
      await tick(home, `5-${one}`);
      const input = aCalloutInput(practice, { lists: [{ session, start_time, end_time }] });
      const { usually_not } = (await call("POST", "/callouts/preview", { callout: input })).body.data;
      if (usually_not.length > 0) touched.push(one);
    }
    expect(touched).toEqual(parts);
  });

  test("a duplicate's times go over to the doctor who stays", async () => {
    const { practice, doctor, other, home } = await atHome({ days: [] });
    await tick(home, "1-am", "2-pm");
    await tick(await homeOf(other), "1-am");
    const call = await asUser(app, ports(), practice.user);
    const merging = { into_id: other.id, lock_version: 0, into_lock_version: 0 };
    expect((await call("POST", `/doctors/${doctor.id}/merge`, merging)).status).toBe(200);
    expect([await timesOf(doctor), await timesOf(other)]).toEqual([
      [],
      [
        { weekday: 1, day_part: "am" },
        { weekday: 2, day_part: "pm" },
      ],
    ]);
  });
});

describe("own figures", () => {
  const mailsGoOut = () =>
    ports().database.db.updateTable("callout_recipients").set({ sent_at: ports().clock.now() }).execute();
  type Home = Awaited<ReturnType<typeof homeOf>>;
  const cellsOf = async (home: Home) =>
    [
      ...(await home.open()).body.matchAll(
        /<th scope="row">([A-Z][a-z]+ [^<]+)<\/th><td>([\d.]+)<\/td>(?:<td>([\d.]+)<\/td>)?/g,
      ),
    ].map((row) => row.slice(1));
  const ownOf = async (home: Home) => (await cellsOf(home)).map(([, own]) => own);

  test("lists asked about, said yes to and booked for in 90 days, beside the median of those asked", async () => {
    const { practice, callouts, doctor, home } = await atHome({ doctors: 5 });
    const [one, two] = callouts;
    const silent = practice.doctors[4];
    if (!one || !two || !silent) throw new Error("Two callouts, five doctors");
    for (const callout of [one, two]) await anAnswer(ports(), practice, callout, doctor, "available");
    for (const other of practice.doctors.slice(1, 4)) await anAnswer(ports(), practice, one, other, "if_needed");
    await mailsGoOut();
    expect(await cellsOf(home)).toEqual([
      ["Lists you were asked about", "3", "3"],
      ["Said yes to", "2", "1"],
      ["Booked for", "0", "0"],
      ["Of those, at weekends", "0", "0"],
    ]);
    expect(await ownOf(await homeOf(silent))).toEqual(["3", "0", "0", "0"]);
    ports().clock.advance(91 * 86_400_000);
    expect(await ownOf(home)).toEqual(["0", "0", "0", "0"]);
  });

  test("of few doctors no median is told", async () => {
    const { home } = await atHome({ doctors: 4 });
    await mailsGoOut();
    const { body } = await home.open();
    expect(await ownOf(home)).toEqual(["3", "0", "0", "0"]);
    expect(body).toContain("There is no median to compare with");
    expect(body).not.toContain('scope="col">Median');
  });
});
