/** What is done with doctors and sent again, since its answer was lost, is the same change. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDoctorDetail, aWireDoctor } from "../../support/aWireCallout.ts";

const away = () => new Refusal(503, { errors: ["Please try again."], code: "unavailable" });
const DONE = () => ({ data: [{ id: 51, ok: true, error: null }] });
const listOf = (...data: object[]) => ({ data, meta: { page: 1, per_page: 25, total: data.length } });

async function open(path: string, answers: Answers, call: string) {
  const user = userEvent.setup();
  const { api } = await renderScreen(path, { ...answers, [call]: away });
  const keys = () => api.calls(call).map(({ headers }) => headers.get("idempotency-key"));
  return { user, api, keys };
}
const SAME = (keys: (string | null)[]) => [expect.stringMatching(/^[\d-]{10,}$/), keys[0]];

const UNDO = (ids: number[]) => ({ endpoint: "bulkDoctors", arg: { action: "restore", ids, key: expect.any(String) } });

test.each([
  ["Pause", "Pause 1 doctor", "Pause", { key: "doctors:actions.done", params: { count: 1 } }, undefined],
  [
    "Archive",
    "Archive 1 doctor?",
    "Archive",
    { key: "doctors:actions.archived", params: { doctor: "Dr Hana Itokawa" } },
    UNDO([51]),
  ],
  ["Invite", "Invite 1 doctor", "Send invitation", { key: "doctors:actions.sent", params: { count: 1 } }, undefined],
])("%s, also where it was done, so that the list has changed meanwhile", async (action, title, submit, text, undo) => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const who = { id: 51, name: "Dr Hana Itokawa", grade: null };
  const answers = {
    "GET /doctors": () => listOf(aWireDoctor()),
    "POST /doctors/invite_preview": () => ({ data: { will_send: [who], skipped: [], email: null } }),
  };
  const { user, api, keys } = await open("/doctors?status=active", answers, "POST /doctors/bulk");
  await user.click(await screen.findByRole("checkbox", { name: "Select Dr Hana Itokawa" }));
  await user.click(await screen.findByRole("button", { name: action }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  await dialog.findByRole("button", { name: submit });
  api.answers["GET /doctors"] = () => listOf();
  const skipped = [{ doctor: who, reason: "recent" }];
  api.answers["POST /doctors/invite_preview"] = () => ({ data: { will_send: [], skipped, email: null } });
  await user.click(dialog.getByRole("button", { name: submit }));
  await dialog.findByText(/service is not available/);
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: /Hana Itokawa/ })).not.toBeInTheDocument());
  api.answers["POST /doctors/bulk"] = DONE;
  await user.click(await screen.findByRole("button", { name: submit }));
  await waitFor(() => expect(said.mock.lastCall?.slice(1)).toEqual([text, undefined, undo]));
  expect(keys()).toEqual(SAME(keys()));
  expect(api.calls("POST /doctors/bulk").map(({ body }) => body)).toEqual([
    expect.objectContaining({ ids: [51] }),
    expect.objectContaining({ ids: [51] }),
  ]);
});

test("another choice is another change; an invitation that is refused is looked at anew", async () => {
  const who = { id: 51, name: "Dr Hana Itokawa", grade: null };
  const answers = {
    "GET /doctors": () => listOf(aWireDoctor()),
    "GET /doctor_groups": () => ({
      data: [1, 2].map((id) => ({ id, name: `Group ${id}`, doctors: 0, lock_version: 0 })),
    }),
    "POST /doctors/invite_preview": () => ({ data: { will_send: [who], skipped: [], email: null } }),
  };
  const { user, api, keys } = await open("/doctors", answers, "POST /doctors/bulk");
  await user.click(await screen.findByRole("checkbox", { name: "Select Dr Hana Itokawa" }));
  await user.click(await screen.findByRole("button", { name: "Add to group" }));
  const dialog = within(await screen.findByRole("dialog"));
  for (const group of ["Group 1", "Group 2"]) {
    await dialog.findByRole("option", { name: group });
    await user.selectOptions(dialog.getByRole("combobox"), group);
    await user.click(dialog.getByRole("button", { name: "Add to group" }));
    await dialog.findByText(/service is not available/);
    await waitFor(() => expect(dialog.getByRole("button", { name: "Add to group" })).toBeVisible());
  }
  expect(new Set(keys()).size).toBe(2);
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  const send = await screen.findByRole("button", { name: "Send invitation" });
  const skipped = [{ doctor: who, reason: "recent" }];
  api.answers["POST /doctors/invite_preview"] = () => ({ data: { will_send: [], skipped, email: null } });
  api.answers["POST /doctors/bulk"] = () => new Refusal(409, { errors: ["No."], code: "invalid_transition" });
  await user.click(send);
  await waitFor(() => expect(send).not.toBeInTheDocument());
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Clear selection" }));
});

test("restoring; what is restored later once more is another change", async () => {
  const answers = { "GET /doctors": () => listOf(aWireDoctor({ status: "archived" })) };
  const { user, api, keys } = await open("/doctors?status=archived", answers, "POST /doctors/bulk");
  for (const count of [1, 2, 3]) {
    if (count !== 2) await user.click(await screen.findByRole("checkbox", { name: "Select Dr Hana Itokawa" }));
    const restore = await screen.findByRole("button", { name: "Restore" });
    await waitFor(() => expect(restore).toHaveAttribute("aria-disabled", "false"));
    await user.click(restore);
    await waitFor(() => expect(keys()).toHaveLength(count));
    api.answers["POST /doctors/bulk"] = DONE;
    if (count > 1) await waitFor(() => expect(restore).not.toBeInTheDocument());
  }
  const [first, again, later] = keys();
  expect([first, again]).toEqual(SAME(keys()));
  expect(later).not.toBe(first);
});

test("merging", async () => {
  const other = aWireDoctor({ id: 52, name: "Dr H. Itokawa", email: "h.itokawa@example.test" });
  const brief = ({ id, name, email }: typeof other) => ({ id, name, grade: null, email, lock_version: 1 });
  const counts = { callouts: 0, shared: 0, bookings: 0, leave: 0, emails: 0 };
  const plan = { ...counts, groups: [], surgeons: [], sites: [], fields: [], clashes: [] };
  const answers = {
    "GET /doctors/:id": () => ({ data: aDoctorDetail() }),
    "GET /doctors": () => listOf(aWireDoctor(), other),
    "POST /doctors/:id/merge_preview": () => ({ data: { ...plan, from: brief(other), into: brief(aWireDoctor()) } }),
  };
  const { user, keys } = await open("/doctors/51", answers, "POST /doctors/:id/merge");
  await user.click(await screen.findByRole("button", { name: "Merge duplicate…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Merge a duplicate of Dr Hana Itokawa" }));
  await user.click(await screen.findByRole("option", { name: /^Dr H\. Itokawa/ }));
  for (const count of [1, 2]) {
    await user.click(await dialog.findByRole("button", { name: "Merge" }));
    await waitFor(() => expect(keys()).toHaveLength(count));
    await dialog.findByText(/service is not available/);
  }
  expect(keys()).toEqual(SAME(keys()));
});
