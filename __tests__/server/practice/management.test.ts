/** Practice management through the API: sites, surgeons, groups in order, and what callouts begin with. */
import { runClockJob } from "../../../server/features/callouts/jobs/runClockJob.ts";
import { USUAL_TIMES } from "../../../src/contract/rules/sessionHours.ts";
import { type CalloutResponse } from "../../../src/contract/shapes/callout.ts";
import { type CalloutDefaults } from "../../../src/contract/shapes/calloutDefaults.ts";
import { aCallout, aCalloutInput, anAnswer } from "../../support/aCallout.ts";
import { aDoctorInput } from "../../support/builders.ts";
import { doctorsPage, linkPath } from "../../support/doctorsPage.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const HOUR = 3_600_000;
const { ports, app, practice, call } = practiceAtWork();

const actions = async () =>
  (await ports().database.db.selectFrom("audit_events").select("action").orderBy("id").execute()).map(
    ({ action }) => action,
  );
const SITE = { name: "Fernhill Clinic", short_name: "Fernhill", time_zone: "Australia/Sydney", theatres: ["1", " 2 "] };
const FULL = {
  ...SITE,
  address: " 12 Fern Road ",
  phone: "+61 2 9999 0000",
  access_notes: "Code at the gate",
  map_url: "https://maps.example.test/fernhill?a=1",
};
const SURGEON = { display_name: "Ms Rowan Ashdale", specialty: "Orthopaedics", phone: "020 7946 0111", notes: "Left" };

describe.each([
  ["site", FULL, { name: "Fernhill West" }, "name"],
  ["surgeon", SURGEON, { display_name: "Ms Rowan Vale" }, "display_name"],
] as const)("a %s", (kind, input, change, nameKey) => {
  const all = `/${kind}s?archived=true`;
  const names = async (path = `/${kind}s`): Promise<string[]> =>
    (await call("GET", path)).body.data.map((one: Record<string, string>) => one[nameKey]);

  test("is added, changed by one of two, put away, brought back and removed; each leaves its line", async () => {
    const made = await call("POST", `/${kind}s`, { [kind]: input });
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    expect(made.body.data).toMatchObject({ archived_at: null, in_use: false, lock_version: 0 });
    const next = { ...input, ...change, lock_version: 0 };
    expect((await call("PUT", `/${kind}s/${id}`, { [kind]: next })).body.data).toMatchObject({
      ...change,
      lock_version: 1,
    });
    const late = await call("PUT", `/${kind}s/${id}`, { [kind]: next });
    expect([late.status, late.body.code, late.body.data[nameKey]]).toEqual([409, "stale", next[nameKey as never]]);
    const archived = () => call("POST", `/${kind}s/${id}/archive`);
    expect((await archived()).body.data).not.toHaveProperty("unchanged");
    // Another one's doing is not taken back.
    expect((await archived()).body.data.unchanged).toBe(true);
    expect(await names()).not.toContain(next[nameKey as never]);
    expect(await names(all)).toContain(next[nameKey as never]);
    expect((await call("POST", `/${kind}s/${id}/restore`)).body.data.archived_at).toBeNull();
    expect((await call("DELETE", `/${kind}s/${id}`)).body).toEqual({ success: true });
    expect(await names(all)).not.toContain(next[nameKey as never]);
    const acts = ["created", "changed", "archived", "restored", "deleted"];
    expect(await actions()).toEqual(acts.map((act) => `${kind}_${act}`));
  });

  test("that a list names is archived, never removed", async () => {
    await aCallout(ports(), practice);
    const used = practice[kind].id;
    const refused = await call("DELETE", `/${kind}s/${used}`);
    expect([refused.status, refused.body.code, refused.body.data]).toMatchObject([409, "in_use", { in_use: true }]);
    expect((await call("POST", `/${kind}s/${used}/archive`)).body.data.archived_at).toBe("2026-11-24T10:42:00.000Z");
    expect(await names(all)).toHaveLength(1);
  });
});

