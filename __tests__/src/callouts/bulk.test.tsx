/** Many callouts at once: the mails are seen before, and what failed is named with its reason. */
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../src/api/adminApi.ts";
import { systemClock } from "../../../src/lib/clock.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aList, aPage, aRow } from "../../support/aWireCallout.ts";

const HANA = { id: 51, name: "Dr Hana Itokawa", grade: null };
const OMAR = { id: 52, name: "Dr Omar Fenwick", grade: null };
const ROWS = [
  aRow(),
  aRow({ id: 413, reference: "C-2026-0413", lists: [aList({ id: 12, surgeon: { id: 2, name: "Mr J. Okandi" } })] }),
];
type Asked = { body: unknown };
const email = (text = "Dear") => ({ subject: "Can you cover?", text });
/** Each callout mails its own doctor, but for those of `refused`. */
const foreseen =
  (refused: number[] = [], error = "rate_limited") =>
  ({ body }: Asked) => {
    const { ids } = body as { ids: number[] };
    const results = ids.map((id) =>
      refused.includes(id)
        ? { id, ok: false, error, doctors: [] }
        : { id, ok: true, error: null, doctors: [id === 412 ? HANA : OMAR] },
    );
    const doctors = results.flatMap((one) => one.doctors);
    const mails = doctors.length > 0 ? [{ kind: "reminder", doctors, email: email() }] : [];
    return { data: { mails, silent: 0, results } };
  };

async function choose(answers: Answers) {
  const { api } = await renderScreen("/callouts", { "GET /callouts": () => aPage(ROWS), ...answers });
  const user = userEvent.setup();
  await screen.findByText("Mr J. Okandi");
  // What failed in an earlier test is still chosen.
  for (const box of screen.queryAllByRole("checkbox", { name: /^Select (?!all)/, checked: false }))
    await user.click(box);
  return { api, user };
}

