import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { forCompany } from "../../../server/db/companyScope.ts";
import { listCallouts } from "../../../server/features/callouts/list/listCallouts.ts";
import { type CalloutRow } from "../../../src/contract/shapes/callout.ts";
import { aCallout, aDraft, anAnswer, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aDoctor, aSite, aSurgeon } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();
let app: FastifyInstance;
afterEach(() => app.close());

async function table() {
  app = await buildApp(ports());
  const practice = await aPractice(ports());
  const call = await asUser(app, ports(), practice.user);
  const references = async (query: string): Promise<string[]> => {
    const { body } = await call("GET", `/callouts?${query}`);
    return body.data.map((row: CalloutRow) => row.reference.slice(-1));
  };
  return { practice, call, references, db: ports().database.db, nobody: { id: 0 } };
}

/** 1 near and silent, 2 far and silent, 3 with an offer, 4 confirmed, 5 draft, 6 cancelled. */
async function oneOfEach() {
  const it = await table();
  const { practice, call } = it;
  const [doctor] = practice.doctors;
  const far = { lists: [{ date: "2026-12-03" }] };
  await aCallout(ports(), practice);
  await aCallout(ports(), practice, far);
  await anAnswer(ports(), practice, await aCallout(ports(), practice, far), doctor ?? it.nobody, "if_needed");
  const settled = await aCallout(ports(), practice, far);
  await anAnswer(ports(), practice, settled, doctor ?? it.nobody, "available");
  const row = settled.responses.find((one) => one.doctor.id === doctor?.id);
  await call("POST", `/callouts/${settled.id}/responses/${row?.id}/confirm`, { lock_version: 1 });
  await aDraft(ports(), practice, far);
  const called = await aCallout(ports(), practice, far);
  await call("POST", `/callouts/${called.id}/cancel`, { reason: "", lock_version: 1 });
  return it;
}

test("each tab shows its own, and all are counted at once", async () => {
  const { call, references } = await oneOfEach();
  expect(await references("tab=needs_action")).toEqual(["1", "3"]);
  expect(await references("tab=open")).toEqual(["1", "2", "3"]);
  expect(await references("tab=confirmed")).toEqual(["4"]);
  expect(await references("tab=drafts")).toEqual(["5"]);
  expect(await references("tab=past")).toEqual(["6"]);
  const { body } = await call("GET", "/callouts?tab=open&per_page=2&page=2");
  expect(body.meta).toEqual({
    page: 2,
    per_page: 2,
    total: 3,
    counts: { needs_action: 2, open: 3, confirmed: 1, drafts: 1, past: 1, all: 6 },
  });
  expect(body.data).toMatchObject([{ offers: 1, counts: { available: 0, if_needed: 1, unavailable: 0, none: 2 } }]);
});

test("confirmed ones whose lists are over are past", async () => {
  const { practice } = await oneOfEach();
  ports().clock.advance(12 * 86_400_000);
  const call = await asUser(app, ports(), practice.user);
  expect((await call("GET", "/callouts?tab=confirmed")).body.data).toEqual([]);
  expect((await call("GET", "/callouts?tab=past")).body.data).toMatchObject([
    { reference: "C-2026-0006" },
    { reference: "C-2026-0004" },
  ]);
});

test("silence is a risk near the start, or after respond-by", async () => {
  const { practice, call } = await table();
  await aCallout(ports(), practice, { lists: [{ date: "2026-12-10" }], respond_by: "2026-11-25T12:00:00Z" });
  const risk = async () => (await call("GET", "/callouts")).body.data[0].risk;
  expect(await risk()).toBeNull();
  ports().clock.advance(2 * 86_400_000);
  expect(await risk()).toBe("no_availability");
});

test("an uncovered second list is a risk although the first has its doctor", async () => {
  const { practice, call, nobody } = await table();
  const callout = await aCallout(ports(), practice, {
    lists: [{ date: "2026-11-25" }, { date: "2026-11-26" }],
  });
  const listId = callout.lists[0]?.id ?? 0;
  await anAnswer(ports(), practice, callout, practice.doctors[0] ?? nobody, "available", { listId });
  const rows = async () => (await call("GET", "/callouts?tab=needs_action")).body.data;
  expect(await rows()).toMatchObject([{ risk: "no_availability", offers: 1 }]);
});

