/** Which element shows which row: its own under one question, the next question's rows in the places of these. */
import { renderHook } from "@testing-library/react";
import { useRowKeys } from "../../../src/lib/useRowKeys.ts";

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

function table(...ids: number[]) {
  const { result, rerender } = renderHook(({ shown, question }) => useRowKeys(shown, question), {
    initialProps: { shown: rows(...ids), question: "page 1" as string | null },
  });
  return (question: string | null, ...now: number[]) => {
    const shown = rows(...now);
    rerender({ shown, question });
    return shown.map(({ id }) => result.current.get(id));
  };
}

test("a row keeps its element whatever comes, goes and is sorted around it; a new one takes none that another has had", () => {
  const show = table(41, 42, 43);
  expect(show("page 1", 43, 41)).toEqual([2, 0]);
  expect(show("page 1", 44, 43, 41, 45)).toEqual([3, 2, 0, 4]);
  expect(show("page 1", 42)).toEqual([1]);
});

test("the rows of the next question take the elements over, from the first on, when they are there", () => {
  const show = table(41, 42, 43);
  expect(show(null, 41, 42, 43)).toEqual([0, 1, 2]);
  expect(show("page 2", 51, 43, 53)).toEqual([0, 1, 2]);
  expect(show("page 1", 43)).toEqual([0]);
});
