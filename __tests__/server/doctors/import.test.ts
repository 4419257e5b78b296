/** Doctors out of a file through the API: tried, done, done again, and never by halves. */
import { IMPORT_ROWS } from "../../../src/contract/files/importFields.ts";
import { type ImportRow } from "../../../src/contract/shapes/doctors/doctorImport.ts";
import { anImportRow } from "../../support/anImportRow.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, practice, call } = practiceAtWork({ doctors: 0 });

const some = (count: number): ImportRow[] => Array.from({ length: count }, (_, n) => anImportRow(n + 1));
const send = async (rows: ImportRow[], dry = false) => {
  const { status, body } = await call("POST", `/doctors/import${dry ? "?dry_run=1" : ""}`, { rows });
  return { status, ...body };
};
const numbers = ({ created, updated, unchanged, skipped }: Record<string, number>) => [
  created,
  updated,
  unchanged,
  skipped,
];
const doctors = () => ports().database.db.selectFrom("doctors").selectAll().orderBy("last_name").execute();
const mails = () => ports().database.db.selectFrom("outbox_emails").select("id").execute();
const audited = async () =>
  Map.groupBy(await ports().database.db.selectFrom("audit_events").select("action").execute(), ({ action }) => action);

test("a thousand doctors are tried first, then added at once; the same file again changes nothing, and nobody is mailed", async () => {
  const rows = some(1000);
  expect(numbers((await send(rows, true)).data)).toEqual([1000, 0, 0, 0]);
  expect(await doctors()).toEqual([]);
  expect(numbers((await send(rows)).data)).toEqual([1000, 0, 0, 0]);
  expect(await doctors()).toHaveLength(1000);
  expect((await doctors())[0]).toMatchObject({ locale: null, status: "active", title: null, lock_version: 0 });
  expect(numbers((await send(rows)).data)).toEqual([0, 0, 1000, 0]);
  const told = await audited();
  expect([told.get("doctor_created")?.length, told.get("doctors_imported")?.length]).toEqual([1000, 1]);
  expect(await mails()).toEqual([]);
});

test("one bad row keeps all others out, and each mistake is told by row, field and rule", async () => {
  await call("POST", "/doctor_groups", { name: "Partners" });
  const rows = [
    anImportRow(1),
    anImportRow(2, { email: "HANA.1@example.test" }),
    anImportRow(3, { first_name: " ", email: "nobody", mobile_phone: "call me" }),
    anImportRow(4, { role: "king", locale: "xx", title: "T".repeat(21) }),
    anImportRow(5, { groups: ["partners", "Strangers"], sites: [{ name: "Nowhere", until: null }] }),
    anImportRow(6, { sites: [{ name: "Nowhere", until: "2026-02-30" }] }),
  ];
  const tried = (await send(rows, true)).data;
  const told = tried.errors.map((one: { row: number; field: string; rule: string }) => [one.row, one.field, one.rule]);
  expect(told.sort()).toEqual(
    [
      [3, "email", "twice"],
      [4, "first_name", "required"],
      [4, "email", "email"],
      [4, "mobile_phone", "min"],
      [5, "role", "unknown"],
      [5, "locale", "unknown"],
      [5, "title", "max"],
      [6, "groups", "unknown"],
      [6, "sites", "unknown"],
      [7, "sites", "unknown"],
    ].sort(),
  );
  expect(numbers(tried)).toEqual([1, 0, 0, 0]);
  const done = await send(rows);
  expect([done.status, done.code, done.data.errors.length]).toEqual([422, "invalid_input", tried.errors.length]);
  expect(await doctors()).toEqual([]);
});