test("urgent ones stand first among those that wait, unless another order is asked for", async () => {
  const { practice, references, nobody } = await table();
  const soon = await aCallout(ports(), practice);
  const urgent = await aCallout(ports(), practice, { urgency: "urgent", lists: [{ date: "2026-12-10" }] });
  expect(await references("tab=open")).toEqual(["2", "1"]);
  expect(await references("tab=open&sort=when")).toEqual(["1", "2"]);
  expect(await references("tab=open&sort=-when")).toEqual(["2", "1"]);
  // What needs action goes by when cover is needed.
  for (const callout of [soon, urgent])
    await anAnswer(ports(), practice, callout, practice.doctors[0] ?? nobody, "available");
  expect(await references("tab=needs_action")).toEqual(["1", "2"]);
});

test("of all, those to come stand first, soonest first; then those that are over, latest first", async () => {
  const { practice, references } = await table();
  for (const date of ["2026-11-25", "2026-11-27", "2026-12-10", "2026-12-03"])
    await aCallout(ports(), practice, { lists: [{ date }] });
  ports().clock.advance(6 * 86_400_000);
  expect(await references("")).toEqual(["4", "3", "2", "1"]);
  expect(await references("per_page=3")).toEqual(["4", "3", "2"]);
  expect(await references("per_page=3&page=2")).toEqual(["1"]);
  expect(await references("sort=when")).toEqual(["1", "2", "4", "3"]);
});

test("those without a respond-by come last in either order", async () => {
  const { practice, references } = await table();
  await aDraft(ports(), practice);
  await aDraft(ports(), practice, { respond_by: "2026-11-26T12:00:00Z" });
  await aDraft(ports(), practice, { respond_by: "2026-11-25T12:00:00+01:00" });
  expect(await references("sort=respond_by")).toEqual(["3", "2", "1"]);
  expect(await references("sort=-respond_by")).toEqual(["2", "3", "1"]);
});

test("filters hold for one and the same list", async () => {
  const { practice, references, db } = await table();
  const site = await aSite(db, { company_id: practice.companyId, name: "Northbank Hospital", short_name: "Northbank" });
  const surgeon = await aSurgeon(db, { company_id: practice.companyId, display_name: "Mr L. 100%_Ashgrove" });
  await aDraft(ports(), practice, { lists: [{ date: "2026-11-30" }, { site_id: site.id, date: "2026-12-03" }] });
  await aDraft(ports(), practice, { lists: [{ surgeon_id: surgeon.id, role_needed: "surgical_assistant" }] });
  expect(await references(`site_id=${site.id}`)).toEqual(["1"]);
  expect(await references(`site_id=${site.id}&to=2026-11-30`)).toEqual([]);
  expect(await references("from=2026-11-28&to=2026-11-30")).toEqual(["1"]);
  expect(await references("role=surgical_assistant")).toEqual(["2"]);
  expect(await references(`surgeon_id=${surgeon.id}`)).toEqual(["2"]);
  expect(await references("status=open")).toEqual([]);
  expect(await references("q=ashgrove")).toEqual(["2"]);
  expect(await references("q=100%25_a")).toEqual(["2"]);
  expect(await references("q=_%25_%25")).toEqual([]);
  expect(await references("q=c-2026-0001")).toEqual(["1"]);
  // What stands beside a callout follows its list, whoever changes that.
  const change = { role_needed: "other", site_id: site.id, surgeon_id: null, date: "2027-01-05" } as const;
  await db.updateTable("lists").set(change).where("surgeon_id", "=", surgeon.id).execute();
  expect(await references("role=other")).toEqual(["2"]);
  expect(await references(`site_id=${site.id}&from=2027-01-05`)).toEqual(["2"]);
  expect(await references(`surgeon_id=${surgeon.id}`)).toEqual([]);
});