test("a site is not brought back beside another of its name", async () => {
  const { id } = (await call("POST", "/sites", { site: SITE })).body.data;
  await call("POST", `/sites/${id}/archive`);
  const other = (await call("POST", "/sites", { site: { ...SITE, name: SITE.name.toUpperCase() } })).body.data;
  const refused = await call("POST", `/sites/${id}/restore`);
  expect([refused.status, refused.body.errors.name]).toEqual([422, ["has already been taken"]]);
  await call("POST", `/sites/${other.id}/archive`);
  expect((await call("POST", `/sites/${id}/restore`)).status).toBe(200);
});

test("a surgeon with leave or preferences is archived, never removed with them", async () => {
  const add = async () => (await call("POST", "/surgeons", { surgeon: SURGEON })).body.data;
  const [away, fond] = [await add(), await add()];
  const day_off = { name: "Leave", starts_on: "2026-12-24", ends_on: "2026-12-26", surgeon_id: away.id };
  expect((await call("POST", "/days_off", { day_off })).status).toBe(201);
  const doctors = [{ doctor_id: practice.doctors[0]?.id, preference: "preferred" }];
  await call("PUT", `/surgeons/${fond.id}`, { surgeon: { ...SURGEON, doctors, lock_version: 0 } });
  for (const { id } of [away, fond])
    expect(await call("DELETE", `/surgeons/${id}`)).toMatchObject({ status: 409, body: { code: "in_use" } });
});

test("what a surgeon says of doctors is told at the doctor, in the dry run and beside answers, and holds nobody back", async () => {
  const [liked, other, ...rest] = practice.doctors.map(({ id }) => id) as [number, number, number];
  const path = `/surgeons/${practice.surgeon.id}`;
  const save = async (doctors?: unknown) => {
    const { lock_version } = (await call("GET", "/surgeons")).body.data[0];
    return call("PUT", path, {
      surgeon: { display_name: "Ms N. Merrowby", lock_version, ...(doctors ? { doctors } : {}) },
    });
  };
  const said = [
    { doctor_id: liked, preference: "preferred" },
    { doctor_id: other, preference: "avoid" },
  ];
  expect((await save([said[0], { ...said[0], preference: "avoid" }])).status).toBe(422);
  expect((await save([{ doctor_id: practice.site.id, preference: "avoid" }])).status).toBe(404);
  await save(said);
  const brief = (await save()).body.data.doctors.map((one: { doctor: { id: number }; preference: string }) => ({
    doctor_id: one.doctor.id,
    preference: one.preference,
  }));
  expect(brief).toEqual(said);
  expect((await call("GET", `/doctors/${other}`)).body.data.surgeons).toEqual([
    { id: practice.surgeon.id, name: "Ms N. Merrowby", preference: "avoid", set_by: "Anna Whitlocke" },
  ]);
  const { data } = (await call("POST", "/callouts/preview", { callout: aCalloutInput(practice) })).body;
  expect([data.will_send.length, data.skipped]).toEqual([3, []]);
  expect(data.preferences).toMatchObject([
    { doctor: { id: other }, surgeon: "Ms N. Merrowby", preference: "avoid" },
    { doctor: { id: liked }, preference: "preferred" },
  ]);
  const { id } = await aCallout(ports(), practice);
  const answers: CalloutResponse[] = (await call("GET", `/callouts/${id}`)).body.data.responses;
  const fit = (doctor: number | undefined) => answers.find((one) => one.doctor.id === doctor)?.fit.preference;
  expect([liked, other, rest[0]].map(fit)).toEqual(["preferred", "avoid", null]);
  await save([]);
  expect((await call("GET", `/doctors/${other}`)).body.data.surgeons).toEqual([]);
});

