/** Archived doctors in the list: what is done with several of them. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aWireDoctor } from "../../support/aWireCallout.ts";

test("chosen doctors who are archived are restored, and not archived, paused or invited", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors?status=archived", {
    "GET /doctors": () => ({
      data: [aWireDoctor({ status: "archived" })],
      meta: { page: 1, per_page: 25, total: 1 },
    }),
    "POST /doctors/bulk": () => ({ data: [{ id: 51, ok: true, error: null }] }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Dr Hana Itokawa" }));
  const bar = await screen.findByRole("region", { name: "Selected doctors" });
  const buttons = within(bar).getAllByRole("button");
  const names = buttons.map(({ textContent }) => textContent);
  expect(names).toEqual(["Restore", "Add to group", "Add to site", "Clear selection"]);
  await user.click(within(bar).getByRole("button", { name: "Restore" }));
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  expect(api.calls("POST /doctors/bulk").map(({ body }) => body)).toEqual([{ action: "restore", ids: [51] }]);
});
