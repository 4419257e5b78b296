/** What the office does after asking: standby, reminders, more doctors, changes that meet another's, copies. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../src/api/adminApi.ts";
import { watchSavedFile } from "../../support/app/files/savedFile.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail, aList, aResponse, inHours } from "../../support/aWireCallout.ts";

const HANA = { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" };
const email = { subject: "Your list", text: "Dear Dr Itokawa" };
const mails = (kind: string) => ({ data: { mails: [{ kind, doctors: [HANA], email }], silent: 0 } });

const show = (answers: Answers = {}, callout = aDetail()) =>
  renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    ...answers,
  });

const choose = async (button: string, item: string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: button }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
  return { user, dialog: within(await screen.findByRole("dialog")) };
};

test("a standby is chosen by hand, after its mail was seen, at the next free place", async () => {
  const second = aResponse({
    id: 72,
    doctor: { ...HANA, id: 52, name: "Dr Owen Talgarth" },
    outcome: "standby",
    standby_rank: 1,
  });
  const { api } = await show(
    {
      "POST /callouts/:id/responses/:id/standby_preview": () => mails("standby"),
      "POST /callouts/:id/responses/:id/standby": () => ({ data: aDetail() }),
    },
    aDetail({ responses: [aResponse(), second] }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Standby for Dr Hana Itokawa" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Dr Hana Itokawa")).toBeVisible();
  expect(api.calls("POST /callouts/:id/responses/:id/standby")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Put on standby and send 1 email" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("POST /callouts/:id/responses/:id/standby")[0]?.body).toEqual({
    rank: 2,
    reason: null,
    lock_version: 1,
  });
});

test("a booked doctor is released with a reason, and no menu offers what the state does not take", async () => {
  const { api } = await show(
    {
      "POST /callouts/:id/responses/:id/release_preview": () => mails("released"),
      "POST /callouts/:id/responses/:id/release": () => ({ data: aDetail() }),
    },
    aDetail({ status: "confirmed", responses: [aResponse({ outcome: "confirmed" })] }),
  );
  const { user, dialog } = await choose("More for Dr Hana Itokawa", "Release…");
  expect(screen.queryByRole("menuitem", { name: "Put on standby…" })).not.toBeInTheDocument();
  await user.type(dialog.getByRole("textbox", { name: /^Reason/ }), "List cancelled");
  await user.click(await dialog.findByRole("button", { name: "Release and send 1 email" }));
  await waitFor(() =>
    expect(api.calls("POST /callouts/:id/responses/:id/release")[0]?.body).toEqual({
      reason: "List cancelled",
      lock_version: 1,
    }),
  );
});

test("a new link is made after a warning, and copied", async () => {
  const { api } = await show({
    "POST /callouts/:id/recipients/:id/new_link": () => ({ data: { url: "https://app.example.test/respond/new" } }),
  });
  const { user, dialog } = await choose("More for Dr Hana Itokawa", "Create a new link…");
  const write = jest.spyOn(navigator.clipboard, "writeText");
  expect(dialog.getByText(/stops working at once/)).toBeVisible();
  expect(api.calls("POST /callouts/:id/recipients/:id/new_link")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Create a new link" }));
  await waitFor(() => expect(write).toHaveBeenCalledWith("https://app.example.test/respond/new"));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

const unanswered = aDetail({ responses: [aResponse({ response: "none" })] });

test("a reminder changes nothing for whoever has answered, and says so of nobody", async () => {
  const user = userEvent.setup();
  const preview = { data: { ...mails("reminder").data, silent: 3 } };
  await show({ "POST /callouts/:id/remind_preview": () => preview }, unanswered);
  await user.click(await screen.findByRole("button", { name: /^Remind \d+$/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByRole("button", { name: "Send 1 reminder" })).toBeVisible();
  expect(dialog.queryByText(/won’t be emailed/)).not.toBeInTheDocument();
});

test("a reminder too soon after the last is refused in words, and cannot be pressed again", async () => {
  const user = userEvent.setup();
  await show(
    {
      "POST /callouts/:id/remind_preview": () => mails("reminder"),
      "POST /callouts/:id/remind": () => new Refusal(429, { errors: ["soon"], code: "rate_limited" }),
    },
    unanswered,
  );
  await user.click(await screen.findByRole("button", { name: /^Remind \d+$/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Send 1 reminder" }));
  expect(await dialog.findByText(/less than two hours ago/)).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^Send/ })).not.toBeInTheDocument();
});

test("a change that meets another's says whose and when; mine is kept, and goes only when asked for", async () => {
  const anna = { ...aDetail({ lock_version: 9 }), updated_by: "Anna Whitlocke" };
  let refused = false;
  const { api } = await show({
    "GET /callouts/:id": () => ({ data: refused ? anna : aDetail() }),
    "PUT /callouts/:id": () => {
      const first = !refused;
      refused = true;
      return first ? new Refusal(409, { errors: ["stale"], code: "stale", data: anna }) : { data: aDetail() };
    },
  });
  const { user, dialog } = await choose("More", "Edit");
  await user.type(dialog.getByRole("textbox", { name: /^Message/ }), "Parking in bay C.");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(/^Anna Whitlocke edited this/)).toBeVisible();
  expect(dialog.getByRole("textbox", { name: /^Message/ })).toHaveValue("Parking in bay C.");
  await user.click(dialog.getByRole("button", { name: "Keep mine" }));
  expect(api.calls("PUT /callouts/:id")).toHaveLength(1);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const sent = api.calls("PUT /callouts/:id")[1]?.body;
  expect(sent).toMatchObject({ callout: { message: "Parking in bay C." }, lock_version: 9 });
});

test("a copy opens as the draft it is", async () => {
  const { api } = await show({ "POST /callouts/:id/duplicate": () => ({ data: aDetail({ id: 500 }) }) });
  const { user, dialog } = await choose("More", "Duplicate");
  await user.click(dialog.getByRole("button", { name: "Duplicate" }));
  await waitFor(() => expect(screen.getByRole("status", { name: "address" })).toHaveTextContent("/callouts/500"));
  expect(api.calls("POST /callouts/:id/duplicate")[0]?.body).toHaveProperty("date");
});

test("a copy that is asked for again after the answer was lost is the same one", async () => {
  const COPY = "POST /callouts/:id/duplicate";
  let isAway = true;
  const { api } = await show({
    [COPY]: () => (isAway ? new Refusal(504, "upstream timed out") : { data: aDetail({ id: 500 }) }),
  });
  const { user, dialog } = await choose("More", "Duplicate");
  await user.click(dialog.getByRole("button", { name: "Duplicate" }));
  expect(await dialog.findByText(/It’s safe to try again/)).toBeVisible();
  isAway = false;
  await user.click(await dialog.findByRole("button", { name: "Duplicate" }));
  await waitFor(() => expect(screen.getByRole("status", { name: "address" })).toHaveTextContent("/callouts/500"));
  const [first, ...others] = api.calls(COPY).map(({ headers }) => headers.get("idempotency-key"));
  expect(first).toMatch(/^[\d-]{10,}$/);
  expect(others).toEqual([first]);
});

test("a copy is offered for the week after the first list that was not cancelled alone", async () => {
  const gone = { cover_status: "cancelled", cancel_reason: "Surgeon away" } as const;
  const lists = [aList({ date: "2099-12-01", ...gone }), aList({ id: 12, date: "2099-12-03" })];
  const { api } = await show(
    { "POST /callouts/:id/duplicate": () => ({ data: aDetail({ id: 500 }) }) },
    aDetail({ lists }),
  );
  const { user, dialog } = await choose("More", "Duplicate");
  await user.click(dialog.getByRole("button", { name: "Duplicate" }));
  await waitFor(() => expect(api.calls("POST /callouts/:id/duplicate")).toHaveLength(1));
  expect(api.calls("POST /callouts/:id/duplicate")[0]?.body).toEqual({ date: "2099-12-10" });
});

test("a callout to be sent later says when, has no answers to choose among, and can be edited or sent at once", async () => {
  const lists = [aList(), aList({ id: 12, date: inHours(96).slice(0, 10) })];
  const scheduled = aDetail({ status: "scheduled", sent_at: null, send_at: inHours(24), lists, responses: [] });
  const email = { from_name: "Harbour", subject: "Can you cover?", html_url: "x", text: "Dear Dr Itokawa" };
  await show(
    { "POST /callouts/:id/send_preview": () => ({ data: { will_send: [HANA], skipped: [], preferences: [], email } }) },
    scheduled,
  );
  expect(await screen.findByText(/^Sends \w+ \d+ \w+, \d\d:\d\d$/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Show responses/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Edit" })).toHaveAttribute("href", "/callouts/412/edit");
  await userEvent.click(screen.getByRole("button", { name: "Send now…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send this callout?" }));
  expect(await dialog.findByRole("button", { name: "Send to 1 doctor" })).toBeEnabled();
});

test("going back to a draft that was refused first leaves no refusal once it is done", async () => {
  const scheduled = aDetail({ status: "scheduled", sent_at: null, send_at: inHours(24), responses: [] });
  const stale = () => new Refusal(409, { errors: ["stale"], code: "stale" });
  const { api } = await show({ "POST /callouts/:id/unschedule": stale }, scheduled);
  await userEvent.click(await screen.findByRole("button", { name: "Back to draft" }));
  expect(await screen.findByText(/has changed in the meantime/)).toBeVisible();
  const draft = () => ({ data: aDetail({ status: "draft", sent_at: null, responses: [] }) });
  Object.assign(api.answers, { "POST /callouts/:id/unschedule": draft, "GET /callouts/:id": draft });
  await userEvent.click(screen.getByRole("button", { name: "Back to draft" }));
  await screen.findByRole("button", { name: "Delete draft" });
  expect(screen.queryByText(/has changed in the meantime/)).not.toBeInTheDocument();
});

test("the lists are taken as a calendar file named after the callout; what went wrong is said", async () => {
  const saved = watchSavedFile();
  const { api } = await show();
  const user = userEvent.setup();
  const take = async () => {
    await user.click(screen.getByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("menuitem", { name: "Calendar file" }));
  };
  await screen.findByRole("button", { name: "More" });
  await take();
  expect(await screen.findByText("The file could not be prepared. Please try again.")).toBeVisible();
  api.answers["GET /callouts/:id/calendar.ics"] = () => "BEGIN:VCALENDAR";
  await take();
  await waitFor(() => expect(saved.name).toBe("C-2026-0412.ics"));
  expect(saved.blob.type).toBe("text/calendar;charset=utf-8");
  expect(screen.queryByText(/could not be prepared/)).not.toBeInTheDocument();
});

test("a new answer is tinted and announced, and the focus stays where it was, the row too until nobody points", async () => {
  const owen = "Dr Owen Talgarth";
  const none = aResponse({ response: "none", responded_at: null, note: null, source: null });
  const other = aResponse({ id: 72, doctor: { ...HANA, id: 52, name: owen }, response: "unavailable", note: null });
  const { api, store } = await show({}, aDetail({ responses: [other, none] }));
  const record = await screen.findByRole("button", { name: "Record answer of Dr Hana Itokawa" });
  act(() => record.focus());
  const user = userEvent.setup();
  await user.hover(screen.getByText(owen));
  api.answers["GET /callouts/:id"] = () => ({ data: aDetail({ responses: [aResponse(), other] }) });
  act(() => void store.dispatch(adminApi.util.invalidateTags([{ type: "Callout", id: 412 }])));
  expect(await screen.findByText("Dr Hana Itokawa is available")).toBeInTheDocument();
  expect(screen.getByText("Happy to do the whole day.").closest("tr")).toHaveAttribute("data-fresh");
  expect(screen.getByRole("button", { name: "Change answer of Dr Hana Itokawa" })).toHaveFocus();
  const names = () => screen.getAllByText(/^Dr (Hana|Owen) \w+$/, { selector: "td *" }).map((name) => name.textContent);
  expect(names()).toEqual([owen, HANA.name]);
  await user.unhover(screen.getByText(owen));
  expect(names()).toEqual([HANA.name, owen]);
});

test("a draft is deleted only after being asked: nothing could bring it back", async () => {
  const { api } = await show({ "DELETE /callouts/:id": () => ({ success: true }) }, aDetail({ status: "draft" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete draft" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete this draft?" }));
  expect(api.calls("DELETE /callouts/:id")).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Delete draft" }));
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent("/callouts?tab=drafts"));
});

test("a draft that a colleague changed is not deleted unseen", async () => {
  const stale = new Refusal(409, { errors: ["x"], code: "stale" });
  const draft = aDetail({ status: "draft", lock_version: 5 });
  const { api } = await show({ "DELETE /callouts/:id": () => stale }, draft);
  await userEvent.click(await screen.findByRole("button", { name: "Delete draft" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete this draft?" }));
  const reads = api.calls("GET /callouts/:id").length;
  await userEvent.click(dialog.getByRole("button", { name: "Delete draft" }));
  expect(await dialog.findByText(/^This has changed in the meantime\. You now see the latest version/)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Delete draft" })).not.toBeInTheDocument();
  expect(api.calls("DELETE /callouts/:id")[0]?.query.get("lock_version")).toBe("5");
  await waitFor(() => expect(api.calls("GET /callouts/:id").length).toBeGreaterThan(reads));
});

test("an activity that did not come says so with the request's id, and can be asked for again", async () => {
  const refused = new Refusal(422, { errors: ["no"], code: "invalid_input", request_id: "req-9" });
  const { api } = await show({ "GET /callouts/:id/events": () => refused });
  expect(await screen.findByText("Request req-9")).toBeVisible();
  api.answers["GET /callouts/:id/events"] = () => ({ data: [] });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing has happened yet.")).toBeVisible();
});