test("what a site or surgeon cannot be is refused by field, and what is kept is tidy", async () => {
  const kept = (await call("POST", "/sites", { site: FULL })).body.data;
  expect(kept).toMatchObject({ address: "12 Fern Road", theatres: ["1", "2"], map_url: FULL.map_url });
  const refusals = [
    [{ name: " " }, "name"],
    [{ name: "fernhill clinic" }, "name"],
    [{ name: "Other", short_name: "Thirteen char" }, "short_name"],
    [{ name: "Other", time_zone: "Mars/Base" }, "time_zone"],
    [{ name: "Other", phone: "call us" }, "phone"],
    ...["http://x.test", "javascript:alert(1)", "https://", 'https://x.test/"', "https://x y"].map(
      (map_url) => [{ name: "Other", map_url }, "map_url"] as const,
    ),
  ] as const;
  for (const [wrong, field] of refusals) {
    const { status, body } = await call("POST", "/sites", { site: { ...SITE, ...wrong } });
    expect([wrong, status, Object.keys(body.errors)]).toEqual([wrong, 422, [field, "full_messages"]]);
  }
  expect((await call("POST", "/surgeons", { surgeon: { display_name: "" } })).body.errors).toHaveProperty(
    "display_name",
  );
  expect((await call("GET", "/sites")).body.data).toHaveLength(2);
});

test("a group has a colour, a description, and an order that newcomers and a doctor's own form leave alone", async () => {
  const look = { name: "Hearts", colour: "red", description: " Cardiac lists " };
  const group = (await call("POST", "/doctor_groups", look)).body.data;
  expect(group).toMatchObject({ colour: "red", description: "Cardiac lists" });
  const path = `/doctor_groups/${group.id}`;
  const [first, second, third] = practice.doctors.map(({ id }) => id) as [number, number, number];
  const members = async () => (await call("GET", `${path}/members`)).body.data.map(({ id }: { id: number }) => id);
  await call("PUT", `${path}/members`, { add: [first, second], remove: [] });
  await call("PUT", `${path}/members`, { add: [], remove: [], order: [second, first] });
  expect(await members()).toEqual([second, first]);
  await call("PUT", `${path}/members`, { add: [third], remove: [] });
  expect(await members()).toEqual([second, first, third]);
  const input = aDoctorInput({ email: "kept@example.test", group_ids: [group.id] });
  await call("PUT", `/doctors/${second}`, { doctor: { ...input, lock_version: 0 } });
  expect(await members()).toEqual([second, first, third]);
  const changed = await call("PUT", path, { name: "Heart lists", lock_version: 0 });
  expect(changed.body.data).toMatchObject({ name: "Heart lists", colour: "red", lock_version: 1 });
  expect((await call("PUT", path, { name: "Late", lock_version: 0 })).body).toMatchObject({
    code: "stale",
    data: { name: "Heart lists" },
  });
});

const DEFAULTS: CalloutDefaults = {
  mode: "first_come",
  respond_within_hours: 48,
  automatic_reminder: false,
  ask_standbys: false,
  withdraw_phone_hours: 24,
  doctor_locale: "de",
  time_zone: "Europe/Berlin",
  fees_enabled: true,
  currency: "EUR",
};
const save = (lock_version: number, values: Partial<CalloutDefaults> = {}) =>
  call("PUT", "/company_settings", {
    update_type: "callout_defaults",
    callout_defaults: { ...DEFAULTS, ...values },
    lock_version,
  });

test("what callouts begin with is kept, for all who sign in, and never overwritten unseen", async () => {
  const usual = (await call("GET", "/auth/validate_token")).body.data.company.company_settings;
  expect(usual).toMatchObject({ automatic_reminder: true, ask_standbys: true });
  const { body } = await save(0);
  expect(body.data.company.company_settings).toMatchObject({ ...DEFAULTS, defaults_version: 1 });
  const late = await save(0, { mode: "select" });
  expect([late.status, late.body.code, late.body.data.company.company_settings.mode]).toEqual([
    409,
    "stale",
    "first_come",
  ]);
  const times = { ...USUAL_TIMES, weekdays: { wed: { am: ["07:30", "12:30"] } } };
  const change = (session_times: unknown, lock_version: number) =>
    call("PUT", "/company_settings", { update_type: "session_times", session_times, lock_version });
  expect((await change(times, 1)).status).toBe(200);
  const signedIn = (await call("GET", "/auth/validate_token")).body.data.company.company_settings;
  expect(signedIn).toMatchObject({ ...DEFAULTS, session_times: times, defaults_version: 2 });
  const wrong = [{ wed: { am: ["25:00", "12:30"] } }, { wed: { am: ["08:00", "08:00"] } }, { holiday: {} }];
  for (const weekdays of wrong) expect((await change({ ...USUAL_TIMES, weekdays }, 2)).status).toBe(422);
  const bad = [{ respond_within_hours: 0 }, { withdraw_phone_hours: 337 }, { time_zone: "Moon" }, { currency: "QQQ" }];
  for (const values of bad) expect((await save(2, values as Partial<CalloutDefaults>)).status).toBe(422);
  expect(await actions()).toEqual(["callout_defaults_changed", "session_times_changed"]);
});

