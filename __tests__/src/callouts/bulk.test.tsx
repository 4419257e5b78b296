/** Many callouts at once: the mails are seen before, and what failed is named with its reason. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aList, aPage, aRow } from "../../support/aWireCallout.ts";

const HANA = { id: 51, name: "Dr Hana Itokawa", grade: null };
const OMAR = { id: 52, name: "Dr Omar Fenwick", grade: null };
const ROWS = [
  aRow(),
  aRow({ id: 413, reference: "C-2026-0413", lists: [aList({ id: 12, surgeon: { id: 2, name: "Mr J. Okandi" } })] }),
];
const mailsTo = (doctor: typeof HANA, text = "Dear") => ({
  data: {
    mails: [{ kind: "reminder", doctors: [doctor], email: { subject: "Can you cover?", text } }],
    silent: 0,
  },
});
const tooSoon = new Refusal(429, { errors: ["soon"], code: "rate_limited" });

async function choose(answers: Answers) {
  const { api } = await renderScreen("/callouts", { "GET /callouts": () => aPage(ROWS), ...answers });
  const user = userEvent.setup();
  await screen.findByText("Mr J. Okandi");
  // What failed in an earlier test is still chosen.
  for (const box of screen.queryAllByRole("checkbox", { name: /^Choose (?!all)/, checked: false }))
    await user.click(box);
  return { api, user };
}

test("before reminding, every mail of every chosen callout is seen", async () => {
  const { api, user } = await choose({
    "POST /callouts/:id/remind_preview": ({ path }) => mailsTo(path.includes("412") ? HANA : OMAR),
    "POST /callouts/bulk": () => ({ data: ROWS.map(({ id }) => ({ id, ok: true, error: null })) }),
  });
  await user.click(await screen.findByRole("button", { name: "Remind" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Dr Hana Itokawa and Dr Omar Fenwick")).toBeVisible();
  expect(api.calls("POST /callouts/bulk")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Send reminders" }));
  await waitFor(() => expect(api.calls("POST /callouts/bulk")[0]?.body).toEqual({ action: "remind", ids: [412, 413] }));
});

test("who cannot be reminded is named with the reason, before and after", async () => {
  const { api, user } = await choose({
    "POST /callouts/:id/remind_preview": ({ path }) => (path.includes("413") ? tooSoon : mailsTo(HANA)),
    "POST /callouts/bulk": () => ({
      data: [
        { id: 412, ok: true, error: null },
        { id: 413, ok: false, error: "rate_limited" },
      ],
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Remind" }));
  const dialog = within(await screen.findByRole("dialog"));
  const failure = /^C-2026-0413 Mr J. Okandi: .*less than two hours ago/;
  expect(await dialog.findByText(failure)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Send reminders" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText(failure)).toBeVisible();
  // Where every callout refuses, only the way back is left.
  api.answers["POST /callouts/:id/remind_preview"] = () => tooSoon;
  await user.click(screen.getByRole("button", { name: "Remind" }));
  const again = within(await screen.findByRole("dialog"));
  expect(await again.findAllByText(/less than two hours ago/)).toHaveLength(2);
  expect(again.queryByRole("button", { name: "Send reminders" })).not.toBeInTheDocument();
});

test("before cancelling, too, every mail is seen, with the reason; what was refused is named with the server's", async () => {
  const { api, user } = await choose({
    "POST /callouts/:id/cancel_preview": ({ path, body }) =>
      mailsTo(path.includes("412") ? HANA : OMAR, JSON.stringify(body)),
    "POST /callouts/bulk": () => ({
      data: [
        { id: 412, ok: true, error: null },
        { id: 413, ok: false, error: "invalid_transition" },
      ],
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Dr Hana Itokawa and Dr Omar Fenwick")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Preview" }));
  await user.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Theatre closed");
  expect(await dialog.findByText(/"reason":"Theatre closed"/)).toBeVisible();
  // Each once, and what is shown once more.
  expect(api.calls("POST /callouts/:id/cancel_preview").length).toBeLessThan(5);
  expect(api.calls("POST /callouts/bulk")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Cancel and tell the doctors" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText(/^C-2026-0413 Mr J. Okandi: /)).toBeVisible();
});
