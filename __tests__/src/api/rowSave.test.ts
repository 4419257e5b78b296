/** Saves of a form's row, of which some are not answered: what one saved oneself is nobody else's. */
import { act, renderHook } from "@testing-library/react";
import { type Problem } from "../../../src/api/problem.ts";
import { useRowSave } from "../../../src/api/useRowSave.ts";
import { useVersions } from "../../../src/ui/form/useVersions.ts";

type Row = { name: string; lock_version: number };
type Answer = { data?: Row; error?: Problem };
type Change = { input: { name: string }; before: Row | undefined; key: string };

const LOST: Answer = { error: { status: "network", messages: [] } };

type Deliver = (answer: Answer, count: number) => Answer | Promise<Answer>;

/** A server that makes each change once; `deliver` says what becomes of an answer. */
const saving = (deliver: Deliver) => formOver({ name: "Ash", lock_version: 1 }, deliver);
const adding = (deliver: Deliver) => formOver(undefined, deliver);

function formOver(first: Row | undefined, deliver: Deliver) {
  let row = first;
  let additions = 0;
  let isAway = false;
  const made = new Map<string, { input: string; answer: Answer }>();
  let count = 0;
  const answerTo = ({ input, before, key }: Change): Answer => {
    const known = made.get(key);
    if (known?.input === JSON.stringify(input)) return known.answer;
    if (known) return { error: { status: 409, code: "invalid_transition", messages: [] } };
    if (before && before.lock_version !== row?.lock_version)
      return { error: { status: 409, code: "stale", messages: [], data: row } };
    additions += before ? 0 : 1;
    row = { ...input, lock_version: (before?.lock_version ?? 0) + 1 };
    made.set(key, { input: JSON.stringify(input), answer: { data: row } });
    return { data: row };
  };
  const { result } = renderHook(() => {
    const versions = useVersions<Row>(first);
    const save = useRowSave<{ name: string }, Row>(versions, async (change) => {
      count += 1;
      return deliver(isAway ? LOST : answerTo(change), count);
    });
    return { save, theirs: versions.theirs };
  });
  return {
    save: (name: string) => act(() => result.current.save({ name })),
    start: (name: string) => result.current.save({ name }),
    theirs: () => result.current.theirs,
    row: () => row,
    additions: () => additions,
    /** What is asked does not arrive. */
    away: (is: boolean) => {
      isAway = is;
    },
    colleague: (name: string) => {
      row = { name, lock_version: (row?.lock_version ?? 0) + 1 };
    },
  };
}

test("of two lost saves the one that was made is one's own", async () => {
  const { save, row } = saving((answer, count) => (count < 3 ? LOST : answer));
  await save("Beech");
  await save("Beeches");
  const last = await save("Cedar");
  expect(last).toMatchObject({ data: { name: "Cedar", lock_version: 3 }, theirs: null, over: { name: "Beech" } });
  expect(row()).toEqual(last.data);
});

test("a save that is no longer waited for is one's own, too, and its late answer takes nothing away", async () => {
  let arrive: () => void = () => undefined;
  const { start, save, row, theirs, colleague } = saving((answer, count) =>
    count === 1
      ? new Promise((resolve) => {
          arrive = () => resolve(answer);
        })
      : answer,
  );
  const first = start("Beech");
  expect(await save("Cedar")).toMatchObject({ data: { name: "Cedar" }, theirs: null });
  colleague("Dogwood");
  await save("Elm");
  expect(theirs()).toMatchObject({ name: "Dogwood" });
  await act(async () => {
    arrive();
    await first;
  });
  expect(theirs()).toMatchObject({ name: "Dogwood" });
  expect(row()).toMatchObject({ name: "Dogwood" });
});

test("while it is not known what became of a lost save, nobody else is blamed", async () => {
  const BUSY: Answer = { error: { status: 429, messages: [] } };
  const { save, theirs } = saving((answer, count) => ({ 1: LOST, 3: BUSY })[count] ?? answer);
  await save("Beech");
  expect(await save("Cedar")).toMatchObject({ error: { status: 429 }, theirs: null });
  expect(theirs()).toBeNull();
});

test("an addition that was made although its answer was lost is changed, not made again", async () => {
  const { save, row, additions } = adding((answer, count) => (count === 1 ? LOST : answer));
  await save("Beech");
  expect(await save("Beeches")).toMatchObject({ data: { name: "Beeches", lock_version: 2 }, theirs: null });
  expect(row()).toEqual({ name: "Beeches", lock_version: 2 });
  expect(additions()).toBe(1);
});

test("an addition that never arrived is not made after it was changed", async () => {
  const { save, row, additions, away } = adding((answer) => answer);
  away(true);
  await save("Beech");
  away(false);
  expect(await save("Cedar")).toMatchObject({ data: { name: "Cedar", lock_version: 1 } });
  expect(row()).toEqual({ name: "Cedar", lock_version: 1 });
  expect(additions()).toBe(1);
});

test("of several lost additions the one that was made is changed", async () => {
  const { save, row, additions, away } = adding((answer, count) => (count < 3 ? LOST : answer));
  away(true);
  await save("Beech");
  away(false);
  await save("Cedar");
  expect(await save("Elm")).toMatchObject({ data: { name: "Elm", lock_version: 2 } });
  expect(row()).toEqual({ name: "Elm", lock_version: 2 });
  expect(additions()).toBe(1);
});