test("contact details, too, are never overwritten unseen; who names no version is let through as before", async () => {
  const update_type = "company_callout_contact_details";
  const details = {
    admin_emails_address: "office@practice.example.test",
    callout_emails_name: "Harbour",
    callout_emails_address: "cover@practice.example.test",
    callout_emails_phone: "020 7946 0000",
  };
  const change = (values: object, more: object = {}) =>
    call("PUT", "/company_settings", { update_type, [update_type]: { ...details, ...values }, ...more });
  expect((await change({}, { lock_version: 0 })).body.data.company.company_settings.defaults_version).toBe(1);
  const late = await change({ callout_emails_phone: "020 7946 0001" }, { lock_version: 0 });
  expect([late.status, late.body.code, late.body.data.company.company_settings]).toMatchObject([409, "stale", details]);
  const old = await change({ callout_emails_phone: "020 7946 0002" });
  expect([old.status, old.body.data.company.company_settings.defaults_version]).toEqual([200, 2]);
});

test("a practice that wants no automatic reminder sends none, and its late hours rule the doctor's page", async () => {
  const [doctor = { id: 0 }] = practice.doctors;
  const callout = await aCallout(ports(), practice, { respond_by: "2026-11-25T10:42:00Z", lists: [{ positions: 2 }] });
  await anAnswer(ports(), practice, callout, doctor, "available");
  const response = callout.responses.find((one) => one.doctor.id === doctor.id);
  const confirmed = await call("POST", `/callouts/${callout.id}/responses/${response?.id}/confirm`, {
    lock_version: 1,
  });
  expect(confirmed.status).toBe(200);
  const page = doctorsPage(ports(), app, await linkPath(ports(), callout, doctor));
  const question = async () => (await page.open(`?withdraw=${callout.lists[0]?.id}`)).body;
  expect(await question()).toContain("Please phone us now as well");
  await save(0);
  expect(await question()).not.toContain("Please phone us now as well");
  ports().clock.advance(12 * HOUR);
  const { companyId } = practice;
  const job = { companyId, calloutId: callout.id, step: "remind", at: "2026-11-24T22:42:00.000Z" } as const;
  expect(await runClockJob(ports(), job)).toBe("not wanted");
});

test("doctors without a language are written to in the practice's, the others in their own", async () => {
  await save(0);
  const [first, second] = practice.doctors;
  const { db } = ports().database;
  await db
    .updateTable("doctors")
    .set({ locale: null })
    .where("id", "=", first?.id ?? 0)
    .execute();
  await db
    .updateTable("doctors")
    .set({ locale: "fr" })
    .where("id", "=", second?.id ?? 0)
    .execute();
  const callout = await aCallout(ports(), practice);
  const subjects = await db.selectFrom("outbox_emails").select(["doctor_id", "subject"]).execute();
  const subjectFor = (id = 0) => subjects.find(({ doctor_id }) => doctor_id === id)?.subject;
  expect(subjectFor(first?.id)).toMatch(/^Können Sie/);
  expect(subjectFor(second?.id)).toMatch(/^Êtes-vous/);
  const page = doctorsPage(ports(), app, await linkPath(ports(), callout, first ?? { id: 0 }));
  expect((await page.open()).body).toContain('<html lang="de"');
  const input = aDoctorInput({ email: "any@example.test", locale: null });
  expect((await call("POST", "/doctors", { doctor: input })).body.data.locale).toBeNull();
});