test("before reminding, every mail of every chosen callout is seen", async () => {
  const { api, user } = await choose({
    "POST /callouts/bulk_preview": foreseen(),
    "POST /callouts/:id/remind_preview": () => ({
      data: { mails: [{ kind: "reminder", doctors: [OMAR], email: email("Dear Dr Fenwick") }], silent: 0 },
    }),
    "POST /callouts/bulk": () => ({ data: ROWS.map(({ id }) => ({ id, ok: true, error: null })) }),
  });
  await user.click(await screen.findByRole("button", { name: "Remind" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Dr Hana Itokawa and Dr Omar Fenwick")).toBeVisible();
  // Who gets which.
  await user.click(dialog.getByText("Who gets which email"));
  const each = within(dialog.getByRole("list", { name: "Who gets which email" })).getAllByRole("listitem");
  expect(each.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^C-2026-0412 Ms N. Merrowby.*Hana Itokawa/),
    expect.stringMatching(/^C-2026-0413 Mr J. Okandi.*Omar Fenwick/),
  ]);
  // And word for word.
  await user.click(within(each[1] as HTMLElement).getByRole("button", { name: "Preview" }));
  expect(await within(each[1] as HTMLElement).findByText("Dear Dr Fenwick")).toBeVisible();
  expect(api.calls("POST /callouts/:id/remind_preview")).toHaveLength(1);
  expect(api.calls("POST /callouts/bulk_preview").map(({ body }) => body)).toEqual([
    { action: "remind", ids: [412, 413] },
  ]);
  expect(api.calls("POST /callouts/bulk")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Send reminders" }));
  await waitFor(() => expect(api.calls("POST /callouts/bulk")[0]?.body).toEqual({ action: "remind", ids: [412, 413] }));
});

test("who cannot be reminded is named with the reason, before and after, and alone stays chosen", async () => {
  const { api, user } = await choose({
    "POST /callouts/bulk_preview": foreseen([413]),
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
  expect(screen.getByText("1 selected")).toBeVisible();
  expect(screen.getAllByRole("checkbox", { checked: true })).toEqual([
    screen.getByRole("checkbox", { name: /^Select Mr J. Okandi/ }),
  ]);
  // Where every callout refuses, only the way back is left.
  api.answers["POST /callouts/bulk_preview"] = foreseen([412, 413]);
  await user.click(screen.getByRole("button", { name: "Remind" }));
  const again = within(await screen.findByRole("dialog"));
  expect(await again.findAllByText(/less than two hours ago/)).toHaveLength(1);
  expect(again.queryByRole("button", { name: "Send reminders" })).not.toBeInTheDocument();
});

test("before cancelling, too, every mail is seen, with the reason; what was refused is named with the server's", async () => {
  const { api, user } = await choose({
    "POST /callouts/bulk_preview": foreseen(),
    "POST /callouts/:id/cancel_preview": ({ body }) => ({
      data: { mails: [{ kind: "reminder", doctors: [HANA], email: email(JSON.stringify(body)) }], silent: 0 },
    }),
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
  await user.click(dialog.getAllByRole("button", { name: "Preview" })[0] as HTMLElement);
  await user.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Theatre closed");
  expect(await dialog.findByText(/"reason":"Theatre closed"/)).toBeVisible();
  // Of each callout as well.
  await user.click(dialog.getByText("Who gets which email"));
  const [, second] = within(dialog.getByRole("list", { name: "Who gets which email" })).getAllByRole("listitem");
  await user.click(within(second as HTMLElement).getByRole("button", { name: "Preview" }));
  expect(await within(second as HTMLElement).findByText(/"reason":"Theatre closed"/)).toBeVisible();
  // All at once, and what is shown once more.
  expect(api.calls("POST /callouts/bulk_preview")).toHaveLength(1);
  expect(api.calls("POST /callouts/bulk")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Cancel and tell the doctors" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText(/^C-2026-0413 Mr J. Okandi: /)).toBeVisible();
});

test("a callout of which nobody was reminded is not told as done", async () => {
  const { user } = await choose({
    "POST /callouts/bulk_preview": foreseen(),
    "POST /callouts/bulk": () => ({ data: ROWS.map(({ id }, mailed) => ({ id, ok: true, error: null, mailed })) }),
  });
  await user.click(await screen.findByRole("button", { name: "Remind" }));
  await user.click(await screen.findByRole("button", { name: "Send reminders" }));
  expect(await screen.findByText("1 done · 1 with nobody to remind")).toBeVisible();
});

/** Two on the page of five that match, and all of them chosen there. */
async function chooseAll(answers: Answers, total = 5, path = "/callouts?tab=all&status=open,confirmed") {
  const page = { ...aPage(ROWS, { all: total }), meta: { ...aPage(ROWS, { all: total }).meta, total } };
  const { api, store } = await renderScreen(path, {
    "GET /callouts": () => page,
    ...answers,
  });
  const user = userEvent.setup();
  await screen.findByText("Mr J. Okandi");
  const everyone = screen.getByRole("checkbox", { name: /^Select all/ });
  if (!(everyone as HTMLInputElement).checked) await user.click(everyone);
  /** The other callout of the page is no longer of what matches. */
  const becomeOne = async () => {
    api.answers["GET /callouts"] = () => ({ ...page, data: ROWS.slice(0, 1) });
    act(() => void store.dispatch(adminApi.util.invalidateTags(["Callouts"])));
    await waitFor(() => expect(screen.queryByText("Mr J. Okandi")).not.toBeInTheDocument());
  };
  return { api, user, becomeOne };
}
const MATCHING = [412, 413, 500, 501, 502].map((id) => ({ id, reference: `C-2026-0${id}`, title: `Title ${id}` }));

test("after the page, all that match can be chosen, and changed; those that failed stay chosen, on whichever page", async () => {
  const { api, user } = await chooseAll({
    "GET /callouts/matching": () => ({ data: MATCHING }),
    "POST /callouts/bulk_preview": foreseen([501]),
    "POST /callouts/bulk": ({ body }) => ({
      data: (body as { ids: number[] }).ids.map((id) => ({
        ...{ id, ok: id !== 501 },
        error: id === 501 ? "rate_limited" : null,
      })),
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Select all 5 that match" }));
  expect(await screen.findByText("5 selected")).toBeVisible();
  expect(api.calls("GET /callouts/matching")[0]?.query.toString()).toBe("tab=all&status=open&status=confirmed");
  // What is not in view is not printed.
  expect(screen.queryByRole("button", { name: "Print" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Remind" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send reminders for 5 callouts?" }));
  expect(await dialog.findByText(/^C-2026-0501 Title 501: .*less than two hours ago/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Send reminders" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText(/^4 done/)).toBeVisible();
  expect(screen.getByText(/^C-2026-0501 Title 501: .*less than two hours ago/)).toBeVisible();
  expect(screen.getByText("1 selected")).toBeVisible();
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Remind" }));
  await waitFor(() =>
    expect(api.calls("POST /callouts/bulk_preview").at(-1)?.body).toEqual({ action: "remind", ids: [501] }),
  );
});

test("what is chosen on all pages stays so when a callout leaves the page, and while the dialog is open", async () => {
  const { api, user, becomeOne } = await chooseAll({
    "GET /callouts/matching": () => ({ data: MATCHING }),
    "POST /callouts/bulk_preview": foreseen(),
    "POST /callouts/bulk": ({ body }) => ({
      data: (body as { ids: number[] }).ids.map((id) => ({
        ...{ id, ok: id !== 501 },
        error: id === 501 ? "rate_limited" : null,
      })),
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Select all 5 that match" }));
  expect(await screen.findByText("5 selected")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Remind" }));
  const dialog = within(await screen.findByRole("dialog"));
  const send = await dialog.findByRole("button", { name: "Send reminders" });
  await becomeOne();
  expect(screen.getByText("5 selected")).toBeInTheDocument();
  await waitFor(() => expect(send).not.toHaveAttribute("aria-disabled", "true"));
  await user.click(send);
  expect(await screen.findByText(/^C-2026-0501 Title 501: .*less than two hours ago/)).toBeVisible();
  expect(api.calls("POST /callouts/bulk")[0]?.body).toMatchObject({ ids: MATCHING.map(({ id }) => id) });
  expect(screen.getByText("1 selected")).toBeVisible();
});

test("the focus goes where one goes on: to the outcome, to what is still chosen, and to the box for all", async () => {
  const { user } = await choose({
    "POST /callouts/bulk_preview": foreseen(),
    "POST /callouts/bulk": () => ({ data: ROWS.map(({ id }) => ({ id, ok: true, error: null })) }),
  });
  const everyone = screen.getByRole("checkbox", { name: /^Select all/ });
  await user.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(everyone).toHaveFocus();
  await user.click(everyone);
  await user.click(await screen.findByRole("button", { name: "Remind" }));
  await user.click(await screen.findByRole("button", { name: "Send reminders" }));
  const outcome = (await screen.findByText(/^2 done/)).closest('[role="alert"]');
  expect(outcome).toHaveFocus();
  await user.click(within(outcome as HTMLElement).getByRole("button", { name: "Close" }));
  expect(everyone).toHaveFocus();
});

test("past midnight it is still the day that is shown that all are chosen of", async () => {
  const clock = jest.spyOn(systemClock, "now").mockReturnValue(Date.parse("2026-11-26T12:00:00Z"));
  const answers = { "GET /callouts/matching": () => ({ data: MATCHING }) };
  const { api, user } = await chooseAll(answers, 5, "/callouts?tab=all&when=today");
  clock.mockReturnValue(Date.parse("2026-11-27T12:00:00Z"));
  const okandi = screen.getByRole("checkbox", { name: /^Select Mr J. Okandi/ });
  await user.click(okandi);
  await user.click(okandi);
  await user.click(await screen.findByRole("button", { name: "Select all 5 that match" }));
  expect(await screen.findByText("5 selected")).toBeVisible();
  const days = "tab=all&from=2026-11-26&to=2026-11-26";
  expect(api.calls("GET /callouts").at(-1)?.query.toString()).toBe(`${days}&per_page=15`);
  expect(api.calls("GET /callouts/matching")[0]?.query.toString()).toBe(days);
  clock.mockRestore();
});

test("another choice on the page takes the place of all that match", async () => {
  const { user } = await chooseAll({ "GET /callouts/matching": () => ({ data: MATCHING }) });
  await user.click(await screen.findByRole("button", { name: "Select all 5 that match" }));
  await screen.findByText("5 selected");
  await user.click(screen.getByRole("checkbox", { name: /^Select Mr J. Okandi/ }));
  expect(screen.getByText("1 selected")).toBeVisible();
  expect(screen.queryByRole("button", { name: /that match/ })).not.toBeInTheDocument();
  // The page is chosen again, and no more than the page.
  await user.click(screen.getByRole("checkbox", { name: /^Select Mr J. Okandi/ }));
  expect(screen.getByText("2 selected")).toBeVisible();
  expect(screen.getByRole("button", { name: "Select all 5 that match" })).toBeVisible();
});

test("what failed on another page is over with the tab, and does not come back with it", async () => {
  const { user } = await chooseAll({
    "GET /callouts/matching": () => ({ data: MATCHING }),
    "POST /callouts/bulk_preview": foreseen(),
    "POST /callouts/bulk": ({ body }) => ({
      data: (body as { ids: number[] }).ids.map((id) => ({
        id,
        ok: id !== 501,
        error: id === 501 ? "not_found" : null,
      })),
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Select all 5 that match" }));
  await user.click(await screen.findByRole("button", { name: "Remind" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Send reminders" }));
  expect(await screen.findByText("1 selected")).toBeVisible();
  await user.click(screen.getByRole("link", { name: /^Open/, hidden: true }));
  await waitFor(() => expect(screen.queryByText("1 selected")).not.toBeInTheDocument());
  expect(screen.queryByRole("button", { name: "Remind" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: /^All/ }));
  await screen.findByText("Mr J. Okandi");
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
});

test("beyond what is changed at once there is no such button, and a refusal says so", async () => {
  const { user } = await chooseAll({ "GET /callouts/matching": () => new Refusal(422, { code: "invalid_input" }) });
  await user.click(await screen.findByRole("button", { name: "Select all 5 that match" }));
  expect(await screen.findByText("The matching callouts could not be selected. Please try again.")).toBeVisible();
  expect(screen.getByText("2 selected")).toBeVisible();
  cleanup();
  await chooseAll({}, 301);
  expect(await screen.findByText("More than 300 match. Use filters to select all.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /that match/ })).not.toBeInTheDocument();
});
