/** What the table of callouts shows, as its address has it: where one lands, filters, the length of a page. */
import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../src/api/adminApi.ts";
import { useLanding } from "../../../src/features/callouts/list/useLanding.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aPage, aRow } from "../../support/aWireCallout.ts";

/** Hidden while a menu is open. */
const address = () => screen.getByRole("status", { name: "address", hidden: true }).textContent;
const table = () => screen.findByRole("table", { name: "Callouts" });

test("who comes without a tab lands where something needs action; who chose a tab stays there", async () => {
  const user = userEvent.setup();
  const answers = {
    "GET /callouts": ({ query }: { query: URLSearchParams }) =>
      aPage(query.get("tab") === "all" ? [aRow(), aRow({ id: 2 })] : [aRow()], { needs_action: 1, all: 2 }),
  };
  const { api, store } = await renderScreen("/callouts", answers);
  expect(await within(await table()).findAllByRole("link")).toHaveLength(1);
  await waitFor(() => expect(address()).toBe("/callouts?tab=needs_action"));
  expect(screen.getByRole("link", { name: "Needs action 1" })).toHaveAttribute("aria-current", "page");
  // Nothing was asked for in vain.
  expect(api.calls("GET /callouts").map(({ query }) => query.get("tab"))).toEqual(["needs_action"]);
  await user.click(screen.getByRole("link", { name: "All 2" }));
  await waitFor(async () => expect(within(await table()).getAllByRole("link")).toHaveLength(2));
  expect(address()).toBe("/callouts?tab=all");
  // What comes to need action later moves nobody.
  act(() => void store.dispatch(adminApi.util.invalidateTags(["Callouts"])));
  await waitFor(() => expect(api.calls("GET /callouts")).toHaveLength(3));
  expect(address()).toBe("/callouts?tab=all");
});

test("where nothing needs action all callouts are shown, and nobody reads that nothing is there", async () => {
  const seen = new Set<string | null>();
  const watch = new MutationObserver(() =>
    seen.add(screen.queryByText("Nothing needs your attention.")?.textContent ?? null),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  await renderScreen("/callouts", {
    "GET /callouts": ({ query }) => (query.get("tab") === "all" ? aPage([aRow()]) : aPage([], { all: 1 })),
  });
  expect(await within(await table()).findByRole("link", { name: "Ms N. Merrowby" })).toBeVisible();
  expect(address()).toBe("/callouts?tab=all");
  watch.disconnect();
  expect([...seen]).toEqual([null]);
});

test("whoever has pressed a tab before the first answer is not moved from it by that answer", () => {
  const change = jest.fn();
  const { meta } = aPage([], { all: 1 });
  const { rerender } = renderHook(
    ({ asked, known }) => useLanding({ landing: asked }, { landing: true }, known, change),
    {
      initialProps: { asked: true, known: undefined as typeof meta | undefined },
    },
  );
  rerender({ asked: false, known: meta });
  expect(change).not.toHaveBeenCalled();
  rerender({ asked: true, known: meta });
  expect(change).toHaveBeenCalledWith({ tab: "all" });
});

test("how many stand on a page is chosen, asked for, in the address, and remembered", async () => {
  const user = userEvent.setup();
  const answers = { "GET /callouts": () => aPage([aRow()], { all: 40 }) };
  const { api, unmount } = await renderScreen("/callouts?tab=open&page=2", answers);
  await user.selectOptions(await screen.findByRole("combobox", { name: "Callouts per page" }), "50 per page");
  await waitFor(() => expect(address()).toBe("/callouts?tab=open&rows=50"));
  await waitFor(() => expect(api.calls("GET /callouts").at(-1)?.query.toString()).toBe("tab=open&per_page=50"));
  unmount();
  const later = await renderScreen("/callouts?tab=open", answers);
  await table();
  expect(later.api.calls("GET /callouts").at(-1)?.query.get("per_page")).toBe("50");
  later.unmount();
  // What an address says counts for more than what is remembered.
  const shared = await renderScreen("/callouts?tab=open&rows=25", answers);
  await table();
  expect(shared.api.calls("GET /callouts").at(-1)?.query.get("per_page")).toBe("25");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Callouts per page" }), "15 per page");
  await waitFor(() => expect(address()).toBe("/callouts?tab=open"));
});

test("filters live in the address and are asked of the server", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts?tab=open&page=2", {
    "GET /callouts": () => aPage([aRow()]),
    "GET /sites": () => ({ data: [{ id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] }] }),
  });
  await user.type(await screen.findByRole("searchbox", { name: "Search callouts" }), "Kerrigate");
  await waitFor(() => expect(address()).toContain("q=Kerrigate"));
  await user.click(screen.getByRole("button", { name: "Site" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Northbank" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(address()).toBe("/callouts?tab=open&q=Kerrigate&site=7"));
  await waitFor(() =>
    expect(api.calls("GET /callouts").at(-1)?.query.toString()).toBe("tab=open&q=Kerrigate&site_id=7&per_page=15"),
  );
  await user.click(screen.getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(address()).toBe("/callouts?tab=open"));
  expect(screen.getByRole("searchbox", { name: "Search callouts" })).toHaveValue("");
});

test("a filter takes several values, one after the other, with the keyboard too; the control says how many", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts?status=open", {
    "GET /callouts": () => aPage([aRow()]),
    "GET /sites": () => ({
      data: ["Ferndale", "Northbank"].map((name, at) => ({ id: at + 7, name, short_name: name, time_zone: "UTC" })),
    }),
  });
  const opener = await screen.findByRole("button", { name: "Site" });
  opener.focus();
  await user.keyboard("{Enter}");
  const ferndale = await screen.findByRole("menuitemcheckbox", { name: "Ferndale" });
  await waitFor(() => expect(ferndale).toHaveFocus());
  await user.keyboard("{Enter}{ArrowDown}{Enter}");
  await waitFor(() => expect(address()).toBe("/callouts?site=7%2C8&status=open"));
  await waitFor(() => expect(api.calls("GET /callouts").at(-1)?.query.getAll("site_id")).toEqual(["7", "8"]));
  expect(api.calls("GET /callouts").at(-1)?.query.getAll("status")).toEqual(["open"]);
  expect(screen.getByRole("menuitemcheckbox", { name: "Northbank" })).toBeChecked();
  await user.keyboard("{Escape}");
  expect(await screen.findByRole("button", { name: "Site Ferndale +1" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Ferndale" }));
  await waitFor(() => expect(address()).toBe("/callouts?site=8&status=open"));
});

test("a chosen site that is archived later has its line, to be taken off, and is named where nothing fits", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts?tab=open&site=5", {
    "GET /callouts": ({ query }) => aPage(query.has("site_id") ? [] : [aRow()], { all: 3 }),
    "GET /sites": () => ({ data: [{ id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] }] }),
  });
  expect(await screen.findByText("Site: No longer there")).toBeVisible();
  const opener = screen.getByRole("button", { name: "Site No longer there" });
  opener.focus();
  await user.keyboard("{Enter}");
  const gone = await screen.findByRole("menuitemcheckbox", { name: "No longer there" });
  expect(gone).toBeChecked();
  await user.click(gone);
  await waitFor(() => expect(address()).toBe("/callouts?tab=open"));
  // It stays in its place, for who goes on by the keyboard.
  expect(screen.getByRole("menuitemcheckbox", { name: "No longer there" })).not.toBeChecked();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(api.calls("GET /callouts").at(-1)?.query.get("site_id")).toBeNull());
  await user.click(await screen.findByRole("button", { name: "Site" }));
  await screen.findByRole("menuitemcheckbox", { name: "Northbank" });
  expect(screen.queryByRole("menuitemcheckbox", { name: "No longer there" })).not.toBeInTheDocument();
});

