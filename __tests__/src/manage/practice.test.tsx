/** Practice management on the screen: the tabs, sites, the order of a group, and what callouts begin with. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { type SiteDetail } from "../../../src/contract/shapes/places.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aWireDoctor } from "../../support/aWireCallout.ts";

const aSite = (values: Partial<SiteDetail> = {}): SiteDetail => ({
  id: 7,
  name: "Northbank Hospital",
  short_name: "Northbank",
  address: "1 Quay Street",
  time_zone: "Europe/London",
  phone: null,
  theatres: ["1"],
  access_notes: null,
  map_url: "https://maps.example.test/",
  archived_at: null,
  in_use: true,
  lock_version: 3,
  ...values,
});
const BASE = "/practice-management";

test("each part has its address and its tab; the one that is open is marked and names the document", async () => {
  const user = userEvent.setup();
  await renderScreen(`${BASE}/sites`, { "GET /sites": () => ({ data: [aSite()] }) });
  const tabs = within(screen.getByRole("navigation", { name: "Manage" }));
  expect(tabs.getByRole("link", { current: "page" })).toHaveTextContent("Sites");
  expect(document.title).toMatch(/^Sites · Manage/);
  await user.click(tabs.getByRole("link", { name: "Surgeons" }));
  expect(screen.getByLabelText("address")).toHaveTextContent(`${BASE}/surgeons`);
  expect(await screen.findByText("No surgeons yet")).toBeVisible();
  expect(tabs.getByRole("link", { current: "page" })).toHaveTextContent("Surgeons");
});

test("sites are searched, archived ones shown on demand; what nothing names can be removed, after a question", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const user = userEvent.setup();
  const all = [aSite(), aSite({ id: 8, name: "Old Wing", archived_at: "2026-01-01T00:00:00Z", in_use: false })];
  const { api } = await renderScreen(`${BASE}/sites`, {
    "GET /sites": () => ({ data: all }),
    "DELETE /sites/:id": () => ({ success: true }),
    "POST /sites/:id/archive": () => ({ data: aSite() }),
  });
  expect(await screen.findByRole("link", { name: "Northbank Hospital" })).toBeVisible();
  expect(screen.getByRole("link", { name: /^Map: Northbank Hospital/ })).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.queryByText("Old Wing")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Remove Northbank Hospital" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "Show archived" }));
  await user.click(await screen.findByRole("button", { name: "Remove Old Wing" }));
  expect(api.calls("DELETE /sites/:id")).toHaveLength(0);
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(api.calls("DELETE /sites/:id").map(({ path }) => path)).toEqual(["/sites/8"]));
  await user.type(screen.getByRole("searchbox"), "zzz");
  expect(await screen.findByText("Nothing matches")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await screen.findByRole("button", { name: "Archive Northbank Hospital" });
  expect(screen.getByRole("heading", { name: "Sites" })).toHaveFocus();
  await user.click(await screen.findByRole("button", { name: "Archive Northbank Hospital" }));
  await waitFor(() => expect(api.calls("POST /sites/:id/archive")).toHaveLength(1));
  const undo = { endpoint: "shelvePlace", arg: { kind: "site", id: 7, act: "restore" } };
  await waitFor(() => expect(said.mock.lastCall?.[3]).toEqual(undo));
  // A colleague was quicker, whose doing it stays.
  api.answers["POST /sites/:id/archive"] = () => ({ data: { ...aSite(), unchanged: true } });
  said.mockClear();
  await user.click(await screen.findByRole("button", { name: "Archive Northbank Hospital" }));
  const archived = { key: "manage:places.archivedWord", params: { name: "Northbank Hospital" } };
  await waitFor(() => expect(said.mock.calls).toEqual([["success", archived, undefined, undefined]]));
});

const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test("a site is saved as it was looked at; where somebody else was quicker, theirs stands beside mine until one is chosen", async () => {
  const user = userEvent.setup();
  let present = aSite();
  const { api } = await renderScreen(`${BASE}/sites?edit=7`, {
    "GET /sites": () => ({ data: [present] }),
    "PUT /sites/:id": ({ body }) => {
      if (present.lock_version === 3)
        present = aSite({ name: "Northbank General", phone: "0121 496 0000", lock_version: 4 });
      const asked = (body as { site: { lock_version: number } }).site.lock_version;
      return asked === 4 ? { data: present } : new Refusal(409, { errors: ["stale"], code: "stale", data: present });
    },
  });
  const link = await screen.findByLabelText(/^Map link/);
  await user.clear(link);
  await user.type(link, "http://maps.example.test");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(link).toHaveAccessibleDescription("Map link must begin with https://");
  expect(api.calls("PUT /sites/:id")).toHaveLength(0);
  await user.clear(link);
  const name = screen.getByLabelText(/^Name/);
  await user.type(name, " East");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Somebody else has changed this in the meantime.")).toBeVisible();
  expect(rows()).toEqual([
    ["Name", "Northbank General", "Northbank Hospital East"],
    ["Phone", "0121 496 0000", "not changed"],
    ["Map link", "https://maps.example.test/", "empty"],
  ]);
  expect(name).toHaveValue("Northbank Hospital East");
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(screen.getByLabelText(/^Phone/)).toHaveValue("0121 496 0000");
  expect(name).toHaveValue("Northbank Hospital East");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent(/sites$/));
  expect(api.calls("PUT /sites/:id").map(({ body }) => body)).toMatchObject([
    { site: { lock_version: 3, name: "Northbank Hospital East", map_url: null, theatres: ["1"] } },
    { site: { lock_version: 4, name: "Northbank Hospital East", map_url: null, phone: "0121 496 0000" } },
  ]);
});

test("of a surgeon, too, theirs is taken only when it is chosen", async () => {
  const user = userEvent.setup();
  const doctors = [{ doctor: { id: 52, name: "Dr Owen Talgarth", grade: null }, preference: "preferred" }];
  const surgeon = { id: 8, display_name: "Ms Reed", specialty: null, phone: null, notes: null, archived_at: null };
  const mine = { ...surgeon, in_use: true, lock_version: 0, doctors };
  const theirs = { ...mine, specialty: "Urology", lock_version: 1, doctors: [] };
  await renderScreen(`${BASE}/surgeons?edit=8`, {
    "GET /surgeons": () => ({ data: [mine] }),
    "PUT /surgeons/:id": () => new Refusal(409, { errors: ["stale"], code: "stale", data: theirs }),
  });
  const specialty = await screen.findByLabelText(/^Specialty/);
  await user.type(specialty, "Eyes");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Somebody else has changed this in the meantime.");
  expect(rows()).toEqual([
    ["Specialty", "Urology", "Eyes"],
    ["Preferences", "empty", "not changed"],
  ]);
  expect(specialty).toHaveValue("Eyes");
  await user.click(screen.getByRole("button", { name: "Use theirs" }));
  expect(specialty).toHaveValue("Urology");
  expect(screen.queryByRole("button", { name: "Remove Dr Owen Talgarth" })).not.toBeInTheDocument();
});

test("a group that a colleague changed shows both versions, and keeps what was typed", async () => {
  const user = userEvent.setup();
  const group = { id: 9, name: "Hearts", colour: "red", description: null, doctors: 3, lock_version: 0 };
  const theirs = { ...group, name: "Cardiac", colour: "blue", lock_version: 4 };
  const { api } = await renderScreen(`${BASE}/groups?edit=9`, {
    "GET /doctor_groups": () => ({ data: [group] }),
    "GET /doctor_groups/:id/members": () => ({ data: [] }),
    "PUT /doctor_groups/:id": ({ body }) =>
      (body as { lock_version: number }).lock_version === 0
        ? new Refusal(409, { errors: ["stale"], code: "stale", data: theirs })
        : { data: theirs },
  });
  const description = await screen.findByLabelText(/^Description/);
  await user.type(description, "For hearts");
  await user.type(screen.getByLabelText(/^Name/), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Somebody else has changed this in the meantime.");
  expect(rows()).toEqual([
    ["Name", "Cardiac", "Hearts!"],
    ["Colour", "Blue", "not changed"],
    ["Description", "empty", "For hearts"],
  ]);
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.calls("PUT /doctor_groups/:id")).toHaveLength(2));
  expect(api.calls("PUT /doctor_groups/:id")[1]?.body).toEqual({
    name: "Hearts!",
    colour: "blue",
    description: "For hearts",
    lock_version: 4,
  });
});

test("whom a surgeon prefers and whom rather not is found by name, each doctor once, and saved", async () => {
  const user = userEvent.setup();
  const [hana, owen] = [aWireDoctor(), aWireDoctor({ id: 52, name: "Dr Owen Talgarth" })];
  const surgeon = { id: 8, display_name: "Ms Reed", specialty: null, phone: null, notes: null, archived_at: null };
  const doctors = [{ doctor: { id: 52, name: owen.name, grade: null }, preference: "preferred" }];
  const { api } = await renderScreen(`${BASE}/surgeons?edit=8`, {
    "GET /surgeons": () => ({ data: [{ ...surgeon, in_use: true, lock_version: 0, doctors }] }),
    "GET /doctors": () => ({ data: [hana, owen], meta: { page: 1, per_page: 8, total: 2 } }),
    "PUT /surgeons/:id": () => ({ data: surgeon }),
  });
  const group = (name: string) => within(screen.getByRole("group", { name }));
  await user.click(await screen.findByRole("button", { name: "Remove Dr Owen Talgarth" }));
  await user.type(group("Would rather not").getByRole("combobox"), "o{Enter}");
  await user.click(await screen.findByRole("option", { name: /^Dr Owen Talgarth/ }));
  expect(group("Would rather not").getByRole("button", { name: "Remove Dr Owen Talgarth" })).toBeVisible();
  await user.type(group("Prefers").getByRole("combobox"), "h");
  await user.click(await screen.findByRole("option", { name: /^Dr Hana Itokawa/ }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.calls("PUT /surgeons/:id")).toHaveLength(1));
  expect(api.calls("PUT /surgeons/:id")[0]?.body).toMatchObject({
    surgeon: {
      doctors: [
        { doctor_id: 52, preference: "avoid" },
        { doctor_id: 51, preference: "preferred" },
      ],
    },
  });
});

test("a doctor is moved up by a button that keeps the focus, and the place is said", async () => {
  const user = userEvent.setup();
  const names = ["Dr Ames", "Dr Bell", "Dr Cole"];
  let order = [1, 2, 3];
  const { api } = await renderScreen(`${BASE}/groups?edit=9`, {
    "GET /doctor_groups": () => ({
      data: [{ id: 9, name: "Hearts", colour: "red", description: null, doctors: 3, lock_version: 0 }],
    }),
    "GET /doctor_groups/:id/members": () => ({
      data: order.map((id) => ({ id, name: names[id - 1], grade: null, status: "active" })),
    }),
    "PUT /doctor_groups/:id/members": ({ body }) => {
      order = (body as { order: number[] }).order;
      return { data: {} };
    },
  });
  const up = await screen.findByRole("button", { name: "Move Dr Cole up" });
  await user.click(up);
  await waitFor(() => expect(screen.getByText("Dr Cole is now number 2 of 3.")).toBeInTheDocument());
  await waitFor(() =>
    expect(
      within(screen.getByRole("list", { name: /Members/ }))
        .getAllByRole("link")
        .map((one) => one.textContent),
    ).toEqual(["Dr Ames", "Dr Cole", "Dr Bell"]),
  );
  await waitFor(() => expect(screen.getByRole("button", { name: "Move Dr Cole up" })).toHaveFocus());
  expect(api.calls("PUT /doctor_groups/:id/members").map(({ body }) => body)).toEqual([
    { add: [], remove: [], order: [1, 3, 2] },
  ]);
  await user.click(screen.getByRole("button", { name: "Move Dr Ames up" }));
  expect(api.calls("PUT /doctor_groups/:id/members")).toHaveLength(1);
});

test("after a doctor is taken out of a group the focus is on the next one, and on the list after the last", async () => {
  const user = userEvent.setup();
  let ids = [1, 2];
  await renderScreen(`${BASE}/groups?edit=9`, {
    "GET /doctor_groups": () => ({
      data: [{ id: 9, name: "Hearts", colour: "red", description: null, doctors: 2, lock_version: 0 }],
    }),
    "GET /doctor_groups/:id/members": () => ({
      data: ids.map((id) => ({ id, name: `Dr ${id}`, grade: null, status: "active" })),
    }),
    "PUT /doctor_groups/:id/members": ({ body }) => {
      ids = ids.filter((id) => !(body as { remove: number[] }).remove.includes(id));
      return { data: {} };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Remove Dr 1 from the group" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Move Dr 2 up" })).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Remove Dr 2 from the group" }));
  await waitFor(() => expect(screen.getByRole("list", { name: /Members/ })).toHaveFocus());
});

test("a doctor is found by name and put into the group by Enter; who is in it, or archived, is not offered", async () => {
  const user = userEvent.setup();
  const [hana, owen] = [aWireDoctor(), aWireDoctor({ id: 52, name: "Dr Owen Talgarth" })];
  const gone = aWireDoctor({ id: 53, name: "Dr Hana Gone", status: "archived" });
  const { api } = await renderScreen(`${BASE}/groups?edit=9`, {
    "GET /doctor_groups": () => ({
      data: [{ id: 9, name: "Hearts", colour: "red", description: null, doctors: 1, lock_version: 0 }],
    }),
    "GET /doctor_groups/:id/members": () => ({ data: [{ id: 52, name: owen.name, grade: null, status: "active" }] }),
    "GET /doctors": ({ query }) => ({
      data: query.get("q") === "hana" ? [hana, gone] : [owen],
      meta: { page: 1, per_page: 20, total: query.get("q") === "hana" ? 2 : 1 },
    }),
    "PUT /doctor_groups/:id/members": () => ({ data: {} }),
  });
  const field = await screen.findByRole("combobox", { name: "Find a doctor to add" });
  await user.type(field, "x");
  expect(await screen.findByText("No other doctor matches.")).toBeVisible();
  await user.clear(field);
  // Nobody is picked before the server has answered for what is typed.
  await user.type(field, "hana{Enter}");
  const found = within(await screen.findByRole("listbox", { name: "Find a doctor to add" }));
  expect(await found.findByRole("option", { name: /^Dr Hana Itokawa/ })).toBeVisible();
  expect(found.getAllByRole("option")).toHaveLength(1);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByText("Dr Hana Itokawa added.")).toBeInTheDocument());
  expect(api.calls("PUT /doctor_groups/:id/members").map(({ body }) => body)).toEqual([{ add: [51], remove: [] }]);
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();
});
