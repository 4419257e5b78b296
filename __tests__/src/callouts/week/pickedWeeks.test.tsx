/** The calendar of a date field begins its weeks on the day that the person has chosen, whatever the language. */
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type WeekStart } from "../../../../src/contract/account.ts";
import { sessionOpened } from "../../../../src/features/auth/public.ts";
import { ME } from "../../../support/app/liveApp.ts";
import { renderScreen } from "../../../support/app/screenApp.tsx";

test.each<[WeekStart, "en" | "de", string]>([
  ["monday", "en", "Monday"],
  ["sunday", "en", "Sunday"],
  ["monday", "de", "Montag"],
  ["sunday", "de", "Sonntag"],
  ["saturday", "en", "Saturday"],
])("from %s on, in %s", async (week_start, language, first) => {
  const user = userEvent.setup();
  const { store } = await renderScreen("/callouts/new", {}, language);
  act(() => void store.dispatch(sessionOpened({ user: { ...ME, week_start } })));
  const [open] = await screen.findAllByRole("button", { name: /^(Choose date|Datum auswählen|Wählen Sie ein Datum)/ });
  await user.click(open ?? document.body);
  const [head] = await within(await screen.findByRole("dialog")).findAllByRole("columnheader");
  expect(head).toHaveAccessibleName(first);
});
