/** Many callouts at once, some of them on another page of the list. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../../src/api/adminApi.ts";
import { renderScreen } from "../../../support/app/screenApp.tsx";
import { aPage, aRow } from "../../../support/aWireCallout.ts";

const PREVIEW = "POST /callouts/bulk_preview";
const page = { ...aPage([aRow()]), meta: { ...aPage([aRow()]).meta, total: 2 } };
const MATCHING = [412, 501].map((id) => ({ id, reference: `C-2026-0${id}`, title: `Title ${id}` }));
const foreseen = (isRefused: boolean) => () => ({
  data: {
    mails: [],
    silent: 0,
    results: [
      { id: 412, ok: true, error: null, doctors: [] },
      { id: 501, ok: !isRefused, error: isRefused ? "rate_limited" : null, doctors: [] },
    ],
  },
});

test("what changes on another page while the dialog is open is looked at again", async () => {
  const { api, store } = await renderScreen("/callouts?tab=all", {
    "GET /callouts": () => page,
    "GET /callouts/matching": () => ({ data: MATCHING }),
    [PREVIEW]: foreseen(false),
  });
  const user = userEvent.setup();
  await screen.findByRole("link", { name: "Ms N. Merrowby" });
  await user.click(screen.getByRole("checkbox", { name: /^Select all/ }));
  await user.click(await screen.findByRole("button", { name: "Select all 2 that match" }));
  await user.click(screen.getByRole("button", { name: "Remind" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByRole("button", { name: "Send reminders" })).toBeVisible();
  const told = /^C-2026-0501 Title 501: .*less than two hours ago/;
  const becomes = (isRefused: boolean) => {
    api.answers[PREVIEW] = foreseen(isRefused);
    act(() => void store.dispatch(adminApi.util.invalidateTags([{ type: "Callout", id: 501 }])));
  };
  becomes(true);
  expect(await dialog.findByText(told)).toBeVisible();
  becomes(false);
  await waitFor(() => expect(dialog.queryByText(told)).not.toBeInTheDocument());
  expect(api.calls(PREVIEW)).toHaveLength(3);
});
