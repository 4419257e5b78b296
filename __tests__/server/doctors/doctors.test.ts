/** Doctors through the API: added, found, changed by two at once, paused, archived, brought back; and when they are away. */
import { aCallout, anAnswer } from "../../support/aCallout.ts";
import { aDoctorInput } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, practice, call } = practiceAtWork();

const actions = async () =>
  (await ports().database.db.selectFrom("audit_events").select("action").orderBy("id").execute()).map(
    ({ action }) => action,
  );
const add = async (values: Parameters<typeof aDoctorInput>[0] = {}) =>
  (await call("POST", "/doctors", { doctor: aDoctorInput(values) })).body.data;
const found = async (query: string): Promise<string[]> =>
  (await call("GET", `/doctors?${query}`)).body.data.map((one: { email: string }) => one.email);

test("a doctor is added with groups and sites, changed, and shown as saved", async () => {
  const group = (await call("POST", "/doctor_groups", { name: "Partners" })).body.data;
  const sites = [{ site_id: practice.site.id, credentialed_until: "2027-03-31" }];
  const made = await add({
    group_ids: [group.id],
    sites,
    specialties: ["Cardiac", " Cardiac ", ""],
    notes: " Likes am ",
  });
  expect(made).toMatchObject({
    name: "Dr Hana Itokawa",
    status: "active",
    groups: [{ id: group.id, name: "Partners" }],
    sites: [{ id: practice.site.id, credentialed_until: "2027-03-31" }],
    specialties: ["Cardiac"],
    notes: "Likes am",
  });
  const input = aDoctorInput({ last_name: "Brightmoor", group_ids: [] });
  const changed = await call("PUT", `/doctors/${made.id}`, { doctor: { ...input, lock_version: made.lock_version } });
  expect(changed.body.data).toMatchObject({ name: "Dr Hana Brightmoor", groups: [], notes: null });
  expect(changed.body.data.sites).toHaveLength(1);
  const late = await call("PUT", `/doctors/${made.id}`, { doctor: { ...input, lock_version: made.lock_version } });
  expect([late.status, late.body.code, late.body.data.name]).toEqual([409, "stale", "Dr Hana Brightmoor"]);
  expect(await actions()).toEqual(["group_created", "doctor_created", "doctor_changed"]);
  const { body } = await call("GET", `/doctors/${made.id}/events`);
  const line = body.data.find((one: { action: string }) => one.action === "doctor_changed");
  expect(line.params.fields.split(" ").sort()).toEqual(["groups", "last_name", "notes", "specialties"]);
});

test("an address is one doctor's, whatever its case, until that one is archived", async () => {
  const first = await add();
  for (const email of ["hana@example.test", "HANA@example.test"]) {
    const again = await call("POST", "/doctors", { doctor: aDoctorInput({ email }) });
    expect([again.status, again.body.errors.email]).toEqual([422, ["has already been taken"]]);
  }
  const other = await add({ email: "other@example.test" });
  const moved = { doctor: { ...aDoctorInput(), lock_version: other.lock_version } };
  expect((await call("PUT", `/doctors/${other.id}`, moved)).body.errors.email).toEqual(["has already been taken"]);
  expect(await found("email=HANA%40example.test")).toEqual(["hana@example.test"]);
  await call("POST", `/doctors/${first.id}/archive`);
  expect(await found("email=hana%40example.test")).toEqual([]);
  await add();
  const back = await call("POST", `/doctors/${first.id}/restore`);
  expect([back.status, back.body.errors.email]).toEqual([422, ["has already been taken"]]);
  const together = await call("POST", "/doctors/bulk", { action: "restore", ids: [first.id] });
  const refused = { id: first.id, ok: false, error: "Email has already been taken", reason: "taken" };
  expect(together.body.data).toEqual([refused]);
});

test("an address corrected in its capitals alone is saved as typed, and stays the same address", async () => {
  const made = await add();
  const { db } = ports().database;
  const kept = { email_state: "ok", invited_at: ports().clock.now() } as const;
  await db.updateTable("doctors").set(kept).where("id", "=", made.id).execute();
  const doctor = { ...aDoctorInput({ email: "Hana@Example.test" }), lock_version: made.lock_version };
  const { status, body } = await call("PUT", `/doctors/${made.id}`, { doctor });
  expect([status, body.data.email, body.data.email_state]).toEqual([200, "Hana@Example.test", "ok"]);
  expect(body.data.invited_at).toBe(kept.invited_at.toISOString());
  const versions = await db.selectFrom("doctors").select("home_version").where("id", "=", made.id).executeTakeFirst();
  expect(versions).toEqual({ home_version: 1 });
});

