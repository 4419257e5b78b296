/** Each figure against the same figure counted the plain way, over random practices and random questions. */

import { buildApp } from "../../../server/app.ts";
import { ROLES_NEEDED } from "../../../src/contract/callout.ts";
import { FIGURE_KINDS, type Figure } from "../../../src/contract/insights.ts";
import { type InsightsQuery } from "../../../src/contract/shapes/insights.ts";
import { asUser, type Caller } from "../../support/asUser.ts";
import { NOW, testPorts } from "../../support/database/testPorts.ts";
import { type Days, PlainFigures } from "../../support/figures/plainFigures.ts";
import { allRows, aRandomPractice, type RandomPractice, randomPast } from "../../support/figures/randomPractice.ts";
import { fc } from "../../support/random/fc.ts";

const ports = testPorts();
let app: Awaited<ReturnType<typeof buildApp>>;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

const PRACTICES = 3;
/** Of each practice; the full run asks more. */
const QUESTIONS = process.env.FULL ? 20 : 4;
const LATE_HOURS = 72;
const TODAY = NOW.slice(0, 10);
const dayOf = (days: number): string => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);

const aQuestion = fc.record({
  days: fc.option(fc.tuple(fc.integer({ min: -50, max: 20 }), fc.integer({ min: 0, max: 60 }))),
  weeks: fc.constantFrom(1, 4, 13, 52),
  site: fc.option(fc.nat({ max: 1 })),
  surgeon: fc.option(fc.nat({ max: 1 }), { freq: 2 }),
  role: fc.option(fc.constantFrom(...ROLES_NEEDED), { freq: 2 }),
});

function queryOf(
  { days, weeks, site, surgeon, role }: ReturnType<typeof aQuestion.generate>["value"],
  of: RandomPractice,
) {
  const [site_id, surgeon_id] = [of.sites[site ?? -1], of.surgeons[surgeon ?? -1]];
  return {
    ...(days ? { from: dayOf(days[0]), to: dayOf(days[0] + days[1]) } : { weeks }),
    ...(site_id ? { site_id } : {}),
    ...(surgeon_id ? { surgeon_id } : {}),
    ...(role ? { role } : {}),
  } satisfies InsightsQuery;
}

/** Tuesday 24 November 2026 is today; the twelfth week from its own ends on 14 February 2027. */
function daysOf(query: InsightsQuery): Days {
  const monday = -1;
  const from = query.from ?? dayOf(monday - 7 * ((query.weeks ?? 13) - 1));
  return { from, to: query.to ?? TODAY, today: TODAY, ahead_to: "2027-02-14" };
}

