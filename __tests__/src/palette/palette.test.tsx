/** What the palette finds stands in an order that one can rely on. */
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aPage, aRow } from "../../support/aWireCallout.ts";

test("what is called so stands first, and what was found stays chosen while more is found", async () => {
  const user = userEvent.setup();
  const doctor = { type: "doctor", id: 31, label: "Dr Hana Itokawa", sub: "Consultant", date: null };
  const callout = { type: "callout", id: 7, label: "Mr Lee · Hanatown", sub: "C-2026-0001", date: "2026-11-26" };
  await renderScreen("/callouts", {
    "GET /callouts": () => aPage([aRow()]),
    "GET /search": () => ({ data: [callout, doctor] }),
  });
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox", { name: /^Search callouts, doctors/ });
  await user.keyboard("han");
  await screen.findByRole("option", { name: /^Dr Hana Itokawa/ });
  const named = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(named()[0]).toContain("Dr Hana Itokawa");
  await user.keyboard("a");
  // Nothing leaves before more is known.
  expect(named()[0]).toContain("Dr Hana Itokawa");
});