test("what the form may not hold is refused by field", async () => {
  const bad = aDoctorInput({ first_name: " ", email: "nobody", mobile_phone: "call me" });
  const { status, body } = await call("POST", "/doctors", { doctor: bad });
  expect([status, Object.keys(body.errors).sort()]).toEqual([
    422,
    ["email", "first_name", "full_messages", "mobile_phone"],
  ]);
  expect((await call("POST", "/doctors", { doctor: { ...bad, role: "king" } })).status).toBe(422);
});

test("a new address is no longer the one that was refused", async () => {
  const made = await add();
  await ports().database.db.updateTable("doctors").set({ email_state: "bounced" }).where("id", "=", made.id).execute();
  expect(await found("bouncing=true")).toEqual(["hana@example.test"]);
  const doctor = { ...aDoctorInput({ email: "new@example.test" }), lock_version: made.lock_version };
  expect((await call("PUT", `/doctors/${made.id}`, { doctor })).body.data.email_state).toBe("unverified");
  expect(await found("bouncing=true")).toEqual([]);
});

test("every filter narrows, every order sorts, and the counts tell of all", async () => {
  const group = (await call("POST", "/doctor_groups", { name: "Assistants" })).body.data;
  const made = await add({
    role: "surgical_assistant",
    group_ids: [group.id],
    sites: [{ site_id: practice.site.id, credentialed_until: null }],
    registration_number: "MED0001",
    last_name: "Aaronside",
  });
  const [asked] = practice.doctors;
  const callout = await aCallout(ports(), practice);
  await anAnswer(ports(), practice, callout, asked ?? { id: 0 }, "available");
  const only = ["hana@example.test"];
  for (const query of [`group_id=${group.id}`, `site_id=${practice.site.id}`, "role=surgical_assistant", "q=med0001"])
    expect([query, await found(query)]).toEqual([query, only]);
  expect(await found("never_responded=true")).not.toContain(asked?.email);
  expect((await found("sort=name"))[0]).toBe("hana@example.test");
  expect((await found("sort=-name")).at(-1)).toBe("hana@example.test");
  expect((await found("sort=-last_response"))[0]).toBe(asked?.email);
  await call("POST", `/doctors/${made.id}/archive`);
  const { body } = await call("GET", "/doctors");
  expect(body.meta.counts).toEqual({ active: 3, paused: 0, archived: 1, bouncing: 0 });
  expect(body.data.find((one: { id: number }) => one.id === asked?.id)).toMatchObject({ asked: 1, answered: 1 });
});

test("a pause ends by itself, or when somebody ends it", async () => {
  const { id } = await add();
  const until = new Date(ports().clock.now().getTime() + 86_400_000).toISOString();
  expect((await call("POST", `/doctors/${id}/pause`, { until })).body.data).toMatchObject({
    status: "paused",
    paused_until: until,
  });
  expect(await found("status=paused")).toEqual(["hana@example.test"]);
  ports().clock.advance(86_400_001);
  expect(await found("status=paused")).toEqual([]);
  expect(await found("status=active&q=hana@")).toEqual(["hana@example.test"]);
  expect((await call("POST", `/doctors/${id}/pause`, { until })).status).toBe(422);
  await call("POST", `/doctors/${id}/pause`, {});
  expect((await call("POST", `/doctors/${id}/unpause`)).body.data.status).toBe("active");
});

test("an address that bounced but is right is used again, once and with a line, and the doctor's links stay", async () => {
  const { id } = await add();
  const doctors = () => ports().database.db.selectFrom("doctors").selectAll().where("id", "=", id);
  const { home_version } = await doctors().executeTakeFirstOrThrow();
  for (const email_state of ["bounced", "complained"] as const) {
    await ports().database.db.updateTable("doctors").set({ email_state }).where("id", "=", id).execute();
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await call("POST", `/doctors/${id}/use_address`);
      expect([status, body.data.email_state]).toEqual([200, "unverified"]);
    }
  }
  expect(await doctors().executeTakeFirstOrThrow()).toMatchObject({ home_version, email: "hana@example.test" });
  const lines = (await call("GET", `/doctors/${id}/events`)).body.data;
  expect(lines.map(({ action }: { action: string }) => action)).toEqual([
    "doctor_address_used_again",
    "doctor_address_used_again",
    "doctor_created",
  ]);
  await call("POST", `/doctors/${id}/archive`);
  expect((await call("POST", `/doctors/${id}/use_address`)).body.code).toBe("invalid_transition");
});

