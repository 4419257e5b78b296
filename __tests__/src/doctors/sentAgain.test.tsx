/** What is done with doctors and sent again, since its answer was lost, is the same change. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
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

test.each([
  ["Pause", "Pause 1 doctor", "Pause"],
  ["Archive", "Archive 1 doctor?", "Archive"],
  ["Invite", "Invite 1 doctor", "Send invitation"],
])("%s", async (action, title, submit) => {
  const invited = { will_send: [{ id: 51, name: "Dr Hana Itokawa", grade: null }], skipped: [], email: null };
  const answers = {
    "GET /doctors": () => listOf(aWireDoctor()),
    "POST /doctors/invite_preview": () => ({ data: invited }),
  };
  const { user, keys } = await open("/doctors", answers, "POST /doctors/bulk");
  await user.click(await screen.findByRole("checkbox", { name: "Select Dr Hana Itokawa" }));
  await user.click(await screen.findByRole("button", { name: action }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  for (const count of [1, 2]) {
    await user.click(await dialog.findByRole("button", { name: submit }));
    await waitFor(() => expect(keys()).toHaveLength(count));
    await dialog.findByText(/not available right now/);
  }
  expect(keys()).toEqual(SAME(keys()));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
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
    await dialog.findByText(/not available right now/);
  }
  expect(keys()).toEqual(SAME(keys()));
});
