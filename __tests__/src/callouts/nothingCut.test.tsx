/** A text that is longer than it may be is never cut: it stays as it was typed, is counted, and is refused in words. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { ME } from "../../support/app/liveApp.ts";
import { type Answers, renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail, aPage, aResponse, aRow } from "../../support/aWireCallout.ts";

const MAILS = { data: { mails: [], silent: 0 } };
const tooLong = (most: number) => "x".repeat(most + 1);

type Dialog = { path: string; answers: Answers; open: readonly string[]; submit: RegExp; call: string };

const DIALOGS: Dialog[] = [
  {
    path: "/callouts/412",
    answers: {
      "POST /callouts/:id/cancel_preview": () => MAILS,
      "POST /callouts/:id/cancel": () => ({ data: aDetail({ status: "cancelled" }) }),
    },
    open: ["More", "Cancel callout"],
    submit: /^Cancel callout/,
    call: "POST /callouts/:id/cancel",
  },
  {
    path: "/callouts/412",
    answers: {
      "POST /callouts/:id/responses/:id/release_preview": () => MAILS,
      "POST /callouts/:id/responses/:id/release": () => ({ data: aDetail() }),
    },
    open: ["More for Dr Hana Itokawa", "Release…"],
    submit: /^Release/,
    call: "POST /callouts/:id/responses/:id/release",
  },
];

async function typeInto(field: HTMLElement, text: string) {
  const user = userEvent.setup();
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  expect(field).toHaveValue(text);
}

test.each(DIALOGS)("a reason of any length can be typed; $call goes once it is short enough", async (one) => {
  const booked = aDetail({ status: "confirmed", responses: [aResponse({ outcome: "confirmed" })] });
  const { api } = await renderScreen(one.path, {
    "GET /callouts/:id": () => ({ data: booked }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    ...one.answers,
  });
  const user = userEvent.setup();
  const [button = "", item = ""] = one.open;
  await user.click(await screen.findByRole("button", { name: button }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
  const dialog = within(await screen.findByRole("dialog"));
  const reason = dialog.getByRole("textbox", { name: /^Reason/ });
  await typeInto(reason, tooLong(500));
  expect(reason).toBeInvalid();
  expect(reason).toHaveAccessibleDescription("At most 500 characters");
  await user.click(await dialog.findByRole("button", { name: one.submit }));
  expect(api.calls(one.call)).toEqual([]);
  await user.type(reason, "{Backspace}");
  expect(reason).toHaveAccessibleDescription("500 of 500");
  await user.click(dialog.getByRole("button", { name: one.submit }));
  await waitFor(() => expect(api.calls(one.call)[0]?.body).toMatchObject({ reason: "x".repeat(500) }));
  for (const { call, body } of api.log)
    if (call.endsWith("_preview")) expect((body as { reason?: string }).reason ?? "").not.toHaveLength(501);
});

test("the reason for cancelling many is refused in the same way", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts", {
    "GET /callouts": () => aPage([aRow()]),
    "POST /callouts/bulk_preview": () => ({ data: { ...MAILS.data, results: [] } }),
    "POST /callouts/:id/cancel_preview": () => MAILS,
  });
  await user.click((await screen.findAllByRole("checkbox", { name: /^Select (?!all)/ }))[0] ?? document.body);
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  const dialog = within(await screen.findByRole("dialog"));
  const reason = dialog.getByRole("textbox", { name: /^Reason/ });
  await typeInto(reason, tooLong(500));
  await user.click(await dialog.findByRole("button", { name: "Cancel and tell the doctors" }));
  expect(reason).toHaveAccessibleDescription("At most 500 characters");
  expect(api.calls("POST /callouts/bulk")).toEqual([]);
});

test("title, note on the fee, surgeon's name, specialty and theatre are refused where they stand and above", async () => {
  const user = userEvent.setup();
  const draft = aDetail({ id: 412, status: "draft" });
  const { api, store } = await renderScreen("/callouts/412/edit", {
    "GET /callouts/:id": () => ({ data: draft }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "PUT /callouts/:id": () => ({ data: draft }),
  });
  const { company } = ME;
  const company_settings = { ...company.company_settings, fees_enabled: true, currency: "GBP" };
  act(() => void store.dispatch(sessionOpened({ user: { ...ME, company: { ...company, company_settings } } })));
  await user.selectOptions(await screen.findByLabelText(/^Surgeon$/), "Another surgeon…");
  const fields = [
    ["Title", screen.getByLabelText(/^Title/), 120],
    ["Note on the fee", await screen.findByLabelText(/^Note on the fee/), 150],
    ["Surgeon’s name", screen.getByLabelText(/^Surgeon’s name/), 150],
    ["Specialty", screen.getByLabelText(/^Specialty/), 150],
    ["Theatre", screen.getByLabelText(/^Theatre/), 150],
  ] as const;
  for (const [, field, most] of fields) {
    await typeInto(field, tooLong(most));
    expect(field).toHaveAccessibleDescription(`${most + 1} of ${most}`);
  }
  await user.click(screen.getByRole("button", { name: /^Send( to|$)/ }));
  for (const [name, field, most] of fields) {
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(`${name}: at most ${most} characters`);
    expect(field).toHaveValue(tooLong(most));
    expect(screen.getByRole("link", { name: new RegExp(`^${name}: at most ${most} characters`) })).toBeVisible();
  }
  expect(api.log.filter(({ call }) => call.includes("send"))).toEqual([]);
});

test.each([
  ["/doctors/new", /^Title/, 20],
  ["/doctors/new", /^Internal notes/, 2000],
  ["/practice-management/sites?edit=new", /^Short name/, 12],
  ["/practice-management/sites?edit=new", /^Address/, 300],
  ["/practice-management/surgeons?edit=new", /^Specialty/, 60],
  ["/practice-management/groups?edit=new", /^Description/, 500],
])("%s: what is typed into %s stays and is refused in words", async (path, label, most) => {
  const user = userEvent.setup();
  const { api } = await renderScreen(path, {});
  const field = await screen.findByRole("textbox", { name: label });
  await typeInto(field, tooLong(most));
  expect(field).toHaveAccessibleDescription(`${most + 1} of ${most}`);
  await user.click(screen.getByRole("button", { name: /^(Save|Add)/ }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(`At most ${most} characters`));
  expect(field).toHaveValue(tooLong(most));
  expect(api.log.filter(({ call }) => !call.startsWith("GET"))).toEqual([]);
});
