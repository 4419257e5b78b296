import { act, renderHook } from "@testing-library/react";
import { useDebounced } from "../../../src/lib/hooks/useDebounced.ts";

const MS = 300;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const debounced = (value: string | null) =>
  renderHook((props: { value: string | null }) => useDebounced(props.value, MS), { initialProps: { value } });

test("the first value counts at once", () => {
  expect(debounced("Ash").result.current).toBe("Ash");
});

test("a later value counts when it has paused, and those before it never", () => {
  const { result, rerender } = debounced("");
  rerender({ value: "A" });
  pass(MS - 1);
  rerender({ value: "As" });
  pass(MS - 1);
  expect(result.current).toBe("");
  pass(1);
  expect(result.current).toBe("As");
});

test("a value that is taken back before the pause leaves the one before it", () => {
  const { result, rerender } = debounced("Ash");
  rerender({ value: null });
  rerender({ value: "Ash" });
  pass(MS);
  expect(result.current).toBe("Ash");
});

test("nothing is waited for once it is not shown any more", () => {
  const { rerender, unmount } = debounced("Ash");
  rerender({ value: "Ashgrove" });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
