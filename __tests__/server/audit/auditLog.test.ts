/** The audit log as the practice reads it: newest first, with names, narrowed by who, what and when. */
import { USUAL_TIMES } from "../../../src/contract/rules/sessionHours.ts";
import { type AuditLine } from "../../../src/contract/shapes/audit.ts";
import { aCallout, anAnswer } from "../../support/aCallout.ts";
import { aDoctorInput, aUser } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { signInHeaders } from "../../support/signIn.ts";

const { ports, app, practice, call } = practiceAtWork();

const line = (at: string, values = {}) =>
  ports()
    .database.db.insertInto("audit_events")
    .values({
      company_id: practice.companyId,
      actor_type: "admin",
      actor_id: practice.user.id,
      action: "signed_in",
      subject_type: "user",
      subject_id: practice.user.id,
      params: "{}",
      request_id: null,
      created_at: new Date(at),
      ...values,
    })
    .execute();

const read = async (query = ""): Promise<AuditLine[]> => (await call("GET", `/audit_events${query}`)).body.data;
const actions = async (query: string) => (await read(query)).map(({ action }) => action);

test("the log names who acted and what it was about, newest first", async () => {
  const made = await aCallout(ports(), practice);
  const [doctor] = practice.doctors;
  if (!doctor) throw new Error("no doctor");
  await anAnswer(ports(), practice, made, doctor, "available");
  const { reference } = await ports()
    .database.db.selectFrom("callouts")
    .select("reference")
    .where("id", "=", made.id)
    .executeTakeFirstOrThrow();
  const lines = await read();
  expect(lines.map(({ created_at }) => created_at)).toEqual(
    lines
      .map(({ created_at }) => created_at)
      .sort()
      .reverse(),
  );
  const sent = lines.find(({ action }) => action === "callout_sent");
  const name = `${practice.user.first_name} ${practice.user.last_name}`;
  expect(sent).toMatchObject({
    actor: { type: "admin", name },
    subject: { type: "callout", id: made.id, name: reference },
  });
  const answered = lines.find(({ action }) => action === "answer_recorded");
  expect(answered?.params).toMatchObject({ response: "available" });
});

test("the log is narrowed by person, kind of actor, area and the practice's own days, and paged", async () => {
  const { companyId, user } = practice;
  await ports()
    .database.db.updateTable("company_settings")
    .set({ time_zone: "Pacific/Auckland" })
    .where("company_id", "=", companyId)
    .execute();
  const colleague = await aUser(ports().database.db, { company_id: companyId });
  // Auckland is thirteen hours ahead: noon UTC is already the next day there.
  await line("2026-11-20T12:00:00Z", { action: "group_created" });
  await line("2026-11-21T10:59:00Z", { action: "signed_out" });
  await line("2026-11-21T11:00:00Z", { action: "user_invited", actor_id: colleague.id });
  await line("2026-11-21T12:00:00Z", { action: "callout_expired", actor_type: "system", actor_id: null });
  const rows: [query: string, expected: string[]][] = [
    ["?to=2026-11-22", ["callout_expired", "user_invited", "signed_out", "group_created"]],
    ["?from=2026-11-21&to=2026-11-21", ["signed_out", "group_created"]],
    ["?from=2026-11-22&to=2026-11-22", ["callout_expired", "user_invited"]],
    [`?user_id=${colleague.id}`, ["user_invited"]],
    [`?user_id=${user.id}&area=doctors`, ["group_created"]],
    ["?actor_type=system", ["callout_expired"]],
    ["?area=accounts", ["signed_out"]],
    ["?area=practice", []],
    ["?per_page=2&page=2", ["signed_out", "group_created"]],
  ];
  for (const [query, expected] of rows) expect([query, await actions(query)]).toEqual([query, expected]);
  const { meta } = (await call("GET", "/audit_events?area=accounts")).body;
  expect(meta).toEqual({ page: 1, per_page: 25, total: 1, time_zone: "Pacific/Auckland" });
  for (const wrong of ["?from=2026-02-31", "?to=21.11.2026", "?area=secrets", "?unknown=1"])
    expect([wrong, (await call("GET", `/audit_events${wrong}`)).status]).toEqual([wrong, 422]);
});

