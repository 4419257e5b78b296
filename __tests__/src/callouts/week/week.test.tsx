/** The week: every list, what is not covered in words, and lists made, changed and called out from their place. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ListRow } from "../../../../src/contract/shapes/calloutList.ts";
import { shownIn } from "../../../support/app/datePickers.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aBooking, aList } from "../../../support/aWireCallout.ts";

const SITE = { id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] };
const { counts, confirmed, ...listed } = aList({
  date: "2026-11-26",
  session: "am",
  start_time: "08:00",
  end_time: "12:00",
  time_zone: "UTC",
  surgeon: { id: 8, name: "Ms N. Merrowby" },
  site: { id: 7, name: "Northbank", short_name: "NB" },
});
const row = (values: Partial<ListRow> = {}): ListRow => ({
  ...listed,
  confirmed: [],
  callout: null,
  cover_status: "uncovered",
  offers: 0,
  updated_by: "Anna Whitlocke",
  updated_at: "2026-11-20T10:00:00.000Z",
  lock_version: 3,
  ...values,
});
const OPEN = { id: 412, reference: "C-2026-0412", title: "Anaesthetist", title_own: false, status: "open" } as const;
const ASKED = row({ id: 71, cover_status: "calling", callout: OPEN });
const FREE = row({
  id: 72,
  date: "2099-11-27",
  starts_at: "2099-11-27T08:00:00.000Z",
  surgeon: { id: 9, name: "Mr J. Okandi" },
});
const ANSWERS: Answers = {
  "GET /lists": () => ({ data: [ASKED, FREE] }),
  "GET /lists/:id": () => ({ data: FREE }),
  "POST /lists": () => ({ data: FREE }),
  "PUT /lists/:id": () => ({ data: FREE }),
  "GET /sites": () => ({ data: [SITE] }),
  "GET /surgeons": () => ({
    data: [
      { id: 8, display_name: "Ms N. Merrowby", specialty: null },
      { id: 9, display_name: "Mr J. Okandi", specialty: null },
    ],
  }),
};
const address = () => screen.getByRole("status", { name: "address" });

test("a week has filters: the address holds them, and only such lists are asked for", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts?view=week&week=2026-11-26&role=anaesthetist", ANSWERS);
  await user.click(await screen.findByRole("button", { name: "Site" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Northbank" }));
  await user.keyboard("{Escape}");
  expect(address()).toHaveTextContent("site=7");
  const asked = () => Object.fromEntries(api.calls("GET /lists").at(-1)?.query ?? []);
  await waitFor(() =>
    expect(asked()).toEqual({ from: "2026-11-23", to: "2026-11-29", role: "anaesthetist", site_id: "7" }),
  );
  await user.click(screen.getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(address()).not.toHaveTextContent(/site|role/));
  await waitFor(() => expect(asked()).toEqual({ from: "2026-11-23", to: "2026-11-29" }));
  expect(screen.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument();
});

test("an entry bears the title that a person gave its callout, before whose list it is", async () => {
  const named = row({ id: 73, callout: { ...OPEN, title: "Robot week", title_own: true } });
  await renderScreen("/callouts?view=week&week=2026-11-26", { ...ANSWERS, "GET /lists": () => ({ data: [named] }) });
  expect(await screen.findByRole("link", { name: /Robot week\s*Ms N. Merrowby/ })).toBeVisible();
});

test("from the table to the week and back every filter stays, and both are asked the same", async () => {
  const user = userEvent.setup();
  const filters = "q=Voss&role=anaesthetist&doctor=31&mode=first_come&urgency=urgent&status=cancelled&answers=none";
  const cancelled = row({ cover_status: "cancelled", callout: { ...OPEN, id: 9, status: "cancelled" } });
  const { api } = await renderScreen(`/callouts?${filters}&when=7&week=2026-11-26`, {
    ...ANSWERS,
    "GET /lists": () => ({ data: [cancelled] }),
  });
  const filtersOf = (path: string) => {
    const {
      from: _from,
      to: _to,
      tab: _tab,
      per_page: _rows,
      ...asked
    } = Object.fromEntries(api.calls(path).at(-1)?.query ?? []);
    return asked;
  };
  await waitFor(() => expect(filtersOf("GET /callouts")).toHaveProperty("doctor_id", "31"));
  await user.click(screen.getByRole("radio", { name: "Calendar" }));
  await waitFor(() => expect(filtersOf("GET /lists")).toEqual(filtersOf("GET /callouts")));
  for (const one of filters.split("&")) expect(address()).toHaveTextContent(one);
  expect(screen.getByRole("searchbox")).toHaveValue("Voss");
  expect(screen.getByRole("button", { name: "Status Cancelled" })).toBeVisible();
  // Which days are shown the week itself says; what is cancelled is shown to whom asks for it.
  expect(screen.queryByRole("combobox", { name: "When" })).not.toBeInTheDocument();
  expect(await screen.findByRole("link", { name: /Ms N. Merrowby\s*Cancelled/ })).toHaveAttribute(
    "href",
    "/callouts/9",
  );
  api.answers["GET /lists"] = () => ({ data: [] });
  await user.click(screen.getByRole("button", { name: "Next week" }));
  expect(await screen.findByText("No list of this week matches your search and filters.")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Table" }));
  for (const one of filters.split("&")) expect(address()).toHaveTextContent(one);
  expect(screen.getByRole("combobox", { name: "When" })).toHaveValue("7");
});

test("a week asks for its seven days, says what is uncovered, and goes on to the next", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts?view=week&week=2026-11-26", ANSWERS);
  const table = within(await screen.findByRole("table"));
  expect(await table.findByRole("link", { name: /Ms N. Merrowby\s*Asking doctors/ })).toHaveAttribute(
    "href",
    "/callouts/412",
  );
  const asked = api.calls("GET /lists").at(-1)?.query;
  expect([asked?.get("from"), asked?.get("to")]).toEqual(["2026-11-23", "2026-11-29"]);
  await user.click(screen.getByRole("button", { name: "Next week" }));
  await waitFor(() => expect(address()).toHaveTextContent("week=2026-11-30"));
});

test("a list with offers says how many there are to choose from, beside a booking of a part too", async () => {
  const part = aBooking({ to: "10:00", whole: false });
  const offered = [
    { ...ASKED, offers: 1 },
    { ...ASKED, id: 73, offers: 3, confirmed: [part], open: [{ from: "10:00", to: "12:00", missing: 1 }] },
  ];
  await renderScreen("/callouts?view=week&week=2026-11-26", { ...ANSWERS, "GET /lists": () => ({ data: offered }) });
  const links = await screen.findAllByRole("link", { name: /Ms N. Merrowby/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Merrowby\s*1 to choose from$/),
    expect.stringMatching(/Itokawa.* · 3 to choose from$/),
  ]);
});

test("an empty place makes a list of its day, half and site, which can be called out at once", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts?view=week&week=2099-11-26", ANSWERS);
  await user.click(await screen.findByRole("button", { name: /^New list at Northbank, Wed, 25 Nov 2099, PM$/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "New list" }));
  expect(shownIn("Date", dialog)).toBe("25 Nov 2099");
  expect(shownIn("Starts", dialog)).toBe("13:30");
  await user.click(dialog.getByRole("button", { name: "Save and call out" }));
  expect(dialog.getByLabelText("Surgeon")).toBeInvalid();
  expect(dialog.getByLabelText("Surgeon")).toHaveFocus();
  await user.selectOptions(dialog.getByLabelText("Surgeon"), "Mr J. Okandi");
  await user.click(dialog.getByRole("button", { name: "Save and call out" }));
  await waitFor(() => expect(address()).toHaveTextContent("/callouts/new?list=72"));
  expect(api.calls("POST /lists")[0]?.body).toMatchObject({
    list: { date: "2099-11-25", session: "pm", start_time: "13:30", end_time: "17:30", site_id: 7, surgeon_id: 9 },
  });
  // The form begins with the list, and names it when it is kept.
  await screen.findByRole("group", { name: "Date" });
  expect(shownIn("Date")).toBe("27 Nov 2099");
  expect(screen.getByLabelText("Surgeon")).toHaveDisplayValue("Mr J. Okandi");
});

test("what else a list asks of its doctor is folded away until something is said, and goes with the list", async () => {
  const user = userEvent.setup();
  const requirements = ["paediatric", "regional"] as ListRow["requirements"];
  const said = { specialty: "ENT", requirements, notes_public: "Two under five", notes_internal: "Ask Hana first" };
  const { api } = await renderScreen("/callouts?view=week&week=2099-11-26", {
    ...ANSWERS,
    "GET /lists": () => ({ data: [row({ ...FREE, ...said })] }),
  });
  await user.click(await screen.findByRole("button", { name: /^New list at Northbank, Wed, 25 Nov 2099, PM$/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "New list" }));
  const fold = dialog.getByText("More about this list").closest("details");
  expect(fold).not.toHaveAttribute("open");
  await user.selectOptions(dialog.getByLabelText("Surgeon"), "Mr J. Okandi");
  for (const name of ["Regional anaesthesia", "Paediatric"]) await user.click(dialog.getByLabelText(name));
  for (const [label, words] of [
    [/^Specialty/, " ENT "],
    [/^Note for doctors/, "Two under five"],
    [/^Internal notes/, "Ask Hana first"],
  ] as const)
    fireEvent.change(dialog.getByLabelText(label), { target: { value: words } });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.calls("POST /lists")[0]?.body).toMatchObject({ list: said }));
  await user.click(await screen.findByRole("button", { name: /Mr J. Okandi Nobody/ }));
  const again = within(await screen.findByRole("dialog"));
  expect(again.getByText("More about this list").closest("details")).toHaveAttribute("open");
  expect(again.getByLabelText("Paediatric")).toBeChecked();
  // Another surgeon's is another specialty.
  await user.selectOptions(again.getByLabelText("Surgeon"), "Ms N. Merrowby");
  expect(again.getByLabelText(/^Specialty/)).toHaveValue("");
});

test("a list nobody was asked about opens; somebody else's change is told, and stands beside one's own", async () => {
  const user = userEvent.setup();
  const data = { ...FREE, notes_public: "Lead", theatre: "Theatre 9", lock_version: 4, updated_by: "Beatrix Holm" };
  const { api } = await renderScreen("/callouts?view=week&week=2099-11-26", {
    ...ANSWERS,
    "PUT /lists/:id": () => new Refusal(409, { errors: ["stale"], code: "stale", data }),
  });
  await user.click(await screen.findByRole("button", { name: /Mr J. Okandi\s*Nobody asked yet/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "List on Fri, 27 Nov 2099" }));
  await waitFor(() => expect(dialog.getByLabelText(/^Theatre/)).toBeEnabled());
  await user.clear(dialog.getByLabelText(/^Theatre/));
  await user.type(dialog.getByLabelText(/^Theatre/), "Theatre 5");
  api.answers["GET /lists"] = () => ({ data: [ASKED, data] });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(/^Beatrix Holm changed the list/)).toBeVisible();
  expect(dialog.getByLabelText(/^Theatre/)).toHaveValue("Theatre 5");
  const cells = dialog.getAllByRole("cell").map(({ textContent }) => textContent);
  expect(cells).toEqual([
    expect.stringMatching(/Theatre 9$/),
    expect.stringMatching(/Theatre 5$/),
    "Lead",
    "not changed",
  ]);
  expect(dialog.queryByRole("button", { name: "Save" })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Keep mine" }));
  expect(dialog.getByLabelText(/^Theatre/)).toHaveValue("Theatre 5");
  expect(dialog.getByLabelText(/^Note for doctors/)).toHaveValue("Lead");
  api.answers["PUT /lists/:id"] = () => ({ data: FREE });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("PUT /lists/:id").map(({ body }) => (body as { lock_version: number }).lock_version)).toEqual([
    3, 4,
  ]);
});

test("a list that was called out meanwhile leads to its callout, where it can be changed", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts?view=week&week=2099-11-26", {
    ...ANSWERS,
    "PUT /lists/:id": () =>
      new Refusal(409, { errors: ["taken"], code: "list_in_callout", data: row({ ...FREE, callout: OPEN }) }),
  });
  await user.click(await screen.findByRole("button", { name: /Mr J. Okandi Nobody/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/^Case mix/), "Two hips");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByRole("link", { name: "Open it" })).toHaveAttribute("href", "/callouts/412");
});

test("a list that did not come to be called out says so with the request's id, and can be asked for again", async () => {
  const refused = new Refusal(422, { errors: ["no"], code: "invalid_input", request_id: "req-8" });
  const { api } = await renderScreen("/callouts/new?list=72", { ...ANSWERS, "GET /lists/:id": () => refused });
  expect(await screen.findByText("Request req-8")).toBeVisible();
  api.answers["GET /lists/:id"] = () => ({ data: FREE });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("group", { name: "Date" });
  expect(shownIn("Date")).toBe("27 Nov 2099");
});
