/** The table of callouts: what a row says, the address as its memory, rows that wait. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../src/api/adminApi.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aList, aPage, aRow } from "../../support/aWireCallout.ts";

const address = () => screen.getByRole("status", { name: "address" }).textContent;
const table = () => screen.findByRole("table", { name: "Callouts" });

test("a row says when, whose list, where, how the asking goes, and until when", async () => {
  await renderScreen("/callouts", { "GET /callouts": () => aPage([aRow()]) });
  const link = await within(await table()).findByRole("link", { name: "Ms N. Merrowby" });
  const row = within(link.closest("tr") as HTMLElement);
  expect(row.getByText("AM")).toBeVisible();
  expect(row.getByText(/08:00–12:00 · in 3 d/)).toBeVisible();
  expect(row.getByText("Open")).toBeVisible();
  expect(row.getByText("4 to choose from")).toBeVisible();
  expect(row.getByRole("img", { name: "Available 3, If needed 1, Not available 4, No answer 6" })).toBeInTheDocument();
  expect(row.getByText("0 of 1 filled")).toBeVisible();
  expect(row.getByText("in 1 d 6 h")).toBeVisible();
  expect(link).toHaveAttribute("href", "/callouts/412");
});

test("a title that a person gave is the row's name, with whose list it is beneath; one made from the lists is not", async () => {
  const named = aRow({ id: 2, title: "Robot week, day 2", title_own: true });
  await renderScreen("/callouts", { "GET /callouts": () => aPage([aRow(), named]) });
  const link = await screen.findByRole("link", { name: "Robot week, day 2" });
  const row = within(link.closest("tr") as HTMLElement);
  expect(row.getByText(/^Ms N. Merrowby · Gynaecology/)).toBeVisible();
  expect(row.getByRole("checkbox", { name: /^Select Robot week, day 2, / })).toBeEnabled();
  expect(screen.getByRole("link", { name: "Ms N. Merrowby" })).toBeVisible();
});

test("risk stands in words beside the status, and takes the place of offers", async () => {
  await renderScreen("/callouts", { "GET /callouts": () => aPage([aRow({ risk: "doctor_withdrew" })]) });
  expect(await screen.findByText("At risk: doctor withdrew")).toBeVisible();
  expect(screen.queryByText("4 to choose from")).not.toBeInTheDocument();
});

test("the zone is named only where the list's clocks are not the person's", async () => {
  const far = "Pacific/Auckland";
  const rows = [aRow(), aRow({ id: 2, lists: [aList({ time_zone: far, surgeon: { id: 2, name: "Mr J. Okandi" } })] })];
  await renderScreen("/callouts", { "GET /callouts": () => aPage(rows) });
  const away = await screen.findByRole("link", { name: "Mr J. Okandi" });
  expect(within(away.closest("tr") as HTMLElement).getByText(/Auckland time/)).toBeVisible();
  const here = screen.getByRole("link", { name: "Ms N. Merrowby" });
  expect(within(here.closest("tr") as HTMLElement).queryByText(/ time$/)).not.toBeInTheDocument();
});

test("tabs carry their counts, and say when there are more than can be counted", async () => {
  await renderScreen("/callouts?tab=all", {
    "GET /callouts": () => aPage([aRow()], { needs_action: 4, open: 1000 }),
  });
  const tabs = within(screen.getByRole("navigation", { name: "Callouts by state" }));
  expect(await tabs.findByRole("link", { name: "Needs action 4" })).toHaveAttribute(
    "href",
    "/callouts?tab=needs_action",
  );
  expect(tabs.getByRole("link", { name: "Open 999+" })).toBeVisible();
  expect(tabs.getByRole("link", { name: "All 1" })).toHaveAttribute("aria-current", "page");
});

test("where there is room, who sent it and when it was changed have columns, and the latter sorts", async () => {
  const user = userEvent.setup();
  const lists = [aList({ time_zone: "Pacific/Auckland" })];
  const updated_at = "2026-08-03T08:30:00.000Z";
  const ownTime = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" }).format(Date.parse(updated_at));
  const answers = { "GET /callouts": () => aPage([aRow({ updated_at, lists })]) };
  const { unmount } = await renderScreen("/callouts", answers);
  expect((await table()).querySelectorAll("th")).toHaveLength(9);
  unmount();
  const narrower = window.matchMedia;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), narrower(media), { matches: media === "(min-width: 1600px)" });
  const { api } = await renderScreen("/callouts", answers);
  expect(await screen.findByRole("cell", { name: "Anna Whitlocke" })).toBeVisible();
  expect(screen.getByRole("cell", { name: new RegExp(`^Mon.3.Aug, ${ownTime}$`) })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Updated" }));
  window.matchMedia = narrower;
  expect(api.calls("GET /callouts").at(-1)?.query.get("sort")).toBe("updated_at");
});

test("pressing a head sorts, pressing it again turns the order round", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts", { "GET /callouts": () => aPage([aRow()]) });
  await screen.findByRole("link", { name: "Ms N. Merrowby" });
  await user.click(screen.getByRole("button", { name: "Respond by" }));
  expect(screen.getByRole("columnheader", { name: "Respond by" })).toHaveAttribute("aria-sort", "ascending");
  await user.click(screen.getByRole("button", { name: "Respond by" }));
  await waitFor(() => expect(address()).toBe("/callouts?sort=-respond_by"));
});

test("all callouts come as in a diary, by no column; a row is named by the first list that was not cancelled alone", async () => {
  const gone = aList({ date: "2099-12-01", cover_status: "cancelled", cancel_reason: "Surgeon away" });
  const lists = [gone, aList({ id: 12, date: "2099-12-03" })];
  await renderScreen("/callouts?tab=all", { "GET /callouts": () => aPage([aRow({ lists })]) });
  expect(await screen.findByRole("checkbox", { name: /3 Dec 2099$/ })).toBeEnabled();
  const sorted = screen.getAllByRole("columnheader").flatMap((head) => head.getAttribute("aria-sort") ?? []);
  expect(sorted.filter((order) => order !== "none")).toEqual([]);
});

test("rows that arrive wait to be shown; those shown change in place", async () => {
  const user = userEvent.setup();
  const { api, store } = await renderScreen("/callouts", { "GET /callouts": () => aPage([aRow()]) });
  await screen.findByText("4 to choose from");
  const late = aRow({ id: 413, lists: [aList({ surgeon: { id: 3, name: "Ms T. Varnholt" } })] });
  api.answers["GET /callouts"] = () => aPage([late, aRow({ offers: 5 })]);
  act(() => void store.dispatch(adminApi.util.invalidateTags(["Callouts"])));
  expect(await screen.findByText("5 to choose from")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Ms T. Varnholt" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "1 new Show" }));
  // The keyboard goes on at the first row.
  await waitFor(() => expect(screen.getByRole("link", { name: "Ms T. Varnholt" })).toHaveFocus());
  expect(screen.queryByRole("button", { name: /new Show/ })).not.toBeInTheDocument();
});

test("an empty practice is shown the way, an empty search the way out", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts?q=nobody", { "GET /callouts": () => aPage([]) });
  expect(await screen.findByRole("heading", { name: "No callouts match" })).toBeVisible();
  expect(screen.getByText("nobody")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await screen.findByRole("heading", { name: "No callouts yet" })).toBeVisible();
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
});

test("the keyboard goes on where an empty tab or search was left", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts?tab=drafts&q=nobody", {
    "GET /callouts": ({ query }) => aPage(query.get("tab") === "all" ? [aRow()] : [], { all: 1 }),
  });
  await user.click(await screen.findByRole("button", { name: "Clear filters" }));
  const showAll = await screen.findByRole("button", { name: "Show all callouts" });
  expect(screen.getByRole("combobox", { name: "When" })).toHaveFocus();
  await user.click(showAll);
  expect(await screen.findByRole("table", { name: "Callouts" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("a failure says so with the request's id, and can be tried again", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts", {
    "GET /callouts": () => new Refusal(422, { errors: ["no"], code: "invalid_input", request_id: "req-7" }),
  });
  expect(await screen.findByText("Request req-7")).toBeVisible();
  api.answers["GET /callouts"] = () => aPage([aRow()]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Ms N. Merrowby" })).toBeVisible();
});

test("in German the table speaks German", async () => {
  await renderScreen("/callouts", { "GET /callouts": () => aPage([aRow()]) }, "de");
  expect(await screen.findByText("4 zur Auswahl")).toBeVisible();
  expect(screen.getByText("in 1 Tg. 6 Std.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Anfragen" })).toBeVisible();
});

test("chosen rows are reminded of or cancelled together, and what failed is said", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts", {
    "GET /callouts": () => aPage([aRow(), aRow({ id: 413 })]),
    "POST /callouts/bulk_preview": () => ({ data: { mails: [], silent: 0, results: [] } }),
    "POST /callouts/bulk": () => ({
      data: [
        { id: 412, ok: true, error: null },
        { id: 413, ok: false, error: "invalid_transition" },
      ],
    }),
  });
  const all = await screen.findByRole("checkbox", { name: "Select all on this page" });
  // There is nothing to choose before the rows are there.
  await waitFor(() => expect(all).toBeEnabled());
  await user.click(all);
  expect(await screen.findByText("2 selected")).toBeVisible();
  window.print = jest.fn();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(window.print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel 2 callouts?" }));
  await user.click(await dialog.findByRole("button", { name: "Cancel and tell the doctors" }));
  expect(await dialog.findByText("Please give a reason.")).toBeVisible();
  expect(api.calls("POST /callouts/bulk")).toEqual([]);
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Theatre closed");
  await user.click(dialog.getByRole("button", { name: "Cancel and tell the doctors" }));
  expect(await screen.findByText("1 done · 1 could not be done")).toBeVisible();
  expect(api.calls("POST /callouts/bulk")[0]?.body).toEqual({
    action: "cancel",
    ids: [412, 413],
    reason: "Theatre closed",
  });
});

test("an empty practice sees what is done and what comes next", async () => {
  await renderScreen("/callouts", {
    "GET /callouts": () => aPage([]),
    "GET /sites": () => ({ data: [{ id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] }] }),
  });
  expect(await screen.findByRole("link", { name: "Add your doctors" })).toHaveAttribute("href", "/doctors");
  expect(screen.queryByRole("link", { name: "Add a site" })).not.toBeInTheDocument();
  expect(screen.getByText("1 of 4 done")).toBeVisible();
  const callout = screen.getByRole("button", { name: "New callout" });
  expect(callout).toBeDisabled();
  expect(callout).toHaveAccessibleDescription("Please finish the steps above first.");
});

test("Ctrl K leads anywhere by a few letters and the keyboard; the help names it", async () => {
  const user = userEvent.setup();
  const hit = { type: "doctor", id: 31, label: "Dr Hana Itokawa", sub: "Consultant", date: null };
  const callout = { type: "callout", id: 7, label: "Mr Lee · Northbank", sub: "C-2026-0001", date: "2026-11-26" };
  const { api } = await renderScreen("/callouts", {
    "GET /callouts": () => aPage([aRow()]),
    "GET /search": ({ query }) => ({ data: query.get("q") === "hana" ? [hit, callout] : [] }),
  });
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: /^Search callouts, doctors/ });
  expect(field).toHaveFocus();
  expect(screen.getAllByRole("option")).toHaveLength(15);
  await user.keyboard("hana");
  await screen.findByRole("option", { name: "Dr Hana Itokawa Consultant Doctor" });
  expect(screen.getByRole("option", { name: "Thu 26 Nov · Mr Lee · Northbank C-2026-0001 Callout" })).toBeVisible();
  await user.keyboard("{Enter}");
  expect(address()).toBe("/doctors/31");
  await user.keyboard("{Control>}k{/Control}");
  await user.keyboard("e{ArrowDown}{ArrowUp}");
  await waitFor(() => expect(api.calls("GET /search").at(-1)?.query.get("q")).toBe("e"));
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Email texts");
  await user.clear(screen.getByRole("combobox", { name: /^Search callouts, doctors/ }));
  await user.keyboard("zzz");
  expect(await screen.findByText("Nothing found")).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.keyboard("?");
  expect(await screen.findByText("Search everything")).toBeVisible();
});
