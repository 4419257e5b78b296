/** Dialogs that were opened from the list look at the mails again when their callouts change. */
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../../src/api/adminApi.ts";
import { type Answers, renderScreen } from "../../../support/app/screenApp.tsx";
import { aList, aPage, aRow, inHours } from "../../../support/aWireCallout.ts";

const HANA = { id: 51, name: "Dr Hana Itokawa", grade: null };
const OWEN = { id: 52, name: "Dr Owen Talgarth", grade: null };
const OTHER = aRow({ id: 413, lists: [aList({ id: 12, surgeon: { id: 2, name: "Mr J. Okandi" } })] });
const REMIND = "POST /callouts/:id/remind_preview";
const CANCEL = "POST /callouts/:id/cancel_preview";

async function show(answers: Answers) {
  const asking = [HANA];
  const mail = () => ({
    kind: "reminder",
    doctors: [...asking],
    email: { subject: "Can you?", text: `${asking.length}` },
  });
  const mails = () => ({ data: { mails: [mail()], silent: 0 } });
  const { api, store } = await renderScreen("/callouts", {
    "GET /callouts": () => aPage([aRow(), OTHER]),
    [REMIND]: mails,
    [CANCEL]: mails,
    ...answers,
    "POST /callouts/bulk_preview": () => ({
      data: {
        ...mails().data,
        results: [412, 413].map((id) => ({ id, ok: true, error: null, doctors: [...asking] })),
      },
    }),
  });
  await screen.findByText("Mr J. Okandi");
  /** The first callout has one more to be mailed. */
  const change = () => {
    asking.push(OWEN);
    api.answers["GET /callouts"] = () => aPage([aRow({ updated_at: inHours(0) }), OTHER]);
    act(() => void store.dispatch(adminApi.util.invalidateTags(["Callouts"])));
  };
  return { api, change, user: userEvent.setup() };
}

test.each([
  ["Remind…", REMIND, "Send 1 reminder", "Send 2 reminders"],
  ["Cancel callout…", CANCEL, "Cancel and send 1 email", "Cancel and send 2 emails"],
])("%s of a row: one more to be mailed is counted", async (item, preview, before, after) => {
  const { api, user, change } = await show({});
  await user.click(screen.getByRole("button", { name: /^More for .*Merrowby/ }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByRole("button", { name: before });
  change();
  expect(await dialog.findByRole("button", { name: after })).toBeEnabled();
  expect(api.calls(preview)).toHaveLength(2);
});

test("of those chosen together, all mails are looked at again, and those in view of the one that changed", async () => {
  const { api, user, change } = await show({});
  for (const box of screen.getAllByRole("checkbox", { name: /^Select (?!all)/, checked: false })) await user.click(box);
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Closed");
  await user.click(await dialog.findByText("Who gets which email"));
  const rows = within(dialog.getByRole("list", { name: "Who gets which email" }));
  const [first, second] = rows.getAllByRole("listitem").map((one) => within(one));
  await user.click(first?.getByRole("button", { name: "Preview" }) as HTMLElement);
  await user.click(second?.getByRole("button", { name: "Preview" }) as HTMLElement);
  expect(await first?.findByText("1")).toBeVisible();
  expect(await second?.findByText("1")).toBeVisible();
  const seen = api.calls(CANCEL).length;
  change();
  expect(await first?.findByText("2")).toBeVisible();
  expect(await second?.findByText("Dr Hana Itokawa and Dr Owen Talgarth")).toBeVisible();
  expect(second?.getByText("1")).toBeVisible();
  expect(api.calls("POST /callouts/bulk_preview")).toHaveLength(2);
  // The words of all of them, and those of the first.
  expect(api.calls(CANCEL)).toHaveLength(seen + 2);
});
