/** One of a few, side by side: what Tab, arrow keys and presses do. */
import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { createAppTheme } from "../../../src/app/theme/createAppTheme.ts";
import { Segments } from "../../../src/ui/Segments.tsx";

const SESSIONS = ["AM", "PM", "Evening"].map((text) => ({ value: text, text }));
const chosen: string[] = [];

function Field({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  const handleChange = (next: string) => {
    chosen.push(next);
    setValue(next);
  };
  return (
    <ThemeProvider theme={createAppTheme()}>
      <Segments label="Session" value={value} options={SESSIONS} onChange={handleChange} />
      <button type="button" onClick={() => setValue("AM")}>
        Anew
      </button>
    </ThemeProvider>
  );
}

const radio = (name: string) => screen.getByRole("radio", { name });

beforeEach(() => {
  chosen.length = 0;
});

test("Tab leads to the one that is chosen and on, and chooses nothing", async () => {
  const user = userEvent.setup();
  render(<Field first="PM" />);
  expect(screen.getByRole("radiogroup", { name: "Session" })).toBeVisible();
  await user.tab();
  expect(radio("PM")).toHaveFocus();
  expect(radio("PM")).toBeChecked();
  await user.tab();
  expect(screen.getByRole("button", { name: "Anew" })).toHaveFocus();
  expect(chosen).toEqual([]);
});

test("arrow keys choose what they lead to, round and round", async () => {
  const user = userEvent.setup();
  render(<Field first="PM" />);
  await user.tab();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
  expect(chosen).toEqual(["Evening", "AM", "Evening"]);
  expect(radio("Evening")).toHaveFocus();
  expect(radio("AM")).not.toBeChecked();
});

test("what is chosen elsewhere is where Tab leads", async () => {
  const user = userEvent.setup();
  render(<Field first="PM" />);
  await user.click(radio("Evening"));
  await user.click(screen.getByRole("button", { name: "Anew" }));
  await user.tab({ shift: true });
  expect(radio("AM")).toHaveFocus();
  expect(chosen).toEqual(["Evening"]);
});

test("the one that is chosen stays so when it is pressed again; where none is, Tab leads to the first", async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Field first="PM" />);
  await user.click(radio("PM"));
  expect(radio("PM")).toBeChecked();
  unmount();
  render(<Field first="" />);
  await user.tab();
  expect(radio("AM")).toHaveFocus();
  expect(chosen).toEqual([]);
  await user.keyboard(" ");
  expect(chosen).toEqual(["AM"]);
});
