/** A form whose answer does not come. */
import { ThemeProvider } from "@mui/material/styles";
import { act, fireEvent, render, screen } from "@testing-library/react";
import "../../../src/app/i18n.ts";
import { createAppTheme } from "../../../src/app/theme/createAppTheme.ts";
import { AppForm } from "../../../src/ui/form/AppForm.tsx";
import { SubmitButton } from "../../../src/ui/form/SubmitButton.tsx";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("after 10 s it says that it is still working; Cancel gives the form back", async () => {
  const signals: AbortSignal[] = [];
  const never = (_values: unknown, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<undefined>(() => undefined);
  };
  render(
    <ThemeProvider theme={createAppTheme()}>
      <AppForm onSubmit={never}>
        <SubmitButton>Send</SubmitButton>
      </AppForm>
    </ThemeProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(screen.queryByText(/Still working/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText(/Still working/)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByRole("button", { name: "Send" })).toBeVisible();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