test("a change says of each field what it was and what it is, long values cut, and of notes only that they changed", async () => {
  const newest = async (): Promise<AuditLine | undefined> => (await read())[0];
  const doctor = aDoctorInput({ email: "hana@example.test", notes: "Likes mornings" });
  const { id } = (await call("POST", "/doctors", { doctor })).body.data;
  expect((await newest())?.diff).toBeNull();
  const group = (await call("POST", "/doctor_groups", { name: "Partners" })).body.data;
  const changed = { ...doctor, last_name: "Brightmoor", notes: "Ill", group_ids: [group.id], lock_version: 0 };
  await call("PUT", `/doctors/${id}`, { doctor: changed });
  expect((await newest())?.diff).toEqual({
    last_name: ["Itokawa", "Brightmoor"],
    groups: [null, "Partners"],
    notes: [null, null],
  });
  const site = { name: "Fernhill", short_name: "Fernhill", time_zone: "Europe/London", theatres: ["1"] };
  const made = (await call("POST", "/sites", { site })).body.data;
  const theatres = Array.from({ length: 60 }, (_, index) => `Theatre ${index}`);
  await call("PUT", `/sites/${made.id}`, { site: { ...site, address: "1 Quay", theatres, lock_version: 0 } });
  expect(await newest()).toMatchObject({ action: "site_changed", diff: { address: [null, "1 Quay"] } });
  const [before, after] = (await newest())?.diff?.theatres ?? [];
  expect([before, after?.length, after?.endsWith("…")]).toEqual(["1", 201, true]);
  const doctors = [{ doctor_id: id, preference: "avoid" }];
  const surgeon = { display_name: "Ms N. Merrowby", specialty: "Gynaecology", doctors, lock_version: 0 };
  await call("PUT", `/surgeons/${practice.surgeon.id}`, { surgeon });
  expect((await newest())?.diff).toEqual({ avoid: [null, "Dr Hana Brightmoor"] });
  const details = { admin_emails_address: "new@practice.example.test", callout_emails_bcc_all: false };
  const contact = { callout_emails_name: "Harbour", callout_emails_address: "office@practice.example.test" };
  await call("PUT", "/company_settings", {
    update_type: "company_callout_contact_details",
    company_callout_contact_details: { ...details, ...contact, callout_emails_phone: "020 7946 0000" },
  });
  expect((await newest())?.diff).toEqual({
    admin_emails_address: ["system@practice.example.test", "new@practice.example.test"],
    callout_emails_name: ["Harbour Anaesthetic Group", "Harbour"],
    callout_emails_bcc_all: ["true", "false"],
  });
  const session_times = { ...USUAL_TIMES, weekdays: { wed: { am: ["07:30", "12:30"] } } };
  await call("PUT", "/company_settings", { update_type: "session_times", session_times, lock_version: 1 });
  expect((await newest())?.diff).toEqual({ "session_times.wed.am": [null, "07:30–12:30"] });
  const usual = { ...USUAL_TIMES.usual, evening: ["18:30", "21:00"] };
  const evening = { usual, weekdays: {} };
  await call("PUT", "/company_settings", { update_type: "session_times", session_times: evening, lock_version: 2 });
  expect((await newest())?.diff).toEqual({
    "session_times.evening": ["18:00–21:00", "18:30–21:00"],
    "session_times.wed.am": ["07:30–12:30", null],
  });
  await call("PUT", "/auth", { notification_prefs: { callout_confirmed: ["toast"] } });
  expect((await newest())?.diff).toEqual({ "notification_prefs.callout_confirmed": ["toast, desktop", "toast"] });
  await call("PUT", "/auth", { last_name: "Whitby" });
  expect(await newest()).toMatchObject({ action: "profile_changed", diff: { last_name: ["Whitlocke", "Whitby"] } });
  const csv = await app.inject({
    url: "/admin_api/audit_events.csv",
    headers: await signInHeaders(ports(), practice.user),
  });
  expect(csv.body).toContain(
    "Session times · Wednesday · AM: 07:30–12:30 → ; Session times · Evening: 18:00–21:00 → 18:30–21:00",
  );
  expect(csv.body).toContain("Notification preferences · A doctor is booked: In the app; On the desktop → In the app");
  expect(csv.body).toContain("Notes; Groups:  → Partners; Last name: Itokawa → Brightmoor");
});