test("a filter takes several values, of which any will do; one of them may stand alone", async () => {
  const { practice, call, references, db } = await table();
  const [north, south] = await Promise.all(
    ["Northbank", "Southbank"].map((name) => aSite(db, { company_id: practice.companyId, name, short_name: name })),
  );
  const [first, second] = practice.doctors;
  await aDraft(ports(), practice, { lists: [{ site_id: north?.id ?? 0 }] });
  await aDraft(ports(), practice, { lists: [{ site_id: south?.id ?? 0, role_needed: "surgical_assistant" }] });
  await aCallout(ports(), practice, { lists: [{ date: "2026-12-03", role_needed: "other" }] });
  expect(await references(`site_id=${north?.id}&site_id=${south?.id}&sort=when`)).toEqual(["1", "2"]);
  expect(await references(`site_id=${south?.id}`)).toEqual(["2"]);
  expect(await references("role=surgical_assistant&role=other&sort=when")).toEqual(["2", "3"]);
  expect(await references(`site_id=${north?.id}&site_id=${south?.id}&role=other`)).toEqual([]);
  expect(await references("status=open&status=draft&sort=when")).toEqual(["1", "2", "3"]);
  expect(await references("status=open&status=confirmed")).toEqual(["3"]);
  // Both doctors were asked for it, and it is one row and one in each count.
  const { body } = await call("GET", `/callouts?doctor_id=${first?.id}&doctor_id=${second?.id}&status=open`);
  expect(body.data).toMatchObject([{ reference: "C-2026-0003" }]);
  const asked = await call("GET", `/callouts?doctor_id=${first?.id}&doctor_id=${second?.id}`);
  expect(asked.body.meta.counts).toMatchObject({ all: 3, open: 1, drafts: 2 });
  expect((await call("GET", "/callouts?status=open&status=nonsense")).status).toBe(422);
  const many = Array.from({ length: 51 }, (_, at) => `site_id=${at + 1}`).join("&");
  expect((await call("GET", `/callouts?${many}`)).status).toBe(422);
  const week = await call("GET", `/lists?from=2026-11-20&to=2026-12-10&site_id=${north?.id}&site_id=${south?.id}`);
  expect(week.body.data).toHaveLength(2);
});

test("a doctor's name finds the callouts that the doctor offered for", async () => {
  const { practice, references, nobody } = await table();
  const callout = await aCallout(ports(), practice);
  await aCallout(ports(), practice);
  const [doctor] = practice.doctors;
  await anAnswer(ports(), practice, callout, doctor ?? nobody, "available");
  expect(await references(`q=hana ${doctor?.last_name}`)).toEqual(["1"]);
});

test("filters tell apart who was asked, how, and how urgently, and what nobody has offered for yet", async () => {
  const { practice, references, nobody } = await oneOfEach();
  const [first, second] = practice.doctors;
  const alone = { recipients: { doctor_ids: [second?.id ?? 0], group_ids: [] } };
  const seventh = await aCallout(ports(), practice, { ...alone, mode: "first_come", urgency: "urgent" });
  expect(await references(`doctor_id=${second?.id}`)).toHaveLength(7);
  expect(await references(`doctor_id=${first?.id}`)).not.toContain("7");
  expect(await references("mode=first_come")).toEqual(["7"]);
  expect(await references("urgency=urgent&tab=open")).toEqual(["7"]);
  expect((await references("no_availability=true")).sort()).toEqual(["1", "2", "7"]);
  await anAnswer(ports(), practice, seventh, second ?? nobody, "unavailable");
  expect(await references("no_availability=true&urgency=urgent")).toEqual(["7"]);
});

