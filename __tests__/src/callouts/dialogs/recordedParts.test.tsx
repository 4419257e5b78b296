/** For which part of each list a doctor offered by telephone. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { partOf, pick } from "../../../support/app/datePickers.ts";
import { renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail, aList, aResponse, inHours } from "../../../support/aWireCallout.ts";

const RECORD = "PUT /callouts/:id/answers";
const none = { response: "none", note: null, responded_at: null, source: null } as const;
const second = aList({ id: 12, date: inHours(96).slice(0, 10), starts_at: inHours(96), session: "pm" });
const callout = aDetail({
  lists: [aList(), second],
  responses: [11, 12].map((list_id) => aResponse({ id: list_id + 60, list_id, ...none })),
});

test("times that are folded away are neither sent nor in the way", async () => {
  const { api } = await renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    [RECORD]: () => ({ data: callout }),
    "POST /callouts/:id/answers_preview": () => ({ data: { mails: [], silent: 0 } }),
  });
  const user = userEvent.setup();
  const [open] = await screen.findAllByRole("button", { name: /^Record answer of Dr Hana/ });
  if (open) await user.click(open);
  const dialog = within(await screen.findByRole("dialog"));
  const all = within(dialog.getByRole("radiogroup", { name: "All lists" }));
  await user.click(all.getByRole("radio", { name: "Available" }));
  const fold = async (at: number) => {
    const button = dialog.getAllByRole("button", { name: "Only part of it" })[at];
    if (button) await user.click(button);
  };
  await fold(0);
  await pick("From", "09:00", dialog);
  await fold(0);
  await fold(1);
  await user.click(partOf("From", "Hours", dialog));
  await user.keyboard("10");
  await user.tab();
  expect(await dialog.findByText("Enter hours and minutes")).toBeVisible();
  await fold(1);
  const record = dialog.getByRole("button", { name: "Record answer" });
  await waitFor(() => expect(record).not.toHaveAttribute("aria-disabled", "true"));
  await user.click(record);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls(RECORD)[0]?.body).toMatchObject({
    answers: [
      { list_id: 11, response: "available" },
      { list_id: 12, response: "available" },
    ],
  });
  expect(JSON.stringify(api.calls(RECORD)[0]?.body)).not.toContain("part_from");
});
