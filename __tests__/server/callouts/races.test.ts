import { Problem } from "../../../server/http/problem.ts";
import { aCallout, aDraft, anAnswer, aPractice, confirmFor, type Practice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { fc } from "../../support/random/fc.ts";
import { manyRuns } from "../../support/random/manyRuns.ts";

const ports = testPorts();

/** On PostgreSQL these run at once; PGlite has one connection and takes them in turn. */
const atOnce = <Result>(works: (() => Promise<Result>)[]) => Promise.allSettled(works.map((work) => work()));

const refusals = (results: PromiseSettledResult<unknown>[]): unknown[] =>
  results.flatMap((one) =>
    one.status === "rejected" ? [one.reason instanceof Problem ? one.reason.code : one.reason] : [],
  );

const confirm = (practice: Practice, calloutId: number, responseId: number) => () =>
  confirmFor(ports(), practice, calloutId, { responseId });

const confirmed = () =>
  ports().database.db.selectFrom("responses").selectAll().where("outcome", "=", "confirmed").execute();

test("two administrators confirm different doctors for the last position: one wins", async () => {
  const practice = await aPractice(ports(), { doctors: 4 });
  const callout = await aCallout(ports(), practice, { lists: [{ positions: 2 }] });
  for (const doctor of practice.doctors) await anAnswer(ports(), practice, callout, doctor, "available");
  const results = await atOnce(callout.responses.map((row) => confirm(practice, callout.id, row.id)));
  expect(refusals(results)).toEqual(["already_filled", "already_filled"]);
  expect(await confirmed()).toHaveLength(2);
});

test("one doctor, two lists at the same time, confirmed at once: one booking", async () => {
  const practice = await aPractice(ports(), { doctors: 1 });
  const callouts = [await aCallout(ports(), practice), await aCallout(ports(), practice)];
  for (const callout of callouts)
    await anAnswer(ports(), practice, callout, practice.doctors[0] ?? { id: 0 }, "available");
  const results = await atOnce(callouts.map((one) => confirm(practice, one.id, one.responses[0]?.id ?? 0)));
  expect(refusals(results)).toEqual(["overlap"]);
  expect(await confirmed()).toHaveLength(1);
});

test("first come has exactly one winner, however many say yes at once and in whatever order", async () => {
  const practice = await aPractice(ports(), { doctors: 5 });
  const order = fc.shuffledSubarray(practice.doctors, { minLength: 2 });
  await fc.assert(
    fc.asyncProperty(order, fc.integer({ min: 1, max: 2 }), async (doctors, positions) => {
      await ports().database.db.deleteFrom("callouts").execute();
      const callout = await aCallout(ports(), practice, { mode: "first_come", lists: [{ positions }] });
      const results = await atOnce(
        doctors.map((doctor) => () => anAnswer(ports(), practice, callout, doctor, "available")),
      );
      const outcomes = results.map((one) => (one.status === "fulfilled" ? one.value[0]?.result : one.reason));
      const winners = Math.min(positions, doctors.length);
      expect(outcomes.filter((one) => one === "booked")).toHaveLength(winners);
      expect(outcomes.filter((one) => one === "late")).toHaveLength(doctors.length - winners);
      expect(await confirmed()).toHaveLength(winners);
    }),
    { numRuns: manyRuns(200, 8) },
  );
});

test("a withdrawal and a confirmation at once leave one truth", async () => {
  const practice = await aPractice(ports(), { doctors: 1 });
  const callout = await aCallout(ports(), practice);
  const [doctor] = practice.doctors;
  await anAnswer(ports(), practice, callout, doctor ?? { id: 0 }, "available");
  await atOnce<unknown>([
    confirm(practice, callout.id, callout.responses[0]?.id ?? 0),
    () => anAnswer(ports(), practice, callout, doctor ?? { id: 0 }, "unavailable"),
  ]);
  const { status } = await ports().database.db.selectFrom("callouts").select("status").executeTakeFirstOrThrow();
  expect([status, await confirmed()]).toEqual(["open", []]);
});

test("drafts made at once get different references, and news gapless numbers", async () => {
  const practice = await aPractice(ports());
  const drafts = await atOnce(Array.from({ length: 8 }, () => () => aDraft(ports(), practice)));
  const references = drafts.map((one) => (one.status === "fulfilled" ? one.value.reference : one.reason));
  expect(references.sort()).toEqual(Array.from({ length: 8 }, (_, n) => `C-2026-000${n + 1}`));
  const callouts = await atOnce(Array.from({ length: 6 }, () => () => aCallout(ports(), practice)));
  expect(refusals(callouts)).toEqual([]);
  const news = await ports().database.db.selectFrom("notifications").select("seq").orderBy("seq").execute();
  expect(news.map((one) => one.seq)).toEqual([1, 2, 3, 4, 5, 6]);
});
