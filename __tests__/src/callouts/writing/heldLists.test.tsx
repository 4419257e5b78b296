/** Lists to call out that another callout has by now, or that are no more: each is named, with the reason and the way there. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { USUAL_TIMES } from "../../../../src/contract/rules/sessionHours.ts";
import { type ListRow } from "../../../../src/contract/shapes/calloutList.ts";
import { listValues } from "../../../../src/features/callouts/form/model/draftValues.ts";
import { startingWith } from "../../../../src/features/callouts/form/model/newCallout.ts";
import { ToastBoard } from "../../../../src/features/notifications/toasts/toastBoard.ts";
import { address, autosaveByHand, FORM_ANSWERS, PLACES } from "../../../support/app/calloutForm.ts";
import { SharedStorage } from "../../../support/app/liveApp.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aList } from "../../../support/aWireCallout.ts";

const { savesItself } = autosaveByHand();

const CALLOUT = { id: 412, reference: "C-2026-0412", title: "Cover", title_own: false, status: "open" } as const;
const aListRow = (values: Partial<ListRow> = {}): ListRow => {
  const { counts, ...list } = aList({ date: "2099-11-30", starts_at: "2099-11-30T08:00:00.000Z" });
  const own = { callout: null, offers: 0, updated_by: "Beatrix Holm", updated_at: "2026-11-20T10:00:00.000Z" };
  return { ...list, ...own, cover_status: "uncovered", confirmed: [], ...values };
};
const FREE = aListRow({ id: 72 });
const HELD = aListRow({ id: 73, cover_status: "calling", callout: { ...CALLOUT, status: "confirmed" } });
const held = () =>
  new Refusal(409, { errors: ["taken"], code: "list_in_callout", data: { ...HELD, callout: CALLOUT } });

const show = (path: string, answers: Answers = {}, ports: Parameters<typeof renderScreen>[3] = {}) =>
  renderScreen(path, { ...FORM_ANSWERS, ...PLACES, "GET /lists/:id": () => ({ data: FREE }), ...answers }, "en", ports);

async function choosePartners() {
  const user = userEvent.setup();
  await user.type(await screen.findByRole("combobox", { name: "Send to" }), "part");
  await screen.findByRole("option", { name: "Partners (11)" });
  await user.keyboard("{Enter}");
  return user;
}
const missing = () => new Refusal(404, { errors: ["The requested list is not found"], code: "not_found" });
const REASON = /^Mon, 30 Nov 2099 .* this list is already in another callout\./;

test("a draft that is refused for a list says which one, and leads to the callout that has it", async () => {
  await show("/callouts/new?list=72", { "POST /callouts": held });
  const user = await choosePartners();
  await screen.findByRole("button", { name: "Send to 1 doctor" });
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  const told = await screen.findByText(REASON);
  expect(within(told.parentElement as HTMLElement).getByRole("link", { name: "Open it" })).toHaveAttribute(
    "href",
    "/callouts/412",
  );
  expect(screen.getByText("Not saved")).toBeVisible();
});

test("saving by itself and looking who would be emailed say the same", async () => {
  await show("/callouts/new?list=72", { "POST /callouts": held, "POST /callouts/preview": held });
  await choosePartners();
  await screen.findByText(REASON);
  expect(screen.queryByText("The preview could not be created.")).not.toBeInTheDocument();
  await savesItself();
  expect((await screen.findByText("Not saved")).closest("[data-bottom-bar]")).toHaveTextContent(
    "this list is already in another callout",
  );
});

test("looking who would be emailed says of which draft, so that another draft's lists are told before anything is sent", async () => {
  const { api } = await show("/callouts/new?list=72");
  const asked = () => api.calls("POST /callouts/preview").map(({ body }) => body) as { draft_id?: number | null }[];
  await choosePartners();
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ draft_id: null }));
  await savesItself();
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ draft_id: 500 }));
});

test("the lists of a draft that was sent meanwhile are not said to be another callout's", async () => {
  const { api } = await show("/callouts/new?list=72");
  const user = await choosePartners();
  await screen.findByRole("button", { name: "Send to 1 doctor" });
  await savesItself();
  await screen.findByText(/^Saved \d/);
  const own = () =>
    new Refusal(409, { errors: ["x"], code: "list_in_callout", data: { ...HELD, callout: { ...CALLOUT, id: 500 } } });
  const sent = () => new Refusal(409, { errors: ["x"], code: "invalid_transition" });
  Object.assign(api.answers, { "POST /callouts/preview": own, "PUT /callouts/:id": sent });
  await user.type(screen.getByLabelText(/^Message/), "Bay C");
  await savesItself();
  expect((await screen.findAllByText("Not up to date"))[0]).toBeVisible();
  await savesItself();
  expect(await screen.findByRole("link", { name: "Open it" })).toHaveAttribute("href", "/callouts/500");
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});

test("a list deleted before it was called out is told as such, and made anew only where that is wanted", async () => {
  const { api } = await show("/callouts/new?list=72", { "POST /callouts": missing });
  await screen.findByRole("combobox", { name: "Send to" });
  api.answers["GET /lists/:id"] = missing;
  const user = await choosePartners();
  await screen.findByRole("button", { name: "Send to 1 doctor" });
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(await screen.findByText("A list of this callout has been deleted in the meantime.")).toBeVisible();
  Object.assign(api.answers, { "POST /callouts": FORM_ANSWERS["POST /callouts"] });
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  const { body } = api.calls("POST /callouts").at(-1) ?? {};
  const [list] = (body as { callout: { lists: object[] } }).callout.lists;
  expect(list).toMatchObject({ date: "2099-11-30" });
  expect(list).not.toHaveProperty("id");
});

test("whoever takes what became of a list that was deleted goes on to the callouts", async () => {
  const { api } = await show("/callouts/new?list=72", { "POST /callouts": missing });
  await screen.findByRole("combobox", { name: "Send to" });
  api.answers["GET /lists/:id"] = missing;
  const user = await choosePartners();
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await user.click(await screen.findByRole("button", { name: "Use theirs" }));
  await waitFor(() => expect(address()).toBe("/callouts"));
});

test("a list as a colleague has changed it can be taken in place of what was typed before", async () => {
  const values = startingWith({ times: USUAL_TIMES, mode: "select", respondWithinHours: null }, [
    { ...listValues(FREE), version: FREE.lock_version - 1, caseMix: "ENT" },
  ]);
  const storage = new SharedStorage().tab();
  const chosen = [{ kind: "group", id: 9, name: "Partners", count: 11 }];
  const kept = { user: 0, of: "list 72", draft: null, at: Date.now(), values: { ...values, chosen } };
  storage.write("unsentCallout", JSON.stringify(kept));
  const stale = () => new Refusal(409, { errors: ["stale"], code: "stale", data: FREE });
  await show("/callouts/new?list=72", { "POST /callouts": stale }, { storage });
  const user = userEvent.setup();
  expect(await screen.findByLabelText(/^Case mix/)).toHaveValue("ENT");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await user.click(await screen.findByRole("button", { name: "Use theirs" }));
  await waitFor(() => expect(screen.queryByLabelText(/^Case mix/)).not.toHaveValue("ENT"));
  expect(screen.queryByText(/^This is what you typed|edited this/)).not.toBeInTheDocument();
});

test("who would be emailed is not asked again where the answer can only be the same", async () => {
  const { api } = await show("/callouts/new?list=72", { "POST /callouts/preview": held });
  await choosePartners();
  await screen.findByText(REASON);
  fireEvent(window, new Event("online"));
  expect(screen.getByText(REASON)).toBeVisible();
  expect(api.calls("POST /callouts/preview")).toHaveLength(1);
});

test("lists chosen while planning that cannot be called out are named with the reason", async () => {
  const cancelled = aListRow({ id: 74, date: "2099-12-01", cover_status: "cancelled" });
  await show("/callouts/new?from=2099-11-30&to=2099-12-06&list=72&list=73&list=74&list=75", {
    "GET /lists": () => ({ data: [FREE, HELD, cancelled] }),
  });
  const told = within(
    (await screen.findByText("Some of the lists you chose are left out")).parentElement as HTMLElement,
  );
  const lines = told.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Mon, 30 Nov 2099 .*already in C-2026-0412$/),
    expect.stringMatching(/^Tue, 1 Dec 2099 .*cancelled$/),
    "1 list was deleted or moved to another day.",
  ]);
  expect(told.getByRole("link", { name: "already in C-2026-0412" })).toHaveAttribute("href", "/callouts/412");
});

test("what would take planned lists away goes once they are being called out; another plan's stays", async () => {
  const toast = new ToastBoard();
  const undo = (id: number) => ({ endpoint: "callBackPlan", arg: {}, lists: [id] });
  toast.say("success", { key: "common:saved" }, "these", undo(72));
  toast.say("success", { key: "common:saved" }, "others", undo(99));
  await show("/callouts/new?list=72", {}, { toast });
  await screen.findByRole("combobox", { name: "Send to" });
  expect(toast.read().map(({ key }) => key)).toEqual(["others"]);
});
