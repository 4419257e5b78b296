import { act, fireEvent, render, screen } from "@testing-library/react";
import { useListSearch } from "../../../src/lib/useListSearch.ts";

const change = jest.fn();
const foresee = jest.fn();

function Box() {
  const [typed, handleLetter] = useListSearch("", change, foresee);
  return <input aria-label="Search" value={typed} onChange={(event) => handleLetter(event.target.value)} />;
}

const type = (value: string) => fireEvent.change(screen.getByLabelText("Search"), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers();
  change.mockClear();
  foresee.mockClear();
  render(<Box />);
});
afterEach(() => void jest.useRealTimers());

test("rows are asked for at each letter, and shown when the typing pauses", () => {
  type("p");
  type("pr");
  expect(foresee.mock.calls).toEqual([[{ q: "p" }], [{ q: "pr" }]]);
  expect(change).not.toHaveBeenCalled();
  act(() => void jest.runAllTimers());
  expect(change.mock.calls).toEqual([[{ q: "pr" }, { typed: true }]]);
  expect(screen.getByLabelText("Search")).toHaveValue("pr");
});