test.each([
  ["without an end", {}],
  ["of a day", { until: "2026-11-25T10:42:00.000Z" }],
])("a pause %s outlives the archive, and is not told of meanwhile", async (_, pause) => {
  const { id } = await add();
  const paused = (await call("POST", `/doctors/${id}/pause`, pause)).body.data;
  const away = (await call("POST", `/doctors/${id}/archive`)).body.data;
  expect(away).toMatchObject({ status: "archived", paused_until: null });
  const { status, paused_until } = (await call("POST", `/doctors/${id}/restore`)).body.data;
  expect({ status, paused_until }).toEqual({ status: "paused", paused_until: paused.paused_until });
  await call("POST", `/doctors/${id}/archive`);
  ports().clock.advance(86_400_001);
  const back = (await call("POST", `/doctors/${id}/restore`)).body.data;
  expect(back.status).toBe("until" in pause ? "active" : "paused");
});

test("a doctor who is booked cannot be archived; the others of a bulk are", async () => {
  const callout = await aCallout(ports(), practice, { mode: "first_come" });
  const [booked, ...others] = practice.doctors.map(({ id }) => id);
  await anAnswer(ports(), practice, callout, { id: booked ?? 0 }, "available");
  expect((await call("POST", `/doctors/${booked}/archive`)).body.code).toBe("invalid_transition");
  const ids = practice.doctors.map(({ id }) => id);
  const archived = () => call("POST", `/doctors/${others[0]}/archive`);
  expect((await archived()).body.data).not.toHaveProperty("unchanged");
  expect((await archived()).body.data).toMatchObject({ status: "archived", unchanged: true });
  const { body } = await call("POST", "/doctors/bulk", { action: "archive", ids });
  expect(body.data.filter((one: { ok: boolean }) => !one.ok)).toMatchObject([{ id: booked, reason: "booked" }]);
  expect(body.data.filter((one: { ok: boolean }) => one.ok)).toEqual([
    { id: others[0], ok: true, error: null, unchanged: true },
    { id: others[1], ok: true, error: null },
  ]);
  const pausing = await call("POST", "/doctors/bulk", { action: "pause", ids: others });
  expect(pausing.body.data.map((one: { reason?: string }) => one.reason)).toEqual(["archived", "archived"]);
  expect((await call("GET", "/doctors")).body.meta.total).toBe(1);
  await call("POST", "/doctors/bulk", { action: "restore", ids: others });
  expect((await call("GET", "/doctors")).body.meta.total).toBe(3);
});

test("many doctors join a group and a site at once, and again without harm", async () => {
  const group = (await call("POST", "/doctor_groups", { name: "Partners" })).body.data;
  const ids = practice.doctors.map(({ id }) => id);
  for (let n = 0; n < 2; n++) {
    await call("POST", "/doctors/bulk", { action: "add_to_group", ids, group_id: group.id });
    await call("POST", "/doctors/bulk", { action: "add_to_site", ids, site_id: practice.site.id });
  }
  expect(await found(`group_id=${group.id}&site_id=${practice.site.id}`)).toHaveLength(3);
  expect((await call("POST", "/doctors/bulk", { action: "add_to_group", ids })).status).toBe(422);
  const changes = ports().database.db.selectFrom("audit_events").select(["subject_id", "params"]);
  const sites = (await changes.where("action", "=", "doctor_changed").orderBy("subject_id").execute()).map((one) => [
    one.subject_id,
    one.params.fields,
  ]);
  expect(sites).toEqual(ids.map((id) => [id, "sites"]));
});