test("a doctor whom the practice has already is skipped or updated, as the row says; an empty cell wipes nothing", async () => {
  const { data: group } = (await call("POST", "/doctor_groups", { name: "Partners" })).body;
  const site = await ports()
    .database.db.selectFrom("sites")
    .selectAll()
    .where("id", "=", practice.site.id)
    .executeTakeFirstOrThrow();
  const full = anImportRow(1, {
    title: "Dr",
    specialties: ["Cardiac", "Obstetric"],
    groups: ["PARTNERS"],
    sites: [{ name: site.short_name, until: "2027-03-31" }],
    notes: "Likes mornings",
  });
  await send([full]);
  const given = (await send([anImportRow(1, { known: "skip", last_name: "Other" }), anImportRow(2)])).data;
  expect(numbers(given)).toEqual([1, 0, 0, 1]);
  const [first] = await doctors();
  expect(given.known).toEqual([{ row: 2, id: first?.id, name: "Dr Hana Itokawa 1" }]);
  expect(numbers((await send([anImportRow(1, { last_name: "Ito", specialties: [], title: "" })])).data)).toEqual([
    0, 1, 0, 0,
  ]);
  const { body } = await call("GET", `/doctors/${first?.id}`);
  expect(body.data).toMatchObject({
    name: "Dr Hana Ito",
    specialties: ["Cardiac", "Obstetric"],
    groups: [{ id: group.id }],
    sites: [{ id: practice.site.id, credentialed_until: "2027-03-31" }],
    notes: "Likes mornings",
    lock_version: 1,
  });
  // A site without its end date does not make the credential endless.
  const again = anImportRow(1, { last_name: "Ito", sites: [{ name: site.short_name, until: null }] });
  expect(numbers((await send([again])).data)).toEqual([0, 0, 1, 0]);
});

test("what is known of an archived site is no business of a file, which cannot name it", async () => {
  const { db } = ports().database;
  const site = await db.selectFrom("sites").selectAll().where("id", "=", practice.site.id).executeTakeFirstOrThrow();
  const other = { name: "Fernhill Clinic", short_name: "Fernhill", time_zone: "Europe/London", theatres: [] };
  await call("POST", "/sites", { site: other });
  const at = (...names: string[]) => anImportRow(1, { sites: names.map((name) => ({ name, until: "2027-03-31" })) });
  await send([at(site.name, other.name)]);
  await call("POST", `/sites/${site.id}/archive`);
  expect(numbers((await send([at(other.name)])).data)).toEqual([0, 0, 1, 0]);
  expect(
    numbers((await send([{ ...at(other.name), sites: [{ name: other.name, until: "2028-01-01" }] }])).data),
  ).toEqual([0, 1, 0, 0]);
  const kept = await db
    .selectFrom("doctor_sites")
    .select(["site_id", "credentialed_until"])
    .orderBy("site_id")
    .execute();
  expect(kept.map((one) => one.credentialed_until)).toEqual(["2027-03-31", "2028-01-01"]);
});

test("more than two thousand rows are too many; an archived doctor's address is free; other calls stay small", async () => {
  const { status, code } = await send(some(IMPORT_ROWS + 1));
  expect([status, code]).toEqual([413, "payload_too_large"]);
  await send([anImportRow(1)]);
  await call("POST", `/doctors/${(await doctors())[0]?.id}/archive`);
  expect(numbers((await send([anImportRow(1)])).data)).toEqual([1, 0, 0, 0]);
  const large = await call("POST", "/doctors", { doctor: { notes: "x".repeat(100_000) } });
  expect([large.status, large.body.code]).toEqual([413, "payload_too_large"]);
});

test("an import that adds a doctor to a group leaves the places in the other groups as they are", async () => {
  const { data: group } = (await call("POST", "/doctor_groups", { name: "Partners" })).body;
  await call("POST", "/doctor_groups", { name: "Weekenders" });
  await send([1, 2].map((n) => anImportRow(n, { groups: ["Partners"] })));
  const order = (await doctors()).map(({ id }) => id).reverse();
  await call("PUT", `/doctor_groups/${group.id}/members`, { add: [], remove: [], order });
  const { data } = await send([1, 2].map((n) => anImportRow(n, { groups: ["Partners", "Weekenders"] })));
  expect(numbers(data)).toEqual([0, 2, 0, 0]);
  const { body } = await call("GET", `/doctor_groups/${group.id}/members`);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual(order);
  await send([anImportRow(2, { groups: ["Weekenders"] })]);
  const left = (await call("GET", `/doctor_groups/${group.id}/members`)).body.data;
  expect(left.map(({ id }: { id: number }) => id)).toEqual(order.slice(1));
});