test("a few letters find callouts, doctors, sites and surgeons of the practice, twenty at most", async () => {
  const { practice, call, db } = await table();
  const company_id = practice.companyId;
  await aSurgeon(db, { company_id, display_name: "Mr 100% Quillon" });
  await aSurgeon(db, { company_id, display_name: "Ms Quillon", archived_at: ports().clock.now() });
  const site = await aSite(db, { company_id, name: "Quillon Park", short_name: "Quillon P" });
  for (let n = 0; n < 9; n++) await aDraft(ports(), practice, { lists: [{ site_id: site.id }] });
  for (let n = 0; n < 9; n++) await aDoctor(db, { company_id, last_name: `Quillon${n}` });
  await aSurgeon(db, { company_id: (await aPractice(ports())).companyId, display_name: "Mx Quillon" });
  const found = async (q: string) => (await call("GET", `/search?q=${encodeURIComponent(q)}`)).body.data;
  const kinds = Object.groupBy(await found("quillon"), ({ type }: { type: string }) => type);
  const counts = Object.entries(kinds).map(([type, hits]) => [type, hits?.length]);
  expect(counts).toEqual([
    ["callout", 8],
    ["doctor", 6],
    ["site", 1],
    ["surgeon", 1],
  ]);
  expect(await found("100%")).toEqual([expect.objectContaining({ type: "surgeon", label: "Mr 100% Quillon" })]);
  // By names that no language changes, and a day for the app to word; or by the office's own title.
  const [named] = await found("C-2026-0003");
  expect(named).toMatchObject({ type: "callout", sub: "C-2026-0003", label: expect.stringMatching(/Quillon Park$/) });
  expect(named.date).toMatch(/^2026-/);
  expect(await found("  ")).toEqual([]);
  expect((await call("GET", "/search")).status).toBe(422);
});

test("a name is found with a typed apostrophe and with a printed one, whichever was stored", async () => {
  const { practice, call, db } = await table();
  const company_id = practice.companyId;
  const site = await aSite(db, { company_id, name: "St Cuthbert’s", short_name: "Cuthbert’s" });
  await aDraft(ports(), practice, { lists: [{ site_id: site.id }] });
  await aDraft(ports(), practice, { lists: [{ surgeon_id: null, surgeon_name: "Mr O'Brien" }] });
  const found = async (path: string, q: string) => (await call("GET", `${path}?q=${encodeURIComponent(q)}`)).body.data;
  for (const q of ["Cuthbert's", "cuthbert’s"])
    expect(await found("/search", q)).toMatchObject([{ type: "callout" }, { type: "site", label: "St Cuthbert’s" }]);
  for (const q of ["O’Brien", "o'brien"])
    expect(await found("/callouts", q)).toMatchObject([{ reference: "C-2026-0002" }]);
});

test("counting stops at a thousand", async () => {
  const { practice, call, db } = await table();
  const draft = await aDraft(ports(), practice);
  const row = await db.selectFrom("callouts").selectAll().where("id", "=", draft.id).executeTakeFirstOrThrow();
  const { id: _, ...copy } = row;
  const copies = Array.from({ length: 1100 }, (_unused, n) => ({ ...copy, reference: `C-${n}` }));
  await db.insertInto("callouts").values(copies).execute();
  const { body } = await call("GET", "/callouts?tab=drafts");
  expect(body.meta).toMatchObject({ total: 1000, counts: { drafts: 1000, all: 1000, open: 0 } });
  expect(body.data).toHaveLength(25);
});

test.each(["tab=never", "per_page=101", "page=0", "sort=id", "site_id=x", "from=yesterday", "mode=any", "colour=red"])(
  "%s is no question",
  async (query) => {
    const { call } = await table();
    expect(await call("GET", `/callouts?${query}`)).toMatchObject({ status: 422 });
  },
);

test("the same number of queries answers for two rows and for twenty", async () => {
  const { practice, db } = await table();
  let queries = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const asked = async (): Promise<number[]> => {
    queries = 0;
    const { data } = await listCallouts(forCompany(counting, practice.companyId), ports().clock.now(), {});
    return [data.length, queries];
  };
  for (let n = 0; n < 2; n++) await aCallout(ports(), practice);
  const [, few] = await asked();
  for (let n = 0; n < 18; n++) await aCallout(ports(), practice);
  expect(await asked()).toEqual([20, few]);
}, 20_000);
