/** The list of doctors: what a row says, and what is asked of the server. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aWireDoctor } from "../../support/aWireCallout.ts";

const page = (...data: ReturnType<typeof aWireDoctor>[]) => ({
  data,
  meta: { page: 1, per_page: 25, total: data.length },
});

test("a row says who, what, in which groups, and whether mail arrives", async () => {
  await renderScreen("/doctors", { "GET /doctors": () => page(aWireDoctor({ email_state: "bounced" })) });
  const row = within((await screen.findByText("Dr Hana Itokawa")).closest("tr") as HTMLElement);
  for (const words of ["Consultant", "Partners", "Bouncing", "Never"]) expect(row.getByText(words)).toBeVisible();
});

test("what was long ago has its year: the last response, the invitation, the confirmed details", async () => {
  await renderScreen("/doctors", {
    "GET /doctors": () =>
      page(
        aWireDoctor({ last_response_at: "2019-03-04T10:00:00Z", invited_at: "2018-05-06T10:00:00Z" }),
        aWireDoctor({ id: 52, name: "Dr Owen Talgarth", confirmed_at: "2017-07-08T10:00:00Z" }),
      ),
  });
  const row = async (name: string) => (await screen.findByText(name)).closest("tr") as HTMLElement;
  expect(await row("Dr Hana Itokawa")).toHaveTextContent(/4 Mar 2019, \d\d:00/);
  expect(await row("Dr Hana Itokawa")).toHaveTextContent("Invited 6 May 2018");
  expect(await row("Dr Owen Talgarth")).toHaveTextContent("Confirmed 8 Jul 2017");
});

test("where there are no doctors yet, a sample file stands beside the import", async () => {
  await renderScreen("/doctors", { "GET /doctors": () => page() });
  expect(await screen.findByRole("link", { name: "Sample CSV" })).toHaveAttribute("download");
});

test("group and status live in the address and are asked of the server", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors", {
    "GET /doctors": ({ query }) =>
      page(aWireDoctor({ name: query.get("status") === "paused" ? "Dr Noor Bahranel" : "Dr Hana Itokawa" })),
    "GET /doctor_groups": () => ({ data: [{ id: 9, name: "Partners", doctors: 11 }] }),
  });
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Group" }),
    await screen.findByRole("option", { name: "Partners" }),
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Paused");
  expect(await screen.findByText("/doctors?group=9&status=paused")).toHaveAccessibleName("address");
  expect(await screen.findByRole("link", { name: "Dr Noor Bahranel" })).toBeVisible();
  const asked = api.calls("GET /doctors").map(({ query }) => query.toString());
  expect(asked).toContain("group_id=9&status=paused&per_page=15");
});

test("how many are active, paused and archived is said above the list and in the filter", async () => {
  await renderScreen("/doctors", {
    "GET /doctors": () => {
      const { data, meta } = page(aWireDoctor());
      return { data, meta: { ...meta, counts: { active: 46, paused: 1, archived: 3, bouncing: 0 } } };
    },
  });
  expect(await screen.findByText(/46 active, 1 paused\./)).toBeVisible();
  const options = within(screen.getByRole("combobox", { name: "Status" })).getAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual([
    "Active and paused",
    "Active (46)",
    "Paused (1)",
    "Archived (3)",
  ]);
});

test("a row's menu offers what goes with the doctor, asks before mails and pauses, and gives the focus back", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors", {
    "GET /doctors": () =>
      page(
        aWireDoctor({ invited_at: "2026-11-01T08:00:00Z" }),
        aWireDoctor({ id: 52, name: "Dr Owen Talgarth", status: "paused" }),
        aWireDoctor({ id: 53, name: "Dr Noor Bahranel", status: "archived" }),
        aWireDoctor({
          id: 54,
          name: "Dr O. Talgarth",
          status: "archived",
          merged_into: { id: 52, name: "Dr Owen Talgarth", grade: null },
        }),
      ),
    "POST /doctors/invite_preview": () => ({
      data: { will_send: [{ id: 51, name: "Dr Hana Itokawa", grade: null }], skipped: [], email: null },
    }),
    "POST /doctors/bulk": ({ body }) => ({
      data: [{ id: 51, ok: (body as { action: string }).action === "invite", error: null, reason: "archived" }],
    }),
    "POST /doctors/:id/archive": () => ({ data: aWireDoctor({ status: "archived" }) }),
    "POST /doctors/:id/unpause": () => ({ data: aWireDoctor() }),
  });
  const opened = async (name: string) => {
    // Pressed without getting the focus, as in some browsers.
    const button = await screen.findByRole("button", { name: `Actions for ${name}` });
    act(() => button.click());
    return (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
  };
  const choose = (item: string) => user.click(screen.getByRole("menuitem", { name: item }));
  for (const [name, items] of [
    ["Dr Hana Itokawa", ["Open", "Edit", "Invite again", "Pause", "Archive"]],
    ["Dr Owen Talgarth", ["Open", "Edit", "Invite", "End pause", "Archive"]],
    ["Dr Noor Bahranel", ["Open", "Edit", "Restore"]],
    ["Dr O. Talgarth", ["Open", "Edit"]],
  ] as const) {
    expect([name, await opened(name)]).toEqual([name, items]);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: `Actions for ${name}` })).toHaveFocus();
  }
  await opened("Dr Hana Itokawa");
  await choose("Invite again");
  await user.click(await screen.findByRole("button", { name: "Send invitation" }));
  await waitFor(() => expect(api.calls("POST /doctors/bulk")[0]?.body).toEqual({ action: "invite", ids: [51] }));
  await opened("Dr Hana Itokawa");
  await choose("Pause");
  const dialog = within(await screen.findByRole("dialog", { name: "Pause 1 doctor" }));
  await user.click(dialog.getByRole("button", { name: "Pause" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("POST /doctors/bulk")[1]?.body).toEqual({ action: "pause", ids: [51], until: null });
  expect(screen.getByRole("button", { name: "Actions for Dr Hana Itokawa" })).toHaveFocus();
  await opened("Dr Owen Talgarth");
  await choose("End pause");
  await waitFor(() => expect(api.calls("POST /doctors/:id/unpause")[0]?.path).toBe("/doctors/52/unpause"));
  await opened("Dr Hana Itokawa");
  await choose("Archive");
  await waitFor(() => expect(said).toHaveBeenCalledTimes(4));
  expect(said.mock.calls.map(([tone, text]) => [tone, text.key])).toEqual([
    ["success", "doctors:actions.sent"],
    ["error", "doctors:actions.notDone"],
    ["success", "doctors:page.done"],
    ["success", "doctors:actions.archived"],
  ]);
  expect(said.mock.calls[1]?.[1].params).toEqual({ names: "Dr Hana Itokawa (archived)" });
  expect(said.mock.calls.at(-1)?.[3]).toEqual({
    endpoint: "bulkDoctors",
    arg: { action: "restore", ids: [51], key: expect.any(String) },
  });
  await opened("Dr Hana Itokawa");
  await choose("Open");
  expect(screen.getByRole("status", { name: "address" })).toHaveTextContent("/doctors/51");
});

test("a row is lean: a page of them stays light to scroll (docs/performance.md P9)", async () => {
  const groups = [
    { id: 9, name: "Partners" },
    { id: 10, name: "Cardiac" },
  ];
  await renderScreen("/doctors", { "GET /doctors": () => page(aWireDoctor({ groups, asked: 4, answered: 3 })) });
  const row = (await screen.findByText("Dr Hana Itokawa")).closest("tr");
  expect((row?.querySelectorAll("*").length ?? 99) + 1).toBeLessThanOrEqual(30);
});

test("a search without a match says what was asked, and offers the way out", async () => {
  const user = userEvent.setup();
  await renderScreen("/doctors?q=nobody&role=anaesthetist&only=never", { "GET /doctors": () => page() });
  expect((await screen.findByText("nobody")).parentElement).toHaveTextContent(
    "nobody · Anaesthetist · Never responded",
  );
  await user.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(await screen.findByRole("heading", { name: "No doctors yet" })).toBeVisible();
});

const two = () => page(aWireDoctor(), aWireDoctor({ id: 52, name: "Dr Owen Talgarth", email: "owen@example.test" }));

test("chosen doctors join a group, and what was not possible is said by name", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors", {
    "GET /doctors": two,
    "GET /doctor_groups": () => ({ data: [{ id: 9, name: "Partners", doctors: 11 }] }),
    "POST /doctors/bulk": () => ({
      data: [
        { id: 51, ok: true, error: null },
        { id: 52, ok: false, error: "This doctor is archived.", reason: "archived" },
      ],
    }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select all doctors shown" }));
  expect(await screen.findByText("2 doctors selected")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Add to group" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add 2 doctors to a group" }));
  await user.click(dialog.getByRole("button", { name: "Add to group" }));
  expect(dialog.getByRole("combobox", { name: "Group" })).toHaveAccessibleDescription("Please choose one.");
  await user.selectOptions(
    dialog.getByRole("combobox", { name: "Group" }),
    await dialog.findByRole("option", { name: "Partners" }),
  );
  await user.click(dialog.getByRole("button", { name: "Add to group" }));
  expect(await screen.findByText("Not possible for: Dr Owen Talgarth (archived)")).toBeVisible();
  expect(api.calls("POST /doctors/bulk")[0]?.body).toEqual({ action: "add_to_group", ids: [51, 52], group_id: 9 });
  await user.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(screen.getByRole("checkbox", { name: /^Select all/ })).toHaveFocus();
});

test("who is booked is not archived, and that is the reason given", async () => {
  const user = userEvent.setup();
  await renderScreen("/doctors", {
    "GET /doctors": two,
    "POST /doctors/bulk": () => ({ data: [{ id: 52, ok: false, error: "x", reason: "booked" }] }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Dr Owen Talgarth" }));
  await user.click(await screen.findByRole("button", { name: "Archive" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Archive 1 doctor?" }));
  await user.click(dialog.getByRole("button", { name: "Archive" }));
  expect(await screen.findByText("Not possible for: Dr Owen Talgarth (booked for an upcoming list)")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear selection" }));
});

test("before doctors of all sites are added to one, it is said that they will be limited to it", async () => {
  const user = userEvent.setup();
  const site = { id: 2, short_name: "Saltmarsh", credentialed_until: null };
  const some = page(
    aWireDoctor({ sites: [] }),
    aWireDoctor({ id: 52, name: "Dr Owen Talgarth", sites: [site] }),
    aWireDoctor({ id: 53, name: "Dr Lena Voss", sites: [] }),
  );
  await renderScreen("/doctors", { "GET /doctors": () => some, "GET /sites": () => ({ data: [] }) });
  await user.click(await screen.findByRole("checkbox", { name: "Select all doctors shown" }));
  await user.click(screen.getByRole("button", { name: "Add to site" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add 3 doctors to a site" }));
  expect(dialog.getByText("2 doctors work at all sites now and will be limited to this one.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: /Back|Cancel/ }));
  await user.click(await screen.findByRole("button", { name: "Clear selection" }));
});

test("archiving chosen doctors can be taken back, but for those whom a colleague has archived meanwhile", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors", {
    "GET /doctors": two,
    "POST /doctors/bulk": () => ({ data: [51, 52].map((id) => ({ id, ok: true, error: null, unchanged: id === 51 })) }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select all doctors shown" }));
  await user.click(await screen.findByRole("button", { name: "Archive" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Archive 2 doctors?" }));
  await user.click(dialog.getByRole("button", { name: "Archive" }));
  await waitFor(() => expect(api.calls("POST /doctors/bulk")[0]?.body).toEqual({ action: "archive", ids: [51, 52] }));
  await waitFor(() => expect(screen.queryByText("2 doctors selected")).not.toBeInTheDocument());
  const text = { key: "doctors:actions.archived", params: { doctor: "Dr Owen Talgarth" } };
  const undo = { endpoint: "bulkDoctors", arg: { action: "restore", ids: [52], key: expect.any(String) } };
  expect(said).toHaveBeenCalledWith("success", text, undefined, undo);
});

test("an invitation goes out only after its text and its readers were seen", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors", {
    "GET /doctors": two,
    "POST /doctors/invite_preview": () => ({
      data: {
        will_send: [{ id: 51, name: "Dr Hana Itokawa", grade: null }],
        skipped: [{ doctor: { id: 52, name: "Dr Owen Talgarth", grade: null }, reason: "paused" }],
        email: { from_name: "Harbour", subject: "Callouts from Harbour", text: "Dear Dr Itokawa" },
      },
    }),
    "POST /doctors/bulk": () => ({ data: [{ id: 51, ok: true, error: null }] }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select all doctors shown" }));
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite 2 doctors" }));
  for (const words of ["1 doctor will get this email", "1 doctor will not", "paused", "Dear Dr Itokawa"])
    expect(await dialog.findByText(words)).toBeVisible();
  expect(api.calls("POST /doctors/bulk")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  await waitFor(() => expect(api.calls("POST /doctors/bulk")[0]?.body).toEqual({ action: "invite", ids: [51] }));
});

test("where contact details are missing, the invitation leads to them", async () => {
  const user = userEvent.setup();
  await renderScreen("/doctors", {
    "GET /doctors": () => page(aWireDoctor()),
    "POST /doctors/invite_preview": () => new Refusal(422, { errors: [], code: "contact_details_missing" }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Dr Hana Itokawa" }));
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  await user.click(await screen.findByRole("link", { name: /contact details of your practice/ }));
  expect(await screen.findByRole("status", { name: "address" })).toHaveTextContent(/^\/practice-management$/);
});

test("addresses that bounce are said above the list; columns sort through the address", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors", {
    "GET /doctors": () => {
      const { data, meta } = two();
      return { data, meta: { ...meta, counts: { active: 2, paused: 0, archived: 0, bouncing: 2 } } };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Last response" }));
  await waitFor(() => expect(api.calls("GET /doctors").at(-1)?.query.get("sort")).toBe("last_response"));
  await user.click(await screen.findByRole("button", { name: "Last response" }));
  await waitFor(() => expect(api.calls("GET /doctors").at(-1)?.query.get("sort")).toBe("-last_response"));
  expect(screen.getByText("The email of 2 doctors is bouncing.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show them" }));
  await waitFor(() => expect(api.calls("GET /doctors").at(-1)?.query.get("bouncing")).toBe("true"));
  await waitFor(() => expect(screen.queryByText("The email of 2 doctors is bouncing.")).not.toBeInTheDocument());
});
