import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useTyped } from "../../../src/lib/hooks/useTyped.ts";

/** What was handed on; it comes back as the value only when a test says so. */
const handed: string[] = [];
let arrive: (value: string) => void = () => undefined;

function Box() {
  const [value, setValue] = useState("");
  const [text, setText] = useTyped(value, (typed) => handed.push(typed));
  arrive = (next) => act(() => setValue(next));
  return <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />;
}

const type = (value: string) => fireEvent.change(screen.getByLabelText("Search"), { target: { value } });
const pause = () => act(() => void jest.runAllTimers());

beforeEach(() => {
  jest.useFakeTimers();
  handed.length = 0;
  render(<Box />);
});
afterEach(() => void jest.useRealTimers());

test("letters typed while earlier ones are on their way stay", () => {
  type("C-20");
  pause();
  type("C-2026");
  pause();
  type("C-2026-0021");
  arrive("C-20");
  arrive("C-2026");
  expect(screen.getByLabelText("Search")).toHaveValue("C-2026-0021");
  pause();
  expect(handed).toEqual(["C-20", "C-2026", "C-2026-0021"]);
});

test("a letter that comes after the pause, before the page is drawn anew, stays too", () => {
  type("C-2");
  act(() => {
    jest.runAllTimers();
    type("C-20");
  });
  arrive("C-2");
  expect(screen.getByLabelText("Search")).toHaveValue("C-20");
});

test("a value of another origin replaces them, be it one that was typed before", () => {
  type("ash");
  pause();
  arrive("ash");
  type("ashgrove");
  pause();
  arrive("ashgrove");
  arrive("ash");
  expect(screen.getByLabelText("Search")).toHaveValue("ash");
  type("x");
  arrive("");
  expect(screen.getByLabelText("Search")).toHaveValue("");
  pause();
  expect(handed).toEqual(["ash", "ashgrove"]);
});
