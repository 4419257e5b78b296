/** Many callouts at once, where an answer is lost or comes late. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aPage, aRow } from "../../../support/aWireCallout.ts";

const RUN = "POST /callouts/bulk";
const done = { data: [{ id: 412, ok: true, error: null }] };

async function chooseAll(answers: Answers, total = 1) {
  const page = { ...aPage([aRow()]), meta: { ...aPage([aRow()]).meta, total } };
  const { api } = await renderScreen("/callouts?tab=all", { "GET /callouts": () => page, ...answers });
  const user = userEvent.setup();
  await screen.findByRole("link", { name: "Ms N. Merrowby" });
  await user.click(screen.getByRole("checkbox", { name: /^Select all/ }));
  return { api, user };
}

test("a reminder whose answer was lost is sent again under the same key", async () => {
  let isAway = true;
  const { api, user } = await chooseAll({
    "POST /callouts/bulk_preview": () => ({
      data: { mails: [], silent: 0, results: [{ ...done.data[0], doctors: [] }] },
    }),
    [RUN]: () => (isAway ? new Refusal(504, "upstream timed out") : done),
  });
  await user.click(await screen.findByRole("button", { name: "Remind" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Send reminders" }));
  expect(await dialog.findByText(/It’s safe to try again/)).toBeVisible();
  isAway = false;
  await user.click(dialog.getByRole("button", { name: "Send reminders" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const [first, ...others] = api.calls(RUN).map(({ headers }) => headers.get("idempotency-key"));
  expect(first).toMatch(/^[\d-]{10,}$/);
  expect(others).toEqual([first]);
});

test("all that match in one tab are not chosen once another is shown", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const matching = jest.fn(async () => {
    await promise;
    return { data: [{ id: 412, reference: "C-2026-0412", title: "Late" }] };
  });
  const { user } = await chooseAll({ "GET /callouts/matching": matching }, 5);
  await user.click(await screen.findByRole("button", { name: "Select all 5 that match" }));
  await user.click(screen.getByRole("link", { name: /^Open/ }));
  await waitFor(() => expect(screen.getByRole("status", { name: "address" })).toHaveTextContent("tab=open"));
  await screen.findByRole("link", { name: "Ms N. Merrowby" });
  await act(async () => resolve());
  await waitFor(() => expect(matching).toHaveReturned());
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
});
