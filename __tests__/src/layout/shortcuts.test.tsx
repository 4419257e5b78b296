/** Single keys where they belong to something else: a list that is open chooses by letters itself. */
import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderScreen } from "../../support/app/screenApp.tsx";

test("letters typed in the open list of languages lead nowhere", async () => {
  const user = userEvent.setup();
  await renderScreen("/user-settings/settings", {});
  await user.click(await screen.findByRole("combobox", { name: /^Language/ }));
  const language = await screen.findByRole("option", { name: "English" });
  // What acts upon a key takes it.
  for (const key of ["n", "?"]) expect(fireEvent.keyDown(language, { key })).toBe(true);
});