test("taking off the last filter where nothing was found leaves all in its place until the answer is there", async () => {
  const user = userEvent.setup();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { api } = await renderScreen("/callouts?site=7", {
    "GET /callouts": async ({ query }) => {
      if (query.has("site_id")) return aPage([], { all: 1 });
      await promise;
      return aPage([aRow()]);
    },
    "GET /sites": () => ({ data: [{ id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] }] }),
  });
  const nothing = { name: "No callouts match", hidden: true };
  await screen.findByRole("heading", nothing);
  await user.click(screen.getByRole("button", { name: "Site Northbank" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Northbank" }));
  await waitFor(() => expect(api.calls("GET /callouts").at(-1)?.query.toString()).toBe("tab=all&per_page=15"));
  expect(screen.getByRole("menuitemcheckbox", { name: "Northbank" })).not.toBeChecked();
  expect(screen.getByRole("heading", nothing)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "New callout", hidden: true })).toBeInTheDocument();
  resolve();
  expect(await screen.findByRole("link", { name: "Ms N. Merrowby", hidden: true })).toBeInTheDocument();
  expect(screen.getByRole("menuitemcheckbox", { name: "Northbank" })).toBeInTheDocument();
});

test("what nobody chose is left out of an address that names several values", async () => {
  const { api } = await renderScreen("/callouts?site=7,x,7&site=9&status=open,none,confirmed&role=&doctor=0,31", {
    "GET /callouts": () => aPage([aRow()]),
  });
  await table();
  const asked = api.calls("GET /callouts").at(-1)?.query.toString();
  expect(asked).toBe("tab=all&site_id=7&site_id=9&doctor_id=31&status=open&status=confirmed&per_page=15");
});

test("further filters open at a press: a doctor by name, mode, urgency, state, and what nobody has offered for", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts", {
    "GET /callouts": () => aPage([aRow()]),
    "GET /doctors": () => ({ data: [{ id: 31, name: "Dr Hana Itokawa", grade: "Consultant" }], meta: {} }),
    "GET /doctors/:id": () => ({ data: { id: 31, name: "Dr Hana Itokawa" } }),
  });
  await user.click(await screen.findByRole("button", { name: "More filters" }));
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Doctor asked" })).toHaveFocus());
  await user.keyboard("hana");
  await user.click(await screen.findByRole("option", { name: /^Dr Hana Itokawa/ }));
  await waitFor(() => expect(address()).toBe("/callouts?doctor=31"));
  expect(await screen.findByRole("option", { name: "Dr Hana Itokawa" })).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: "Mode" }), "First to say yes");
  await user.selectOptions(screen.getByRole("combobox", { name: "Urgency" }), "Urgent");
  await user.click(screen.getByRole("button", { name: "Status" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Open" }));
  await user.keyboard("{Escape}");
  await user.selectOptions(screen.getByRole("combobox", { name: "Responses" }), "No availability yet");
  await waitFor(() =>
    expect(Object.fromEntries(api.calls("GET /callouts").at(-1)?.query ?? [])).toEqual({
      tab: "all",
      doctor_id: "31",
      mode: "first_come",
      urgency: "urgent",
      status: "open",
      no_availability: "true",
      per_page: "15",
    }),
  );
  await user.selectOptions(await screen.findByDisplayValue("Dr Hana Itokawa"), "");
  await waitFor(() => expect(address()).toBe("/callouts?mode=first_come&urgency=urgent&status=open&answers=none"));
});