test("leave is added, shown as the next time away, and taken back", async () => {
  const { id } = await add();
  const path = `/doctors/${id}/unavailabilities`;
  const away = { starts_at: "2026-12-01T00:00:00.000Z", ends_at: "2026-12-08T00:00:00.000Z", reason: "leave" };
  const made = await call("POST", path, away);
  expect([made.status, made.body.data]).toEqual([
    201,
    { id: expect.any(Number), ...away, source: "office", booked: [] },
  ]);
  expect((await call("POST", path, { ...away, ends_at: away.starts_at })).status).toBe(422);
  expect((await call("GET", `/doctors/${id}`)).body.data.next_away).toEqual({
    starts_at: away.starts_at,
    ends_at: away.ends_at,
  });
  expect((await call("DELETE", `${path}/${made.body.data.id}`)).status).toBe(200);
  expect((await call("DELETE", `${path}/${made.body.data.id}`)).status).toBe(404);
  expect((await call("GET", path)).body.data).toEqual([]);
});

test("the history tells what the doctor was asked, answered and mailed", async () => {
  const callout = await aCallout(ports(), practice);
  const [asked] = practice.doctors;
  await anAnswer(ports(), practice, callout, asked ?? { id: 0 }, "if_needed");
  const history = await call("GET", `/doctors/${asked?.id}/callouts`);
  expect(history.body).toMatchObject({
    data: [{ callout_id: callout.id, date: "2026-11-27", response: "if_needed", outcome: "none", status: "open" }],
    meta: { total: 1 },
  });
  const [offer] = callout.responses.filter((one) => one.doctor.id === asked?.id);
  const bookings = async (from: string, to: string) =>
    (await call("GET", `/doctors/${asked?.id}/bookings?from=${from}&to=${to}`)).body.data;
  expect(await bookings("2026-11-01", "2026-11-30")).toEqual([]);
  await call("POST", `/callouts/${callout.id}/responses/${offer?.id}/confirm`, { lock_version: 1 });
  const booking = {
    response_id: offer?.id,
    callout_id: callout.id,
    date: "2026-11-27",
    list_start: "08:00",
    start_time: "08:00",
    end_time: "12:00",
  };
  expect(await bookings("2026-11-27", "2026-11-27")).toEqual([
    { ...booking, site: "St Brannoc’s", surgeon: "Ms N. Merrowby" },
  ]);
  expect(await bookings("2026-11-28", "2026-12-31")).toEqual([]);
  expect(await bookings("2026-11-01", "2026-11-26")).toEqual([]);
  const mails = await call("GET", `/doctors/${asked?.id}/emails`);
  expect(mails.body.data).toContainEqual(
    expect.objectContaining({ kind: "callout", to_address: asked?.email, callout_id: callout.id }),
  );
});

test("groups have names of their own; renaming, members and deleting are said by id", async () => {
  const [one, two] = [
    (await call("POST", "/doctor_groups", { name: "Partners" })).body.data,
    (await call("POST", "/doctor_groups", { name: "Cardiac" })).body.data,
  ];
  expect((await call("POST", "/doctor_groups", { name: " partners " })).body.errors.name).toEqual([
    "has already been taken",
  ]);
  const renamed = await call("PUT", `/doctor_groups/${two.id}`, { name: "Heart", lock_version: 0 });
  expect(renamed.body.data).toMatchObject({ name: "Heart", lock_version: 1 });
  const stale = await call("PUT", `/doctor_groups/${two.id}`, { name: "Lungs", lock_version: 0 });
  expect([stale.status, stale.body.data.name]).toEqual([409, "Heart"]);
  const ids = practice.doctors.map(({ id }) => id);
  const grown = await call("PUT", `/doctor_groups/${one.id}/members`, { add: ids, remove: [] });
  const shrunk = await call("PUT", `/doctor_groups/${one.id}/members`, { add: [], remove: ids.slice(1) });
  expect([grown.body.data.doctors, shrunk.body.data.doctors]).toEqual([3, 1]);
  await call("DELETE", `/doctor_groups/${one.id}`);
  expect((await call("GET", "/doctor_groups")).body.data.map(({ name }: { name: string }) => name)).toEqual(["Heart"]);
});

test.each(["\u202e", "\u202a", "\u2066", "\u2069", "\u200e", "\u200f"])(
  "a name that turns the direction of the words around it is refused: %j",
  async (mark) => {
    for (const field of ["title", "first_name", "last_name"] as const) {
      const input = aDoctorInput({ [field]: `Ha${mark}na` });
      const { status, body } = await call("POST", "/doctors", { doctor: input });
      expect([status, body.code, Object.keys(body.errors)]).toEqual([422, "invalid_input", [field, "full_messages"]]);
    }
  },
);
