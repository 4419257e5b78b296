/** Two lists of the same day and times: whoever decides is told which is which. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type TimelineEvent } from "../../../../src/contract/shapes/callouts/timeline.ts";
import { renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail, aList, aResponse, inHours } from "../../../support/aWireCallout.ts";

const none = { response: "none", note: null, responded_at: null, source: null } as const;
const lists = [
  aList(),
  aList({ id: 12, surgeon: { id: 2, name: "Mr Okandi" } }),
  aList({ id: 13, date: inHours(96).slice(0, 10), starts_at: inHours(96) }),
];
const callout = aDetail({
  lists,
  responses: [11, 12, 13].map((list_id) => aResponse({ id: list_id + 60, list_id, ...none })),
});

const recorded = (id: number, surgeon: string, list_date = lists[0]?.date ?? ""): TimelineEvent => ({
  ...{ id, action: "answer_recorded", created_at: inHours(-id) },
  actor: { type: "doctor", name: "Dr Hana Itokawa" },
  params: { list_date, session: "am", site: "NB", surgeon, doctor: "Dr Hana Itokawa", response: "available" },
});

const show = () =>
  renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/events": () => ({
      data: [recorded(1, "Ms N. Merrowby"), recorded(2, "Mr Okandi"), recorded(3, "Mr Okandi", lists[2]?.date)],
    }),
    "POST /callouts/:id/answers_preview": () => ({ data: { mails: [], silent: 0 } }),
  });

test("what a doctor said is recorded beside the surgeon and the place of each list", async () => {
  const user = userEvent.setup();
  await show();
  const [open] = await screen.findAllByRole("button", { name: /^Record answer of Dr Hana/ });
  if (open) await user.click(open);
  const dialog = within(await screen.findByRole("dialog"));
  expect(
    dialog.getByRole("group", { name: /08:00–.*12:00 · Mr Okandi · St Brannoc’s Hospital, Theatre 1$/ }),
  ).toBeVisible();
  expect(dialog.getByRole("radiogroup", { name: /Mr Okandi/ })).toBeVisible();
  expect(dialog.getAllByRole("radiogroup", { name: /Ms N. Merrowby/ })).toHaveLength(2);
});

test("lists of one day are named by more than their date; one that is alone on its day is not", async () => {
  await show();
  expect(await screen.findByRole("heading", { name: /^Responses for .*, Ms N. Merrowby/ })).toBeVisible();
  expect(screen.getByRole("table", { name: /^Responses for .*, Ms N. Merrowby/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Show responses for .*, AM 08:00–.*, Mr Okandi, St/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^More for the list on .*, Mr Okandi/ })).toBeVisible();
  const buttons = screen.getAllByRole("button", { name: /^Show responses for/ });
  expect(buttons.map((button) => /Merrowby|Okandi/.exec(button.getAttribute("aria-label") ?? "")?.[0])).toEqual([
    "Okandi",
    undefined,
  ]);
});

test("the activity says for which list of the day a doctor answered", async () => {
  await show();
  const activity = within(await screen.findByRole("region", { name: "Activity" }));
  const [first, second, third] = await activity.findAllByRole("listitem");
  expect(first).toHaveTextContent(/For .*, AM, Ms N. Merrowby/);
  expect(second).toHaveTextContent(/For .*, AM, Mr Okandi/);
  expect(third).not.toHaveTextContent(/AM|Okandi/);
});

test("two lists of the same time cannot both be ticked for one doctor, which is said before the server is asked", async () => {
  const user = userEvent.setup();
  const preview = "POST /callouts/:id/decisions_preview";
  const one = "POST /callouts/:id/responses/:id/confirm_preview";
  const responses = [11, 12, 13].map((list_id) => aResponse({ id: list_id + 60, list_id }));
  const { api } = await renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: { ...callout, responses } }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    [one]: () => ({ data: { mails: [], silent: 0 } }),
    [preview]: () => ({ data: { mails: [], silent: 0 } }),
  });
  const [open] = await screen.findAllByRole("button", { name: "Confirm Dr Hana Itokawa" });
  if (open) await user.click(open);
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("checkbox", { name: /Mr Okandi/ }));
  expect(dialog.getByText("Two of the ticked lists are at the same time. Untick one of them.")).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^Confirm/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("checkbox", { name: /Mr Okandi/ }));
  const [, , later] = dialog.getAllByRole("checkbox");
  if (later) await user.click(later);
  expect(dialog.queryByText(/at the same time/)).not.toBeInTheDocument();
  const asked = () =>
    api.calls(preview).map(({ body }) => (body as { responses: { id: number }[] }).responses.map(({ id }) => id));
  await waitFor(() => expect(asked()).toEqual([[71, 73]]));
});