test("a short name of several sites is none of them; a full name comes before another site's short one", async () => {
  const a = { short_name: "Fern", time_zone: "Europe/London", theatres: [] };
  for (const name of ["Ferndale", "Fernhill"]) await call("POST", "/sites", { site: { ...a, name } });
  await call("POST", "/sites", { site: { ...a, name: "Other", short_name: "Ferndale" } });
  const at = (n: number, name: string) => anImportRow(n, { sites: [{ name, until: null }] });
  const { errors } = (await send([at(1, "fern"), at(2, "Ferndale")], true)).data;
  expect(errors).toMatchObject([{ field: "sites", rule: "ambiguous", value: "fern" }]);
});

test("of short names that differ in signs alone, the one that is written is meant", async () => {
  const a = { time_zone: "Europe/London", theatres: [] };
  for (const [name, short_name] of [
    ["Clinic", "C"],
    ["Clinic plus", "C+"],
  ])
    await call("POST", "/sites", { site: { ...a, name, short_name } });
  const { errors } = (await send([anImportRow(1, { sites: [{ name: "C+", until: null }] })], true)).data;
  expect(errors).toEqual([]);
});

test("names are found whatever apostrophe, accents and signs stand in them; the exact name comes first", async () => {
  const site = { short_name: "Olave’s", time_zone: "Europe/London", theatres: [] };
  const { body: named } = await call("POST", "/sites", { site: { ...site, name: "St Olave’s" } });
  const { body: exact } = await call("POST", "/sites", { site: { ...site, name: "St Olave's", short_name: "Old" } });
  const { body: group } = await call("POST", "/doctor_groups", { name: "Marché d’Été" });
  for (const name of ["A-team", "A team"]) await call("POST", "/doctor_groups", { name });
  const at = (n: number, name: string, groups: string[]) =>
    anImportRow(n, { sites: [{ name, until: null }], ...(groups.length > 0 ? { groups } : {}) });
  const rows = [at(1, "Olave's", ["Marche d'Ete"]), at(2, "St Olave's", []), at(3, "St Olave’s", ["a-TEAM"])];
  expect((await send([...rows, at(4, "st. olave´s", ["A/Team"])], true)).data.errors).toMatchObject([
    { row: 5, field: "groups", rule: "ambiguous", value: "A/Team" },
    { row: 5, field: "sites", rule: "ambiguous", value: "st. olave´s" },
  ]);
  expect(numbers((await send(rows)).data)).toEqual([3, 0, 0, 0]);
  const { db } = ports().database;
  const known = await db.selectFrom("doctor_sites").select("site_id").orderBy("doctor_id").execute();
  expect(known.map(({ site_id }) => site_id)).toEqual([named.data.id, exact.data.id, named.data.id]);
  const members = await db.selectFrom("doctor_group_members").select("group_id").orderBy("doctor_id").execute();
  expect(members).toHaveLength(2);
  expect(members[0]?.group_id).toBe(group.data.id);
});

test("groups in one text are parted by commas, unless a group has that very name", async () => {
  for (const name of ["Partners", "Associates", "Knees, hips"]) await call("POST", "/doctor_groups", { name });
  const rows = [
    anImportRow(1, { groups: ["partners, Associates"] }),
    anImportRow(2, { groups: ["Knees, hips", "Partners、Associates"] }),
    anImportRow(3, { groups: ["Partners, Strangers"] }),
  ];
  const tried = (await send(rows, true)).data;
  expect(tried.errors).toMatchObject([{ row: 4, field: "groups", rule: "unknown", value: "Strangers" }]);
  expect(numbers((await send(rows.slice(0, 2))).data)).toEqual([2, 0, 0, 0]);
  const members = await ports()
    .database.db.selectFrom("doctor_group_members")
    .innerJoin("doctor_groups", "doctor_groups.id", "group_id")
    .innerJoin("doctors", "doctors.id", "doctor_id")
    .select(["email", "doctor_groups.name"])
    .orderBy("email")
    .orderBy("doctor_groups.name")
    .execute();
  expect(members.map(({ email, name }) => [email, name])).toEqual([
    ["hana.1@example.test", "Associates"],
    ["hana.1@example.test", "Partners"],
    ["hana.2@example.test", "Associates"],
    ["hana.2@example.test", "Knees, hips"],
    ["hana.2@example.test", "Partners"],
  ]);
  expect(numbers((await send(rows.slice(0, 2))).data)).toEqual([0, 0, 2, 0]);
});
