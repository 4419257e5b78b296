/** One doctor: added by the form, refused for an address in use, shown, merged; and what is said where somebody else was quicker. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDoctorDetail, aWireDoctor } from "../../support/aWireCallout.ts";

const detail = () => ({ data: aDoctorDetail() });

test("a doctor is added, and an address in use is said at its field, once", async () => {
  const user = userEvent.setup();
  let taken = true;
  const { api } = await renderScreen("/doctors/new", {
    "POST /doctors": () =>
      taken ? new Refusal(422, { errors: { email: ["has already been taken"] }, code: "invalid_input" }) : detail(),
    "GET /doctors/:id": detail,
    "GET /doctors": () => ({ data: taken ? [aWireDoctor()] : [], meta: { total: 1, page: 1, per_page: 2 } }),
  });
  await user.type(await screen.findByRole("textbox", { name: /^First name/ }), "Hana");
  await user.type(screen.getByRole("textbox", { name: /^Last name/ }), "Itokawa");
  await user.type(screen.getByRole("textbox", { name: /^Email/ }), "hana@example.test");
  await user.tab();
  expect(await screen.findByText("Another doctor already has this email.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /Save doctor/ }));
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^Email/ })).toHaveAccessibleDescription(
      "Another doctor already has this email.",
    ),
  );
  expect(screen.getAllByText("Another doctor already has this email.")).toHaveLength(1);
  taken = false;
  await user.type(screen.getByRole("textbox", { name: /^Last name/ }), "x");
  await user.click(screen.getByRole("button", { name: /Save doctor/ }));
  // What is saved asks nothing.
  expect(await screen.findByRole("heading", { level: 1, name: "Dr Hana Itokawa" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls("POST /doctors").at(-1)?.headers.get("idempotency-key")).toEqual(expect.any(String));
  expect(api.calls("POST /doctors").at(-1)?.body).toMatchObject({
    doctor: { first_name: "Hana", last_name: "Itokawax", email: "hana@example.test", role: "anaesthetist" },
  });
});

test("a doctor of nobody's is said in place", async () => {
  await renderScreen("/doctors/51", {});
  expect(await screen.findByText("This doctor is not in your practice")).toBeVisible();
});

test("archiving a booked doctor says what to do first", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  await renderScreen("/doctors/51", {
    "GET /doctors/:id": detail,
    "POST /doctors/:id/archive": () => new Refusal(409, { errors: ["x"], code: "invalid_transition" }),
  });
  expect(await screen.findByText("Preferred by Ms N. Merrowby")).toBeVisible();
  expect(screen.getByText("noted by Anna Whitlocke")).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Archive" }));
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith("error", { key: "doctors:actions.booked" }, undefined, undefined),
  );
});

test("a duplicate is searched for, what moves is shown for whoever stays, and merging leads to who stayed", async () => {
  const user = userEvent.setup();
  const other = aWireDoctor({ id: 52, name: "Dr H. Itokawa", email: "h.itokawa@example.test" });
  const brief = (one: typeof other) => ({
    id: one.id,
    name: one.name,
    grade: null,
    email: one.email,
    lock_version: one.id,
  });
  const plan = {
    callouts: 3,
    shared: 1,
    bookings: 0,
    leave: 2,
    emails: 0,
    groups: [],
    surgeons: [],
    sites: [],
    fields: ["notes"],
  };
  let stale = true;
  const { api } = await renderScreen("/doctors/51", {
    "GET /doctors/:id": ({ path }) => (path.endsWith("/52") ? { data: { ...detail().data, ...other } } : detail()),
    "GET /doctors": () => ({ data: [aWireDoctor(), other], meta: { page: 1, per_page: 9, total: 2 } }),
    "POST /doctors/:id/merge_preview": ({ path, body }) => {
      const away = path.includes("/52/");
      const [from, into] = away ? [other, aWireDoctor()] : [aWireDoctor(), other];
      expect(body).toEqual({ into_id: into.id });
      const booked = { callout_id: 7, title: "AM Voss", starts_at: "2026-12-01T08:00:00Z" };
      const clashes = away ? [{ from: booked, into: { ...booked, callout_id: 8, title: "AM Merrowby" } }] : [];
      return { data: { ...plan, from: brief(from), into: brief(into), clashes } };
    },
    "POST /doctors/:id/merge": () =>
      stale ? new Refusal(409, { errors: ["x"], code: "stale", data: {} }) : { data: { ...detail().data, ...other } },
  });
  await user.click(await screen.findByRole("button", { name: "Merge duplicate…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Merge a duplicate of Dr Hana Itokawa" }));
  expect(dialog.getByRole("combobox", { name: "The other entry" })).toHaveValue("Itokawa");
  expect(dialog.getByRole("combobox")).toHaveFocus();
  const found = within(await screen.findByRole("listbox", { name: "The other entry" }));
  expect(found.queryByRole("option", { name: /^Dr Hana/ })).not.toBeInTheDocument();
  await user.click(await found.findByRole("option", { name: /^Dr H\. Itokawa/ }));
  expect(dialog.getByRole("radio", { name: /^Dr Hana/ })).toHaveFocus();
  // The one on whose page one is stays, unless one says otherwise; while both are booked at one time, neither goes.
  expect(await dialog.findByText(/^Both are booked at the same time/)).toBeVisible();
  expect(dialog.getByRole("link", { name: "AM Merrowby" })).toHaveAttribute("href", "/callouts/8");
  expect(dialog.queryByRole("button", { name: "Merge" })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("radio", { name: /^Dr H\. Itokawa/ }));
  expect(
    await dialog.findByText("Dr Hana Itokawa (hana@example.test) is then archived", { exact: false }),
  ).toBeVisible();
  expect(dialog.getByRole("button", { name: "Merge" })).not.toHaveFocus();
  const facts = dialog.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual(["Callouts: 3", "Leave: 2", "Details: Internal notes"]);
  expect(dialog.getByText(/^Both were asked for 1 of these callouts/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Merge" }));
  expect(await dialog.findByText(/^Somebody else has changed this/)).toBeVisible();
  // It is said of these two entries in this direction alone.
  await user.click(dialog.getByRole("radio", { name: /^Dr Hana/ }));
  expect(dialog.queryByText(/^Somebody else has changed this/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Choose another entry" }));
  await user.click(await screen.findByRole("option", { name: /^Dr H\. Itokawa/ }));
  await user.click(await dialog.findByRole("radio", { name: /^Dr H\. Itokawa/ }));
  expect(dialog.queryByText(/^Somebody else has changed this/)).not.toBeInTheDocument();
  stale = false;
  await user.click(await dialog.findByRole("button", { name: "Merge" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Dr H. Itokawa" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls("POST /doctors/:id/merge").at(-1)).toMatchObject({
    path: "/doctors/51/merge",
    body: { into_id: 52, lock_version: 51, into_lock_version: 52 },
  });
});

test("an entry that was merged names who goes on, and nothing can be done with it", async () => {
  const merged_into = { id: 52, name: "Dr H. Itokawa", grade: null };
  await renderScreen("/doctors/51", {
    "GET /doctors/:id": () => ({ data: { ...detail().data, status: "archived", merged_into } }),
  });
  expect(await screen.findByRole("link", { name: "Dr H. Itokawa" })).toHaveAttribute("href", "/doctors/52");
  for (const name of ["Merge duplicate…", "Restore", "Invite", "Edit"])
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
});

/** What the comparison says: the part, theirs, mine. */
const compared = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test("where somebody else was quicker, both versions are shown, and what was typed stays until one is chosen", async () => {
  const user = userEvent.setup();
  const theirs = { ...detail().data, grade: "Registrar", mobile_phone: "07700 900456", lock_version: 7 };
  const { api } = await renderScreen("/doctors/51/edit", {
    "GET /doctors/:id": detail,
    "PUT /doctors/:id": ({ body }) =>
      (body as { doctor: { lock_version: number } }).doctor.lock_version < theirs.lock_version
        ? new Refusal(409, { errors: ["x"], code: "stale", data: theirs })
        : { data: theirs },
  });
  const save = () => user.click(screen.getByRole("button", { name: /Save doctor/ }));
  const grade = await screen.findByRole("textbox", { name: /^Grade/ });
  await user.clear(grade);
  await user.type(grade, "Fellow");
  await save();
  expect(await screen.findByText("Somebody else has changed this doctor in the meantime.")).toBeVisible();
  expect(compared()).toEqual([
    ["Mobile phone", "07700 900456", "not changed"],
    ["Grade", "Registrar", "Fellow"],
  ]);
  // More can be typed, and saving again decides nothing.
  await user.type(grade, "s");
  await save();
  expect(await screen.findByRole("cell", { name: "Fellows" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(grade).toHaveValue("Fellows");
  expect(screen.getByRole("textbox", { name: /^Mobile phone/ })).toHaveValue("07700 900456");
  expect(screen.queryByRole("button", { name: "Keep mine" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Save doctor/ })).toHaveFocus();
  theirs.lock_version = 8;
  theirs.grade = "Consultant";
  await save();
  await user.click(await screen.findByRole("button", { name: "Use theirs" }));
  expect(grade).toHaveValue("Consultant");
  await save();
  expect(await screen.findByRole("heading", { level: 1, name: "Dr Hana Itokawa" })).toBeVisible();
  expect(api.calls("PUT /doctors/:id").map((one) => (one.body as { doctor: object }).doctor)).toMatchObject([
    { grade: "Fellow", lock_version: 1 },
    { grade: "Fellows", lock_version: 1 },
    { grade: "Fellows", mobile_phone: "07700 900456", lock_version: 7 },
    { grade: "Consultant", lock_version: 8 },
  ]);
});

test("a doctor is left unchanged by Cancel, which leads to the doctor's page", async () => {
  await renderScreen("/doctors/51/edit", { "GET /doctors/:id": detail });
  expect(await screen.findByRole("link", { name: "Cancel" })).toHaveAttribute("href", "/doctors/51");
});

test("adding a doctor is given up by Cancel", async () => {
  await renderScreen("/doctors/new", {});
  expect(await screen.findByRole("link", { name: "Cancel" })).toHaveAttribute("href", "/doctors");
});

test("a history that does not load says which request failed, and is asked for again", async () => {
  const user = userEvent.setup();
  let down = true;
  const { api } = await renderScreen("/doctors/51?tab=callouts", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/callouts": () =>
      down
        ? new Refusal(422, { errors: ["x"], code: "invalid_input", request_id: "req-7" })
        : { data: [], meta: { page: 1, per_page: 25, total: 0 } },
  });
  expect(await screen.findByText(/req-7/)).toBeVisible();
  down = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Not asked yet")).toBeVisible();
  expect(api.calls("GET /doctors/:id/callouts").length).toBeGreaterThan(1);
});

test("a callout nobody gave a title is said from its facts, another by its title", async () => {
  const asked = {
    response_id: 1,
    callout_id: 412,
    reference: "C-2026-0412",
    title: "Anaesthetist – Tue 8 Dec AM – Northbank – Ms T. Varnholt",
    title_own: false,
    role_needed: "anaesthetist",
    session: "am",
    start_time: "08:00",
    end_time: "12:00",
    site: "Northbank",
    surgeon: "Ms T. Varnholt",
    status: "open",
    starts_at: "2026-12-08T08:00:00.000Z",
    date: "2026-12-08",
    response: "none",
    responded_at: null,
    outcome: "none",
  };
  const own = { ...asked, response_id: 2, title: "Eye camp", title_own: true };
  await renderScreen("/doctors/51?tab=callouts", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/callouts": () => ({ data: [asked, own], meta: { page: 1, per_page: 25, total: 2 } }),
  });
  const callout = await screen.findByRole("link", { name: "Anaesthetist, Ms T. Varnholt, Northbank" });
  expect(callout).toHaveAttribute("href", "/callouts/412");
  expect(callout.nextElementSibling).toHaveTextContent(/^Tue,? 8 Dec( 2026)? AM, C-2026-0412$/);
  expect(screen.getByRole("link", { name: "Eye camp" })).toBeVisible();
});

describe("new links for a doctor", () => {
  const NEW_LINK = "POST /doctors/:id/new_link";
  const url = "https://callouts.example.test/respond/home.new";
  async function asked(answer: () => object) {
    const user = userEvent.setup();
    const { api } = await renderScreen("/doctors/51", { "GET /doctors/:id": detail, [NEW_LINK]: answer });
    await user.click(await screen.findByRole("button", { name: "Create a new link…" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Create a new link for Dr Hana Itokawa?" }));
    return { api, user, dialog };
  }

  test("are made after a warning, and the one to the doctor's page is copied", async () => {
    const said = jest.spyOn(noopPorts.toast, "say");
    const { api, user, dialog } = await asked(() => ({ data: { url } }));
    expect(dialog.getByText(/^No link in earlier emails opens anything any more/)).toBeVisible();
    expect(api.calls(NEW_LINK)).toEqual([]);
    const copied = jest.spyOn(navigator.clipboard, "writeText");
    await user.click(dialog.getByRole("button", { name: "Create a new link" }));
    await waitFor(() => expect(said.mock.calls.at(-1)?.[1]).toEqual({ key: "callouts:life.renew.done" }));
    expect(copied).toHaveBeenCalledWith(url);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test.each([
    ["copies nothing", { writeText: () => Promise.reject(new Error("refused")) }],
    ["has nothing to copy to", undefined],
  ])("can be copied by hand where the browser %s", async (_how, clipboard) => {
    const { user, dialog } = await asked(() => ({ data: { url } }));
    jest.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as unknown as Clipboard);
    await user.click(dialog.getByRole("button", { name: "Create a new link" }));
    expect(await dialog.findByRole("textbox", { name: "New link" })).toHaveValue(url);
    expect(dialog.queryByRole("button", { name: "Create a new link" })).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("are refused with the reason in the dialog", async () => {
    const { user, dialog } = await asked(() => new Refusal(409, { errors: ["x"], code: "invalid_transition" }));
    await user.click(dialog.getByRole("button", { name: "Create a new link" }));
    expect(await dialog.findByText(/./, { selector: ".MuiAlert-message" })).toBeVisible();
    expect(dialog.getByRole("button", { name: "Back" })).toBeEnabled();
  });
});