const addressOf = (path: string, query: object) =>
  `/insights${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;

async function asked(call: Caller, path: string, query: object) {
  const { status, body } = await call("GET", addressOf(path, query));
  expect([path, status]).toEqual([path, 200]);
  return body;
}

/** Every figure as the API gives it, and what the plain way says. */
async function compare(call: Caller, plain: PlainFigures, query: InsightsQuery): Promise<void> {
  const read = async (path: string) => (await asked(call, path, query)).data;
  const doctors = await read("/doctors");
  const groups: { group: { id: number; name: string } }[] = await read("/groups");
  expect(await read("/ahead")).toEqual(plain.ahead());
  expect(await read("/filled")).toEqual(plain.filled());
  expect(await read("/durations")).toEqual(plain.durations());
  expect(await read("/answers")).toEqual(plain.answers());
  expect(await read("/withdrawals")).toEqual(plain.withdrawals(LATE_HOURS));
  expect(await read("/mails")).toEqual(plain.mails());
  type DoctorRow = { doctor: { id: number } };
  expect(new Map(doctors.map(({ doctor, ...rates }: DoctorRow) => [doctor.id, rates]))).toEqual(plain.doctors());
  expect(groups.map(({ group, ...rates }) => ({ id: group.id, name: group.name, ...rates }))).toEqual(plain.groups());
}

const sum = (rows: Record<string, unknown>[], key: string): number =>
  rows.reduce((total, row) => total + Number(row[key] ?? 0), 0);

/** What stands behind each number is as many rows as the number says. */
async function compareBehind(call: Caller, query: InsightsQuery): Promise<void> {
  const behind = async (figure: Figure, more: object = {}) =>
    (await asked(call, "/callouts", { ...query, figure, ...more })).meta;
  const durations = (await asked(call, "/durations", query)).data;
  const answers = (await asked(call, "/answers", query)).data;
  for (const figure of ["first_offer", "fill_time"] as const)
    for (const kind of FIGURE_KINDS[figure])
      expect((await behind(figure, { kind })).total).toBe(durations[figure].spans[kind]);
  for (const kind of FIGURE_KINDS.answers) expect((await behind("answers", { kind })).total).toBe(answers[kind]);
  for (const figure of ["ahead", "filled", "withdrawals"] as const) {
    const weeks = (await asked(call, `/${figure}`, query)).data;
    for (const kind of FIGURE_KINDS[figure]) {
      expect((await behind(figure, { kind })).total).toBe(sum(weeks, kind));
      const some = weeks.find((one: Record<string, number>) => (one[kind] ?? 0) > 0);
      if (some) expect((await behind(figure, { kind, week: some.week })).total).toBe(some[kind]);
    }
  }
  expect((await behind("mails")).mails).toBe(sum((await asked(call, "/mails", query)).data, "mails"));
  for (const { doctor, asked: count, answered } of (await asked(call, "/doctors", query)).data) {
    expect((await behind("asked", { doctor_id: doctor.id })).total).toBe(count);
    expect((await behind("asked", { doctor_id: doctor.id, kind: "answered" })).total).toBe(answered);
  }
  for (const { group, asked: count } of (await asked(call, "/groups", query)).data)
    expect((await behind("asked", { group_id: group.id })).total).toBe(count);
}

test("each figure is what counting every row gives, and as many rows stand behind it", async () => {
  const pasts = fc.sample(randomPast, PRACTICES);
  const practices: RandomPractice[] = [];
  for (const past of pasts) practices.push(await aRandomPractice(ports(), past));
  const questions = fc.sample(aQuestion, PRACTICES * QUESTIONS);
  for (const [nth, question] of questions.entries()) {
    const practice = practices[nth % PRACTICES] as RandomPractice;
    const rows = await allRows(ports().database.db, practice.companyId);
    const call = await asUser(app, ports(), practice.user);
    const query = queryOf(question, practice);
    await compare(call, new PlainFigures(rows, ports().clock.now(), daysOf(query), query), query);
    // Of each practice once: it asks for every number by itself.
    if (nth < PRACTICES) await compareBehind(call, query);
  }
}, 120_000);

test("there is something to count in nearly all of them", async () => {
  const [past] = fc.sample(randomPast, 1);
  if (!past) throw new Error("One past");
  const practice = await aRandomPractice(ports(), past);
  const call = await asUser(app, ports(), practice.user);
  const query = { from: dayOf(-50), to: dayOf(50) };
  const counted = await Promise.all(
    ["ahead", "filled", "withdrawals"].map(async (figure) => {
      const weeks = (await asked(call, `/${figure}`, query)).data;
      return FIGURE_KINDS[figure as "ahead"].map((kind) => sum(weeks, kind));
    }),
  );
  expect(
    Math.min(
      ...counted
        .flat()
        .filter((count) => !Number.isNaN(count))
        .slice(0, 4),
    ),
  ).toBeGreaterThan(0);
  expect((await asked(call, "/doctors", query)).data).toHaveLength(6);
  expect(
    Object.values((await asked(call, "/durations", query)).data.fill_time.spans).filter(Number).length,
  ).toBeGreaterThan(2);
});
