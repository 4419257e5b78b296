/** A callout's page: seats and answers, booking with every mail in view, refusals in place. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type CalloutList } from "../../../src/contract/shapes/calloutList.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aBooking, aDetail, aList, aPage, aResponse, aRow, inHours } from "../../support/aWireCallout.ts";

const HANA = { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" };
const OWEN = { id: 52, name: "Dr Owen Talgarth", grade: null };
const MAILS = {
  data: {
    mails: [
      { kind: "confirmation", doctors: [HANA], email: { subject: "You are booked", text: "Dear Dr Itokawa" } },
      {
        kind: "filled",
        doctors: [OWEN, { id: 53, name: "Dr Lucia Ferrantino", grade: null }],
        email: { subject: "Filled, thank you", text: "Dear Dr Talgarth" },
      },
    ],
    silent: 6,
  },
};

const show = (answers: Answers = {}, path = "/callouts/412") =>
  renderScreen(path, {
    "GET /callouts/:id": () => ({ data: aDetail() }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "POST /callouts/:id/responses/:id/confirm_preview": () => MAILS,
    ...answers,
  });

const confirmHana = () => screen.findByRole("button", { name: "Confirm Dr Hana Itokawa" });

test("an answer is a chip and no booking: the seat stays empty until somebody is confirmed", async () => {
  const list = aList({
    requirements: ["cardiac", "regional"],
    notes_public: "Bay C",
    notes_internal: "Ask Hana first",
  });
  await show({ "GET /callouts/:id": () => ({ data: aDetail({ lists: [list] }) }) });
  expect(await screen.findByText("1 anaesthetist needed")).toBeVisible();
  expect(screen.getByText("Happy to do the whole day.")).toBeVisible();
  expect(screen.getByText("No clash")).toBeVisible();
  for (const said of [
    "Requirements: Cardiac · Regional anaesthesia",
    "Note for doctors: Bay C",
    "Internal notes: Ask Hana first",
  ])
    expect(screen.getByText(said)).toBeVisible();
});

test("a title that a person gave heads the page, and the facts stand beneath it", async () => {
  const facts = "Anaesthetist, Ms N. Merrowby, St Brannoc’s Hospital";
  const { unmount } = await show();
  expect(await screen.findByRole("heading", { level: 1, name: new RegExp(facts) })).toBeVisible();
  unmount();
  await show({ "GET /callouts/:id": () => ({ data: aDetail({ title: "Robot week", title_own: true }) }) });
  expect(await screen.findByRole("heading", { level: 1, name: /^Robot week/ })).toBeVisible();
  expect(screen.getByText(facts)).toBeVisible();
});

test("after the first list was cancelled alone the page is named after the next one", async () => {
  const site = { ...aList().site, name: "Northbank" };
  const lists = [aList({ cover_status: "cancelled" }), aList({ id: 12, site, specialty: "Vascular" })];
  await show({ "GET /callouts/:id": () => ({ data: aDetail({ lists }) }) });
  expect(await screen.findByRole("heading", { level: 1, name: /, Northbank/ })).toBeVisible();
  expect(screen.getByText(/^Vascular, 2 lists/)).toBeVisible();
});

test("of several lists the heading, the facts and the row's menu name the first, and say how many more there are", async () => {
  const lists = [aList(), aList({ id: 12 }), aList({ id: 13 }), aList({ id: 14, cover_status: "cancelled" })];
  for (const status of ["open", "confirmed"] as const) {
    const { unmount } = await show({ "GET /callouts/:id": () => ({ data: aDetail({ lists, status }) }) });
    const name = /Ms N\. Merrowby, St Brannoc’s Hospital \+2\slists/;
    expect(await screen.findByRole("heading", { level: 1, name })).toBeVisible();
    expect(within(screen.getByRole("region", { name: "Overview" })).getByText(/\+2\slists$/)).toBeVisible();
    unmount();
  }
  await show({ "GET /callouts": () => aPage([aRow({ lists })]) }, "/callouts");
  expect(await screen.findByRole("button", { name: /^More for Ms N\. Merrowby, .+\+2\slists$/ })).toBeVisible();
});

test("before a doctor is booked, every mail is named; the button says how many", async () => {
  const user = userEvent.setup();
  const booked = aDetail({
    status: "confirmed",
    filled: 1,
    lists: [aList({ confirmed: [aBooking()] })],
    responses: [aResponse({ outcome: "confirmed", lock_version: 2 })],
  });
  const { api } = await show();
  api.answers["POST /callouts/:id/responses/:id/confirm"] = () => {
    api.answers["GET /callouts/:id"] = () => ({ data: booked });
    return { data: booked };
  };
  await user.click(await confirmHana());
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm Dr Hana Itokawa?" }));
  expect(await dialog.findByText("Dr Owen Talgarth and Dr Lucia Ferrantino")).toBeVisible();
  expect(dialog.getByText(/^The other 6 doctors won’t be emailed/)).toBeVisible();
  const [, filled] = dialog.getAllByRole("button", { name: "Preview" });
  expect(dialog.queryByText(/Dear Dr Talgarth/)).not.toBeInTheDocument();
  await user.click(filled as HTMLElement);
  expect(filled).toHaveAccessibleDescription("2 “filled, thank you”");
  expect(dialog.getByText(/Dear Dr Talgarth/)).toBeVisible();
  expect(dialog.queryByText(/Dear Dr Itokawa/)).not.toBeInTheDocument();
  expect(api.calls("POST /callouts/:id/responses/:id/confirm")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Confirm and send 3 emails" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("POST /callouts/:id/responses/:id/confirm")[0]?.body).toMatchObject({ lock_version: 1 });
  expect(await screen.findByText("Not acknowledged")).toBeVisible();
  expect(screen.queryByText("1 anaesthetist needed")).not.toBeInTheDocument();
});

test("facts stand beside the answer; an expired credential is confirmed only after being asked once more", async () => {
  const user = userEvent.setup();
  const fit = {
    credential: { state: "expired", until: "2026-11-01" },
    with_surgeon: 11,
    last_with_surgeon: "2026-11-01",
    preference: "avoid",
    offered: 6,
    ...{ accepted: 4, confirmed: 3, weekends: 1, away: true, usually_not: true },
  } as const;
  const medians = { offered: 7, accepted: 3.5, confirmed: 2, weekends: 0 };
  const { api } = await show({
    "GET /callouts/:id": () => ({ data: aDetail({ responses: [aResponse({ fit })], medians }) }),
    "POST /callouts/:id/responses/:id/confirm": () => ({ data: aDetail() }),
  });
  expect(await screen.findByText(/^Credential expired Sun 1 Nov/)).toBeVisible();
  expect(screen.getByText("said yes 4 of 6 (median 3.5 of 7)")).toBeVisible();
  for (const fact of ["booked 3 (median 2)", "at weekends 1 (median 0)"]) expect(screen.getByText(fact)).toBeVisible();
  const together = screen.getByText(/^11 lists with this surgeon · last on Sun 1 Nov/);
  expect(together.textContent).toContain("last on Sun\u00a01\u00a0Nov");
  for (const fact of ["Ms N. Merrowby would rather not", "Away then", "Usually not then"])
    expect(screen.getByText(fact)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Confirm Dr Hana Itokawa…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm Dr Hana Itokawa?" }));
  expect(await dialog.findByText(/^The other 6 doctors won’t be emailed/)).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^Confirm and send/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("checkbox", { name: /although not credentialed/ }));
  await user.click(dialog.getByRole("button", { name: "Confirm and send 3 emails" }));
  await waitFor(() =>
    expect(api.calls("POST /callouts/:id/responses/:id/confirm")[0]?.body).toMatchObject({ despite_credential: true }),
  );
});

test("refused since somebody was faster: said in place, what is shown is asked for anew, only the way back is left", async () => {
  const user = userEvent.setup();
  const { api } = await show({
    "POST /callouts/:id/responses/:id/confirm": () => new Refusal(409, { errors: ["filled"], code: "already_filled" }),
  });
  await user.click(await confirmHana());
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm Dr Hana Itokawa?" }));
  const before = api.calls("GET /callouts/:id").length;
  await user.click(await dialog.findByRole("button", { name: /^Confirm and send/ }));
  expect(await dialog.findByText(/^All positions of this list are filled/)).toBeVisible();
  await waitFor(() => expect(api.calls("GET /callouts/:id").length).toBe(before + 1));
  expect(dialog.queryByRole("button", { name: /^Confirm and send/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("no answer is no refusal: what was sent may have been done, and may be sent again", async () => {
  const user = userEvent.setup();
  await show({ "POST /callouts/:id/responses/:id/confirm": () => new Refusal(504, "upstream timed out") });
  await user.click(await confirmHana());
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm Dr Hana Itokawa?" }));
  await user.click(await dialog.findByRole("button", { name: /^Confirm and send/ }));
  expect(await dialog.findByText(/^We couldn’t reach the server, so this may not have gone through/)).toBeVisible();
  expect(dialog.getByRole("button", { name: /^Confirm and send/ })).toBeEnabled();
});

test("a server without room has saved nothing and mailed nobody, and that is said", async () => {
  const user = userEvent.setup();
  await show({
    "POST /callouts/:id/responses/:id/confirm": () => new Refusal(507, { errors: ["full"], code: "storage_full" }),
  });
  await user.click(await confirmHana());
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm Dr Hana Itokawa?" }));
  await user.click(await dialog.findByRole("button", { name: /^Confirm and send/ }));
  expect(
    await dialog.findByText(/^The server has no space left. Nothing was saved, and nobody was emailed/),
  ).toBeVisible();
});

test("what a doctor said of several lists at once is one entry of the activity, which says of which", async () => {
  const [first, second] = [aList(), aList({ id: 12, date: inHours(96).slice(0, 10) })];
  const said = (id: number, { date: list_date }: CalloutList, created_at: string) => ({
    id,
    action: "answer_recorded",
    actor: { type: "doctor", name: OWEN.name },
    params: { doctor: OWEN.name, response: "if_needed", list_date },
    created_at,
  });
  const [now, before] = [inHours(-1), inHours(-2)];
  await show({
    "GET /callouts/:id": () => ({ data: aDetail({ lists: [first, second] }) }),
    "GET /callouts/:id/events": () => ({ data: [said(9, second, now), said(8, first, now), said(7, first, before)] }),
  });
  const activity = within(await screen.findByRole("region", { name: "Activity" }));
  const [both, earlier, ...rest] = await activity.findAllByRole("listitem");
  expect(both).toHaveTextContent(/^Dr Owen Talgarth can come if needed/);
  expect(both).toHaveTextContent(/For \w+ \d+ \w+ and \w+ \d+ \w+ · .+ · by email link$/);
  expect(earlier).toHaveTextContent(/For \w+ \d+ \w+ · .+ · by email link$/);
  expect(rest).toEqual([]);
});

test("cancelling asks for a reason and says whom it tells", async () => {
  const user = userEvent.setup();
  const { api } = await show({
    "POST /callouts/:id/cancel_preview": () => ({
      data: {
        mails: [{ kind: "cancelled", doctors: [HANA], email: { subject: "Cancelled", text: "Dear Dr Itokawa" } }],
        silent: 0,
      },
    }),
    "POST /callouts/:id/cancel": () => ({ data: aDetail({ status: "cancelled", cancel_reason: "Surgeon on leave" }) }),
  });
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Cancel callout" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel this callout?" }));
  await user.click(await dialog.findByRole("button", { name: "Cancel and send 1 email" }));
  expect(dialog.getByText("Please give a reason.")).toBeVisible();
  expect(api.calls("POST /callouts/:id/cancel")).toEqual([]);
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Surgeon on leave");
  await user.click(dialog.getByRole("button", { name: "Cancel and send 1 email" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("POST /callouts/:id/cancel")[0]?.body).toEqual({ reason: "Surgeon on leave", lock_version: 3 });
});

test("another practice's callout is not found, in place", async () => {
  await renderScreen("/callouts/999", {});
  expect(await screen.findByRole("heading", { name: "Callout not found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to callouts" })).toHaveAttribute("href", "/callouts");
  expect(screen.getByRole("status", { name: "address" })).toHaveTextContent("/callouts/999");
});

const clash = { list_id: 5, date: "2031-02-03", site: "Northbank" };

test("from its row the best answer is booked, after its mails were seen: for the first list that needs somebody", async () => {
  const full = aList({ confirmed: [aBooking({ response_id: 1, doctor: OWEN })] });
  const lists = [full, aList({ id: 12 }), aList({ id: 13 })];
  const responses = [
    aResponse({ id: 80 }),
    aResponse({ id: 81, list_id: 12, doctor: OWEN, clash }),
    aResponse({ id: 82, list_id: 12, response: "if_needed", doctor: OWEN }),
    aResponse({ id: 83, list_id: 12, lock_version: 4 }),
    aResponse({ id: 84, list_id: 13, doctor: OWEN }),
  ];
  const row = aRow({ lists, filled: 1, needed: 3 });
  const answers: Answers = {
    "GET /callouts": () => aPage([row]),
    "GET /callouts/:id": () => ({ data: aDetail({ ...row, responses }) }),
    "POST /callouts/:id/responses/:id/confirm": () => ({ data: aDetail() }),
  };
  const { api } = await show(answers, "/callouts");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^More for Ms N. Merrowby/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Confirm best…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm Dr Hana Itokawa?" }));
  await user.click(await dialog.findByRole("button", { name: "Confirm and send 3 emails" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const [confirmed] = api.calls("POST /callouts/:id/responses/:id/confirm");
  expect(confirmed).toMatchObject({ path: "/callouts/412/responses/83/confirm", body: { lock_version: 4 } });
});

test("where every offer needs a closer look, nothing is booked from the row; without an offer nothing is proposed", async () => {
  const waiting = aRow({ id: 413, offers: 0, lists: [aList({ surgeon: { id: 2, name: "Mr J. Okandi" } })] });
  await show(
    {
      "GET /callouts": () => aPage([aRow(), waiting]),
      "GET /callouts/:id": () => ({ data: aDetail({ responses: [aResponse({ clash })] }) }),
    },
    "/callouts",
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^More for Mr J. Okandi/ }));
  await screen.findByRole("menuitem", { name: "Open" });
  expect(screen.queryByRole("menuitem", { name: "Confirm best…" })).not.toBeInTheDocument();
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: /^More for Ms N. Merrowby/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Confirm best…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm the best answer" }));
  expect(await dialog.findByText(/needs checking/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("status", { name: "address" })).toHaveTextContent("/callouts/412");
});
